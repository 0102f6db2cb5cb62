//! Game logs of Poker Now (`entry,at,order`): every finished hand of a log as a record.
//!
//! docs/IMPORTS.md says what is taken, what is flagged and what is lost.

mod cards;
mod deed;
pub mod evening;
mod gather;
pub mod ledger;
mod message;
mod notes;
mod places;
mod read;
mod roster;
mod rows;
mod session;
mod stacks;
#[cfg(test)]
mod tests;

pub use read::{evening, read};

use crate::formats::hands::kind::{Kind, sniff};

/// True for a game log, by what it begins with.
#[must_use]
pub fn is_log(text: &str) -> bool {
    sniff("", text) == Some(Kind::PokerNow)
}
