//! How much of what a player owes a guest is in THE BOOK: what was charged there, less what was settled since, whatever came first (MIK-11).

use crate::book::taken_twice::Between;
use engine::money::{Money, Overflow};

/// What the first of two owes the second; below zero the second owes him.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GuestSplit {
    /// By all that is no payment, and no debt forgiven.
    pub charged: Between,
    /// By how much it is less by those.
    pub settled: Money,
}

/// Between what the first may owe the second in THE BOOK; no bound where the house asks for none.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SplitRange {
    pub low: Option<Money>,
    pub high: Option<Money>,
}

impl SplitRange {
    /// What lies nearest within the bounds.
    #[must_use]
    pub fn held(self, amount: Money) -> Money {
        let amount = self.low.map_or(amount, |low| amount.max(low));
        self.high.map_or(amount, |high| amount.min(high))
    }
}

impl GuestSplit {
    /// What the first owes the second in THE BOOK: payments take off what is owed there first, and all they are beyond it is private.
    ///
    /// # Errors
    ///
    /// An amount beyond what can be counted.
    pub fn in_book(self, bounds: SplitRange) -> Result<Money, Overflow> {
        let charged = self.charged.in_book;
        let zero = Money::ZERO;
        let off = match charged.is_negative() {
            false => self.settled.max(zero).min(charged),
            true => self.settled.min(zero).max(charged),
        };
        Ok(bounds.held(charged.minus(off)?))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// No guest owes in THE BOOK: the second one is a guest.
    const GUEST: SplitRange = SplitRange { low: Some(Money::ZERO), high: None };

    #[track_caller]
    fn check(charged: i64, settled: i64, wanted: i64) {
        let charged = Between { in_book: Money::from_minor(charged), private: Money::ZERO };
        let split = GuestSplit { charged, settled: Money::from_minor(settled) };
        assert_eq!(split.in_book(GUEST).expect("a sum"), Money::from_minor(wanted), "{split:?}");
    }

    #[test]
    fn payments_come_off_the_book_first_and_none_makes_a_guest_owe_there() {
        check(4, 0, 4);
        check(4, 3, 1);
        check(4, 10, 0);
        // What the guest pays is none of his credit.
        check(4, -3, 4);
        check(0, -3, 0);
        check(0, 3, 0);
        // What two consolidations charged him is private.
        check(-3, 0, 0);
        check(-3, -3, 0);
    }
}
