//! From a house to a hand: its limits, who opens, and everything else that is settled before the first card.

mod cited;
mod limits;
mod openers;
mod stakes;

pub use stakes::{Stakes, Terms};
