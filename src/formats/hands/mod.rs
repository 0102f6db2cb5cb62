//! Hand files of every kind, read into one record that the state machine can play.

mod record;

pub use record::{HandRecord, Spot};
