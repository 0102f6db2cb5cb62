//! How a house answers questions at the table: cuts, burns, the muck, the right to see, absence, change.
//!
//! Nothing here changes a hand: a verdict says what to record.
//!
//! ```
//! use housebook_engine::formats::house::preset;
//! use housebook_engine::play::procedure::{Situation, judge};
//!
//! let verdict = judge(&preset("dave").expect("comes along"), Situation::Burns);
//! assert_eq!((verdict.rule.as_deref(), verdict.text.as_str()), (Some("DAV-39"), "burn a card only when a board card is next; keep the burns face down, away from the muck"));
//! ```

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
pub use outcome::Remedy;
pub use situation::Situation;
pub use verdict::{Verdict, Which, cited};
