//! Hand files of every kind, read into one record that the state machine can play.
//!
//! A hand of a file is read, played act by act, and settled:
//!
//! ```
//! use housebook_engine::formats::hands::phh::Hands;
//! use housebook_engine::formats::hands::replay;
//! use housebook_engine::formats::house::preset;
//! use housebook_engine::hand::HouseRules;
//!
//! let file = r#"
//! variant = "NT"
//! antes = [0, 0, 0]
//! blinds_or_straddles = [0.25, 0.50, 0]
//! min_bet = 0.50
//! starting_stacks = [20, 35.25, 50]
//! actions = ["d dh p1 AhKh", "d dh p2 ????", "d dh p3 7c7d", "p3 cbr 1.50", "p1 cbr 5", "p2 f", "p3 f"]
//! players = ["Ann", "Bob", "Cay"]
//! "#;
//! let rules = HouseRules::of(&preset("casino").expect("comes along"));
//! for hand in Hands::new(file) {
//!     let record = hand?;
//!     let outcome = replay(&record, &rules)?;
//!     let stacks: Vec<String> =
//!         outcome.finishing.iter().flatten().map(|stack| record.setup.currency.plain(*stack)).collect();
//!     assert_eq!(stacks, ["22.00", "34.75", "48.50"]);
//! }
//! # Ok::<(), housebook_engine::formats::hands::HandFault>(())
//! ```

mod blank;
pub mod checked;
mod each;
mod exact;
mod fault;
mod flag_words;
pub mod kept;
mod kind;
mod lines;
mod logged;
mod named_notes;
pub mod ohh;
mod paid;
pub mod phh;
pub mod poker_now;
mod readable;
mod record;
mod renamed;
mod replay;
mod scaled;
pub mod site_text;
mod under;
mod written_card;

pub use blank::blank;
pub use each::{Each, each};
pub use fault::HandFault;
pub use flag_words::in_words;
pub use kind::{FileKind, by_name, sniff};
pub use named_notes::named_notes;
pub use paid::paid;
pub use readable::readable;
pub use record::{HandRecord, InFile, MiddleSpots, SITE_RULES, Spot, WithoutCards, WordSpots};
pub use renamed::renamed;
pub use replay::{FINISHING_DIFFERS, ReplayedHand, replay};
pub use scaled::{Scale, scaled, scaled_amount};
pub use under::rules_of;
