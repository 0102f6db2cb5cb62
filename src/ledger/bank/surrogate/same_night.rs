//! A night that was brought into both books out of the same files, or kept in one and brought into the other: it is one night.

use crate::bank::came_out::{CameOut, came_out, has_same};
use crate::bank::desk::BankError;
use crate::bank::merged::MergedRecords;
use crate::ids::NightId;
use crate::refusal::{Refusal, SurrogateRefused};
use crate::store::{NightRow, Reader};
use std::collections::{BTreeMap, BTreeSet};

/// Half a day in milliseconds: a night of a spreadsheet is kept at noon of its day.
const HALF_A_DAY: i64 = 12 * 60 * 60 * 1000;

/// The nights there are.
pub fn nights(reader: Reader<'_>) -> Result<BTreeSet<NightId>, BankError> {
    Ok(reader.nights()?.into_iter().map(|row| row.id).collect())
}

/// Refuses a night that came after `before`, if one of those is at its hours or on its day with the same results, and one of the two came
/// out of a file. What was played at a table twice within some hours is two nights.
///
/// # Errors
///
/// `same-night`.
pub fn check_apart(reader: Reader<'_>, before: &BTreeSet<NightId>) -> Result<(), BankError> {
    let records = MergedRecords::load(reader)?;
    let imports = imports(reader)?;
    let (here, there): (Vec<NightRow>, Vec<NightRow>) =
        reader.nights()?.into_iter().partition(|row| before.contains(&row.id));
    for new in &there {
        let mut results: Option<CameOut> = None;
        for old in &here {
            let is_of_a_file = imports.contains_key(&new.id) || imports.contains_key(&old.id);
            if !is_of_a_file || !meet(new, old) {
                continue;
            }
            let came = match results.take() {
                Some(known) => known,
                None => came_out(reader, &records, (new.id, true))?,
            };
            let is_same = came.values().any(|net| !net.is_zero())
                && has_same(&came, &came_out(reader, &records, (old.id, true))?);
            results = Some(came);
            if is_same {
                let (night, event) = (old.number, imports.get(&old.id).copied());
                return Err(Refusal::new(SurrogateRefused::SameNight { night, event }).into());
            }
        }
    }
    Ok(())
}

/// The nights that came out of files, each with the event it came by.
fn imports(reader: Reader<'_>) -> Result<BTreeMap<NightId, u64>, BankError> {
    let mut imports = BTreeMap::new();
    for kind in ["session-imported", "past-played"] {
        for (_, event) in reader.standing_after(kind, 0)? {
            if let Some(night) = event.fact.night() {
                imports.insert(night, event.seq);
            }
        }
    }
    Ok(imports)
}

/// True if two nights have a moment in common; of one in a spreadsheet only the day is known.
fn meet(one: &NightRow, other: &NightRow) -> bool {
    if one.day.is_some() && other.day.is_some() {
        return one.day == other.day;
    }
    let hours = |row: &NightRow| {
        let (opened, closed) = (row.opened.0, row.closed.unwrap_or(row.opened).0);
        match row.day {
            Some(_) => (opened.saturating_sub(HALF_A_DAY), opened.saturating_add(HALF_A_DAY)),
            None => (opened, closed.max(opened.saturating_add(1))),
        }
    };
    let (one, other) = (hours(one), hours(other));
    one.0 < other.1 && other.0 < one.1
}
