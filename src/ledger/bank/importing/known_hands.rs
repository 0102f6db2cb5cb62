//! Hands of a log that the book has already, or that the log has twice.

use crate::bank::desk::BankError;
use crate::bank::importing::evening::Logged;
use crate::bank::importing::played::LoggedHand;
use crate::bank::known_hand::{essence, in_another_unit, known};
use crate::bank::merged::MergedRecords;
use crate::formats::essence::Essence;
use crate::ids::HandId;
use crate::night::online_moves::OnlineSeen;
use crate::refusal::{ImportRefused, Refusal};
use crate::store::{HandRow, Reader};
use crate::time::Instant;
use std::collections::BTreeMap;

/// Refuses hands that the book has in another unit: as cents if these are dollars, or the other way round.
pub fn check_units(reader: Reader<'_>, log: &Logged) -> Result<(), BankError> {
    let (kept, currency) = (MergedRecords::load(reader)?, reader.book()?.currency);
    for (hand, at) in timed(log) {
        let Ok(record) = &hand.record else { continue };
        let found = in_another_unit(reader, (record, &hand.players), Some(at), (&kept, currency))?;
        if let Some(found) = found {
            let refused = ImportRefused::InAnotherUnit { place: hand.place.clone(), found };
            return Err(BankError::BadLine(Refusal::new(refused)));
        }
    }
    Ok(())
}

/// Refuses hands that are the same except for their times: one clock was off, and their money would count twice.
pub fn check_once(reader: Reader<'_>, log: &Logged) -> Result<(), BankError> {
    let kept = MergedRecords::load(reader)?;
    let mut seen: BTreeMap<String, Vec<(Essence, &str)>> = BTreeMap::new();
    for hand in &log.hands {
        let Ok(record) = &hand.record else { continue };
        let wanted = essence(record, &hand.players, &kept);
        let alike = seen.entry(wanted.print()).or_default();
        let same = alike.iter().find(|(other, _)| other.is_same(&wanted) && other.shares_a_card(&wanted));
        if let Some((_, first)) = same {
            let (place, first) = (hand.place.clone(), (*first).to_owned());
            return Err(BankError::BadLine(Refusal::new(ImportRefused::HandTwice { place, first })));
        }
        alike.push((wanted, &hand.place));
    }
    Ok(())
}

/// A night that took the place of an earlier import, while what came after it is written again.
pub struct OwnNight {
    pub night: u32,
    /// The hands written again, each with the event that the banker knows.
    pub again: BTreeMap<HandId, u64>,
}

/// Refuses hands that are already recorded in another night than their `own`: their money is in the book. A hand that looks the
/// same may be a different one if the banker says so, but not if both were played in the same second.
pub fn check_hands(
    reader: Reader<'_>,
    log: &Logged,
    own: Option<&OwnNight>,
    is_other: bool,
) -> Result<(), BankError> {
    let (kept, currency) = (MergedRecords::load(reader)?, reader.book()?.currency);
    for (hand, at) in timed(log) {
        let Ok(record) = &hand.record else { continue };
        let wanted = essence(record, &hand.players, &kept);
        let is_there = |row: &HandRow, _: &Essence| {
            let is_elsewhere = row.voided.is_none() && Some(row.night) != own.map(|own| own.night);
            is_elsewhere && (!is_other || row.at.second() == at.second())
        };
        if let Some(row) = known(reader, &wanted, (&kept, currency), is_there)? {
            return Err(BankError::BadLine(Refusal::new(ImportRefused::KnownHand {
                place: hand.place.clone(),
                hand: row.number,
                night: row.night,
                event: own.and_then(|own| own.again.get(&row.id)).copied().unwrap_or(row.seq),
                apart: !is_other && row.at.second() != at.second(),
            })));
        }
    }
    Ok(())
}

/// The hands of a log, each with its time.
fn timed(log: &Logged) -> impl Iterator<Item = (&LoggedHand, Instant)> {
    let hours = log.seen.iter().filter(|(_, seen)| matches!(seen, OnlineSeen::Hand(_))).map(|(at, _)| *at);
    log.hands.iter().zip(hours)
}
