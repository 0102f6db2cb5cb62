//! Why balances can't be settled.

use engine::money::{Amount, Currency, Money};
use std::fmt;

/// What is wrong with balances that somebody wants to settle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NettingRefused {
    /// The balances add up to this instead of zero.
    Unbalanced { sum: BalanceAmount },
    /// There are more balances than a plan is made for.
    TooMany { count: usize, count_max: usize },
    /// The total owed is more than the book can hold.
    TooLarge,
    /// These people may pay only each other, and don't come out even.
    CutOff {
        names: Vec<String>,
        /// True if they owe it together, false if they are owed it.
        owe: bool,
        amount: BalanceAmount,
    },
    /// These people may not pay the hub, and have these balances.
    HubBarred { balances: Vec<(String, BalanceAmount)> },
    /// The name is not among the balances.
    UnknownName { name: String, count: usize },
    /// The question cannot be understood.
    Malformed(NotAQuestion),
}

/// What's wrong with a question about balances that can't be understood.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotAQuestion {
    /// The line isn't what's read here, its reader says.
    Unread { fault: String },
    /// Everybody should pay the hub, but nobody says who that is.
    NoHub,
    /// A hub is named, but nobody should pay it.
    IdleHub,
    /// Only pairs should pay each other, and no pair was given.
    NoPairs,
    /// Somebody is paired with themselves.
    PairedWithHimself { name: String, field: &'static str },
}

/// An amount in the unit of the question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BalanceAmount {
    /// In the money of the book.
    Counted(Amount),
    /// With as many decimals as were typed.
    Typed { money: Money, decimals: usize },
}

impl BalanceAmount {
    /// The same without its sign.
    #[must_use]
    pub fn abs(self) -> Self {
        match self {
            Self::Counted(amount) => Self::Counted(amount.abs()),
            Self::Typed { money, decimals } => Self::Typed { money: money.abs(), decimals },
        }
    }
}

impl fmt::Display for BalanceAmount {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Counted(amount) => fmt::Display::fmt(amount, out),
            Self::Typed { money, decimals } => {
                let text = Currency::USD.plain(*money);
                let unused = usize::from(Currency::USD.decimals()).saturating_sub(*decimals);
                let kept = text.get(..text.len().saturating_sub(unused)).unwrap_or(&text);
                out.write_str(kept.trim_end_matches('.'))
            }
        }
    }
}
