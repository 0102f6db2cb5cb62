//! Whether everybody antes the same, and whether antes are matched like bets.

use crate::games::{Course, Step};
use crate::play::setup::Place;

/// True if everybody antes the same.
fn antes_alike(places: &[Place]) -> bool {
    let mut dealt = places.iter().filter(|place| place.dealt).map(|place| place.ante);
    dealt.next().is_none_or(|ante| dealt.all(|other| other == ante))
}

/// True if somebody can't pay the full ante.
fn has_short_ante(places: &[Place]) -> bool {
    let mut dealt = places.iter().filter(|place| place.dealt);
    dealt.any(|place| place.stack.is_some_and(|stack| stack < place.ante))
}

/// True if antes are matched like bets: everybody antes the same and somebody is short, so that player wins from each no more
/// than they put in.
#[must_use]
pub(crate) fn matches_antes(course: &Course, places: &[Place]) -> bool {
    !course.steps().contains(&Step::Drop) && antes_alike(places) && has_short_ante(places)
}

/// True if it makes no difference whether antes are matched, because everybody put in the same.
#[must_use]
pub(crate) fn antes_are_level(places: &[Place]) -> bool {
    antes_alike(places) && !has_short_ante(places)
}
