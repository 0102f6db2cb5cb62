//! Calling a game: which game is meant, what the dealer adds to it, and whether that many players can play it here.
//!
//! ```
//! use housebook_engine::calling::{fitting, say};
//! use housebook_engine::formats::house::preset;
//!
//! let mike = preset("mike").expect("comes along");
//! // The addition makes a game that the house has a name for.
//! let called = say("7stud + low hole wild", &mike)?;
//! assert_eq!(called.name(), "seven-card-stud-low-hole-wild");
//! assert_eq!(called.row.game.wilds.named(), "the lowest hole card");
//!
//! // In Mike's house only his own games have a name; any other needs its rules stated.
//! let refusal = say("canasta", &mike).unwrap_err();
//! assert_eq!((refusal.code, refusal.rule.as_deref()), ("unknown-game", Some("MIK-58")));
//! assert!(fitting(&called.row).any(|feature| feature.name == "goal-post"));
//! # Ok::<(), housebook_engine::refusal::Refusal>(())
//! ```

mod agreed;
mod by_keys;
mod call;
mod feature;
mod listed;
mod misfit;
mod names;
mod players;
mod resolve;
mod said;

pub use agreed::{agreed, chip};
pub use by_keys::ByKeys;
pub use call::{Called, call, forbidden, joker_stays_out, too_late};
pub use feature::{Change, FEATURES, Feature, Topic, all_added, feature, fitting, joins};
pub use listed::listed;
pub(crate) use misfit::{goes_with, one_way};
pub use names::begun;
pub use players::{PlayerLimits, check_deck, player_limits, players};
pub use resolve::{listed_game, off_menu, resolve, rules_stated};
pub use said::{AtHand, Said, apart, game_first, phrase, say, word};
