//! The faces of the home-game bank: what is answered, how it is shown, and the command line.
//!
//! Rooms, bottom to top; `tests/tidy.rs` holds which may use which. What they show is decided in `engine` and `ledger`.

pub mod answer;

pub mod render;

#[cfg(feature = "table")]
pub mod table;

#[cfg(feature = "web")]
pub mod web;

pub mod cli;
