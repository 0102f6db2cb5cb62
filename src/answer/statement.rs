//! A player's account statement.

use crate::answer::chain::Link;
use crate::answer::people::PaidAt;
use crate::answer::{Amount, When, Who};
use serde::Serialize;

/// Everything a statement shows.
#[derive(Clone, Debug, Serialize)]
pub struct Statement {
    /// What is in THE BOOK.
    pub book: Account,
    /// The balance; negative if they owe.
    pub balance: Amount,
    /// The parts that are open.
    pub open: Vec<Open>,
    /// How old they are.
    pub ageing: Vec<Age>,
    /// What is not in THE BOOK.
    pub private: Account,
    /// The bank notes that are open.
    pub notes: Vec<OpenNote>,
    /// Whose it is.
    pub player: Who,
    /// Where they are paid.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub paid_at: Option<String>,
    /// Where the people they owe are paid, if known.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub pay: Vec<PaidAt>,
    /// The first day.
    pub from: Option<String>,
    /// The last day.
    pub to: Option<String>,
}

/// The lines of one class of debts, with the balance with each other side before and after.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Account {
    /// Before the first day.
    pub before: Vec<Side>,
    /// What happened.
    pub lines: Vec<Line>,
    /// After the last day.
    pub now: Vec<Side>,
}

/// The balance with one other side.
#[derive(Clone, Debug, Serialize)]
pub struct Side {
    /// The other side.
    pub with: Who,
    /// Positive if the player is owed it.
    pub balance: Amount,
}

/// A line of a statement.
#[derive(Clone, Debug, Serialize)]
pub struct Line {
    /// The event and what it added.
    #[serde(flatten)]
    pub link: Link,
    /// The other side.
    pub with: Who,
    /// The balance between the two after it.
    pub balance: Amount,
}

/// A part that is open.
#[derive(Clone, Debug, Serialize)]
pub struct Open {
    /// The other side.
    pub with: Who,
    /// The event it came from.
    pub event: u64,
    /// When that was.
    pub at: When,
    /// How many days ago.
    pub days: i64,
    /// The name of its age.
    pub bucket: Option<&'static str>,
    /// Positive if the player is owed it.
    pub amount: Amount,
}

/// The open parts of one age.
#[derive(Clone, Debug, Serialize)]
pub struct Age {
    /// Its name.
    pub bucket: &'static str,
    /// What the player owes of it.
    pub owes: Amount,
    /// What the player is owed of it.
    pub owed: Amount,
}

/// A bank note that is open.
#[derive(Clone, Debug, Serialize)]
pub struct OpenNote {
    /// Its identifier.
    pub note: String,
    /// Who wrote it.
    pub debtor: Who,
    /// Who holds it.
    pub holder: Option<Who>,
    /// What it is good for.
    pub open: Amount,
}
