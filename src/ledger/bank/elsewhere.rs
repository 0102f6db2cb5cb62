//! Events of ours that a stand-in recorded too: there are two of them, and one counts.

use crate::bank::desk::BankError;
use crate::journal::{Elsewhere, Fact, SurrogateFact};
use crate::store::Reader;

/// True if a surrogate recorded this event of ours too, and its own counts for nothing beside it.
pub fn is_elsewhere_too(reader: Reader<'_>, event: u64) -> Result<bool, BankError> {
    let is_same = |told: &Fact| {
        let Fact::Surrogate(SurrogateFact::Elsewhere(Elsewhere { same, .. })) = told else { return false };
        *same == Some(event)
    };
    Ok(reader.standing_after("elsewhere", 0)?.iter().any(|(_, told)| is_same(&told.fact)))
}
