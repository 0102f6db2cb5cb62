//! High hands: the best five of any number of cards, as one comparable number with its name and its cards.
//!
//! Suits never break ties, and neither does any card outside the five (IGL-17, MIK-18, CAU-039, CAU-040).

use crate::cards::{Card, Rank};
use crate::rank::counts::{Counts, flush};
use crate::rank::order::{Category, Parts, STANDARD};
use crate::rank::table;
use std::fmt;

/// A high hand of the standard order: greater is better, equal is a tie. Displays as its name.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct High(u16);

/// The best hand of the given cards, with five used at most; fewer than five make what they make (CAU-056).
///
/// All cards must be different; a joker that nobody called wild doesn't count as a card.
///
/// ```
/// # use housebook_engine::{cards::parse_cards, rank::{Category, high}};
/// let best = high::best(&parse_cards("Kh Kd Kc Qs Qd 2c 3c")?);
/// assert_eq!(best.name(), "full house, kings over queens");
/// assert_eq!(best.category(), Category::FullHouse);
/// assert!(best > high::best(&parse_cards("Ah Qh 9h 5h 2h")?));
/// # Ok::<(), housebook_engine::cards::NotCards>(())
/// ```
#[must_use]
pub fn best(cards: &[Card]) -> High {
    if cards.len() > table::CARDS_MAX {
        return best_of_many(cards);
    }
    let key = cards.iter().fold(table::EMPTY, |key, card| key.wrapping_add(table::key(*card)));
    match table::flush_suit(key) {
        None => High(table::unsuited(key)),
        Some(suit) => High(table::flush(suited(cards, suit))),
    }
}

/// The best hand of exactly two cards from the hand and three from the board (Omaha).
///
/// With fewer cards there is no hand, and the result is lower than every hand.
///
/// ```
/// # use housebook_engine::{cards::parse_cards, rank::high};
/// // Four spades in the hand and one on the board are no flush in Omaha.
/// let board = parse_cards("Ks 9d 8c 4h 2h")?;
/// assert_eq!(high::best_two(&parse_cards("As Qs Js 3s")?, &board).name(), "ace high");
/// # Ok::<(), housebook_engine::cards::NotCards>(())
/// ```
#[must_use]
pub fn best_two(hand: &[Card], board: &[Card]) -> High {
    let mut best_yet = High(0);
    let pairs = hand
        .iter()
        .enumerate()
        .flat_map(|(at, one)| hand.iter().skip(at).skip(1).map(move |two| [*one, *two]));
    for [one, two] in pairs {
        for (at, three) in board.iter().enumerate() {
            for (next, four) in board.iter().enumerate().skip(at).skip(1) {
                for five in board.iter().skip(next).skip(1) {
                    best_yet = best_yet.max(best(&[one, two, *three, *four, *five]));
                }
            }
        }
    }
    best_yet
}

/// The ranks held in the suit of that number, as a mask.
fn suited(cards: &[Card], suit: usize) -> usize {
    cards.iter().filter(|card| card.index() & 3 == suit).fold(0, |mask, card| mask | 1 << (card.index() >> 2))
}

/// Any number of cards, calculated without the tables.
fn best_of_many(cards: &[Card]) -> High {
    let suits = [0, 1, 2, 3].map(|suit| (suited(cards, suit) & 0x1fff) as u16);
    let unsuited = Counts::of_suits(suits).best(&STANDARD);
    let flushes = suits.iter().filter(|suit| suit.count_ones() >= 5).map(|suit| flush(*suit, &STANDARD));
    High(flushes.fold(unsuited, u16::max))
}

impl High {
    /// Five cards of one rank, which only wild cards can make (CAU-042).
    #[cfg(test)]
    pub(crate) fn five_of(rank: Rank) -> Self {
        Self(STANDARD.number(Category::FiveOfAKind, rank.bit(), 0))
    }

    /// The hand with that number in its order.
    pub(crate) const fn of_number(number: u16) -> Self {
        Self(number)
    }

    /// Its number in its order.
    pub(crate) const fn number(self) -> u16 {
        self.0
    }

    /// The kind of hand.
    #[must_use]
    pub fn category(self) -> Category {
        STANDARD.parts(self.0).category
    }

    /// What people call it: `full house, kings over queens`, `pair of eights`.
    #[must_use]
    pub fn name(self) -> String {
        self.to_string()
    }
}

/// The ranks of a mask, highest first.
pub(crate) fn ranks(mask: u16) -> impl DoubleEndedIterator<Item = Rank> {
    (0..13).rev().filter_map(Rank::at).filter(move |rank| mask & rank.bit() != 0)
}

impl fmt::Display for High {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        STANDARD.parts(self.0).fmt(f)
    }
}

impl Parts {
    /// What people call the hand.
    pub(crate) fn named(self) -> String {
        self.to_string()
    }
}

impl fmt::Display for Parts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { category, leads, tails } = *self;
        let lead = ranks(leads).next();
        let tail = ranks(tails).next();
        match (category, lead, tail) {
            (Category::HighCard, _, Some(high)) => write!(f, "{} high", high.one()),
            (Category::Pair, Some(pair), _) => write!(f, "pair of {}", pair.many()),
            (Category::TwoPair, Some(high), _) => {
                let low = ranks(leads).next_back().unwrap_or(high);
                write!(f, "two pair, {} and {}", high.many(), low.many())
            }
            (Category::ThreeOfAKind, Some(three), _) => write!(f, "three {}", three.many()),
            (Category::Straight, Some(high), _) => write!(f, "straight, {} high", high.one()),
            (Category::Flush, _, Some(high)) => write!(f, "flush, {} high", high.one()),
            (Category::FullHouse, Some(three), Some(two)) => {
                write!(f, "full house, {} over {}", three.many(), two.many())
            }
            (Category::FourOfAKind, Some(four), _) => write!(f, "four {}", four.many()),
            (Category::StraightFlush, Some(Rank::Ace), _) => f.write_str("royal flush"),
            (Category::StraightFlush, Some(high), _) => write!(f, "straight flush, {} high", high.one()),
            (Category::FiveOfAKind, Some(five), _) => write!(f, "five {}", five.many()),
            _ => f.write_str("no cards"),
        }
    }
}
