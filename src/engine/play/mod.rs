//! The course of a hand: one state machine that says what may happen next, and does it.
//!
//! It runs every card game from its steps in the games table. What hands are worth and how pots are divided is up to `hand`.
//!
//! ```
//! use housebook_engine::calling::say;
//! use housebook_engine::formats::house::preset;
//! use housebook_engine::hand::HouseRules;
//! use housebook_engine::money::Money;
//! use housebook_engine::play::{Act, Dealt, LastPot, Next, Play, Sitter, Spots, Table, prepare};
//!
//! let dave = preset("dave").expect("comes along");
//! let sitter = |name: &str| Some(Sitter { name: name.to_owned(), stack: Some(Money::from_minor(4000)), ..Sitter::default() });
//! let table = Table {
//!     seats: vec![sitter("Ann"), sitter("Bob"), sitter("Cay")],
//!     spots: Spots { button: 0, blinds: Some((1, 2)) },
//!     last: LastPot::None,
//!     straddles: Vec::new(),
//!     carry: Money::ZERO,
//!     fines: Money::ZERO,
//! };
//! let prepared = prepare(&dave, &say("holdem", &dave)?.said, &table, Some(".25/.50"))?;
//! let mut play = Play::begin(&prepared.setup)?;
//! while let Next::Deal { to, down, .. } = play.legal() {
//!     let seat = to.iter().next().expect("somebody waits for cards");
//!     play.apply(&Act::Deal { seat, cards: Dealt::unseen(down) })?;
//! }
//! let Next::Bet(turn) = play.legal() else { panic!("the betting begins") };
//! assert_eq!((turn.seat, turn.call, turn.raise.map(|raise| raise.min)), (0, Money::from_minor(50), Some(Money::from_minor(100))));
//! play.apply(&Act::RaiseTo(0, Money::from_minor(150)))?;
//! assert_eq!(play.apply(&Act::Fold(2)).unwrap_err().code, "not-his-turn");
//! play.apply(&Act::Fold(1))?;
//! play.apply(&Act::Fold(2))?;
//! let end = play.end(&HouseRules::of(&dave))?;
//! assert_eq!(end.figures_of(0, &play)?, (Money::from_minor(150), Money::from_minor(100), Money::from_minor(125)));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod misdeal;
pub mod procedure;
pub mod spoken;

mod act;
mod betting;
mod chair;
mod chips;
mod cited;
mod course;
mod dealing;
mod dropping;
mod ending;
mod falling;
mod fell;
mod figures;
mod finishing;
mod flag;
mod holding_to;
mod in_middle;
mod intending;
mod intent;
mod last_in;
mod legal;
mod limits;
mod machine;
mod of_house;
mod openers;
mod opening;
mod out_of_chips;
mod own;
mod posting;
mod raising;
mod redealing;
mod refusing;
mod round;
mod setup;
mod stakes;
#[cfg(test)]
mod tests;
mod views;

pub use act::{Act, DEALT_MAX, Dealt, Ruling};
pub use ending::{End, SettledHand};
pub use figures::Figures;
pub use flag::{Flag, Flags};
pub use in_middle::InMiddle;
pub use intent::Intent;
pub use legal::{CardAsked, Next, RaiseTo, Turn};
pub use limits::{BetLimits, Matter, Reopen, Span, Structure};
pub use machine::Play;
pub use of_house::{
    DealersCall, Prepared, actor_shows, ante_of, binds_early, check_game, check_least, check_most,
    check_named, check_players, check_setup, course_at, ends_at_declare, prepare, takes_back, takes_blinds,
};
pub(crate) use of_house::{antes_are_level, check_pack, matches_antes};
pub use openers::{NoContest, Opener, Openers};
pub use opening::BestShowing;
pub use posting::{
    LastPot, Missed, PostedAt, Sitter, Spots, Straddle, Table, WayIn, check_antes, check_posts, first_spots,
    missed, next_spots,
};
pub(crate) use raising::Bar;
pub use redealing::WaysOn;
pub use setup::{Manner, Place, Setup};
pub use stakes::{HandStakes, Stakes, has_blinds};
