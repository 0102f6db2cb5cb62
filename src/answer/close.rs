//! A night was closed.

use crate::answer::{Amount, ByName, Debt};
use serde::Serialize;

/// How a night ended.
#[derive(Clone, Debug, Serialize)]
pub struct Closed {
    /// Everybody's play added up.
    pub results: ByName<Amount>,
    /// What the drawer paid to whom.
    pub cash_paid: ByName<Amount>,
    /// What was sent to whom by app.
    pub app_paid: ByName<Amount>,
    /// What became of the fund's chips, if it had any.
    pub fund: Option<FundCashed>,
    /// THE BOOK before and after.
    pub consolidation: Consolidation,
    /// Guests' debts that are no business of THE BOOK.
    pub private: Vec<Debt>,
    /// The notes that lost their value.
    pub lapsed: Vec<String>,
    /// What was found in chips beyond what was expected.
    pub over_short: Amount,
    /// The same in cash.
    pub drawer_over_short: Amount,
}

/// The fund's chips were turned in.
#[derive(Clone, Debug, Serialize)]
pub struct FundCashed {
    /// What they were worth.
    pub stack: Amount,
    /// Paid by the drawer.
    pub cash: Amount,
    /// What the drawer could not pay.
    pub claim: Amount,
}

/// The debts, made as few as they can be.
#[derive(Clone, Debug, Serialize)]
pub struct Consolidation {
    /// As they were.
    pub before: Vec<Debt>,
    /// As they are.
    pub after: Vec<Debt>,
    /// True if fewer are impossible.
    pub proven: bool,
}
