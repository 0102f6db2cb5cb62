//! Debts reduced to as few as possible.

use crate::answer::people::PaidAt;
use crate::answer::{Amount, Debt, When, Who};
use serde::Serialize;

/// A consolidation: the debts before and after, why, and what changed for each player.
#[derive(Clone, Debug, Serialize)]
pub struct Consolidation {
    /// Between whom the new debts may be.
    pub mode: &'static str,
    /// The debts as they were.
    pub before: Vec<Debt>,
    /// The debts as they become, with their groups.
    pub after: Vec<Grouped>,
    /// True if fewer are impossible.
    pub proven: bool,
    /// How many they become.
    pub count: usize,
    /// The reason of each group.
    pub why: Vec<Reason>,
    /// Who owes, or is owed by, somebody else now.
    pub turned: Vec<Turned>,
    /// Where each creditor is paid, if known.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub paid_at: Vec<PaidAt>,
    /// True if nothing changes.
    #[serde(skip)]
    pub is_still: bool,
}

/// A debt and its group.
#[derive(Clone, Debug, Serialize)]
pub struct Grouped {
    /// The debt.
    #[serde(flatten)]
    pub debt: Debt,
    /// The number of its group: players who come out even among themselves.
    pub group: usize,
}

/// Why a group has these debts.
#[derive(Clone, Debug, Serialize)]
pub struct Reason {
    /// The group.
    pub group: usize,
    /// The sentence.
    pub text: String,
}

/// Somebody now owes, or is owed by, somebody else than before.
#[derive(Clone, Debug, Serialize)]
pub struct Turned {
    /// Who.
    pub player: Who,
    /// What changed.
    pub what: Turn,
    /// The other side now; for `SetOff` and `Between` the creditor.
    pub one: Who,
    /// The other side before; for `SetOff` and `Between` the debtor.
    pub other: Who,
    /// How much of it.
    pub amount: Amount,
}

/// What can change.
#[derive(Clone, Copy, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Turn {
    /// Owes one instead of the other.
    Owes,
    /// Is owed by one instead of the other.
    Has,
    /// Owed one and was owed by the other.
    SetOff,
    /// Stands between the two.
    Between,
}

/// A past consolidation.
#[derive(Clone, Debug, Serialize)]
pub struct Past {
    /// What it did.
    #[serde(flatten)]
    pub done: Consolidation,
    /// Its event.
    pub event: u64,
    /// When it was.
    pub at: When,
    /// The number of its night.
    pub night: Option<u32>,
    /// The event that undid it.
    pub taken_back: Option<u64>,
}

/// All past consolidations.
#[derive(Clone, Debug, Serialize)]
pub struct List {
    /// One line for each.
    pub consolidations: Vec<Line>,
}

/// A consolidation in the list.
#[derive(Clone, Debug, Serialize)]
pub struct Line {
    /// Its event.
    pub event: u64,
    /// When it was.
    pub at: When,
    /// The number of its night.
    pub night: Option<u32>,
    /// Between whom the new debts could be.
    pub mode: String,
    /// How many debts there were.
    pub before: usize,
    /// How many they became.
    pub after: usize,
    /// The event that undid it.
    pub taken_back: Option<u64>,
}
