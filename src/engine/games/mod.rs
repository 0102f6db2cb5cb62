//! The card games the engine can play and judge, as rows of one table; anybody may write more.

mod at_odds;
mod course;
mod courses;
mod faults;
mod game;
mod menu;
mod name;
mod nicknames;
pub mod party;
mod row;
mod table;
mod unsaid;
mod wild_words;
pub mod words;

pub use course::{Course, Size, Step};
pub use faults::{Fault, Part};
pub use game::{Game, Highs, Lows, Second};
pub use menu::Menu;
pub use name::{NAME_MAX, is_name, kept, spelled};
pub use nicknames::{NICKNAMES, meant};
pub use row::{Deck, Forced, Row};
pub use table::{ROWS, course, find, row, with_title};
pub use unsaid::unsaid;
pub use wild_words::{wild_words, wilds};

/// How a reason names a choice that stands in no rule of the house.
pub const STANDARD: &str = "standard";
