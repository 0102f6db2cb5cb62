//! Faults in the deal: what makes a misdeal, until when, and what happens then.
//!
//! ```
//! use housebook_engine::formats::house::preset;
//! use housebook_engine::play::misdeal::{Noticed, Slip, judge};
//!
//! let pig = preset("pig").expect("comes along");
//! let verdict = judge(&pig, &Slip::WrongStart, Noticed::default());
//! assert_eq!(verdict.text, "a misdeal: the deck is shuffled and cut");
//! ```

mod slip;

mod judge;

mod shown;

pub use judge::{Repeated, judge, repeated};
pub use shown::{Shown, shown_on_purpose, shown_to_one};
pub use slip::{By, Exposed, Noticed, Slip, Whose};
