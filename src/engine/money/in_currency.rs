//! An amount with its currency: `20.00` for machines, `$20.00` for people.

use crate::money::{Currency, Money};
use serde::{Serialize, Serializer};
use std::fmt;

/// An amount and its currency.
///
/// ```
/// use housebook_engine::money::{Amount, Currency, Money};
///
/// let twenty = Amount::new(Money::from_minor(2000), Currency::USD);
/// assert_eq!((twenty.to_string(), twenty.plain()), ("$20.00".to_owned(), "20.00".to_owned()));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Amount {
    /// How much.
    pub money: Money,
    /// The currency.
    pub currency: Currency,
}

impl Amount {
    /// That much in that currency.
    #[must_use]
    pub const fn new(money: Money, currency: Currency) -> Self {
        Self { money, currency }
    }

    /// As it is typed, without a currency sign.
    #[must_use]
    pub fn plain(self) -> String {
        self.currency.plain(self.money)
    }

    /// The same without the minus sign.
    #[must_use]
    pub fn abs(self) -> Self {
        Self { money: self.money.abs(), ..self }
    }

    /// True for zero.
    #[must_use]
    pub fn is_zero(self) -> bool {
        self.money.is_zero()
    }

    /// True if it is above zero.
    #[must_use]
    pub fn is_positive(self) -> bool {
        self.money.is_positive()
    }

    /// True if it is below zero.
    #[must_use]
    pub fn is_negative(self) -> bool {
        self.money.is_negative()
    }
}

impl Serialize for Amount {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.plain())
    }
}

impl fmt::Display for Amount {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.pad(&self.currency.shown(self.money))
    }
}
