//! What a request comes to: one value each, which serialises as the contract says and which every face shows in its own way.
//!
//! A field that only people are told is skipped for machines.

mod amount;
mod count;

pub use amount::Amount;
pub use count::{Counted, CountedByOne, Stack};
