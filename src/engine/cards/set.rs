//! A set of cards as one integer: seen before or not.

use crate::cards::card::Card;

/// Which of the 52 cards (and the joker) are in it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CardSet(u64);

impl CardSet {
    /// No cards.
    pub const EMPTY: Self = Self(0);

    /// The set of these cards.
    #[must_use]
    pub const fn of(cards: &[Card]) -> Self {
        let mut set = Self::EMPTY;
        let mut rest = cards;
        while let [first, others @ ..] = rest {
            set.insert(*first);
            rest = others;
        }
        set
    }

    /// The cards of both sets.
    #[must_use]
    pub const fn with(self, more: Self) -> Self {
        Self(self.0 | more.0)
    }

    /// The cards of this set that aren't in the other.
    #[must_use]
    pub const fn without(self, less: Self) -> Self {
        Self(self.0 & !less.0)
    }

    /// True if the card is in the set.
    #[must_use]
    pub const fn contains(self, card: Card) -> bool {
        self.0 & (1 << card.index()) != 0
    }

    /// Puts a card in; false if it was there already.
    pub const fn insert(&mut self, card: Card) -> bool {
        let new = !self.contains(card);
        self.0 |= 1 << card.index();
        new
    }

    /// The first card that is in the list twice. A game with a joker has only one.
    #[must_use]
    pub fn twice(cards: impl IntoIterator<Item = Card>) -> Option<Card> {
        let mut seen = Self::EMPTY;
        cards.into_iter().find(|card| !seen.insert(*card))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::parse_cards;

    #[track_caller]
    fn twice(text: &str) -> Option<Card> {
        CardSet::twice(parse_cards(text).unwrap())
    }

    #[test]
    fn a_card_held_twice_is_found() {
        assert_eq!(twice("As Kd 2c"), None);
        assert_eq!(twice("As Kd 2c Kd").map(|card| card.to_string()), Some("Kd".to_owned()));
    }

    #[test]
    fn there_is_one_joker() {
        assert_eq!(twice("Jo As Kd"), None);
        assert_eq!(twice("Jo As Jo").map(|card| card.to_string()), Some("Jo".to_owned()));
    }
}
