//! Playing cards: what they are, how they are written, how a deck is shuffled. What they are worth is `rank`'s business.

mod card;
pub mod deck;
mod list;
mod notation;
mod set;

pub use card::{Card, Rank, Suit};
pub use list::Cards;
pub use notation::{Holding, NotCards, parse_cards, parse_holding};
pub use set::CardSet;
