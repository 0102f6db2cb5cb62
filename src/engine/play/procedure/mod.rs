//! What a house says to the questions of a table: cuts, burns, the muck, the right to see, absence, change.
//!
//! Nothing here touches a hand: a verdict says what to record.

mod outcome;
mod verdict;

mod situation;

mod table;

mod judge;

mod clock;
mod cut;

pub use clock::clock;
pub use cut::cut;
pub use judge::judge;
pub use outcome::Outcome;
pub use situation::Situation;
pub use verdict::{Verdict, Which, cited};
