//! What events change about a night: who sits, deals, counts, and what lies in the middle.

use crate::accounts::{Asset, Entry};
use crate::chips::ChipCount;
use crate::ids::{NightId, PlayerId};
use crate::journal::fact::{BoughtIn, ColdHands, Fact, HandPlayed, NightOpened};
use crate::journal::{NightAmended, recipe};
use crate::store::failure::StoreError;
use crate::store::projector::{Obstacle, people};
use crate::time::Instant;
use engine::money::Money;
use engine::refusal::Refusal;
use rusqlite::{Connection, OptionalExtension, params};
use std::collections::BTreeSet;

/// Who was found to have a place in the list of which night: nothing takes a place away again.
pub(crate) type Sat = BTreeSet<(NightId, PlayerId)>;

/// Applies what a fact does to its night; other facts change nothing.
pub(crate) fn apply(
    connection: &Connection,
    sat: &mut Sat,
    seq: u64,
    fact: &Fact,
    at: Instant,
) -> Result<(), Obstacle> {
    match fact {
        Fact::NightOpened(opened) => open(connection, opened)?,
        Fact::NightAmended(NightAmended { night, stakes: Some(stakes), .. }) => {
            set(connection, *night, "stakes", stakes)?;
        }
        Fact::BankerChanged { night, banker, .. } => {
            people::check_known(connection, *banker)?;
            set(connection, *night, "banker", banker.to_string())?;
        }
        Fact::Dealt { night, dealer, dead, table } => deal(connection, *night, *dealer, *dead, *table)?,
        Fact::HandPlayed(hand) if hand.tournament.is_none() && hand.keeps_the_deal() => {
            keep_deal(connection, hand)?;
        }
        Fact::FirstDealt(first) if first.tournament.is_none() => {
            deal(connection, first.night, first.dealer, false, None)?
        }
        Fact::Left { night, player } => {
            sit(connection, sat, seq, *night, *player)?;
            sitting(connection, *night, *player, "left_at", at.0)?;
            let deals: i64 = connection
                .prepare_cached("SELECT count(*) FROM deal WHERE night = ?1")?
                .query_row([night.to_string()], |row| row.get(0))?;
            sitting(connection, *night, *player, "left_deals", deals)?;
        }
        Fact::BoughtIn(bought) => buy_in(connection, sat, seq, bought, fact)?,
        Fact::Swapped { night, .. } => move_colours(connection, *night, fact)?,
        // Chips of a tournament are counted, but turned in by nobody.
        Fact::Counted(counted) if counted.tournament.is_none() => {
            sit(connection, sat, seq, counted.night, counted.player)?;
            sitting(connection, counted.night, counted.player, "counted", counted.found.minor())?;
            sitting(connection, counted.night, counted.player, "chips", colours(counted.chips.as_ref())?)?;
        }
        Fact::Warned { night, player } => {
            people::check_known(connection, *player)?;
            let add = "UPDATE night SET warned = trim(coalesce(warned, '') || ' ' || ?2) WHERE id = ?1";
            connection.execute(add, params![night.to_string(), player.to_string()])?;
        }
        Fact::Exempted { player, .. } => people::check_known(connection, *player)?,
        Fact::Fined { night, amount, .. } => {
            let add = "UPDATE night SET fines = fines + ?2 WHERE id = ?1";
            connection.execute(add, params![night.to_string(), amount.minor()])?;
        }
        Fact::ColdCommitted { night, seed, .. } => set(connection, *night, "seed", seed.clone())?,
        Fact::SeedCommitted(drawn) => set(connection, drawn.night, "seed", drawn.seed.clone())?,
        Fact::ColdHands(cold) => cold_hands(connection, cold)?,
        Fact::CashedOut(cashed) => {
            sit(connection, sat, seq, cashed.night, cashed.player)?;
            paid(connection, cashed.night, cashed.player, cashed.cash)?;
            move_colours(connection, cashed.night, fact)?;
        }
        Fact::ClaimPaid { night, player, amount } => paid(connection, *night, *player, *amount)?,
        Fact::NightClosed { night, .. } => set(connection, *night, "closed", at.0)?,
        _ => {}
    }
    Ok(())
}

/// Refuses a night that is not open.
pub(crate) fn check_open(connection: &Connection, night: NightId) -> Result<(), Obstacle> {
    match closed_at(connection, night)? {
        Some(None) => Ok(()),
        Some(Some(_)) => Err(Refusal::new("night-closed", "its night is closed").into()),
        None => Err(Refusal::new("no-night", "its night was never opened").into()),
    }
}

/// Why the bank pays and takes nothing between the nights.
pub(crate) fn no_drawer() -> Refusal {
    Refusal::new("no-night", "the bank has a drawer only while a night is open; between the nights name the player who took the cash")
        .hint("open")
}

