//! Party games in words: moves as they are typed and kept, and the record of a whole game.

mod reading;

mod writing;

pub use reading::{Typed, replay};
pub use writing::word;
