//! Party games: dice, cards and toys that aren't poker, one file each, behind one small trait.
//!
//! ```
//! use housebook_engine::games::party::{ROWS, find};
//!
//! let zilch = find("zilch").expect("in the table");
//! assert_eq!((zilch.needs, zilch.least), ("six dice", 2));
//! assert_eq!(ROWS.len(), 7);
//! ```

mod ask;
mod bar;
mod luck;
mod moves;
mod party_game;
mod party_play;
mod row;
mod setup;
mod sheet;
mod standing;
mod table;
mod term;
mod terms;
#[cfg(test)]
mod testing;
mod throw;
mod till;

mod golf;
mod in_between;
mod left_center_right;
mod low_man_down;
mod pie_face;
mod six_five_four;
mod zilch;

pub use ask::{Ask, Offer};
pub use bar::Bar;
pub use luck::draw;
pub use moves::{Choice, Die, Face, Move, Word};
pub use party_game::PartyGame;
pub use party_play::{PartyOutcome, PartyPlay};
pub use row::{PartyDeals, PartyRow};
pub use setup::PartySetup;
pub use sheet::{Cell, Sheet};
pub use table::{ROWS, find};
pub use term::{Term, TermKind, TermRow, TermSource, TermValue, Terms};
pub use till::Till;
