//! Events of ours that a stand-in recorded too: there are two of them, and one counts.

use crate::bank::desk::BankError;
use crate::journal::{Elsewhere, Fact, SurrogateFact};
use crate::store::Reader;
use std::collections::BTreeSet;

/// The events here that a stand-in has as well; its own count for nothing beside them.
pub fn recorded_twice(reader: Reader<'_>) -> Result<BTreeSet<u64>, BankError> {
    let there = reader.standing_after("elsewhere", 0)?.into_iter();
    let same = there.filter_map(|(_, event)| {
        let Fact::Surrogate(SurrogateFact::Elsewhere(Elsewhere { same, .. })) = event.fact else {
            return None;
        };
        same
    });
    Ok(same.collect())
}
