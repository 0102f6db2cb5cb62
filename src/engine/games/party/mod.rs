//! The other games of the evening: dice, cards and toys that are no poker, one file each, behind one small trait.

mod ask;
mod bar;
mod luck;
mod moves;
mod party_game;
mod party_play;
mod row;
mod setup;
mod sheet;
pub mod standing;
mod table;
mod term;
pub mod terms;
#[cfg(test)]
mod testing;
pub mod throw;
mod till;

pub mod golf;
pub mod in_between;
pub mod left_center_right;
pub mod low_man_down;
pub mod pie_face;
pub mod six_five_four;
pub mod zilch;

pub use ask::{Ask, Offer};
pub use bar::Bar;
pub use luck::draw;
pub use moves::{Choice, Die, Face, Move, Word};
pub use party_game::PartyGame;
pub use party_play::{Outcome, PartyPlay};
pub use row::Row;
pub use setup::Setup;
pub use sheet::{Cell, Sheet};
pub use table::{ROWS, find};
pub use term::{Source, Term, TermKind, TermRow, Terms, Value};
pub use till::Till;
