//! Open Hand History files (`.ohh`): read into records, and written.
//!
//! docs/IMPORTS.md says what is taken, what is flagged and what is lost.
//!
//! ```
//! use housebook_engine::formats::hands::ohh::read;
//!
//! let file = r#"{"ohh": {"game_number": "7", "game_type": "Holdem", "bet_limit": {"bet_type": "NL"}, "currency": "USD",
//! "dealer_seat": 2, "small_blind_amount": 0.05, "big_blind_amount": 0.10,
//! "players": [{"id": 0, "seat": 2, "name": "Ann", "starting_stack": 10.00},
//!             {"id": 1, "seat": 5, "name": "Bob", "starting_stack": 20},
//!             {"id": 2, "seat": 9, "name": "Cay", "starting_stack": 5.5}],
//! "rounds": [{"id": 0, "street": "Preflop", "cards": "", "actions": [
//!             {"player_id": 1, "action": "Post SB", "amount": 0.05}, {"player_id": 2, "action": "Post BB", "amount": 0.1},
//!             {"player_id": 0, "action": "Raise", "amount": 0.30}, {"player_id": 1, "action": "Fold"},
//!             {"player_id": 2, "action": "Fold"}]}],
//! "pots": [{"number": 0, "amount": 0.25, "rake": 0.0, "player_wins": [{"player_id": 0, "win_amount": 0.25}]}]}}"#;
//! let hand = read(file).remove(0)?;
//! assert_eq!(hand.setup.names, ["Bob", "Cay", "Ann"]);
//! assert_eq!(hand.acts.len(), 6);
//! # Ok::<(), housebook_engine::formats::hands::HandFault>(())
//! ```

mod actions;
mod cards;
mod forced;
mod games;
mod hand;
mod notes;
mod objects;
mod out;
mod part;
mod pots;
mod rounds;
mod scribe;
mod seated;
mod spec;
mod table;
#[cfg(test)]
mod tests;
mod tournament;
mod whole;
mod write;

pub use hand::read;
pub use tournament::{NOTES as TOURNAMENT_NOTES, PlayedIn, notes_of as tournament_notes};
pub use whole::write_whole;
pub use write::{OhhText, write};
