//! Text into values and back: house profiles, hand files, games, showdowns.

pub(crate) mod bad_line;
pub mod calling;
pub mod closest;
pub mod game;
pub mod hands;
pub mod house;

pub mod line;

pub mod party;

pub mod rank;

pub mod showdown;
