//! What every account comes to when all events are added up.

use crate::accounts::{AccountKey, Entry};
use engine::money::{Money, Overflow};
use std::collections::BTreeMap;

/// The sum of every account that was ever touched; those that come to nothing included.
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

    /// The accounts, each with what it comes to.
    pub fn accounts(&self) -> impl Iterator<Item = (AccountKey, Money)> {
        self.0.iter().map(|(key, sum)| (*key, *sum))
    }
}
