//! Amounts far above what this table plays for.

use engine::money::Amount;

/// What is far above what is usual.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum UnusualRefused {
    /// A purchase, against what the others bought.
    Purchase { name: String, total: Amount, usual: Amount },
    /// The same of one of the first tonight, against what people bought the last time.
    FirstPurchase { name: String, total: Amount, usual: Amount },
    /// A stack counted in front of a player who bought nothing.
    Count { name: String, found: Amount },
    /// Cash in the drawer, against what should lie there.
    Drawer { found: Amount, expected: Amount },
    /// A debt, against what people buy and the largest debt, as far as they are known.
    Debt { amount: Amount, bought: Option<Amount>, owed: Option<Amount> },
}
