//! What a house has settled, and every dimension in which houses can differ.
//!
//! A house is plain data: it decides nothing, and where it is silent it stays silent.

mod row;

mod catalogue;

mod value;

mod in_chips;

mod profile;
mod questions;

mod says;

mod clashes;
mod compare;
mod faults;
mod misfits;
mod own_games;
pub mod points;

pub use catalogue::{CATALOGUE, find, key, row, rows, serving};
pub use compare::{Difference, diff};
pub use faults::{Fault, Stops};
pub use in_chips::InChips;
pub use profile::{About, House, Misfit};
pub use row::{Bounds, Choice, Key, Kind, Row, Section};
pub use value::{ChipRow, Ruled, Value, is_plain_text};
