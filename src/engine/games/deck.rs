//! The cards a game is played with: the whole pack, or a pack without its lowest ranks.

use crate::cards::Rank;

/// All cards from a rank up; a joker is in the pack if the game's wild cards name one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Deck(Rank);

impl Deck {
    /// All 52.
    pub const FULL: Self = Self(Rank::Two);
    /// The 36 from the sixes up.
    pub const SHORT: Self = Self(Rank::Six);

    /// The cards from that rank up.
    #[must_use]
    pub const fn from_rank(lowest: Rank) -> Self {
        Self(lowest)
    }

    /// The lowest rank in it.
    #[must_use]
    pub const fn lowest(self) -> Rank {
        self.0
    }

    /// True if cards of that rank are in it.
    #[must_use]
    pub fn has(self, rank: Rank) -> bool {
        rank >= self.0
    }

    /// How many cards it has, without jokers.
    #[must_use]
    pub fn cards(self) -> usize {
        let ranks = (0..13).filter_map(Rank::at).filter(|rank| self.has(*rank)).count();
        ranks.saturating_mul(4)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn decks_are_as_large_as_people_say() {
        let cards = [Deck::FULL, Deck::SHORT, Deck::from_rank(Rank::Ten)].map(Deck::cards);
        assert_eq!(cards, [52, 36, 20]);
        assert!(Deck::SHORT.has(Rank::Six) && !Deck::SHORT.has(Rank::Five));
    }
}
