//! The course of a hand: one state machine that says what may happen next, and does it.
//!
//! It runs every card game from its steps in the games table; what hands are worth and how pots are divided is `hand`'s business.

mod act;
mod legal;
mod limits;
mod openers;
mod setup;

pub use act::{Act, Dealt, Ruling};
pub use legal::{Next, RaiseTo, Turn};
pub use limits::{Limits, Matter, Reopen, Span, Structure};
pub use openers::{Opener, Openers};
pub use setup::{Manner, Place, Setup};
