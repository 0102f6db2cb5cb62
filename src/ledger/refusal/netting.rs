//! Why balances cannot be settled.

use engine::money::{Amount, Currency, Money};
use std::fmt;

/// What is wrong with balances that somebody wants to settle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NettingRefused {
    /// The balances do not add up to zero but to this.
    Unbalanced { sum: BalanceAmount },
    /// There are more balances than a plan is made for.
    TooMany { count: usize, count_max: usize },
    /// More is owed in all than the book can hold.
    TooLarge,
    /// These people may pay only each other, and do not come out even.
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

/// What is wrong with a question about balances that cannot be understood.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotAQuestion {
    /// The line is not what is read here, as its reader says.
    Unread { fault: String },
    /// Everybody should pay the hub, and nobody says who that is.
    NoHub,
    /// A hub is named, and nobody should pay it.
    IdleHub,
    /// Only pairs should pay each other, and no pair was given.
    NoPairs,
    /// Somebody is paired with himself.
    PairedWithHimself { name: String, field: &'static str },
}

/// An amount in the unit of the question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BalanceAmount {
    /// In the money of the book.
    Counted(Amount),
    /// As finely as it was typed, with so many decimals.
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
