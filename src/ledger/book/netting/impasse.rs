//! What cannot be settled, with the people and the figures that make it so.

use crate::refusal::Refusal;
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
    /// The refusal, with people and amounts in the caller's words.
    pub fn refusal(&self, name: impl Fn(P) -> String, amount: impl Fn(Money) -> String) -> Refusal {
        match self {
            Self::Unbalanced(difference) => Refusal::worded(
                "balances-unbalanced",
                format!("the balances add up to {}, not to zero", amount(*difference)),
            ),
            Self::TooMany { count, max } => Refusal::worded(
                "too-many-balances",
                format!("{count} balances, at most {max} are settled at once"),
            ),
            Self::TooLarge => {
                Refusal::worded("amount-too-large", "the debts together are larger than the book can hold")
            }
            Self::CutOff { members, sum } => {
                let names: Vec<String> =
                    members.iter().map(|member| format!("`{}`", name(*member))).collect();
                Refusal::worded("cut-off", cut_off(&names, *sum, &amount(sum.abs())))
            }
            Self::HubBarred(members) => {
                let each = |(member, net): &(P, Money)| format!("`{}` with {}", name(*member), amount(*net));
                let members: Vec<String> = members.iter().map(each).collect();
                Refusal::worded("hub-excluded", format!("barred from paying the hub: {}", members.join(", ")))
            }
        }
    }
}

fn cut_off(names: &[String], sum: Money, amount: &str) -> String {
    let side = if sum.is_negative() { "owe" } else { "are owed" };
    let side = if names.len() == 1 {
        side.replace("owe", "owes").replace("are owes", "is owe")
    } else {
        side.to_owned()
    };
    format!("{} {side} {amount} that no allowed pair can carry", names.join(", "))
}
