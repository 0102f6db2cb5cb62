//! THE BOOK, and what is written into it.

use crate::answer::{Amount, ByName, Debt, Transit, When, Who};
use ledger::journal::HandOverSide;
use serde::Serialize;

/// All open debts, and what each player is owed on balance.
#[derive(Clone, Debug, Serialize)]
pub struct Book {
    /// Debts in THE BOOK.
    pub debts: Vec<StandingDebt>,
    /// Guests' private debts, which are not in THE BOOK.
    pub private: Vec<StandingDebt>,
    /// What everybody is owed (above zero) or owes.
    pub net: ByName<Amount>,
    /// Players with a limit on what they may owe.
    pub limits: Vec<Limit>,
    /// Cash on its way between two bankers, if any.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub in_transit: Vec<Transit>,
    /// The moment it shows, if one was given.
    #[serde(skip)]
    pub on: Option<When>,
}

/// A debt and its age.
#[derive(Clone, Debug, Serialize)]
pub struct StandingDebt {
    /// The debt.
    #[serde(flatten)]
    pub debt: Debt,
    /// When its oldest unpaid part began.
    pub since: Option<When>,
}

/// Debts that somebody should be reminded of.
#[derive(Clone, Debug, Serialize)]
pub struct Due {
    /// Their minimum age, in days.
    pub older_than_days: i64,
    /// Debts in THE BOOK, oldest first.
    pub due: Vec<DueDebt>,
    /// Guests' private debts, which are not in THE BOOK.
    pub private: Vec<DueDebt>,
}

/// A debt that somebody should be reminded of.
#[derive(Clone, Debug, Serialize)]
pub struct DueDebt {
    /// The debt.
    #[serde(flatten)]
    pub debt: Debt,
    /// How much the debtor owes in all.
    pub in_all: Amount,
    /// Since when.
    pub since: When,
    /// How many days ago that was.
    pub days: i64,
    /// Where the creditor is paid.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub paid_at: Option<String>,
}

/// A limit on what a player may owe.
#[derive(Clone, Debug, Serialize)]
pub struct Limit {
    /// Who.
    pub player: String,
    /// What they owe in all.
    pub owes: Amount,
    /// The most they may owe.
    pub limit: Amount,
    /// How far they are over it, if they are.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub over: Option<Amount>,
}

/// A limit was set, or lifted.
#[derive(Clone, Debug, Serialize)]
pub struct Limited {
    /// Whose.
    pub player: String,
    /// The most they may owe.
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
    /// How much more than the debt was paid: that part is owed back from now on.
    pub credit: Amount,
    /// How much of it is not in THE BOOK.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub private: Option<Amount>,
    /// The remark kept with it.
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
    /// How much of it is not in THE BOOK.
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
