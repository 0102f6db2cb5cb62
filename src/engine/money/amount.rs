//! Money as whole minor units: added, split, compared, never rounded.

use serde::{Deserialize, Serialize};

/// The largest amount the book accepts, positive or negative: 10^15 minor units.
pub const AMOUNT_MAX: i64 = 1_000_000_000_000_000;

/// An amount in minor units (cents, or points in a points house) of the book's currency.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Money(i64);

/// The sum of two amounts was out of range.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a total is too big: a book can hold at most 1,000,000,000,000,000 cents or points")]
pub struct Overflow;

impl Money {
    /// Nothing.
    pub const ZERO: Self = Self(0);

    /// An amount of `minor` units.
    #[must_use]
    pub const fn from_minor(minor: i64) -> Self {
        Self(minor)
    }

    /// An amount of `minor` units; `None` if it is out of range.
    #[must_use]
    pub fn within(minor: i64) -> Option<Self> {
        in_range(minor).map(Self)
    }

    /// The amount in minor units.
    #[must_use]
    pub const fn minor(self) -> i64 {
        self.0
    }

    /// Adds two amounts; refuses a sum that is out of range.
    ///
    /// # Errors
    ///
    /// More than [`AMOUNT_MAX`](crate::money::AMOUNT_MAX) minor units, positive or negative.
    pub fn plus(self, other: Self) -> Result<Self, Overflow> {
        self.0.checked_add(other.0).and_then(in_range).map(Self).ok_or(Overflow)
    }

    /// Subtracts `other`; refuses a result that is out of range.
    ///
    /// # Errors
    ///
    /// More than [`AMOUNT_MAX`](crate::money::AMOUNT_MAX) minor units, positive or negative.
    pub fn minus(self, other: Self) -> Result<Self, Overflow> {
        self.0.checked_sub(other.0).and_then(in_range).map(Self).ok_or(Overflow)
    }

    /// The amount times `count`.
    ///
    /// # Errors
    ///
    /// More than [`AMOUNT_MAX`](crate::money::AMOUNT_MAX) minor units, positive or negative.
    pub fn times(self, count: i64) -> Result<Self, Overflow> {
        self.0.checked_mul(count).and_then(in_range).map(Self).ok_or(Overflow)
    }

    /// The same amount with the opposite sign.
    #[must_use]
    pub const fn negated(self) -> Self {
        Self(self.0.saturating_neg())
    }

    /// The amount without its sign.
    #[must_use]
    pub const fn abs(self) -> Self {
        Self(self.0.saturating_abs())
    }

    /// Adds up any number of amounts.
    ///
    /// # Errors
    ///
    /// More than [`AMOUNT_MAX`](crate::money::AMOUNT_MAX) minor units, positive or negative.
    ///
    /// ```
    /// # use housebook_engine::money::{AMOUNT_MAX, Money, Overflow};
    /// let pot = Money::sum([20, 40, 40].map(Money::from_minor));
    /// assert_eq!(pot, Ok(Money::from_minor(100)));
    /// assert_eq!(Money::sum([AMOUNT_MAX, 1].map(Money::from_minor)), Err(Overflow));
    /// ```
    pub fn sum(amounts: impl IntoIterator<Item = Self>) -> Result<Self, Overflow> {
        amounts.into_iter().try_fold(Self::ZERO, Self::plus)
    }

    /// True above zero.
    #[must_use]
    pub const fn is_positive(self) -> bool {
        self.0 > 0
    }

    /// True below zero.
    #[must_use]
    pub const fn is_negative(self) -> bool {
        self.0 < 0
    }

    /// True for zero.
    #[must_use]
    pub const fn is_zero(self) -> bool {
        self.0 == 0
    }

    /// What is left over when the amount is divided into `step`s (for a positive step).
    #[must_use]
    pub const fn remainder(self, step: Self) -> Self {
        Self(match self.0.checked_rem_euclid(step.0) {
            Some(rest) => rest,
            None => 0,
        })
    }

    /// Divides into `ways` equal shares of whole `unit`s; the remainder is returned, never lost.
    ///
    /// ```
    /// # use housebook_engine::money::Money;
    /// // $2.15 between two, in nickels: a nickel is left, and somebody has to say whose it is.
    /// let split = Money::from_minor(215).split(2, Money::from_minor(5));
    /// assert_eq!((split.share.minor(), split.remainder.minor()), (105, 5));
    /// ```
    #[must_use]
    pub fn split(self, ways: u32, unit: Self) -> Split {
        let units = self.0.checked_div_euclid(unit.0).unwrap_or(0);
        let share = units.checked_div_euclid(i64::from(ways)).unwrap_or(0).saturating_mul(unit.0);
        let given = share.saturating_mul(i64::from(ways));
        Split { share: Self(share), remainder: Self(self.0.saturating_sub(given)) }
    }

    /// One of this many equal parts; `None` if that isn't a whole number of minor units.
    pub(crate) fn evenly(self, parts: i64) -> Option<Self> {
        let each = Self(self.0.checked_div(parts)?);
        (each.times(parts) == Ok(self)).then_some(each)
    }
}

fn in_range(minor: i64) -> Option<i64> {
    (-AMOUNT_MAX..=AMOUNT_MAX).contains(&minor).then_some(minor)
}

/// An amount divided into equal shares, with what could not be divided.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Split {
    /// What each gets.
    pub share: Money,
    /// What is left over: less than one unit per share.
    pub remainder: Money,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_split_loses_nothing() {
        let split = Money(215).split(2, Money(5));
        assert_eq!(split, Split { share: Money(105), remainder: Money(5) });
        assert_eq!(Money(100).split(7, Money(1)), Split { share: Money(14), remainder: Money(2) });
    }

    #[test]
    fn sums_never_wrap() {
        assert_eq!(Money(AMOUNT_MAX).plus(Money(1)), Err(Overflow));
        assert_eq!(Money(i64::MAX).times(2), Err(Overflow));
        assert_eq!(Money::sum([Money(AMOUNT_MAX), Money(-AMOUNT_MAX)]), Ok(Money::ZERO));
    }
}
