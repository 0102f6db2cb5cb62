//! The time for a decision.

use crate::house::{House, key};
use crate::play::procedure::outcome::Remedy;
use crate::play::procedure::verdict::Verdict;

/// Judges a decision that took that many seconds. It only leads to a warning, because no house names a penalty (PIG-54).
#[must_use]
pub fn clock(house: &House, seconds: u32) -> Verdict {
    let Some(limit) = house.count(key::CLOCK) else {
        return Verdict::ask(house, "how long you get to decide");
    };
    let most = limit.value;
    match i64::from(seconds) > most {
        true => Verdict::by(
            limit.rule,
            Remedy::Warned,
            format!(
                "{seconds} seconds is over the {most} you get for a decision, but the rules don't set a penalty"
            ),
        ),
        false => Verdict::by(
            limit.rule,
            Remedy::Granted,
            format!("{seconds} of {most} seconds: there's still time"),
        ),
    }
}
