//! The home-game bank: a journal of facts, the rules of the house, and the faces that show them.
//!
//! Rooms, bottom to top; `tests/tidy.rs` holds who may use whom.

pub mod domain;

pub mod formats;

pub mod store;

pub mod bank;

pub mod render;

pub mod cli;
