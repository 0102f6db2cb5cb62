//! Debts as values.

use crate::answer::{Amount, Who};
use serde::Serialize;

/// One owes another so much.
#[derive(Clone, Debug, Serialize)]
pub struct Debt {
    /// Who owes.
    pub debtor: Who,
    /// Who is owed.
    pub creditor: Who,
    /// How much.
    pub amount: Amount,
}

/// Cash on its way from one banker to another.
#[derive(Clone, Debug, Serialize)]
pub struct Transit {
    /// Who gave it.
    pub from: Who,
    /// Who is to take it.
    pub to: Who,
    /// What was given and not taken; below zero what was taken and not given.
    pub amount: Amount,
}
