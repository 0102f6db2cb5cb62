//! The tournament: its terms, its field, its clock, and what everybody gets at the end.
//!
//! Its chips have no money value, and nothing here exchanges chips for money or money for chips (PIG-10).

pub mod terms;

pub mod did;

pub mod entrant;
pub mod exit;

pub mod field;

pub mod places;

pub mod dealer;

mod in_chips;

pub mod dealt;
mod dealt_levels;

pub mod apportion;

pub mod prizes;

pub mod prize_table;

pub mod prize_checks;

pub mod prize_offers;

pub mod icm;

pub mod agreement;

pub mod standings;

#[cfg(test)]
mod icm_oracle;

pub mod level_words;
pub mod levels;

pub mod clock;

pub mod suggest;

pub mod chip_set;

pub mod colour_up;

pub mod colour_up_due;

pub use dealt::ButtonHeld;
pub use did::Did;
pub use entrant::{Entrant, EntrantState};
pub use field::{Phase, Tournament};
pub(crate) use in_chips::chips;
