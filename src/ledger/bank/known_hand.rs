//! Whether a full hand was recorded before, from any file and under any record of its players.

use crate::accounts::Party;
use crate::bank::desk::BankError;
use crate::bank::hands::played;
use crate::bank::kept_hand::{places, read};
use crate::bank::merged::MergedRecords;
use crate::formats::essence::Essence;
use crate::ids::PlayerId;
use crate::refusal::{InAnotherUnit, RecordedHandRefused, Refusal};
use crate::store::{HandRow, Reader};
use crate::time::Instant;
use engine::formats::hands::{HandRecord, Scale, scaled};
use engine::money::Currency;

/// What identifies the hand; two records of one person count as that person.
#[must_use]
pub fn essence(record: &HandRecord, players: &[Option<PlayerId>], kept: &MergedRecords) -> Essence {
    let people: Vec<Option<PlayerId>> =
        players.iter().map(|player| player.map(|player| kept.of(player))).collect();
    Essence::of(record, &people)
}

/// The same hand with amounts in another unit: cents read as dollars, or dollars as cents. Stakes a hundred times higher are
/// possible, so the time to the second or a card has to match too.
pub fn in_another_unit(
    reader: Reader<'_>,
    (record, players): (&HandRecord, &[Option<PlayerId>]),
    at: Option<Instant>,
    (kept, currency): (&MergedRecords, Currency),
) -> Result<Option<InAnotherUnit>, BankError> {
    let times = currency.whole().minor();
    let ways = [(Currency::units(0), Scale::Whole, true), (currency, Scale::Minor, false)];
    for (from, scale, is_larger) in ways.into_iter().filter(|_| times > 1) {
        let mut other = record.clone();
        other.setup.currency = from;
        // Amounts that wouldn't be whole can't match a hand.
        if scaled(&mut other, currency, scale).is_err() {
            continue;
        }
        let wanted = essence(&other, players, kept);
        let is_confirmed = |row: &HandRow, there: &Essence| {
            let is_then = at.is_some_and(|at| at.second() == row.at.second());
            !row.staged && row.voided.is_none() && (is_then || there.shares_a_card(&wanted))
        };
        if let Some(row) = known(reader, &wanted, (kept, currency), is_confirmed)? {
            let (hand, night, event) = (row.number, row.night, row.seq);
            return Ok(Some(InAnotherUnit { hand, night, event, times, is_larger }));
        }
    }
    Ok(None)
}

/// The recorded hand that this one is.
///
/// # Errors
///
/// `in-another-unit`.
pub fn recorded(
    reader: Reader<'_>,
    (record, players): (&HandRecord, &[Option<PlayerId>]),
    at: Option<Instant>,
    currency: Currency,
) -> Result<Option<HandRow>, BankError> {
    let kept = MergedRecords::load(reader)?;
    if let Some(row) = known(reader, &essence(record, players, &kept), (&kept, currency), |_, _| true)? {
        return Ok(Some(row));
    }
    match in_another_unit(reader, (record, players), at, (&kept, currency))? {
        None => Ok(None),
        Some(found) => Err(Refusal::new(RecordedHandRefused::InAnotherUnit(found)).into()),
    }
}

/// The first hand with that essence that `is_it` accepts.
pub fn known(
    reader: Reader<'_>,
    wanted: &Essence,
    (kept, currency): (&MergedRecords, Currency),
    is_it: impl Fn(&HandRow, &Essence) -> bool,
) -> Result<Option<HandRow>, BankError> {
    let mut rows = Vec::new();
    let records =
        |player: PlayerId| kept.records(player.into()).into_iter().filter_map(Party::player).collect();
    for print in wanted.prints(records) {
        rows.extend(reader.hands_with_print(&print)?);
    }
    for row in rows {
        let (_, hand) = played(reader, &row)?;
        if hand.depth != "full" {
            continue;
        }
        let record = read(&hand, hand.asset().counted_in(currency))?;
        let there = essence(&record, &places(&record, &hand), kept);
        if there.is_same(wanted) && is_it(&row, &there) {
            return Ok(Some(row));
        }
    }
    Ok(None)
}
