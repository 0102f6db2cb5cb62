//! Hand files of every kind, read into one record that the state machine can play.

mod blank;
pub mod checked;
mod each;
mod essence;
mod exact;
mod fault;
pub mod kept;
mod kind;
mod lines;
mod logged;
pub mod ohh;
pub mod phh;
pub mod poker_now;
mod readable;
mod record;
mod replay;
mod scaled;
mod written_card;

pub use blank::{blank, blank_in};
pub use each::{Each, each};
pub use essence::Essence;
pub use fault::{Fault, shown};
pub use kind::{Kind, by_name, sniff};
pub use readable::readable;
pub use record::{HandRecord, Spot};
pub use replay::{FINISHING_DIFFERS, Outcome, replay};
pub use scaled::{Scale, scaled};
