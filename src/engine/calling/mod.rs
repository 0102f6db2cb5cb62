//! Calling a game: which game is meant, what the dealer adds to it, and whether so many can play it here.

mod agreed;
mod call;
mod feature;
mod listed;
mod misfit;
mod names;
mod players;
mod resolve;
mod said;

pub use agreed::{agreed, chip};
pub use call::{Called, call, forbidden, joker_stays_out, too_late};
pub use feature::{Change, FEATURES, Feature, Topic, feature, fitting};
pub use listed::listed;
pub use misfit::{goes_with, one_way};
pub use names::begun;
pub use players::{Limits, player_limits, players};
pub use resolve::{off_menu, resolve, rules_stated};
pub use said::{AtHand, Said, phrase, say, word};
