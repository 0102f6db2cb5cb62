//! Turning chips in.

use crate::bank::desk::{BankError, Session};
use crate::bank::seating::after_leaving;
use crate::domain::ids::PlayerId;
use crate::domain::journal::Fact;
use crate::domain::journal::fact::CashedOut;
use crate::domain::money::Money;
use crate::domain::night::{cash_out, leaving};
use crate::domain::refusal::{Notice, Refusal};

/// Pays one player for all his chips, or for `amount` of them where the house lets chips leave the table.
pub fn one(
    session: &mut Session<'_, '_>,
    player: PlayerId,
    amount: Option<Money>,
) -> Result<(CashedOut, Vec<Notice>), BankError> {
    let tonight = session.tonight()?;
    let mut notices = cash_out::check(&tonight, player, amount)?;
    let (cashed, said) = cash_out::cash_out(&tonight, player, amount)?;
    notices.extend(said);
    let now = session.journal().stamp().at;
    notices.extend(leaving::early_notices(&tonight, player, now));
    session.record(&Fact::CashedOut(cashed.clone()))?;
    if cashed.stack == tonight.evening.chips(player) && !tonight.plays_in_tournament(player) {
        session.record(&Fact::Left { night: cashed.night, player })?;
        notices.extend(after_leaving(session)?);
    }
    Ok((cashed, notices))
}

/// Pays everybody, in the house's order.
pub fn everybody(session: &mut Session<'_, '_>) -> Result<(Vec<CashedOut>, Vec<Notice>), BankError> {
    let tonight = session.tonight()?;
    let order = cash_out::order(&tonight.evening);
    for player in &order {
        cash_out::check(&tonight, *player, None)?;
    }
    if order.is_empty() {
        return Err(Refusal::new("no-chips", "nobody has chips to turn in").hint("close").into());
    }
    in_order(session, &order)
}

/// Pays these players in this order.
pub fn in_order(
    session: &mut Session<'_, '_>,
    order: &[PlayerId],
) -> Result<(Vec<CashedOut>, Vec<Notice>), BankError> {
    let mut all = Vec::new();
    let mut notices = Vec::new();
    for player in order {
        let (cashed, said) = cash_out::cash_out(&session.tonight()?, *player, None)?;
        session.record(&Fact::CashedOut(cashed.clone()))?;
        if !session.tonight()?.plays_in_tournament(*player) {
            session.record(&Fact::Left { night: cashed.night, player: cashed.player })?;
        }
        all.push(cashed);
        notices.extend(said);
    }
    Ok((all, notices))
}
