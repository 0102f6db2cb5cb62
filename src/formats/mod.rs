//! Text into domain values and back: house profiles, hand files, exports.

pub mod house;

pub mod settle_up;
