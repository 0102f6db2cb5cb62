//! Amounts far above what this table plays for.

use engine::money::Amount;

/// What's far above the usual.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum UnusualRefused {
    /// A purchase, compared with what the others bought.
    Purchase { name: String, total: Amount, usual: Amount },
    /// The same for one of the first tonight, compared with what people bought last time.
    FirstPurchase { name: String, total: Amount, usual: Amount },
    /// A stack counted in front of a player who bought nothing.
    Count { name: String, found: Amount },
    /// Cash in the drawer, compared with what should be there.
    Drawer { found: Amount, expected: Amount },
    /// A debt, compared with what people buy and the largest debt, as far as they're known.
    Debt { amount: Amount, bought: Option<Amount>, owed: Option<Amount> },
}
