//! Open Hand History files (`.ohh`): read into records, and written.
//!
//! docs/IMPORTS.md says what is taken, what is flagged and what is lost.

mod actions;
mod cards;
mod forced;
mod games;
mod hand;
mod notes;
mod objects;
mod out;
mod part;
mod pots;
mod rounds;
mod scribe;
mod seated;
mod spec;
mod table;
#[cfg(test)]
mod tests;
mod tournament;
mod write;

pub use hand::read;
pub use tournament::{NOTES as TOURNAMENT_NOTES, PlayedIn, notes_of as tournament_notes};
pub use write::{Written, write};
