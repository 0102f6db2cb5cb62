//! What can't be settled, with the people and figures that are the reason.

use crate::refusal::{BalanceAmount, NettingRefused, Refusal};
use engine::money::Money;

/// Why there is no plan. The caller names people and amounts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Impasse<P> {
    /// The balances add up to this instead of zero.
    Unbalanced(Money),
    /// More balances than a plan is made for.
    TooMany {
        /// How many there are.
        count: usize,
        /// How many there may be.
        max: usize,
    },
    /// The total owed is more money than the book can hold.
    TooLarge,
    /// These people may pay only each other, and don't come out even among themselves.
    CutOff {
        /// Everybody who can be reached.
        members: Vec<P>,
        /// What they're owed (above zero) or owe (below zero) in total.
        sum: Money,
    },
    /// These people may not pay the hub, and have these balances.
    HubBarred(Vec<(P, Money)>),
}

impl<P: Copy> Impasse<P> {
    /// The refusal, with the caller's names and amounts.
    pub fn refusal(&self, name: impl Fn(P) -> String, amount: impl Fn(Money) -> BalanceAmount) -> Refusal {
        Refusal::new(match self {
            Self::Unbalanced(difference) => NettingRefused::Unbalanced { sum: amount(*difference) },
            Self::TooMany { count, max } => NettingRefused::TooMany { count: *count, count_max: *max },
            Self::TooLarge => NettingRefused::TooLarge,
            Self::CutOff { members, sum } => NettingRefused::CutOff {
                names: members.iter().map(|member| name(*member)).collect(),
                owe: sum.is_negative(),
                amount: amount(*sum).abs(),
            },
            Self::HubBarred(members) => NettingRefused::HubBarred {
                balances: members.iter().map(|(member, net)| (name(*member), amount(*net))).collect(),
            },
        })
    }
}
