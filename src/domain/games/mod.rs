//! The card games the engine can judge, as rows of one table.

mod course;
mod game;
mod table;

pub use course::{Course, Size, Step};
pub use game::{Family, Game, Highs, Lows, Second};
pub use table::{GAMES, find};
