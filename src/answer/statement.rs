//! What changed all that a player owes and is owed.

use crate::answer::chain::Link;
use crate::answer::people::PaidAt;
use crate::answer::{Amount, When, Who};
use serde::Serialize;

/// Everything a statement shows.
#[derive(Clone, Debug, Serialize)]
pub struct Statement {
    /// What THE BOOK carries.
    pub book: Account,
    /// What that comes to; below zero he owes.
    pub balance: Amount,
    /// The parts that are open.
    pub open: Vec<Open>,
    /// How old they are.
    pub ageing: Vec<Age>,
    /// What THE BOOK does not carry.
    pub private: Account,
    /// The bank notes that are open.
    pub notes: Vec<OpenNote>,
    /// Whose it is.
    pub player: Who,
    /// Where he is paid.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub paid_at: Option<String>,
    /// Where those are paid whom he owes, as far as it was said.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub pay: Vec<PaidAt>,
    /// The first day.
    pub from: Option<String>,
    /// The last day.
    pub to: Option<String>,
}

/// Lines of a class of debts, with what each other side stood at before and stands at after.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Account {
    /// Before the first day.
    pub before: Vec<Side>,
    /// What happened.
    pub lines: Vec<Line>,
    /// After the last day.
    pub now: Vec<Side>,
}

/// What two stand at.
#[derive(Clone, Debug, Serialize)]
pub struct Side {
    /// The other side.
    pub with: Who,
    /// Above zero he is owed it.
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
    /// What the two stand at after it.
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
    /// Above zero he is owed it.
    pub amount: Amount,
}

/// What of the open parts is of one age.
#[derive(Clone, Debug, Serialize)]
pub struct Age {
    /// Its name.
    pub bucket: &'static str,
    /// What he owes of it.
    pub owes: Amount,
    /// What he is owed of it.
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
