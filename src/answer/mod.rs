//! What a request comes to: one value each, which serialises as the contract says and which every face shows in its own way.
//!
//! A field that only people are told is skipped for machines.

mod amount;
mod by_name;
mod debt;
mod when;
mod who;

pub mod audit;
pub mod book;
pub mod buy;
pub mod cashout;
pub mod chain;
pub mod close;
pub mod consolidation;
pub mod file;
pub mod fund;
pub mod import;
pub mod log;
pub mod nights;
pub mod note;
pub mod people;
pub mod recorded;
pub mod results;
pub mod statement;
pub mod stats;
pub mod status;
pub mod surrogate;
pub mod table;

mod count;

pub use amount::Amount;
pub use by_name::ByName;
pub use debt::{Debt, Transit};
pub use when::When;
pub use who::Who;

pub use count::{Counted, CountedByOne, Stack};
