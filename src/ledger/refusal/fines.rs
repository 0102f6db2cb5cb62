//! Why somebody can't be fined like this.

use engine::money::Amount;

/// What is wrong with a fine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FineRefused {
    /// The house has no fine for acting out of turn.
    NoFine,
    /// The first offenses of the night are only warnings: this many.
    WarnedFirst { name: String, warnings: i64 },
    /// Money that isn't a bet or an ante can only be a fine, and it wasn't entered as one.
    DeadIsAFine { name: String, amount: Amount },
}
