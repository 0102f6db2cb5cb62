//! A hand of cards played for money: pots, who is paid, and why.
//!
//! Settles from contributions and cards; what a hand is worth is `rank`'s business, betting is not checked here.
//!
//! ```
//! use housebook_engine::cards::{parse_cards, parse_holding};
//! use housebook_engine::formats::house::preset;
//! use housebook_engine::games::find;
//! use housebook_engine::hand::{Contestant, HouseRules, Showdown, Stake, settle};
//! use housebook_engine::money::{Currency, Money};
//!
//! let player = |name: &str, cents: i64, cards: &str| {
//!     Ok::<_, Box<dyn std::error::Error>>(Contestant {
//!         name: name.to_owned(),
//!         stake: Stake { bet: Money::from_minor(cents), ..Stake::default() },
//!         cards: parse_holding(cards)?,
//!         ..Contestant::default()
//!     })
//! };
//! let players = vec![player("Ann", 300, "AhAd")?, player("Bob", 800, "KhKd")?, player("Cay", 1000, "QhQd")?];
//! let holdem = *find("holdem").expect("in the table");
//! let board = parse_cards("2c 7s 9d Js 3h")?.into();
//! let showdown =
//!     Showdown { board, ..Showdown::new(holdem, Currency::USD, Money::from_minor(5), players) };
//!
//! let rules = HouseRules::of(&preset("dave").expect("comes along"));
//! let settlement = settle(&showdown, &rules)?;
//! let pots: Vec<i64> = settlement.pots().iter().map(|paid| paid.pot.amount.minor()).collect();
//! assert_eq!(pots, [900, 1000]);
//! assert_eq!(settlement.awards(), [900, 1000, 0].map(Money::from_minor));
//! assert_eq!(settlement.returned(), [(2, Money::from_minor(200))]);
//!
//! let why = showdown.told(settlement.reasons(), &rules);
//! assert_eq!(why[0].rule, "DAV-14");
//! assert_eq!(why[0].text, "not everybody put in the same amount, so there are 2 pots, each for the players who paid into it");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod award;
mod beats;
mod beats_told;
mod best;
mod bounty;
mod checks;
mod compared;
mod compared_wilds;
mod course_told;
mod drop_game;
mod equity;
mod halves;
mod house_rules;
mod judge;
mod laid;
mod odd;
mod of_house;
mod one_deck;
mod outcomes;
mod owed;
mod paying;
mod pots;
mod reason;
mod seats;
mod settle;
mod settlement;
mod showdown;
mod spread;
mod turns;
mod why;

pub use award::{Claims, Tally, divide};
pub(crate) use beats::Comparing;
pub use beats::{Ahead, Beats};
pub use best::{Best, best};
pub use bounty::Bounty;
pub(crate) use checks::{hole_cards_known, names_once};
pub(crate) use compared::Compared;
pub use drop_game::{AllOut, all_out, due};
pub use equity::{Effort, Equity, EquityShare, PotWorth, Worth, equity};
pub use house_rules::{Cite, Deals, HiLo, HouseRules, Match, PigTie, Ranking, STANDARD, TwoLeft};
pub use odd::{Halving, Odd};
pub use outcomes::{MoneyOnly, Outcome};
pub use owed::{Matched, Owes};
pub use pots::{Layers, Pot, Stake, layers};
pub use reason::{Cost, FirstToShow, Hand, Reason, ReasonFact, Side};
pub use seats::{PotTable, SEATS_MAX, Seats};
pub use settle::settle;
pub use settlement::{PotPaid, Settlement};
pub use showdown::{Contestant, Declares, Dropped, Named, Showdown};
pub use spread::Spread;
pub use turns::why_opens;
pub(crate) use turns::{opens_after_declare, order_of_showing};
pub use why::{Told, Voice};

#[cfg(test)]
mod pots_oracle;
#[cfg(test)]
mod settle_oracle;
#[cfg(test)]
pub(crate) mod silent;
#[cfg(test)]
mod spread_oracle;
