//! The size of a cut: how many cards each part must have.

use crate::domain::house::{House, key};
use crate::domain::play::procedure::outcome::Outcome;
use crate::domain::play::procedure::verdict::{Verdict, Which, cited};

/// Judges a cut that took `taken` cards off a deck of `deck` (CAU-009, DAV-35).
#[must_use]
pub fn cut(house: &House, taken: u32, deck: u32) -> Verdict {
    let left = deck.saturating_sub(taken);
    let least = house.count(key::CUT_MIN);
    let most = house.count(key::CUT_MAX);
    if taken == 0 || left == 0 {
        return Verdict::by(None, Outcome::Warned, format!("{taken} of {deck} cards is no cut"));
    }
    let Some(least) = least else {
        return Verdict::ask(house, "how many cards a cut takes");
    };
    let low = i64::from(taken.min(left)) < least.value;
    let high = most.as_ref().is_some_and(|most| i64::from(taken) > most.value);
    let parts = format!("{taken} cards and {left}");
    let span = match &most {
        Some(most) => format!("{} to {} are taken off", least.value, most.value),
        None => format!("each part has at least {}", least.value),
    };
    let rule = cited(house, if high { key::CUT_MAX } else { key::CUT_MIN }, Which::First);
    match low || high {
        true => Verdict::by(rule, Outcome::Warned, format!("{parts}: cut again, {span}")),
        false => Verdict::by(rule, Outcome::Granted, format!("{parts}: a good cut, for {span}")),
    }
}
