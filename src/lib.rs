//! The faces of the home-game bank: what is answered, how it is shown, and the command line.
//!
//! The modules, bottom to top; `tests/tidy.rs` says which may use which. What they show is decided in `engine` and `ledger`.
//!
//! Only the command line and what the tests use can be reached from outside, so the compiler finds unused code.

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
