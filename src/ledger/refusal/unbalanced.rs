//! What's wrong with postings that break a law of money.
//!
//! It has its own words, because the reader of a damaged book says them too.

use engine::money::{Money, Overflow};

/// Postings that break a law of money. If a user sees this, a recipe has a bug.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unbalanced {
    /// Something would appear or vanish.
    #[error("the {asset} postings are off by {} minor units", by.minor())]
    Column { asset: &'static str, by: Money },
    /// Somebody would gain by a trade.
    #[error("{party} would gain {} minor units by a trade", by.minor())]
    Row { party: String, by: Money },
    /// An amount too large for the book.
    #[error(transparent)]
    TooLarge(#[from] Overflow),
}
