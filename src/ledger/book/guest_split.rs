//! How much a player may owe a guest in THE BOOK (MIK-11).

use engine::money::Money;

/// Between what the first of two may owe the second in THE BOOK; no bound where the house asks for none.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SplitRange {
    pub low: Option<Money>,
    pub high: Option<Money>,
}

impl SplitRange {
    /// What lies nearest within the bounds.
    #[must_use]
    pub fn held(self, amount: Money) -> Money {
        let amount = self.low.map_or(amount, |low| amount.max(low));
        self.high.map_or(amount, |high| amount.min(high))
    }
}
