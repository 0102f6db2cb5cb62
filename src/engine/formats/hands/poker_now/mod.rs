//! Game logs of Poker Now (`entry,at,order`): every finished hand of a log as a record.
//!
//! docs/IMPORTS.md says what is taken, what is flagged and what is lost.
//!
//! ```
//! use housebook_engine::formats::hands::poker_now::read;
//!
//! // The log has the newest line first.
//! let log = r#"entry,at,order
//! "-- ending hand #1 --",t7,7
//! """Ann @ a1"" collected 30 from pot",t6,6
//! "Uncalled bet of 10 returned to ""Ann @ a1""",t5,5
//! """Bob @ b1"" folds",t4,4
//! """Ann @ a1"" raises to 20",t3,3
//! """Bob @ b1"" posts a big blind of 10",t2,2
//! """Ann @ a1"" posts a small blind of 5",t1,1
//! "Player stacks: #1 ""Ann @ a1"" (100) | #2 ""Bob @ b1"" (60)",t0,0
//! "-- starting hand #1 (id: abc)  (No Limit Texas Hold'em) (dealer: ""Ann @ a1"") --",t0,0
//! "#;
//! let hand = read(log).remove(0)?;
//! assert_eq!(hand.setup.places.len(), 2);
//! # Ok::<(), housebook_engine::formats::hands::HandFault>(())
//! ```

mod cards;
mod deed;
pub mod evening;
mod gather;
pub mod ledger;
mod message;
mod notes;
mod read;
mod roster;
mod rows;
mod session;
mod stacks;
#[cfg(test)]
mod tests;

pub use read::{evening, read};
pub use rows::are_of_two_games;

use crate::formats::hands::kind::{FileKind, sniff};

/// True for a game log, judging by its beginning.
#[must_use]
pub fn is_log(text: &str) -> bool {
    sniff("", text) == Some(FileKind::PokerNow)
}