/// Refuses a night that is still open, or never was.
pub(crate) fn check_closed(connection: &Connection, night: NightId) -> Result<(), Obstacle> {
    match closed_at(connection, night)? {
        Some(Some(_)) => Ok(()),
        Some(None) => Err(Refusal::new("night-open", "its night is still open").into()),
        None => Err(Refusal::new("no-night", "its night was never opened").into()),
    }
}

/// Refuses a second open night of one book; at the same hour a night may have been open in another.
fn check_none_open(connection: &Connection, kept_in: Option<&str>) -> Result<(), Obstacle> {
    let mut statement =
        connection.prepare_cached("SELECT number FROM night WHERE closed IS NULL AND kept_in IS ?1")?;
    match statement.query_row([kept_in], |row| row.get::<_, u32>(0)).optional()? {
        None => Ok(()),
        Some(number) => Err(still_open(number).into()),
    }
}

/// Refuses a book that has two open nights at its end, whichever book they were kept in.
pub(crate) fn check_one_open(connection: &Connection) -> Result<(), StoreError> {
    let mut statement = connection.prepare_cached(
        "SELECT number, (SELECT max(seq) FROM event WHERE event.night = night.id AND kind = 'night-opened')
         FROM night WHERE closed IS NULL ORDER BY 2",
    )?;
    let open = statement.query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?;
    let open = open.collect::<rusqlite::Result<Vec<(u32, Option<u64>)>>>()?;
    match open.as_slice() {
        [(number, _), (_, seq), ..] => {
            Err(StoreError::Inapplicable { seq: seq.unwrap_or_default(), refusal: still_open(*number) })
        }
        _ => Ok(()),
    }
}

fn still_open(number: u32) -> Refusal {
    Refusal::new("night-open", format!("night {number} would still be open"))
}

fn closed_at(connection: &Connection, night: NightId) -> Result<Option<Option<i64>>, Obstacle> {
    let mut statement = connection.prepare_cached("SELECT closed FROM night WHERE id = ?1")?;
    Ok(statement.query_row([night.to_string()], |row| row.get(0)).optional()?)
}

fn open(connection: &Connection, opened: &NightOpened) -> Result<(), Obstacle> {
    let kept_in = opened.kept_in.map(|book| book.to_string());
    check_none_open(connection, kept_in.as_deref())?;
    if let Some(banker) = opened.banker {
        people::check_known(connection, banker)?;
    }
    let night = opened.night.to_string();
    connection.execute(
        "INSERT INTO night (id, number, house, banker, stakes, opened, kept_in)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
        params![
            night,
            opened.number,
            opened.house,
            opened.banker.map(|banker| banker.to_string()),
            opened.stakes,
            opened.opened.0,
            kept_in
        ],
    )?;
    connection.execute(
        "INSERT INTO night_house (night, profile) VALUES (?1, ?2)",
        params![night, opened.profile],
    )?;
    Ok(())
}

fn buy_in(
    connection: &Connection,
    sat: &mut Sat,
    seq: u64,
    bought: &BoughtIn,
    fact: &Fact,
) -> Result<(), Obstacle> {
    sit(connection, sat, seq, bought.night, bought.player)?;
    let total = Money::sum(bought.parts.iter().map(|part| part.amount))?;
    connection
        .prepare_cached(
            "UPDATE sitting SET bought = bought + ?3, banked = banked + ?4,
             notice_at = CASE WHEN left_at IS NULL THEN notice_at END,
             notice_deals = CASE WHEN left_at IS NULL THEN notice_deals END, left_at = NULL
             WHERE night = ?1 AND player = ?2",
        )?
        .execute(params![
            bought.night.to_string(),
            bought.player.to_string(),
            total.minor(),
            if sold_by_bank(bought) { total.minor() } else { 0 }
        ])?;
    if let Some(seller) = bought.seller {
        sit(connection, sat, seq, bought.night, seller)?;
    } else if bought.chips.is_none() {
        set(connection, bought.night, "colours", 0)?;
    }
    move_colours(connection, bought.night, fact)
}

/// Somebody deals, at the table that is said, else where he is.
pub(crate) fn deal(
    connection: &Connection,
    night: NightId,
    dealer: PlayerId,
    dead: bool,
    table: Option<u32>,
) -> Result<(), Obstacle> {
    people::check_known(connection, dealer)?;
    connection.execute(
        "INSERT INTO deal (night, number, dealer, at_table, dead, after)
         SELECT ?1, 1 + count(*), ?2,
                coalesce(?4, (SELECT at_table FROM sitting WHERE night = ?1 AND player = ?2), 1), ?3,
                (SELECT hands FROM night WHERE id = ?1)
         FROM deal WHERE night = ?1",
        params![night.to_string(), dealer.to_string(), dead, table],
    )?;
    Ok(())
}

