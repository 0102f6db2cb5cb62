//! A night that both books have: imported into both, or played in one and imported into the other.

use crate::bank::came_out::{CameOut, came_out, has_same, is_telling};
use crate::bank::desk::BankError;
use crate::bank::merged::MergedRecords;
use crate::ids::NightId;
use crate::refusal::{Refusal, SurrogateRefused};
use crate::store::{NightRow, Reader};
use std::collections::{BTreeMap, BTreeSet};

/// The nights in the book.
pub fn nights(reader: Reader<'_>) -> Result<BTreeSet<NightId>, BankError> {
    Ok(reader.nights()?.into_iter().map(|row| row.id).collect())
}

/// Refuses a new night if one of the nights in `before` overlaps it and has the same results, and at least one of them came from
/// a file. Two nights played at the table stay two.
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
            let is_same = is_telling(&came) && has_same(&came, &came_out(reader, &records, (old.id, true))?);
            results = Some(came);
            if is_same {
                let (night, event) = (old.number, imports.get(&old.id).copied());
                return Err(Refusal::new(SurrogateRefused::SameNight { night, event }).into());
            }
        }
    }
    Ok(())
}

/// The imported nights, each with its import event.
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

/// True if two nights overlap. Two from spreadsheets do if they have the same day.
fn meet(one: &NightRow, other: &NightRow) -> bool {
    match (&one.day, &other.day) {
        (Some(one), Some(other)) => one == other,
        _ => one.hours().overlap(other.hours()),
    }
}
