//! Why somebody cannot be fined so.

use engine::money::Amount;

/// What is wrong with a fine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FineRefused {
    /// The house has no fine for acting out of turn.
    NoFine,
    /// The first offenses of the night are only warnings: so many.
    WarnedFirst { name: String, warnings: i64 },
    /// Money that is no bet and no ante can only be a fine, and it was not said as one.
    DeadIsAFine { name: String, amount: Amount },
}
