//! Spoken words and moved chips: what they mean as an act.
//!
//! Nothing here says whether the act is allowed: that's for the validator.
//!
//! ```
//! use housebook_engine::money::{Currency, Money};
//! use housebook_engine::play::spoken::{Figure, Phrase, phrase};
//!
//! assert_eq!(phrase("raise to 20", Currency::USD), Some(Phrase::Raise(Figure::To(Money::from_minor(2000)))));
//! ```

mod phrase;

mod facing;
mod meaning;

mod bounds;
mod chips;
mod words;

mod understand;

mod early;

pub use early::{Early, Intention, early};
pub use facing::{Facing, Moved};
pub use meaning::{Meaning, Question, Reading};
pub use phrase::{Figure, Phrase, phrase};
pub use understand::understand;
