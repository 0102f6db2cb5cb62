//! Card points nearest to a number: number cards count that number, face cards half a point, aces one or eleven (7-27).

use crate::cards::{Card, Rank};
use std::cmp::Reverse;
use std::fmt;

/// How near some cards come to a number; greater is nearer. Under is better than over by the same amount.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CardPoints {
    off: Reverse<u32>,
    below: bool,
    halves: u32,
}

/// How many more half points an ace is worth as eleven than as one.
const ACE_MORE: u32 = 20;

impl CardPoints {
    /// The nearest these cards come to `target`; `None` if there are no cards.
    ///
    /// ```
    /// # use housebook_engine::{cards::parse_cards, rank::CardPoints};
    /// let near = |cards: &str, target| CardPoints::nearest(&parse_cards(cards).unwrap(), target).unwrap();
    /// assert_eq!(near("5h Ah Ad", 27).to_string(), "27 points");
    /// assert_eq!(near("6h Kd", 7).to_string(), "6½ points");
    /// assert!(near("6h Kd", 7) > near("7h Kd", 7), "under is better than as much over");
    /// ```
    #[must_use]
    pub fn nearest(cards: &[Card], target: u32) -> Option<Self> {
        let spots = |card: &Card| match card.rank() {
            None => 0,
            Some(Rank::Ace) => 2,
            Some(Rank::King | Rank::Queen | Rank::Jack) => 1,
            Some(rank) => u32::from(rank.bit().trailing_zeros() as u8).saturating_add(2).saturating_mul(2),
        };
        let least = cards.iter().map(spots).fold(0_u32, u32::saturating_add);
        let aces = cards.iter().filter(|card| card.rank() == Some(Rank::Ace)).count();
        let wanted = target.saturating_mul(2);
        let with = |elevens: usize| {
            let more = u32::try_from(elevens).unwrap_or(0).saturating_mul(ACE_MORE);
            let halves = least.saturating_add(more);
            Self { off: Reverse(halves.abs_diff(wanted)), below: halves <= wanted, halves }
        };
        (!cards.is_empty()).then(|| (0..=aces).map(with).max()).flatten()
    }
}

impl fmt::Display for CardPoints {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (whole, half) = (self.halves >> 1, if self.halves & 1 == 1 { "½" } else { "" });
        match whole {
            0 => write!(f, "½ point"),
            1 if half.is_empty() => f.write_str("1 point"),
            _ => write!(f, "{whole}{half} points"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::parse_cards;

    #[test]
    fn each_ace_is_one_or_eleven_as_it_serves() {
        for (cards, seven, twenty_seven) in [
            ("5h Ah Ad", "7 points", "27 points"),
            ("7h", "7 points", "7 points"),
            ("6h Kd", "6½ points", "6½ points"),
            ("Ah Kd Qd", "2 points", "12 points"),
            ("Th 9d 8c", "27 points", "27 points"),
            ("Ks", "½ point", "½ point"),
            ("As Ah Ad Ac", "4 points", "24 points"),
        ] {
            let cards = parse_cards(cards).unwrap();
            let near = |target| CardPoints::nearest(&cards, target).unwrap().to_string();
            assert_eq!([near(7), near(27)], [seven, twenty_seven], "{cards:?}");
        }
        assert_eq!(CardPoints::nearest(&[], 7), None);
    }

    /// The nearest of all ways to count the aces, by trying them one after the other.
    #[test]
    fn a_slow_judge_counts_the_same() {
        let deck: Vec<Card> = (0..52).filter_map(Card::from_index).collect();
        for seed in 0..4000_usize {
            let cards: Vec<Card> =
                (0..=seed % 6).map(|place| deck[(seed * 7 + place * (seed % 11 + 9)) % 52]).collect();
            for target in [7_i64, 27] {
                // Twice the points, so that half a point is a whole number.
                let mut sums = vec![0_i64];
                for card in &cards {
                    let worth: &[i64] = match card.to_string().chars().next() {
                        Some('A') => &[2, 22],
                        Some('K' | 'Q' | 'J') => &[1],
                        Some('T') => &[20],
                        Some(digit) => &[2 * i64::from(digit.to_digit(10).unwrap())],
                        None => &[],
                    };
                    sums = sums.iter().flat_map(|sum| worth.iter().map(move |more| sum + more)).collect();
                }
                let off = |sum: &i64| ((sum - 2 * target).abs(), *sum > 2 * target);
                let best = sums.iter().min_by_key(|sum| off(sum)).unwrap();
                let points = CardPoints::nearest(&cards, u32::try_from(target).unwrap()).unwrap();
                assert_eq!(i64::from(points.halves), *best, "{cards:?} for {target}");
            }
        }
    }
}
