//! The hand file: Poker Hand History (PHH), every variant of it, and what house games need besides.

mod absent;
mod action;
mod at_its_house;
mod blocks;
mod brief;
mod calendar;
mod cards;
mod decimal;
mod hands;
mod heads;
mod held;
mod house;
mod in_chips;
mod kept_beside;
mod keys;
mod lexer;
mod literal;
mod posted;
mod projected;
mod public;
mod quoted;
mod read;
mod reading;
mod remarks;
mod sheet;
mod tables;
mod unfit;
mod value;
mod variant;
mod words;
mod write;

pub use at_its_house::write_at_house;
pub use blocks::{Cut, block, cuts};
pub use hands::Hands;
pub use house::Held;
pub use public::{write_own, write_phh};
pub use remarks::has_remarks;
pub use tables::Tables;
pub use variant::is_variant;

pub use write::{Dialect, PhhText, write};

#[cfg(test)]
mod at_house;
#[cfg(test)]
mod fixtures;
#[cfg(test)]
mod lexer_oracle;
