//! The rules of home games: values in, values out.
//!
//! Nothing here can fail for lack of a disk, a clock, a terminal or a random number.

#[deny(clippy::arithmetic_side_effects)]
pub mod as_text;
#[deny(clippy::arithmetic_side_effects)]
pub mod character;
#[deny(clippy::arithmetic_side_effects)]
pub mod money;
#[deny(clippy::arithmetic_side_effects)]
pub mod readable;
#[deny(clippy::arithmetic_side_effects)]
pub mod refusal;

#[deny(clippy::arithmetic_side_effects)]
pub mod cards;

#[deny(clippy::arithmetic_side_effects)]
pub mod rank;

#[deny(clippy::arithmetic_side_effects)]
pub mod games;

#[deny(clippy::arithmetic_side_effects)]
pub mod hand;

#[deny(clippy::arithmetic_side_effects)]
pub mod play;

#[deny(clippy::arithmetic_side_effects)]
pub mod rules;

#[deny(clippy::arithmetic_side_effects)]
pub mod house;

#[deny(clippy::arithmetic_side_effects)]
pub mod calling;

pub mod formats;
