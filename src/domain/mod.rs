//! The whole knowledge of the game and the money: values in, values out.
//!
//! Nothing here can fail for lack of a disk, a clock, a terminal or a random number.

#![deny(clippy::arithmetic_side_effects)]

pub mod as_text;
pub mod ids;
pub mod money;
pub mod readable;
pub mod refusal;
pub mod shown;
pub mod time;

pub mod cards;

pub mod rank;

pub mod games;

pub mod hand;

pub mod play;

pub mod people;

pub mod chips;

pub mod rules;

pub mod house;

pub mod calling;

pub mod ledger;

pub mod journal;

pub mod tournament;

pub mod night;

pub mod book;