/// A hand that is dealt again leaves the deal where it was noted.
fn keep_deal(connection: &Connection, hand: &HandPlayed) -> Result<(), Obstacle> {
    let player = hand.seats.first().map(|seat| seat.player.to_string());
    connection
        .prepare_cached(
            "WITH here (at_table) AS (SELECT coalesce(
                 (SELECT at_table FROM sitting WHERE night = ?1 AND player = ?3), 1))
             UPDATE deal SET after = ?2
             WHERE night = ?1
               AND number = (SELECT max(number) FROM deal WHERE night = ?1
                             AND at_table = (SELECT at_table FROM here))
               AND after >= (SELECT coalesce(max(number), 0) FROM hand
                             WHERE night = ?1 AND number < ?2 AND staged = 0 AND voided IS NULL
                               AND at_table = (SELECT at_table FROM here))",
        )?
        .execute(params![hand.night.to_string(), hand.number, player])?;
    Ok(())
}

/// True if the bank sold chips; what is paid for something else, as for a tournament, comes without any.
fn sold_by_bank(bought: &BoughtIn) -> bool {
    bought.seller.is_none() && !bought.chips.as_ref().is_some_and(ChipCount::is_empty)
}

fn cold_hands(connection: &Connection, cold: &ColdHands) -> Result<(), Obstacle> {
    let tied = if cold.best.len() > 1 {
        Some(cold.best.iter().map(ToString::to_string).collect::<Vec<_>>().join(" "))
    } else {
        None
    };
    connection.execute(
        "UPDATE night SET cold = ?2, seed = NULL, fines = 0 WHERE id = ?1",
        params![cold.night.to_string(), tied],
    )?;
    Ok(())
}

fn move_colours(connection: &Connection, night: NightId, fact: &Fact) -> Result<(), Obstacle> {
    let mut add = connection.prepare_cached(
        "INSERT INTO colour_out (night, colour, count) VALUES (?1, ?2, ?3)
         ON CONFLICT (night, colour) DO UPDATE SET count = count + excluded.count",
    )?;
    for (_, colour, count) in recipe::colours_out(fact) {
        add.execute(params![night.to_string(), colour, count])?;
    }
    Ok(())
}

/// Gives everybody a place in the night's list whose chips an entry moves, however he came by them.
pub(crate) fn sit_with_chips(
    connection: &Connection,
    sat: &mut Sat,
    seq: u64,
    night: Option<NightId>,
    entry: &Entry,
) -> Result<(), Obstacle> {
    let Some(night) = night else { return Ok(()) };
    for posting in entry.postings().iter().filter(|posting| posting.asset == Asset::Chips) {
        if let Some(player) = posting.party.player() {
            sit(connection, sat, seq, night, player)?;
        }
    }
    Ok(())
}

/// Makes sure the player has a place in the night's list.
pub(crate) fn sit(
    connection: &Connection,
    sat: &mut Sat,
    seq: u64,
    night: NightId,
    player: PlayerId,
) -> Result<(), Obstacle> {
    if !sat.insert((night, player)) {
        return Ok(());
    }
    let key = (night.to_string(), player.to_string());
    let sits = connection
        .prepare_cached("SELECT 1 FROM sitting WHERE night = ?1 AND player = ?2")?
        .query_row(params![key.0, key.1], |_| Ok(()))
        .optional()?;
    if sits.is_some() {
        return Ok(());
    }
    people::check_known(connection, player)?;
    connection
        .prepare_cached("INSERT INTO sitting (night, player, position) VALUES (?1, ?2, ?3)")?
        .execute(params![night.to_string(), player.to_string(), seq])?;
    Ok(())
}

fn paid(connection: &Connection, night: NightId, player: PlayerId, cash: Money) -> Result<(), Obstacle> {
    connection
        .prepare_cached("UPDATE sitting SET paid = paid + ?3 WHERE night = ?1 AND player = ?2")?
        .execute(params![night.to_string(), player.to_string(), cash.minor()])?;
    Ok(())
}

fn sitting(
    connection: &Connection,
    night: NightId,
    player: PlayerId,
    column: &str,
    value: impl rusqlite::ToSql,
) -> Result<(), Obstacle> {
    connection
        .prepare_cached(&format!("UPDATE sitting SET {column} = ?3 WHERE night = ?1 AND player = ?2"))?
        .execute(params![night.to_string(), player.to_string(), value])?;
    Ok(())
}

fn set(
    connection: &Connection,
    night: NightId,
    column: &str,
    value: impl rusqlite::ToSql,
) -> Result<(), Obstacle> {
    connection
        .prepare_cached(&format!("UPDATE night SET {column} = ?2 WHERE id = ?1"))?
        .execute(params![night.to_string(), value])?;
    Ok(())
}

fn colours(chips: Option<&ChipCount>) -> Result<Option<String>, Obstacle> {
    chips
        .map(serde_json::to_string)
        .transpose()
        .map_err(|error| Obstacle::Store(StoreError::Failed(error.to_string())))
}
