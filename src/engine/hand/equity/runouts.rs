//! The ways the missing cards can come: all of them, or a random sample.

use crate::cards::{Card, deck::below};

/// Where a missing card goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Place {
    /// The seat it is dealt to; `None` is the board.
    pub seat: Option<usize>,
    /// True if the order between this card and the one before it doesn't matter.
    pub with_last: bool,
}

/// How many ways there are to deal that many cards to these places.
pub(super) fn ways(places: &[Place], cards: usize) -> u64 {
    let (mut ways, mut left, mut together) = (1_u64, cards as u64, 0_u64);
    for place in places {
        together = if place.with_last { together.saturating_add(1) } else { 1 };
        // One more card whose order doesn't matter: the number of ways stays whole after every step.
        ways = ways.saturating_mul(left).checked_div(together).unwrap_or(0);
        left = left.saturating_sub(1);
    }
    ways
}

/// Puts cards on the places and takes them away again.
pub(super) trait Deals {
    /// Deals a card to a place.
    fn put(&mut self, place: Place, card: Card);
    /// Takes back the last card of a place.
    fn take(&mut self, place: Place);
    /// Every place has its card.
    fn full(&mut self);
}

/// Goes through every way to deal the places.
pub(super) fn every(to: &mut impl Deals, places: &[Place], rest: &[Card]) {
    from(to, places, (rest, 0), 0);
}

fn from(to: &mut impl Deals, places: &[Place], (rest, first): (&[Card], usize), used: u64) {
    let Some((place, others)) = places.split_first() else { return to.full() };
    let first = if place.with_last { first } else { 0 };
    for (at, card) in rest.iter().enumerate().skip(first) {
        let bit = 1_u64 << (at & 63);
        if used & bit == 0 {
            to.put(*place, *card);
            from(to, others, (rest, at.saturating_add(1)), used | bit);
            to.take(*place);
        }
    }
}

/// Draws that many ways, each equally likely, and the same ones each time.
pub(super) fn drawn(to: &mut impl Deals, places: &[Place], rest: &mut [Card], times: u32) {
    let mut state = 0_u64;
    // SplitMix64: a counter, scrambled.
    let mut words = || {
        state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let stirred = (state ^ (state >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let stirred = (stirred ^ (stirred >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((stirred ^ (stirred >> 31)) >> 32) as u32
    };
    for _ in 0..times {
        for (at, place) in places.iter().enumerate() {
            let left = u32::try_from(rest.len().saturating_sub(at)).unwrap_or(1);
            rest.swap(at, at.saturating_add(below(left.max(1), &mut words) as usize));
            if let Some(card) = rest.get(at) {
                to.put(*place, *card);
            }
        }
        to.full();
        places.iter().for_each(|place| to.take(*place));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const BOARD: Place = Place { seat: None, with_last: false };
    const MORE: Place = Place { seat: None, with_last: true };

    #[test]
    fn ways_are_counted_as_they_are_dealt() {
        assert_eq!(ways(&[BOARD, MORE, MORE, MORE, MORE], 48), 1_712_304);
        assert_eq!(ways(&[BOARD, BOARD], 44), 44 * 43);
        assert_eq!(ways(&[], 44), 1);
    }
}
