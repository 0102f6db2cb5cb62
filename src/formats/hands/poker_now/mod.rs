//! Game logs of Poker Now (`entry,at,order`): every finished hand of a log as a record.
//!
//! docs/IMPORTS.md says what is taken, what is flagged and what is lost.

mod cards;
mod deed;
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

pub use read::read;
