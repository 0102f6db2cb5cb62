//! The size of a cut: how many cards each part must have.

use crate::house::{House, key};
use crate::play::procedure::outcome::Remedy;
use crate::play::procedure::verdict::{Verdict, Which, cited};

/// Judges a cut that took `taken` cards off a deck of `deck` (CAU-009, DAV-35).
#[must_use]
pub fn cut(house: &House, taken: u32, deck: u32) -> Verdict {
    let left = deck.saturating_sub(taken);
    let least = house.count(key::CUT_MIN);
    let most = house.count(key::CUT_MAX);
    if taken == 0 || left == 0 {
        return Verdict::by(None, Remedy::Warned, format!("{taken} of {deck} cards isn't a cut"));
    }
    if least.is_none() && most.is_none() {
        return Verdict::ask(house, "how many cards a cut takes");
    }
    let low = least.as_ref().is_some_and(|least| i64::from(taken.min(left)) < least.value);
    let high = most.as_ref().is_some_and(|most| i64::from(taken) > most.value);
    let parts = format!("a cut of {taken} and {left} cards");
    let span = match (&least, &most) {
        (Some(least), Some(most)) => format!("take off {} to {} cards", least.value, most.value),
        (Some(least), None) => format!("leave at least {} cards in each part", least.value),
        (None, most) => {
            format!("take off at most {} cards", most.as_ref().map_or(deck.into(), |most| most.value))
        }
    };
    let rule = cited(house, if high || least.is_none() { key::CUT_MAX } else { key::CUT_MIN }, Which::First);
    match low || high {
        true => Verdict::by(rule, Remedy::Warned, format!("{parts} isn't fair, so cut again: {span}")),
        false => Verdict::by(rule, Remedy::Granted, format!("{parts} is fine: {span}")),
    }
}
