//! Whether a full hand was recorded before, from whatever file and under whatever record of its players.

use crate::accounts::Party;
use crate::bank::desk::BankError;
use crate::bank::hands::played;
use crate::bank::kept_hand::{places, read};
use crate::bank::merged::MergedRecords;
use crate::formats::essence::Essence;
use crate::ids::PlayerId;
use crate::store::{HandRow, Reader};
use engine::formats::hands::HandRecord;
use engine::money::Currency;

/// What makes the hand known again; two records of one person are that person.
#[must_use]
pub fn essence(record: &HandRecord, players: &[Option<PlayerId>], kept: &MergedRecords) -> Essence {
    let people: Vec<Option<PlayerId>> =
        players.iter().map(|player| player.map(|player| kept.of(player))).collect();
    Essence::of(record, &people)
}

/// The hand that is known by the same essence, if need be one that was declared void.
pub fn known(
    reader: Reader<'_>,
    wanted: &Essence,
    (kept, currency): (&MergedRecords, Currency),
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
        if essence(&record, &places(&record, &hand), kept).is_same(wanted) {
            return Ok(Some(row));
        }
    }
    Ok(None)
}
