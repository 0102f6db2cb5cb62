//! What to type next after a refusal, made from the typed line: the same line with the mistake fixed.
//!
//! An offered line can be read, and it never records more than the typed one would have.

mod typed;

mod another_file;
mod apart;
mod at_the_hour;
mod beside;
mod help_of_verb;
mod kept;
mod left_out;
mod meant_player;
mod near_amount;
mod once;

pub use typed::Typed;

use crate::cli::failure::Failure;

/// Who may have a line to offer, in this order.
const OFFERS: [fn(Failure, &Typed<'_>) -> Failure; 10] = [
    another_file::offered,
    left_out::offered,
    apart::offered,
    meant_player::offered,
    once::offered,
    near_amount::offered,
    at_the_hour::offered,
    kept::offered,
    help_of_verb::offered,
    beside::offered,
];

/// The refusal with what to type next.
#[must_use]
pub fn offered(failure: Failure, typed: &Typed<'_>) -> Failure {
    OFFERS.iter().fold(failure, |failure, offered| offered(failure, typed))
}
