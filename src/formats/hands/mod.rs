//! Hand files of every kind, read into one record that the state machine can play.

pub mod kept;
mod record;

pub use record::{HandRecord, Spot};
