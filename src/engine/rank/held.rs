//! What a player holds, sorted for judging: natural cards by suit, and how many cards may be any card.

use crate::cards::Card;
use crate::rank::counts::Counts;

/// All thirteen ranks.
pub(crate) const ALL_RANKS: u16 = 0x1fff;

const ACE: u16 = 1 << 12;

/// Which cards in a list are wild, and which are bugs, by their places.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Reading {
    /// One bit per place: the card is any card its holder wants.
    pub wild: u64,
    /// One bit per place: the card is an ace, or fills a straight or a flush.
    pub bugs: u64,
}

/// Cards ready to be judged.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Held {
    /// The natural ranks of each suit, as masks.
    pub suits: [u16; 4],
    /// How many cards may be any card.
    pub wilds: usize,
    /// How many are bugs.
    pub bugs: usize,
}

impl Held {
    /// The cards at `places` in a list, by that reading; a joker that is neither wild nor a bug isn't a card.
    pub(crate) fn of(cards: &[Card], places: u64, reading: Reading) -> Self {
        let mut held = Self::default();
        for (place, card) in cards.iter().enumerate().take(64) {
            let bit = 1 << place;
            if places & bit == 0 {
                continue;
            }
            if reading.wild & bit != 0 {
                held.wilds = held.wilds.saturating_add(1);
            } else if reading.bugs & bit != 0 {
                held.bugs = held.bugs.saturating_add(1);
            } else if let Some(suit) = held.suits.get_mut(card.index() & 3).filter(|_| !card.is_joker()) {
                *suit |= 1 << (card.index() >> 2);
            }
        }
        held
    }

    /// How many cards can be anything in a straight, a flush or a low.
    pub(crate) const fn fillers(&self) -> usize {
        self.wilds.saturating_add(self.bugs)
    }

    /// All natural ranks.
    pub(crate) const fn once(&self) -> u16 {
        let [a, b, c, d] = self.suits;
        a | b | c | d
    }

    /// `levels[k]`: the ranks held at least `k` times, with every bug counted as an ace.
    pub(crate) fn levels(&self) -> [u16; 6] {
        let Counts { once, twice, thrice, four } = Counts::of_suits(self.suits);
        let mut levels = [ALL_RANKS, once, twice, thrice, four, 0];
        for _ in 0..self.bugs {
            if let Some(level) = levels.iter_mut().find(|level| **level & ACE == 0) {
                *level |= ACE;
            }
        }
        levels
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::parse_cards;

    #[test]
    fn a_reading_says_what_each_card_is() {
        let cards = parse_cards("Ah Kd Jo 2c").unwrap();
        let held = Held::of(&cards, 0b1111, Reading { wild: 0b1000, bugs: 0b100 });
        assert_eq!((held.wilds, held.bugs, held.fillers()), (1, 1, 2));
        assert_eq!(held.once(), 0b1_1000_0000_0000);
        assert_eq!(held.levels()[2], ACE);
        assert_eq!(Held::of(&cards, 0b0011, Reading::default()).once(), held.once());
    }
}
