//! The bank of a home game: what happened in a night, who has and owes what, and the file that stores it.

#[deny(clippy::arithmetic_side_effects)]
pub mod ids;
#[deny(clippy::arithmetic_side_effects)]
pub mod refusal;
#[deny(clippy::arithmetic_side_effects)]
pub mod shown;
#[deny(clippy::arithmetic_side_effects)]
pub mod time;

#[deny(clippy::arithmetic_side_effects)]
pub mod people;

#[deny(clippy::arithmetic_side_effects)]
pub mod chips;

#[deny(clippy::arithmetic_side_effects)]
pub mod accounts;

#[deny(clippy::arithmetic_side_effects)]
pub mod journal;

#[deny(clippy::arithmetic_side_effects)]
pub mod keeping;

#[deny(clippy::arithmetic_side_effects)]
pub mod tournament;

#[deny(clippy::arithmetic_side_effects)]
pub mod night;

#[deny(clippy::arithmetic_side_effects)]
pub mod book;

#[deny(clippy::arithmetic_side_effects)]
pub mod records;

pub mod finding;
pub mod formats;

pub mod store;

pub mod bank;
