//! THE BOOK, and what is written into it.

use crate::answer::{Amount, ByName, Debt, Transit, When, Who};
use ledger::journal::HandOverSide;
use serde::Serialize;

/// All open debts, and what each player is owed on balance.
#[derive(Clone, Debug, Serialize)]
pub struct Book {
    /// Debts that THE BOOK carries.
    pub debts: Vec<StandingDebt>,
    /// Private debts of guests, which it does not.
    pub private: Vec<StandingDebt>,
    /// What everybody is owed (above zero) or owes.
    pub net: ByName<Amount>,
    /// Who may owe only so much.
    pub limits: Vec<Limit>,
    /// Cash between two bankers, while there is some.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub in_transit: Vec<Transit>,
    /// The moment it is of, where one was said.
    #[serde(skip)]
    pub on: Option<When>,
}

/// A debt and its age.
#[derive(Clone, Debug, Serialize)]
pub struct StandingDebt {
    /// The debt.
    #[serde(flatten)]
    pub debt: Debt,
    /// Since when there is something of it that is not paid.
    pub since: Option<When>,
}

/// Debts that somebody should be reminded of.
#[derive(Clone, Debug, Serialize)]
pub struct Due {
    /// How old they are at least, in days.
    pub older_than_days: i64,
    /// Debts that THE BOOK carries, the oldest first.
    pub due: Vec<DueDebt>,
    /// Private debts of guests, which it does not.
    pub private: Vec<DueDebt>,
}

/// A debt that somebody should be reminded of.
#[derive(Clone, Debug, Serialize)]
pub struct DueDebt {
    /// The old debts.
    #[serde(flatten)]
    pub debt: Debt,
    /// How much he owes in all.
    pub in_all: Amount,
    /// Since when.
    pub since: When,
    /// How many days ago that was.
    pub days: i64,
    /// Where the other is paid.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub paid_at: Option<String>,
}

/// Somebody may owe only so much.
#[derive(Clone, Debug, Serialize)]
pub struct Limit {
    /// Who.
    pub player: String,
    /// What he owes in all.
    pub owes: Amount,
    /// The most he may owe.
    pub limit: Amount,
    /// How much more than that he owes, if he does.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub over: Option<Amount>,
}

/// A limit was said, or lifted.
#[derive(Clone, Debug, Serialize)]
pub struct Limited {
    /// Whose.
    pub player: String,
    /// The most he may owe.
    pub limit: Option<Amount>,
    /// Who agreed, and why.
    pub why: String,
}

/// A debt was written.
#[derive(Clone, Debug, Serialize)]
pub struct Owed {
    /// The debt.
    #[serde(flatten)]
    pub debt: Debt,
    /// What it comes from.
    #[serde(rename = "for")]
    pub reason: String,
}

/// A debt was paid.
#[derive(Clone, Debug, Serialize)]
pub struct Paid {
    /// Who paid.
    pub from: Who,
    /// Who was paid.
    pub to: Who,
    /// How much.
    pub amount: Amount,
    /// True if it was sent by app.
    pub app: bool,
    /// How much it is more than was owed: owed back from now on.
    pub credit: Amount,
    /// How much of it THE BOOK does not carry.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub private: Option<Amount>,
    /// The remark that is kept with it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub note: Option<String>,
    /// True if the credit is owed back privately.
    #[serde(skip)]
    pub credit_is_private: bool,
}

/// A debt was forgiven.
#[derive(Clone, Debug, Serialize)]
pub struct Forgiven {
    /// Who forgave.
    pub creditor: Who,
    /// Who owed it.
    pub debtor: Who,
    /// How much.
    pub amount: Amount,
    /// Why.
    pub why: String,
    /// How much of it THE BOOK does not carry.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub private: Option<Amount>,
}

/// One banker gave cash to another, or took it.
#[derive(Clone, Debug, Serialize)]
pub struct Handed {
    /// Who gave.
    pub from: Who,
    /// Who took.
    pub to: Who,
    /// How much.
    pub amount: Amount,
    /// What is on its way now.
    pub in_transit: Vec<Transit>,
    /// Which half was written.
    #[serde(skip)]
    pub side: HandOverSide,
}
