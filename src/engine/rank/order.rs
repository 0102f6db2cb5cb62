//! The order of the kinds of hand, as data: which beats which, and which ranks decide within a kind.
//!
//! A hand becomes one number: where its kind begins, then its grouped ranks, then its single cards.

use crate::rank::kickers;

/// A kind of hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum Category {
    /// Nothing that matches: the highest cards count.
    HighCard,
    /// Two cards of one rank.
    Pair,
    /// Two pairs.
    TwoPair,
    /// Three cards of one rank.
    ThreeOfAKind,
    /// All ranks in a row.
    Straight,
    /// All of one suit.
    Flush,
    /// Three of a kind and a pair.
    FullHouse,
    /// Four cards of one rank.
    FourOfAKind,
    /// All ranks in a row and of one suit; the royal flush is the best of these.
    StraightFlush,
    /// Five cards of one rank, which takes a wild card.
    FiveOfAKind,
}

/// What decides within a kind: the leading ranks first, then the following ones.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Shape {
    /// How many ranks lead, and how many cards of each are used.
    pub leads: usize,
    pub lead_copies: usize,
    /// How many ranks follow at most, and how many cards of each are used.
    pub tails: usize,
    pub tail_copies: usize,
    /// How many extra aces the hand may hold, besides one of each rank: wild cards in a flush, at some houses.
    pub spare_aces: u16,
}

const fn shape(leads: usize, lead_copies: usize, tails: usize, tail_copies: usize) -> Shape {
    Shape { leads, lead_copies, tails, tail_copies, spare_aces: 0 }
}

/// The number of kinds.
const KINDS: usize = 10;

/// One row per kind, in the order of the enum.
static SHAPES: [Shape; KINDS] = [
    shape(0, 0, 5, 1),
    shape(1, 2, 3, 1),
    shape(2, 2, 1, 1),
    shape(1, 3, 2, 1),
    shape(1, 1, 0, 0),
    Shape { spare_aces: 4, ..shape(0, 0, 5, 1) },
    shape(1, 3, 1, 2),
    shape(1, 4, 1, 1),
    shape(1, 1, 0, 0),
    shape(1, 5, 0, 0),
];

impl Category {
    pub(crate) const fn shape(self) -> Shape {
        SHAPES[self as usize]
    }

    /// The kind's bit in a mask of kinds.
    pub(crate) const fn bit(self) -> u16 {
        1 << self as u16
    }

    /// How many different hands of this kind have a number.
    const fn size(self) -> u16 {
        let shape = self.shape();
        let once = kickers::sets(shape.leads).wrapping_mul(kickers::sets(shape.tails));
        once.wrapping_mul(shape.spare_aces.wrapping_add(1))
    }
}

/// The standard order, worst first (IGL-16, MIK-32, CAU-041).
pub(crate) const STANDARD: Order = Order::of([
    Category::HighCard,
    Category::Pair,
    Category::TwoPair,
    Category::ThreeOfAKind,
    Category::Straight,
    Category::Flush,
    Category::FullHouse,
    Category::FourOfAKind,
    Category::StraightFlush,
    Category::FiveOfAKind,
]);

/// An order of the kinds of hand: where the numbers of each kind begin.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Order {
    ascending: [Category; KINDS],
    begins: [u16; KINDS],
}

/// A hand taken apart: its kind, its leading ranks and its following ranks, as masks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Parts {
    pub category: Category,
    pub leads: u16,
    pub tails: u16,
}

impl Order {
    /// The order that lists every kind once, worst first.
    #[must_use]
    pub(crate) const fn of(ascending: [Category; KINDS]) -> Self {
        let mut begins = [0; KINDS];
        let (mut place, mut next) = (0, 0_u16);
        while place < KINDS {
            begins[ascending[place] as usize] = next;
            next = next.wrapping_add(ascending[place].size());
            place = place.wrapping_add(1);
        }
        Self { ascending, begins }
    }

