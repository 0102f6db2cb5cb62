//! Badugi: up to four cards of different ranks and suits; more cards beat fewer, then the lower cards win.

use crate::cards::{Card, Rank};
use crate::rank::held::{ALL_RANKS, Reading};
use crate::rank::high::ranks;
use crate::rank::low::{Low, ace_above, ace_below, lowest_of};

const HAND: usize = 4;

/// A hand with more cards always has a higher number than one with fewer; among equals, lower ranks are better.
const SPAN: u16 = 8192;

/// The best badugi of the cards at `places`; a wild card is any rank of any suit.
pub(crate) fn best(cards: &[Card], places: u64, reading: Reading) -> Option<Low> {
    let loose = places & (reading.wild | reading.bugs);
    let natural = places & !loose;
    let chosen = Chosen { cards, natural, wilds: loose.count_ones() as usize };
    chosen.best(0, 0, 0)
}

/// The cards to choose from.
struct Chosen<'a> {
    cards: &'a [Card],
    natural: u64,
    wilds: usize,
}

impl Chosen<'_> {
    /// The best badugi with these ranks (counted from the ace) and suits taken, using the cards from `place` on.
    fn best(&self, place: usize, held: u16, suits: u8) -> Option<Low> {
        let Some(card) = self.cards.get(place) else { return numbered(held, self.wilds) };
        let next = place.saturating_add(1);
        let without = self.best(next, held, suits);
        let (rank, suit) = (card.rank().map_or(0, |rank| ace_below(rank.bit())), 1 << (card.index() & 3));
        if self.natural & (1 << place) == 0 || held & rank != 0 || suits & suit != 0 {
            return without;
        }
        without.max(self.best(next, held | rank, suits | suit))
    }
}

fn numbered(low: u16, wilds: usize) -> Option<Low> {
    let room = HAND.saturating_sub(low.count_ones() as usize);
    let all = low | lowest_of(ALL_RANKS & !low, room.min(wilds));
    let cards = u16::try_from(all.count_ones()).ok()?;
    (cards > 0).then(|| Low::of_number(cards.wrapping_mul(SPAN).wrapping_add(ALL_RANKS.wrapping_sub(all))))
}

/// `badugi, eight high`, or how many cards it has.
pub(crate) fn name(low: Low) -> String {
    let cards = low.number().checked_div(SPAN).unwrap_or(0);
    let all = ALL_RANKS.wrapping_sub(low.number() & ALL_RANKS);
    let top =
        ranks(all).next().and_then(|rank| ranks(ace_above(rank.bit())).next()).map_or("no card", Rank::one);
    match cards {
        4 => format!("badugi, {top} high"),
        3 => format!("three cards, {top} high"),
        2 => format!("two cards, {top} high"),
        _ => format!("one card, {top} high"),
    }
}
