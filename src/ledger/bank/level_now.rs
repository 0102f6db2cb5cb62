//! The level a tournament is at when something happens in it.

use crate::bank::desk::Session;
use crate::night::Tonight;
use crate::tournament::clock::Moment;
use crate::tournament::levels::{Blinds, Level};
use engine::money::Money;

/// The blinds played now, or at the time the request gives; none in a cash game.
#[must_use]
pub fn level_now(session: &Session<'_, '_>, table: &Tonight) -> Option<Blinds> {
    table.evening.purse.tournament()?;
    let now = Moment { wall: session.journal().stamp().at, tick: None, said: false };
    table.tournament()?.blinds(&now).ok().flatten()
}

/// The same for a hand that shows its big blind: the level that has this big blind, or else the one played now.
#[must_use]
pub fn level_of(session: &Session<'_, '_>, table: &Tonight, big: Option<Money>) -> Option<Blinds> {
    let now = level_now(session, table)?;
    let levels = table.tournament().map(|on| on.terms.levels.levels()).unwrap_or_default();
    let shown = levels.iter().filter_map(Level::blinds).find(|blinds| Some(blinds.big) == big);
    Some(if Some(now.big) == big { now } else { shown.unwrap_or(now) })
}
