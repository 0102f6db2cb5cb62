//! How an entry changes one party's debts. A merged record counts as the record that was kept.

use crate::accounts::{Asset, Counter, Entry, Party};
use engine::money::{Money, Overflow};
use std::collections::BTreeMap;

/// How much more `party` is owed by each other side after an entry; below zero, how much less. Sides that don't change, as when
/// two records of one person are merged, are left out.
pub fn changes(
    entry: &Entry,
    party: Party,
    class: Asset,
    kept: impl Fn(Party) -> Party,
) -> Result<BTreeMap<Party, Money>, Overflow> {
    let mut sums: BTreeMap<Party, Money> = BTreeMap::new();
    for posting in entry.postings().iter().filter(|posting| posting.asset == class) {
        let Counter::With(other) = posting.counter else { continue };
        let other = kept(other);
        if kept(posting.party) == party && other != party {
            let sum = sums.entry(other).or_default();
            *sum = sum.plus(posting.amount)?;
        }
    }
    sums.retain(|_, sum| !sum.is_zero());
    Ok(sums)
}
