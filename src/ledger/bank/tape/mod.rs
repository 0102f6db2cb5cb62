//! The tape: an append-only text copy of every event, which survives the book and shows what was lost.

pub mod failure;

pub mod file;

pub mod setting;

pub mod standing;

pub mod writing;

pub mod reading;

pub use failure::TapeError;
pub use reading::check_lines;
pub use setting::{Setting, is_taken};
pub use standing::TapeLag;
