//! What an entry changes of one party's debts, merged records counted as the record that stands for them.

use crate::accounts::{Asset, Counter, Entry, Party};
use engine::money::{Money, Overflow};
use std::collections::BTreeMap;

/// By how much more `party` is owed by each other side after an entry; below zero by how much less. Sides that stay as
/// they are, as when two records of one person become one, are left out.
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
