//! A hand of cards played for money: pots, who is paid, and why.
//!
//! Settles from contributions and cards; what a hand is worth is `rank`'s business, betting is not checked here.

mod award;
mod beats;
mod beats_told;
mod best;
mod checks;
mod compared;
mod compared_wilds;
mod course_told;
mod drop_game;
mod halves;
mod house_rules;
mod judge;
mod laid;
mod odd;
mod of_house;
mod owed;
mod paying;
mod pots;
mod reason;
mod seats;
mod settle;
mod settlement;
mod showdown;
mod turns;
mod why;

pub use award::{Claims, Tally, divide};
pub use beats::{Ahead, Beats, Comparing};
pub use best::{Best, best};
pub(crate) use checks::names_once;
pub use compared::Compared;
pub use drop_game::{AllOut, all_out, due};
pub use house_rules::{Cite, Deals, HiLo, HouseRules, Match, PigTie, STANDARD};
pub use odd::{Halving, Odd};
pub use owed::{Matched, Owes};
pub use pots::{Layers, Pot, Stake, layers};
pub use reason::{Fact, FirstToShow, Hand, Reason, Side};
pub use seats::{SEATS_MAX, Seats, Table};
pub use settle::settle;
pub use settlement::{PotPaid, Settlement};
pub use showdown::{Contestant, Declares, Dropped, Named, Showdown};
pub use turns::{opens_after_declare, order_of_showing, why_opens};
pub use why::{Told, Voice};

#[cfg(test)]
mod pots_oracle;
#[cfg(test)]
mod settle_oracle;
#[cfg(test)]
pub(crate) mod silent;
