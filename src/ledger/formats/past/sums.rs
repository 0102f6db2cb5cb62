//! Totals in the sheet itself: each is compared with what's above it, or beside it.

use crate::formats::past::cells::letters;
use engine::money::{Currency, Money};
use std::collections::BTreeMap;

/// The totals of a sheet's columns so far.
#[derive(Default)]
pub struct ColumnSums {
    all: BTreeMap<usize, Money>,
    /// Since the last line of totals.
    since: BTreeMap<usize, Money>,
}

impl ColumnSums {
    /// An amount of a column.
    pub fn add(&mut self, at: usize, amount: Money) {
        for sums in [&mut self.all, &mut self.since] {
            let sum = sums.entry(at).or_default();
            *sum = sum.plus(amount).unwrap_or(*sum);
        }
    }

    /// What's wrong with a total of a column; `None` if it's right.
    #[must_use]
    pub fn wrong(&self, at: usize, total: Money, currency: Currency) -> Option<String> {
        let [all, since] = [&self.all, &self.since].map(|sums| sums.get(&at).copied().unwrap_or_default());
        if total == all || total == since {
            return None;
        }
        let column = letters(u32::try_from(at).unwrap_or(u32::MAX).saturating_add(1));
        let (said, is) = (currency.shown(total), currency.shown(all));
        Some(format!("the total says {said}, but column {column} adds up to {is}"))
    }

    /// A line of totals is over.
    pub fn start_again(&mut self) {
        self.since.clear();
    }
}
