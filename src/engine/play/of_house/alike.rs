//! Whether everybody antes the same, and whether antes are matched like bets.

use crate::games::{Course, Step};
use crate::play::setup::Place;

/// True if everybody antes for himself.
fn antes_alike(places: &[Place]) -> bool {
    let mut dealt = places.iter().filter(|place| place.dealt).map(|place| place.ante);
    dealt.next().is_none_or(|ante| dealt.all(|other| other == ante))
}

/// True if somebody has less than his ante.
fn has_short_ante(places: &[Place]) -> bool {
    let mut dealt = places.iter().filter(|place| place.dealt);
    dealt.any(|place| place.stack.is_some_and(|stack| stack < place.ante))
}

/// True if antes are matched like bets: everybody antes for himself and somebody cannot, so he wins from each no more than he
/// put in.
#[must_use]
pub(crate) fn matches_antes(course: &Course, places: &[Place]) -> bool {
    !course.steps().contains(&Step::Drop) && antes_alike(places) && has_short_ante(places)
}

/// True if it is all the same whether antes are matched: everybody put in as much.
#[must_use]
pub(crate) fn antes_are_level(places: &[Place]) -> bool {
    antes_alike(places) && !has_short_ante(places)
}