    /// The order with these kinds on top, best first; the others come below, in the standard order.
    #[must_use]
    pub(crate) fn with_top(best_first: &[Category]) -> Self {
        let rest = STANDARD.ascending.into_iter().filter(|kind| !best_first.contains(kind));
        let mut kinds = rest.chain(best_first.iter().rev().copied());
        Self::of(std::array::from_fn(|_| kinds.next().unwrap_or(Category::HighCard)))
    }

    /// The kinds that don't beat that one, as a mask.
    pub(crate) fn up_to(&self, kind: Category) -> u16 {
        let below = self.ascending.iter().take_while(|other| **other != kind);
        below.fold(kind.bit(), |kinds, other| kinds | other.bit())
    }

    /// The number of a hand: higher is better. If there are too many ranks, the best are taken.
    pub(crate) const fn number(&self, category: Category, leads: u16, tails: u16) -> u16 {
        let shape = category.shape();
        let lead = kickers::number(leads, shape.leads).wrapping_mul(kickers::sets(shape.tails));
        self.begins[category as usize].wrapping_add(lead).wrapping_add(kickers::number(tails, shape.tails))
    }

    /// The number of a flush with that many extra aces, besides one of each rank; each extra ace beats any rank.
    pub(crate) const fn flush(&self, spare_aces: u16, ranks: u16) -> u16 {
        let above = spare_aces.wrapping_mul(kickers::sets(Category::Flush.shape().tails));
        self.number(Category::Flush, 0, ranks).wrapping_add(above)
    }

    /// The hand that has this number.
    pub(crate) fn parts(&self, number: u16) -> Parts {
        let mut place = KINDS.wrapping_sub(1);
        while place > 0 && self.begins[self.ascending[place] as usize] > number {
            place = place.wrapping_sub(1);
        }
        let category = self.ascending[place];
        let shape = category.shape();
        let within = number.wrapping_sub(self.begins[category as usize]);
        let followers = kickers::sets(shape.tails);
        Parts {
            category,
            leads: kickers::set(within.checked_div(followers).unwrap_or(0), shape.leads),
            tails: kickers::set(within.checked_rem(followers).unwrap_or(0), shape.tails),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_gives_its_hand_back() {
        for (category, leads, tails) in [
            (Category::HighCard, 0, 0b1_0000_0001_0101_u16),
            (Category::HighCard, 0, 0),
            (Category::Pair, 0b1000, 0b1_0000_0000_0101),
            (Category::TwoPair, 0b11, 0b1_0000_0000_0000),
            (Category::ThreeOfAKind, 0b1, 0b110),
            (Category::Straight, 0b1000, 0),
            (Category::Flush, 0, 0b1_1110_1000_0000),
            (Category::FullHouse, 0b1, 0b10),
            (Category::FourOfAKind, 0b1_0000_0000_0000, 0b1),
            (Category::StraightFlush, 0b1_0000_0000_0000, 0),
            (Category::FiveOfAKind, 0b1, 0),
        ] {
            let number = STANDARD.number(category, leads, tails);
            assert_eq!(STANDARD.parts(number), Parts { category, leads, tails });
        }
    }

    #[test]
    fn the_kinds_fit_their_number() {
        let all: u32 = STANDARD.ascending.iter().map(|category| u32::from(category.size())).sum();
        assert_eq!(all, 22_582);
    }

    #[test]
    fn a_second_ace_is_worth_more_than_any_rank() {
        let (low, high) = (0b1_0000_0000_0111, 0b1_1110_1000_0000);
        assert!(STANDARD.flush(1, low) > STANDARD.flush(0, high));
        assert!(STANDARD.flush(4, 0b1_0000_0000_0000) < STANDARD.number(Category::FullHouse, 0b1, 0b10));
        let parts = Parts { category: Category::Flush, leads: 0, tails: low };
        assert_eq!(STANDARD.parts(STANDARD.flush(1, low)), parts);
    }
}
