//! `showdown`: one JSON object with contributions, cards and declarations in, the settlement with its reasons out.
//!
//! ```
//! use housebook_engine::formats::line::Houses;
//! use housebook_engine::formats::showdown::settled;
//!
//! let line = r#"{"house": "igloo", "game": "five-card-stud-hi-lo", "players": [
//!     {"name": "Ann", "in": "2.00", "cards": "Kh Kd 9c 9s 2d", "declare": "high"},
//!     {"name": "Bob", "in": "2.00", "cards": "Ah 2c 3d 4s 6h", "declare": "both"},
//!     {"name": "Cay", "in": "2.00", "cards": "8h 7c 4d 3s 2h", "declare": "low"}]}"#;
//! let settled = settled(line, &Houses::presets()).expect("can be settled");
//! // Bob has the best low, but went both ways and lost the high: a pig gets nothing (IGL-36).
//! let paid: Vec<String> = settled.settlement.awards().iter().map(|paid| paid.minor().to_string()).collect();
//! assert_eq!(paid, ["300", "0", "300"]);
//! let pigged = settled.told().into_iter().find(|told| told.text.contains("went both ways"));
//! assert_eq!(pigged.expect("a reason").text, "Bob went both ways, but lost the high half of the main pot to Ann");
//! ```

mod answer;
mod read;
mod title;
mod weighed;

pub use answer::{Middle, SettledShowdown, answer, players, settled, settled_over};
pub use weighed::{WeighedShowdown, equity_answer, weighed};

#[cfg(test)]
mod announcements;
#[cfg(test)]
mod divided;
#[cfg(test)]
mod refusals;
mod spoken;
#[cfg(test)]
mod trial;
