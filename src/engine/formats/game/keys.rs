//! The keys of a written game and the words they take.

use crate::games::{Deck, Highs, Lows};
use crate::rank::Uses;

/// Every key of a `[game.NAME]` table.
pub(crate) const KEYS: [&str; 15] = [
    "title", "like", "menu", "course", "high", "low", "use", "wild", "spade", "deck", "match", "falls",
    "ante", "blinds", "bomb",
];

/// What is high, as in `rank`.
pub const HIGHS: &[(&str, Highs)] = &[
    ("standard", Highs::Five),
    ("short-deck", Highs::Short),
    ("three-card", Highs::Three),
    ("none", Highs::Not),
];

/// What is low, as in `rank`.
pub const LOWS: &[(&str, Lows)] = &[
    ("none", Lows::Not),
    ("house", Lows::House),
    ("8", Lows::EightOrBetter),
    ("a5", Lows::AceToFive),
    ("27", Lows::DeuceToSeven),
    ("badugi", Lows::Badugi),
];

/// Which cards make a hand.
pub const USES: &[(&str, Uses)] = &[("any", Uses::Any), ("two", Uses::Two)];

/// The packs.
pub const DECKS: &[(&str, Deck)] = &[("full", Deck::Full), ("short", Deck::Short)];

/// The word for a value.
pub fn word_of<T: PartialEq>(words: &[(&'static str, T)], value: &T) -> &'static str {
    words.iter().find(|(_, known)| known == value).map_or("", |(word, _)| word)
}
