//! What a request comes to: one value each, which serialises as the contract says and which every face shows in its own way.
//!
//! A field that only people are told is skipped for machines.

mod amount;
mod by_name;
mod when;

mod count;

pub use amount::Amount;
pub use by_name::ByName;
pub use when::When;

pub use count::{Counted, CountedByOne, Stack};

mod reason;
pub use reason::Reason;

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
