//! Text into domain values and back: house profiles, hand files, exports.

pub mod bad_line;
pub mod bundle;
pub mod calling;
pub mod closest;
pub mod event_line;
pub mod export;
pub mod game;
pub mod hands;
pub mod house;

pub mod line;

pub mod party;

pub mod rank;

pub mod showdown;

pub mod settle_up;

pub mod shell;

pub mod sheet;

pub mod tape_line;
