//! The keys of a written game and the words they take.

use crate::cards::Rank;
use crate::games::{Beside, Deck, Highs, Lows};
use crate::rank::Uses;

/// Every key of a `[game.NAME]` table.
pub(crate) const KEYS: [&str; 18] = [
    "title", "like", "menu", "course", "boards", "lines", "high", "low", "half", "use", "wild", "spade",
    "deck", "match", "falls", "ante", "blinds", "bomb",
];

/// What is high, as in `rank`.
pub const HIGHS: &[(&str, Highs)] = &[
    ("standard", Highs::Five),
    ("short-deck", Highs::Short),
    ("three-card", Highs::Three),
    ("27-points", Highs::Points),
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
    ("a6", Lows::AceToSix),
    ("7-points", Lows::Points),
];

/// Which cards make a hand.
pub const USES: &[(&str, Uses)] = &[("any", Uses::Any), ("two", Uses::Two)];

/// The packs.
pub const DECKS: &[(&str, Deck)] = &[
    ("full", Deck::FULL),
    ("short", Deck::SHORT),
    ("7-up", Deck::from_rank(Rank::Seven)),
    ("8-up", Deck::from_rank(Rank::Eight)),
    ("9-up", Deck::from_rank(Rank::Nine)),
    ("10-up", Deck::from_rank(Rank::Ten)),
];

/// What half the pot goes to besides the best hand.
pub const BESIDES: &[(&str, Option<Beside>)] = &[
    ("none", None),
    ("high-spade", Some(Beside::HighSpade)),
    ("low-spade", Some(Beside::LowSpade)),
    ("badugi", Some(Beside::Badugi)),
    ("own-hand", Some(Beside::OwnHand)),
];

/// The word for a value.
pub fn word_of<T: PartialEq>(words: &[(&'static str, T)], value: &T) -> &'static str {
    words.iter().find(|(_, known)| known == value).map_or("", |(word, _)| word)
}
