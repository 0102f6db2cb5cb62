//! What every account comes to when all events are added up.

use crate::accounts::AccountKey;
use crate::formats::export::journal::ExportedJournal;
use engine::money::{Money, Overflow};
use std::collections::BTreeMap;

/// The sum of every account that was ever touched; those that come to nothing included.
pub fn sums(journal: &ExportedJournal<'_>) -> Result<BTreeMap<AccountKey, Money>, Overflow> {
    let mut sums: BTreeMap<AccountKey, Money> = BTreeMap::new();
    for posting in journal.events.iter().flat_map(|told| told.entry.postings()) {
        let sum = sums.entry((posting.party, posting.asset, posting.counter)).or_default();
        *sum = sum.plus(posting.amount)?;
    }
    Ok(sums)
}
