//! What cannot be settled, with the people and the figures that make it so.

use crate::refusal::{BalanceAmount, NettingRefused, Refusal};
use engine::money::Money;

/// Why there is no plan. People and amounts are named by the caller, who knows them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Impasse<P> {
    /// The balances do not add up to zero but to this.
    Unbalanced(Money),
    /// More balances than a plan is made for.
    TooMany {
        /// How many there are.
        count: usize,
        /// How many there may be.
        max: usize,
    },
    /// More money than the book can hold is owed in all.
    TooLarge,
    /// These people may pay only each other, and do not come out even among themselves.
    CutOff {
        /// Everybody who can be reached.
        members: Vec<P>,
        /// What they are owed (above zero) or owe (below zero) together.
        sum: Money,
    },
    /// These people may not pay the hub, and have these balances.
    HubBarred(Vec<(P, Money)>),
}

impl<P: Copy> Impasse<P> {
    /// The refusal, with people named and amounts counted as the caller does.
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
