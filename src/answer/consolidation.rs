//! Debts made as few as they can be.

use crate::answer::people::PaidAt;
use crate::answer::{Amount, Debt, When, Who};
use serde::Serialize;

/// A consolidation: before, after, why, and what turned.
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
    /// What turned for whom.
    pub turned: Vec<Turned>,
    /// Where those are paid who are owed something, as far as it was said.
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
    /// The number of those who come out even among themselves.
    pub group: usize,
}

/// Why the debts of a group are as they are.
#[derive(Clone, Debug, Serialize)]
pub struct Reason {
    /// The group.
    pub group: usize,
    /// The sentence.
    pub text: String,
}

/// Somebody owes another, or is owed by another, than before.
#[derive(Clone, Debug, Serialize)]
pub struct Turned {
    /// Who.
    pub player: Who,
    /// What turned.
    pub what: Turn,
    /// Whom he owes or is owed by now; or whom he owed, or owes.
    pub one: Who,
    /// Who that was before; or who owed him, or owes him.
    pub other: Who,
    /// How much of it.
    pub amount: Amount,
}

/// What can turn.
#[derive(Clone, Copy, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Turn {
    /// He owes one instead of the other.
    Owes,
    /// He is owed by one instead of the other.
    Has,
    /// He owed one and was owed by the other.
    SetOff,
    /// He stands between the two.
    Between,
}

/// A consolidation there was.
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
    /// The event that took it back.
    pub taken_back: Option<u64>,
}

/// Those there were.
#[derive(Clone, Debug, Serialize)]
pub struct List {
    /// One after the other.
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
    /// The event that took it back.
    pub taken_back: Option<u64>,
}
