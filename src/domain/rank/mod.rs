//! What a hand is worth: orders as data, comparison as whole numbers from tables made while compiling.
//!
//! Nothing here knows pots or players.

mod counts;
pub mod high;
mod kickers;
mod order;
mod table;

pub use high::High;
pub use order::{Category, Order, STANDARD};

#[cfg(test)]
mod high_oracle;
#[cfg(test)]
mod high_vectors;
