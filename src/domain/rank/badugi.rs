//! Badugi: up to four cards of different ranks and suits; more cards beat fewer, then the lower cards win.

use crate::domain::cards::{Card, Rank};
use crate::domain::rank::held::{ALL_RANKS, Reading};
use crate::domain::rank::high::ranks;
use crate::domain::rank::low::{Low, ace_above, ace_below, lowest_of};

const HAND: usize = 4;

/// A hand of so many cards is numbered above all of fewer; within, the lower ranks are better.
const SPAN: u16 = 8192;

/// The best badugi of the cards at `places`; a wild card is any rank in any suit.
pub(crate) fn best(cards: &[Card], places: u64, reading: Reading) -> Option<Low> {
    let loose = places & (reading.wild | reading.bugs);
    let natural = places & !loose;
    let mut best = None;
    let mut chosen = natural;
    loop {
        if chosen.count_ones() as usize <= HAND {
            best =
                best.max(different(cards, chosen).and_then(|low| numbered(low, loose.count_ones() as usize)));
        }
        if chosen == 0 {
            return best;
        }
        chosen = chosen.wrapping_sub(1) & natural;
    }
}

/// The ranks of these cards counted from the ace, if no two share a rank or a suit.
fn different(cards: &[Card], chosen: u64) -> Option<u16> {
    let (mut held, mut suits) = (0_u16, 0_u8);
    for (_, card) in cards.iter().enumerate().take(64).filter(|(place, _)| chosen & (1 << place) != 0) {
        let (rank, suit) = (ace_below(card.rank()?.bit()), 1 << (card.index() & 3));
        if held & rank != 0 || suits & suit != 0 {
            return None;
        }
        (held, suits) = (held | rank, suits | suit);
    }
    Some(held)
}

fn numbered(low: u16, wilds: usize) -> Option<Low> {
    let room = HAND.saturating_sub(low.count_ones() as usize);
    let all = low | lowest_of(ALL_RANKS & !low, room.min(wilds));
    let cards = u16::try_from(all.count_ones()).ok()?;
    (cards > 0).then(|| Low::of_number(cards.wrapping_mul(SPAN).wrapping_add(ALL_RANKS.wrapping_sub(all))))
}

/// `badugi, eight high`, or how many cards of it there are.
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
