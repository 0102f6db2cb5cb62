//! Hand files of every kind, read into one record that the state machine can play.

pub mod kept;
pub mod checked;
mod fault;
mod kinds;
pub mod phh;
mod record;
mod replay;

pub use fault::{Fault, shown};
pub use kinds::{Each, KINDS, Kind, kind};
pub use record::{HandRecord, Spot};
pub use replay::{FINISHING_DIFFERS, Outcome, replay};
