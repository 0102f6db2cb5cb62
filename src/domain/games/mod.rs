//! The card games the engine can play and judge, as rows of one table.

mod course;
mod courses;
mod game;
mod menu;
mod row;
mod table;

pub use course::{Course, Size, Step};
pub use game::{Game, Highs, Lows, Second};
pub use menu::Menu;
pub use row::{Deck, Row, Showing};
pub use table::{ROWS, course, find, row};
