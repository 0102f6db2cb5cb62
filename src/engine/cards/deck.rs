//! The deck, and a shuffle that anybody can repeat from the same stream of words.
//!
//! The randomness itself comes from the caller: the domain draws none.

use crate::cards::card::Card;

/// The 52 cards in order: 2c 2d 2h 2s 3c … As.
#[must_use]
pub fn standard() -> [Card; 52] {
    std::array::from_fn(|index| Card::from_index(index).unwrap_or(Card::JOKER))
}

/// A standard deck in an order drawn from `words`, each of the 52! orders equally likely if the words are.
///
/// `words` must not run dry: another word is drawn for each one that would favor an order.
///
/// ```
/// # use housebook_engine::cards::{CardSet, deck};
/// // Any generator of random words will do; this one is good enough to show it.
/// let mut state = 2026_u64;
/// let mut words = || {
///     state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
///     (state >> 32) as u32
/// };
/// let deck = deck::shuffled(&mut words);
/// assert_eq!(CardSet::twice(deck), None);
/// ```
pub fn shuffled(words: &mut dyn FnMut() -> u32) -> [Card; 52] {
    let mut deck = standard();
    shuffle(&mut deck, words);
    deck
}

/// Shuffles in place (Fisher and Yates): from the last place down, each card swaps with one at or before its place.
pub fn shuffle<T>(cards: &mut [T], words: &mut dyn FnMut() -> u32) {
    for place in (1..cards.len()).rev() {
        let ways = u32::try_from(place).unwrap_or(u32::MAX).saturating_add(1);
        cards.swap(place, below(ways, words) as usize);
    }
}

/// A number below `ways`, by rejection: words from the incomplete last round of `ways` are thrown away.
pub(crate) fn below(ways: u32, words: &mut dyn FnMut() -> u32) -> u32 {
    let surplus = (u32::MAX.checked_rem(ways).unwrap_or(0).wrapping_add(1)).checked_rem(ways).unwrap_or(0);
    let last = u32::MAX.wrapping_sub(surplus);
    loop {
        let word = words();
        if word <= last {
            return word.checked_rem(ways).unwrap_or(0);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn order_from(drawn: &[u32]) -> Vec<char> {
        let mut drawn = drawn.iter().copied();
        let mut cards = ['a', 'b', 'c'];
        shuffle(&mut cards, &mut || drawn.next().unwrap());
        cards.to_vec()
    }

    #[test]
    fn every_order_comes_from_as_many_words() {
        let mut orders = Vec::new();
        for first in 0..3 {
            for second in 0..2 {
                orders.push(order_from(&[first, second]));
            }
        }
        orders.sort();
        orders.dedup();
        assert_eq!(orders.len(), 6);
    }

    #[test]
    fn a_word_that_would_favour_an_order_is_thrown_away() {
        // 2^32 is 3 * 1431655765 + 1: only the very last word is one too many for three ways.
        assert_eq!(order_from(&[u32::MAX, 0, 0]), order_from(&[0, 0]));
        assert_eq!(order_from(&[u32::MAX - 1, 0]), order_from(&[2, 0]));
    }

    #[test]
    fn a_power_of_two_wastes_no_word() {
        assert_eq!(below(4, &mut || u32::MAX), 3);
        assert_eq!(below(1, &mut || u32::MAX), 0);
    }

    #[test]
    fn a_shuffled_deck_is_a_deck() {
        let mut state = 1_u32;
        let mut deck = shuffled(&mut || {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            state
        });
        assert_ne!(deck, standard());
        deck.sort_unstable();
        assert_eq!(deck, standard());
    }
}
