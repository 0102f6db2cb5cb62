//! The card games the engine can play and judge, as rows of one table; anybody may write more.
//!
//! ```
//! use housebook_engine::games::{Step, row};
//!
//! let stud = row("seven-card-stud").expect("in the table");
//! assert_eq!(stud.title, "Seven-card stud");
//! assert_eq!(stud.course.steps().first(), Some(&Step::Deal { down: 2, up: 1 }));
//! assert_eq!((stud.game.cards, stud.course.rounds(), stud.most_players()), (7, 5, 7));
//! ```

mod at_odds;
mod boards;
mod course;
mod courses;
mod deck;
mod deed;
mod fall_words;
mod falls;
mod faults;
mod game;
mod handled;
mod menu;
mod name;
mod nicknames;
mod part;
pub mod party;
mod row;
mod table;
mod tables;
mod unsaid;
mod wild_words;
pub mod words;

pub use boards::{BOARDS_MAX, Boards, LINES_MAX, PLACES_MAX, chosen, places};
pub use course::{Course, Size, Step};
pub use deck::Deck;
pub use deed::{Deed, PassWay};
pub use fall_words::{fall_words, falls};
pub use falls::{Falls, More, Price};
pub use faults::{GameFault, GamePart};
pub use game::{Game, Highs, Lows};
pub use menu::Menu;
pub(crate) use name::kept;
pub use name::{NAME_MAX, TABLE_WORDS, is_name, spelled};
pub use nicknames::{NICKNAMES, meant};
pub use part::{Beside, Second};
pub use row::{Forced, GameRow};
pub(crate) use table::with_title;
pub use table::{ROWS, course, find, row};
pub use wild_words::{wild_words, wilds};

pub use crate::refusal::STANDARD;
