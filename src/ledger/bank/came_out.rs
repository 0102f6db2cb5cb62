//! Everybody's result in a night, under the player's record of today.

use crate::bank::desk::BankError;
use crate::bank::merged::MergedRecords;
use crate::ids::{NightId, PlayerId};
use crate::store::Reader;
use engine::money::Money;
use std::collections::BTreeMap;

/// Everybody's result.
pub type CameOut = BTreeMap<PlayerId, Money>;

/// Everybody's result in a night, with later corrections; `borne` adds a difference that a player covered.
pub fn came_out(
    reader: Reader<'_>,
    records: &MergedRecords,
    (night, borne): (NightId, bool),
) -> Result<CameOut, BankError> {
    let mut there = CameOut::new();
    let evening = reader.evening(night)?;
    for (player, net) in evening.results() {
        let sum = there.entry(records.of(player)).or_default();
        let made_good = if borne { evening.accounts.transferred(player.into()) } else { Money::ZERO };
        *sum = sum.plus(net)?.plus(made_good)?;
    }
    Ok(there)
}

/// True if everybody has the same result. Players who broke even may be left out.
pub fn has_same<W: Ord>(one: &BTreeMap<W, Money>, other: &BTreeMap<W, Money>) -> bool {
    let net = |of: &BTreeMap<W, Money>, who: &W| of.get(who).copied().unwrap_or_default();
    one.keys().chain(other.keys()).all(|who| net(one, who) == net(other, who))
}

/// True if somebody won or lost: if everybody broke even, equal results say nothing.
#[must_use]
pub fn is_telling<W>(results: &BTreeMap<W, Money>) -> bool {
    results.values().any(|net| !net.is_zero())
}
