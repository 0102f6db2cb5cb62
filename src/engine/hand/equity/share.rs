//! A share of a pot as a fraction: exact, and rounded only for display.

use crate::money::{Money, Overflow};

/// A share from 0 to 1, as a fraction in lowest terms.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EquityShare {
    part: u128,
    of: u128,
}

impl EquityShare {
    /// `part` out of `of`; zero out of zero counts as zero.
    #[must_use]
    pub fn new(part: u128, of: u128) -> Self {
        let both = common(part, of).max(1);
        let lowest = |count: u128| count.checked_div(both).unwrap_or(count);
        Self { part: lowest(part), of: lowest(of).max(1) }
    }

    /// The fraction, part first, in lowest terms.
    ///
    /// ```
    /// # use housebook_engine::hand::EquityShare;
    /// assert_eq!(EquityShare::new(6, 8).fraction(), (3, 4));
    /// ```
    #[must_use]
    pub const fn fraction(self) -> (u128, u128) {
        (self.part, self.of)
    }

    /// The sum of both.
    #[must_use]
    pub fn plus(self, other: Self) -> Self {
        let both = common(self.of, other.of).max(1);
        let [one, two] = [self.of, other.of].map(|of| of.checked_div(both).unwrap_or(1));
        let parts = self.part.saturating_mul(two).saturating_add(other.part.saturating_mul(one));
        Self::new(parts, self.of.saturating_mul(two))
    }

    /// In thousandths, half a thousandth rounded up.
    #[must_use]
    pub fn per_mille(self) -> u64 {
        let rounded = rounded(self.part.saturating_mul(1000), self.of);
        u64::try_from(rounded).unwrap_or(u64::MAX)
    }

    /// In percent, with one decimal: `81.9`.
    #[must_use]
    pub fn percent(self) -> String {
        let mille = self.per_mille();
        format!("{}.{}", mille.checked_div(10).unwrap_or(0), mille.checked_rem(10).unwrap_or(0))
    }

    /// This share of an amount of zero or more, rounded to the smallest unit of money.
    ///
    /// # Errors
    ///
    /// The amount leaves the range of money on the way.
    pub fn of(self, amount: Money) -> Result<Money, Overflow> {
        let whole = u128::try_from(amount.minor()).map_err(|_| Overflow)?;
        let parts = whole.checked_mul(self.part).ok_or(Overflow)?;
        i64::try_from(rounded(parts, self.of)).ok().and_then(Money::within).ok_or(Overflow)
    }
}

/// The quotient, halves rounded up.
fn rounded(parts: u128, of: u128) -> u128 {
    parts.saturating_add(of.checked_div(2).unwrap_or(0)).checked_div(of).unwrap_or(0)
}

/// The greatest common divisor.
pub(super) const fn common(one: u128, other: u128) -> u128 {
    let (mut greater, mut lesser) = (one, other);
    while let Some(rest) = greater.checked_rem(lesser) {
        (greater, lesser) = (lesser, rest);
    }
    greater
}
