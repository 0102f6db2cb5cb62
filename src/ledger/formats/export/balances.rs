//! Every account's total when all events are added up.

use crate::accounts::{AccountKey, Entry};
use engine::money::{Money, Overflow};
use std::collections::BTreeMap;

/// The total of every account that was ever touched, including zeros.
#[derive(Clone, Debug, Default)]
pub struct Sums(BTreeMap<AccountKey, Money>);

impl Sums {
    /// Adds an entry.
    pub fn add(&mut self, entry: &Entry) -> Result<(), Overflow> {
        for posting in entry.postings() {
            let sum = self.0.entry((posting.party, posting.asset, posting.counter)).or_default();
            *sum = sum.plus(posting.amount)?;
        }
        Ok(())
    }

    /// The accounts, each with its total.
    pub fn accounts(&self) -> impl Iterator<Item = (AccountKey, Money)> {
        self.0.iter().map(|(key, sum)| (*key, *sum))
    }
}
