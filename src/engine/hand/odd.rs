//! What happens to money that doesn't divide evenly: rules as data, one for each cause.
//!
//! Money is counted in units, the smallest chip.

use crate::hand::seats::{PotTable, Seats};
use crate::money::Money;

/// What happens to the remainder when tied winners share.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Odd {
    /// It stays in the middle for the next game (IGL-34, MIK-50, MIK-65).
    NextGame,
    /// One unit each to the winners, clockwise from the dealer's left (DAV-57).
    OneEach,
    /// All of it to the first winner on the dealer's left (PIG-07).
    FirstLeft,
}

/// A row of the table of odd rules.
struct Row {
    rule: Odd,
    /// The most units one winner may take.
    units_each: i64,
}

const ROWS: [Row; 3] = [
    Row { rule: Odd::NextGame, units_each: 0 },
    Row { rule: Odd::OneEach, units_each: 1 },
    Row { rule: Odd::FirstLeft, units_each: i64::MAX },
];

/// Who gets the odd unit when a pot is halved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Halving {
    /// The high half (IGL-33, MIK-49, CAU-108).
    HighHalf,
    /// The half with the first winner on the dealer's left (DAV-57).
    FirstLeft,
}

impl Odd {
    /// Hands out `odd` to the winners; returns who got how much, and what nobody got.
    pub(crate) fn hand_out(
        self,
        odd: Money,
        winners: Seats,
        table: &PotTable,
    ) -> (Vec<(usize, Money)>, Money) {
        let each = ROWS.iter().find(|row| row.rule == self).map_or(0, |row| row.units_each);
        let most = table.unit.minor().saturating_mul(each);
        let mut left = odd.minor();
        let mut paid = Vec::new();
        for seat in winners.left_of(table.button) {
            let part = left.min(most);
            if part > 0 {
                paid.push((seat, Money::from_minor(part)));
                left = left.saturating_sub(part);
            }
        }
        (paid, Money::from_minor(left))
    }
}

impl Halving {
    /// True if the odd unit goes to the high half.
    pub(crate) fn favours_high(self, high: Seats, low: Seats, table: &PotTable) -> bool {
        match self {
            Self::HighHalf => true,
            Self::FirstLeft => {
                high.or(low).left_of(table.button).next().is_none_or(|first| high.contains(first))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TABLE: PotTable = PotTable { button: 3, unit: Money::from_minor(25) };

    fn given(rule: Odd, odd: i64) -> (Vec<(usize, i64)>, i64) {
        let winners = [2, 4, 7].into_iter().collect();
        let (paid, left) = rule.hand_out(Money::from_minor(odd), winners, &TABLE);
        (paid.into_iter().map(|(seat, amount)| (seat, amount.minor())).collect(), left.minor())
    }

    #[test]
    fn each_rule_hands_the_odd_units_out_its_way() {
        assert_eq!(given(Odd::NextGame, 50), (vec![], 50));
        assert_eq!(given(Odd::OneEach, 25), (vec![(4, 25)], 0));
        assert_eq!(given(Odd::OneEach, 50), (vec![(4, 25), (7, 25)], 0));
        assert_eq!(given(Odd::FirstLeft, 50), (vec![(4, 50)], 0));
        assert_eq!(given(Odd::FirstLeft, 0), (vec![], 0));
    }

    #[test]
    fn the_odd_unit_of_a_halved_pot() {
        let (high, low) = (Seats::one(2), Seats::one(4));
        assert!(Halving::HighHalf.favours_high(high, low, &TABLE));
        assert!(!Halving::FirstLeft.favours_high(high, low, &TABLE));
        assert!(Halving::FirstLeft.favours_high(low, high, &TABLE));
    }

    #[test]
    fn the_table_has_a_row_for_every_rule() {
        for rule in [Odd::NextGame, Odd::OneEach, Odd::FirstLeft] {
            assert!(ROWS.iter().any(|row| row.rule == rule));
        }
    }
}
