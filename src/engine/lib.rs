//! Settles home poker: hands played with real cards for real chips, under rules a group of friends wrote down.
//!
//! You say who put in what, which cards were shown, who declared what. You get back who wins what from each pot, what stays for
//! the next hand, and one sentence for each step with the rule behind it. The rules are a *house*: a text file with an answer
//! to any of about 250 questions, from the ante to the odd nickel. Five written house rules and card-room rules are included.
//!
//! # What no other poker crate does
//!
//! * **Wild cards as people play them**: whole ranks, single cards, a joker or a bug, the lowest hole card and all cards of its
//!   rank. Five of a kind is a hand. Wild cards are counted, not tried one by one, so several cost about as much as one.
//! * **Hands that aren't five cards**: with four cards a player has whatever those make; three-card games have their own
//!   order, which each house chooses.
//! * **Lows**: ace to five, deuce to seven, eight or better, badugi, and a house's own low, all of them with wild cards.
//! * **Declared high-low**: players go high, low or both. A pig, who goes both ways, gets nothing after missing one side; houses
//!   differ in what a tie costs, and in who takes a half that nobody can claim.
//! * **Pots that live on**: side pots, dead money, fines nobody has to match, money that waits for the next hand, match pots
//!   that the losers of a drop game pay for, the hand nobody plays.
//! * **Odd chips by house**: one each from the dealer's left, all to the first winner there, to the high half, or left for the
//!   next hand. No cent is ever lost: a settlement that doesn't add up can't be built.
//! * **Reasons**: each step cites the rule it follows, for example `MIK-50`, or says `standard` if the house doesn't say.
//! * **Houses and games as data**: a TOML file is a house, a table in it is your own game. Mistakes are reported with line and
//!   column.
//!
//! # A tour
//!
//! Two players tie for a pot of $1.05 with a nickel as the smallest chip. Where does the odd nickel go?
//!
//! ```
//! use housebook_engine::formats::line::Houses;
//! use housebook_engine::formats::showdown::settled;
//!
//! let line = r#"{"house": "mike", "game": "five-card-draw", "carry": "0.05", "players": [
//!     {"name": "Ann", "in": "0.50", "cards": "Ah Ad Kc 8s 2d"},
//!     {"name": "Bob", "in": "0.50", "cards": "As Ac Kd 8h 2c"}]}"#;
//! let settled = settled(line, &Houses::presets()).expect("can be settled");
//! let awards: Vec<i64> = settled.settlement.awards().iter().map(|award| award.minor()).collect();
//! assert_eq!((awards, settled.settlement.carry().minor()), (vec![50, 50], 5));
//!
//! let last = settled.told().pop().expect("a reason");
//! assert_eq!(last.text, "the odd $0.05 of the main pot carries over to the next game");
//! assert_eq!(last.rule, "MIK-65");
//! ```
//!
//! What is wild is part of the game, or called by the dealer:
//!
//! ```
//! use housebook_engine::{calling::say, cards::parse_holding, formats::house::preset, hand::HouseRules, rank::Seen};
//!
//! let mike = preset("mike").expect("comes along");
//! let called = say("five-card-stud + deuces-wild", &mike)?;
//! let scheme = called.row.game.scheme(&HouseRules::of(&mike).ranking.customs);
//! let best = scheme.best_high(&Seen::new(&parse_holding("9h 9d 9c 2s 2d")?, &[]));
//! assert_eq!(best.map(|best| scheme.high_name(best)).as_deref(), Some("five nines"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Where things are
//!
//! | you want to | look at |
//! |---|---|
//! | read, print and divide amounts | [`money`] |
//! | read cards and shuffle a deck | [`cards`] |
//! | know what a hand is worth | [`rank`] |
//! | know a game, or write one | [`games`], and [`games::party`] for dice and toys |
//! | know what a house says, or write one | [`house`], [`formats::house`] |
//! | call a game the way dealers do | [`calling`] |
//! | play a hand act by act | [`play`] |
//! | divide the money | [`hand`], or [`formats::showdown`] for one JSON object in and one out |
//! | know what hands are worth before the last card | [`hand::equity`] |
//! | read hand files | [`formats::hands`]: PHH, Open Hand History, Poker Now |
//! | look up a rule id | [`rules`] |
//! | know why something was refused | [`refusal`] |
//!
//! The folder `examples` has four short programs: settle a declared pot, replay a hand file, write a house and deal its game,
//! rank ten million hands.
//!
//! # What it doesn't do
//!
//! It has no clock, no disk, no terminal and no random numbers: you pass in the time, the file's text and the shuffle. So the
//! same values always give the same answer, even when the equity before the last card is only an estimate. It has no bots. It
//! doesn't keep players, chips or debts from one night to the next. No amount is ever a float: money is a whole number of
//! minor units, cents for dollars.
//!
//! Functions that can fail say why in a [`Refusal`](refusal::Refusal): a stable code, a sentence with the figures, and the rule.

#![warn(missing_docs, unnameable_types, unreachable_pub, clippy::missing_errors_doc)]

#[deny(clippy::arithmetic_side_effects)]
pub mod as_text;
#[deny(clippy::arithmetic_side_effects)]
pub mod character;
#[deny(clippy::arithmetic_side_effects)]
pub mod money;
#[deny(clippy::arithmetic_side_effects)]
pub mod readable;
#[deny(clippy::arithmetic_side_effects)]
pub mod refusal;

#[deny(clippy::arithmetic_side_effects)]
pub mod cards;

#[deny(clippy::arithmetic_side_effects)]
pub mod rank;

#[deny(clippy::arithmetic_side_effects)]
pub mod games;

#[deny(clippy::arithmetic_side_effects)]
pub mod hand;

#[deny(clippy::arithmetic_side_effects)]
pub mod play;

#[deny(clippy::arithmetic_side_effects)]
pub mod rules;

#[deny(clippy::arithmetic_side_effects)]
pub mod house;

#[deny(clippy::arithmetic_side_effects)]
pub mod calling;

pub mod formats;
