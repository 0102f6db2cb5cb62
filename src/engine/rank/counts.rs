//! Which ranks a hand holds once, twice, three and four times, and the best hand these counts make.
//!
//! Flushes don't show here: counts don't know suits.

use crate::rank::kickers::highest;
use crate::rank::order::{Category, Order};

/// Masks of the ranks held at least once, twice, three and four times.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Counts {
    pub once: u16,
    pub twice: u16,
    pub thrice: u16,
    pub four: u16,
}

impl Counts {
    /// The counts of the ranks in four suits.
    pub(crate) const fn of_suits(suits: [u16; 4]) -> Self {
        let [a, b, c, d] = suits;
        let (ab, cd) = (a & b, c & d);
        let (a_or_b, c_or_d) = (a | b, c | d);
        Self {
            once: a_or_b | c_or_d,
            twice: ab | cd | (a_or_b & c_or_d),
            thrice: (ab & c_or_d) | (cd & a_or_b),
            four: ab & cd,
        }
    }

    /// The number of the best five-card hand without a flush; fewer cards make what they make (CAU-056).
    pub(crate) const fn best(self, order: &Order) -> u16 {
        if self.four != 0 {
            let four = highest(self.four);
            return order.number(Category::FourOfAKind, four, self.once & !four);
        }
        let three = highest(self.thrice);
        if three != 0 && self.twice != three {
            return order.number(Category::FullHouse, three, self.twice & !three);
        }
        match straight(self.once) {
            0 => self.groups(order),
            high => order.number(Category::Straight, high, 0),
        }
    }

    const fn groups(self, order: &Order) -> u16 {
        if self.thrice != 0 {
            return order.number(Category::ThreeOfAKind, self.thrice, self.once & !self.thrice);
        }
        if self.twice == 0 {
            return order.number(Category::HighCard, 0, self.once);
        }
        let pair = highest(self.twice);
        let pairs = pair | highest(self.twice & !pair);
        let category = if pairs == pair { Category::Pair } else { Category::TwoPair };
        order.number(category, pairs, self.once & !pairs)
    }
}

/// The number of the best flush or straight flush of five or more cards of one suit.
pub(crate) const fn flush(suited: u16, order: &Order) -> u16 {
    match straight(suited) {
        0 => order.number(Category::Flush, 0, suited),
        high => order.number(Category::StraightFlush, high, 0),
    }
}

/// The highest card of the best straight as a mask, or 0: A-2-3-4-5 is the lowest (IGL-21), K-A-2 isn't one.
const fn straight(ranks: u16) -> u16 {
    let ace_below = (ranks << 1) | (ranks >> 12);
    let two = ace_below & (ace_below >> 1);
    let four = two & (two >> 2);
    let lowest = four & (ace_below >> 4);
    highest(lowest) << 3
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn straights_run_from_the_wheel_to_the_ace() {
        assert_eq!(straight(0b1_0000_0000_1111), 0b1000);
        assert_eq!(straight(0b1_1111_0000_0000), 0b1_0000_0000_0000);
        assert_eq!(straight(0b1_1000_0000_0111), 0);
        assert_eq!(straight(0b0_0000_0111_1111), 0b100_0000);
    }

    #[test]
    fn counts_come_from_suits() {
        let counts = Counts::of_suits([0b111, 0b110, 0b100, 0b100]);
        assert_eq!(counts, Counts { once: 0b111, twice: 0b110, thrice: 0b100, four: 0b100 });
    }
}
