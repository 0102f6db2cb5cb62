//! What events change about the fund: every movement of its chips and its cash, and who has paid for a place.

use crate::accounts::{Asset, Entry, Party};
use crate::ids::{NightId, PlayerId};
use crate::journal::FundFact;
use crate::refusal::{MoneyLaw, Refusal};
use crate::store::projector::Obstacle;
use engine::money::Money;
use rusqlite::{Connection, params};

/// Stores what an entry moves of the fund, and why, according to its fact.
pub(crate) fn post(
    connection: &Connection,
    (seq, night): (u64, Option<NightId>),
    fact: Option<&FundFact>,
    entry: &Entry,
) -> Result<(), Obstacle> {
    let moved = |asset| {
        let lines = entry.postings().iter().filter(|line| (line.party, line.asset) == (Party::Fund, asset));
        Money::sum(lines.map(|line| line.amount))
    };
    let (chips, cash) = (moved(Asset::Chips)?, moved(Asset::Cash)?);
    if chips.is_zero() && cash.is_zero() {
        return Ok(());
    }
    let (player, why, open) = match fact {
        Some(FundFact::FundPaid(paid)) => (Some(paid.player), paid.why.word(), paid.is_open()),
        Some(FundFact::FundSpent(spent)) => (Some(spent.player), "spent", false),
        Some(FundFact::FundCashedOut(_)) => (None, "cashed-out", false),
        None => (None, "other", false),
    };
    connection
        .prepare_cached(
            "INSERT INTO fund (seq, night, player, why, open, chips, cash) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
        )?
        .execute(params![
            seq,
            night.map(|night| night.to_string()).unwrap_or_default(),
            player.map(|player| player.to_string()),
            why,
            open,
            chips.minor(),
            cash.minor()
        ])?;
    check_tin(connection, cash)
}

/// A player who comes back pays for a place again.
pub(crate) fn left(connection: &Connection, night: NightId, player: PlayerId) -> Result<(), Obstacle> {
    connection
        .prepare_cached("UPDATE fund SET open = 0 WHERE night = ?1 AND player = ?2 AND why = 'joined'")?
        .execute([night.to_string(), player.to_string()])?;
    Ok(())
}

/// Nobody gets cash from the fund that it doesn't have; it's kept over all nights, so no single night's account shows it.
fn check_tin(connection: &Connection, moved: Money) -> Result<(), Obstacle> {
    if !moved.is_negative() {
        return Ok(());
    }
    let left: i64 =
        connection.prepare_cached("SELECT sum(cash) FROM fund")?.query_row([], |row| row.get(0))?;
    if left < 0 {
        return Err(Refusal::new(MoneyLaw::FundBelowZero).into());
    }
    Ok(())
}
