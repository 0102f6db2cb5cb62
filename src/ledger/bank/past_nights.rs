//! Nights that are over, in the order of their evenings, with everybody's result.

use crate::bank::desk::BankError;
use crate::bank::merged::MergedRecords;
use crate::ids::PlayerId;
use crate::store::{NightRow, Reader};
use crate::time::Period;
use engine::money::Money;
use std::collections::BTreeMap;

/// A night that is over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NightLookedBack {
    pub row: NightRow,
    /// Everybody who sat there, or who was part of a later correction.
    pub results: Vec<(PlayerId, Money)>,
}

/// The closed nights that were opened in the period, at one house or at any.
pub fn past_nights(
    reader: Reader<'_>,
    period: Period,
    house: Option<&str>,
) -> Result<Vec<NightLookedBack>, BankError> {
    let merged = MergedRecords::load(reader)?;
    let mut played: BTreeMap<_, BTreeMap<PlayerId, Money>> = BTreeMap::new();
    for (night, player, net) in reader.plays()? {
        let result = played.entry(night).or_default().entry(merged.of(player)).or_default();
        *result = result.plus(net)?;
    }
    let wanted = |row: &NightRow| {
        row.closed.is_some()
            && period.holds(row.opened)
            && house.is_none_or(|house| house.eq_ignore_ascii_case(&row.house))
    };
    let mut rows: Vec<NightRow> = reader.nights()?.into_iter().filter(wanted).collect();
    rows.sort_by_key(|row| (row.opened, row.number));
    let night = |row: NightRow| {
        let results = played.remove(&row.id).unwrap_or_default().into_iter().collect();
        NightLookedBack { row, results }
    };
    Ok(rows.into_iter().map(night).collect())
}
