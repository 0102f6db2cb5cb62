//! Debts as values.

use crate::answer::{Amount, Who};
use serde::Serialize;

/// One owes another this much.
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
    /// Who should receive it.
    pub to: Who,
    /// What was given and not yet received; negative if it was received and not yet given.
    pub amount: Amount,
}
