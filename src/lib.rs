//! The faces of the home-game bank: what is answered, how it is shown, and the command line.
//!
//! Rooms, bottom to top; `tests/tidy.rs` holds which may use which. What they show is decided in `engine` and `ledger`.
//!
//! From outside only the command line can be reached, and what the tests look at, so the compiler finds what nobody uses.

mod answer;

#[cfg_attr(
    not(all(feature = "table", feature = "web")),
    expect(dead_code, reason = "some of it only the table or the pages show")
)]
pub mod render;

#[cfg(feature = "table")]
pub mod table;

#[cfg(feature = "web")]
mod web;

pub mod cli;
