//! A hand of cards played for money: pots, who is paid, and why.
//!
//! Settles from contributions and cards; what a hand is worth is `rank`'s business, betting is not checked here.

mod award;
mod checks;
mod drop_game;
mod halves;
mod house_rules;
mod judge;
mod odd;
mod of_house;
mod pots;
mod seats;
mod settle;
mod settlement;
mod showdown;
mod turns;
mod why;

pub use award::{Claims, Tally, divide};
pub(crate) use checks::names_once;
pub use drop_game::{AllOut, Deal, Matched, Owes, all_out, settle_drop};
pub use house_rules::{Cite, Deals, FALLBACK, HiLo, HouseRules, Match, PigTie};
pub use odd::{Halving, Odd};
pub use pots::{Layers, Pot, Stake, layers};
pub use seats::{SEATS_MAX, Seats, Table};
pub use settle::settle;
pub use settlement::{PotPaid, Settlement};
pub use showdown::{Contestant, Declares, Showdown};
pub use turns::{opens_after_declare, order_of_showing};
pub use why::{Fact, Hand, Reason, Side, Told, Voice};

#[cfg(test)]
mod pots_oracle;
#[cfg(test)]
pub(crate) mod presets;
#[cfg(test)]
mod settle_oracle;
#[cfg(test)]
mod vectors;
