//! What a house has decided, and every way houses can differ.
//!
//! A house is plain data: it decides nothing, and what it doesn't say stays unsaid.
//!
//! ```
//! use housebook_engine::formats::house::preset;
//! use housebook_engine::house::{key, row};
//!
//! let mike = preset("mike").expect("comes along");
//! let buy_in = mike.amount(key::BUYIN_MULTIPLE).expect("Mike says so");
//! assert_eq!(mike.currency().shown(buy_in.value), "$5.00");
//! assert_eq!(buy_in.rule.as_deref(), Some("MIK-02"));
//! assert_eq!(row(key::ODD_TIE).map(|row| row.summary), Some("where the odd money goes when tied winners split"));
//! ```

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

pub use catalogue::{find, key, row, rows, serving};
pub use compare::{Difference, diff};
pub use faults::{HouseFault, Stops};
pub use in_chips::InChips;
pub use profile::{About, House, Misfit};
pub use row::{Bounds, Key, Section, SettingRow, SettingWord, ValueKind};
pub(crate) use value::is_plain_text;
pub use value::{ChipRow, Ruled, Value};
