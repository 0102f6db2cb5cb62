//! Sets of ranks, numbered so that the better set has the higher number, even if one set is shorter.
//!
//! A set is a mask of 13 bits, the ace highest. All masks with at most `k` bits are numbered in ascending order. So
//! "compare card by card from the top, a missing card loses" becomes one comparison (CAU-057).

#![expect(clippy::arithmetic_side_effects, reason = "reckoned by the compiler, which stops at an overflow")]

/// The number of ranks in a suit.
const RANKS: usize = 13;

/// The most kickers any hand has.
pub(crate) const KICKERS_MAX: usize = 5;

/// `AT_MOST[bits][k]`: how many masks of that many bits have at most `k` set.
const AT_MOST: [[u16; KICKERS_MAX + 1]; RANKS + 1] = at_most();

const fn at_most() -> [[u16; KICKERS_MAX + 1]; RANKS + 1] {
    let mut table = [[1_u16; KICKERS_MAX + 1]; RANKS + 1];
    let mut bits = 1;
    while bits <= RANKS {
        let mut k = 1;
        while k <= KICKERS_MAX {
            table[bits][k] = table[bits - 1][k] + table[bits - 1][k - 1];
            k += 1;
        }
        bits += 1;
    }
    table
}

/// How many sets of at most `k` ranks there are.
pub(crate) const fn sets(k: usize) -> u16 {
    AT_MOST[RANKS][k]
}

/// The number of the best `k` ranks of a set (all ranks if it is smaller) among the sets of at most `k` ranks.
pub(crate) const fn number(set: u16, k: usize) -> u16 {
    NUMBERS[k][(set & 0x1fff) as usize]
}

static NUMBERS: [[u16; 1 << RANKS]; KICKERS_MAX + 1] = numbers();

const fn numbers() -> [[u16; 1 << RANKS]; KICKERS_MAX + 1] {
    let mut table = [[0; 1 << RANKS]; KICKERS_MAX + 1];
    let mut highest = 0;
    while highest < RANKS {
        let (mut below, bit) = (0, 1 << highest);
        while below < bit {
            let mut k = 1;
            while k <= KICKERS_MAX {
                table[k][bit + below] = AT_MOST[highest][k] + table[k - 1][below];
                k += 1;
            }
            below += 1;
        }
        highest += 1;
    }
    table
}

/// The set with that number among the sets of at most `k` ranks; empty for a number that is too large.
pub(crate) const fn set(number: u16, k: usize) -> u16 {
    if k > KICKERS_MAX || number as usize >= SETS_MAX { 0 } else { SETS[k][number as usize] }
}

/// How many sets of at most five ranks there are.
const SETS_MAX: usize = AT_MOST[RANKS][KICKERS_MAX] as usize;

static SETS: [[u16; SETS_MAX]; KICKERS_MAX + 1] = all_sets();

const fn all_sets() -> [[u16; SETS_MAX]; KICKERS_MAX + 1] {
    let mut table = [[0; SETS_MAX]; KICKERS_MAX + 1];
    let mut set: u16 = 0;
    while set < 1 << RANKS {
        let mut k = set.count_ones() as usize;
        while k <= KICKERS_MAX {
            table[k][NUMBERS[k][set as usize] as usize] = set;
            k += 1;
        }
        set += 1;
    }
    table
}

/// The highest rank of a set, as a set; empty for the empty set.
pub(crate) const fn highest(set: u16) -> u16 {
    match number(set, 1) {
        0 => 0,
        above => 1 << above.wrapping_sub(1),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_follow_the_order_of_the_sets() {
        for k in 1..=KICKERS_MAX {
            let masks = (0..1_u16 << 13).filter(|mask| mask.count_ones() as usize <= k);
            for (place, mask) in masks.clone().enumerate() {
                assert_eq!(usize::from(number(mask, k)), place);
                assert_eq!(set(number(mask, k), k), mask);
            }
            assert_eq!(masks.count(), usize::from(sets(k)));
        }
    }

    #[test]
    fn only_the_best_ranks_count() {
        assert_eq!(number(0b1_0110_1001, 2), number(0b1_0100_0000, 2));
        assert_eq!(highest(0b1_0000_0000_0001), 0b1_0000_0000_0000);
        assert_eq!(highest(0), 0);
    }
}
