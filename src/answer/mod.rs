//! The answer to each request: one value, which serializes as the contract says and which every face shows in its own way.
//!
//! A field meant only for people is skipped for machines.

mod by_name;
mod debt;
mod when;
mod who;

pub mod recorded;

pub mod table;

pub mod buy;
pub mod fund;
pub mod people;

mod count;

pub mod cashout;
pub mod close;
pub mod config;
pub mod results;

pub mod nights;
pub mod status;

pub mod note;

pub mod book;
pub mod chain;
pub mod consolidation;
pub mod statement;

pub mod log;

pub mod audit;
pub mod file;
pub mod import;
pub mod past;
pub mod surrogate;

pub mod records;
pub mod report;
pub mod season;
pub mod stats;

pub use by_name::ByName;
pub use debt::{Debt, Transit};
pub use engine::money::Amount;
pub use when::When;
pub use who::Who;

pub use count::{Counted, CountedByOne, CountedSeveral, SeatAsked, SoFar, Stack};

pub mod chips;
pub mod cold_hands;
pub mod deal;
pub mod games;
pub mod hand;
pub mod hand_file;
pub mod hand_list;
pub mod hand_spoken;
pub mod house;
pub mod play;
pub mod seats;
pub mod tape;
pub mod tournament;
