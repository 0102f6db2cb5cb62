//! What events change about bank notes: issued, moved, redeemed, committed, lapsed.

use crate::domain::ids::{NightId, NoteId, PlayerId};
use crate::domain::journal::fact::{Fact, NoteUse};
use crate::domain::ledger::{Asset, Counter, Party};
use crate::domain::money::Money;
use crate::domain::night::NoteStatus;
use crate::domain::refusal::Refusal;
use crate::store::projector::Obstacle;
use crate::store::projector::balances::Balances;
use rusqlite::{Connection, params};

/// Applies what a fact does to notes; facts without notes change nothing.
///
/// Called before the entry is posted, so that a holder is checked against what he still holds.
pub(crate) fn apply(
    connection: &Connection,
    balances: &mut Balances,
    seq: u64,
    fact: &Fact,
    night: Option<NightId>,
) -> Result<(), Obstacle> {
    match fact {
        Fact::NoteIssued { note, debtor, .. } => issue(connection, seq, note, *debtor, night),
        Fact::BoughtIn(bought) => bought
            .parts
            .iter()
            .filter_map(|part| part.note.as_ref())
            .try_for_each(|note| issue(connection, seq, note, bought.player, night)),
        Fact::CashedOut(cashed) => cashed
            .notes
            .iter()
            .try_for_each(|note| settle(connection, balances, note, Party::Bank, NoteStatus::Paid)),
        Fact::NoteGiven { note, from, .. } => {
            check_held(connection, balances, note, *from)?;
            Ok(())
        }
        Fact::NotePaid { note, holder, .. } => settle(connection, balances, note, *holder, NoteStatus::Paid),
        Fact::NoteCommitted { note, holder, .. } => {
            settle(connection, balances, note, *holder, NoteStatus::Committed)
        }
        Fact::NoteLapsed { note, holder, .. } => {
            settle(connection, balances, note, *holder, NoteStatus::Lapsed)
        }
        Fact::NoteVoided { note, holder, .. } => {
            settle(connection, balances, note, *holder, NoteStatus::Voided)
        }
        _ => Ok(()),
    }
}

/// A new note, numbered behind those of earlier events.
fn issue(
    connection: &Connection,
    seq: u64,
    note: &NoteUse,
    debtor: PlayerId,
    night: Option<NightId>,
) -> Result<(), Obstacle> {
    connection.execute(
        "INSERT INTO note (id, position, identifier, debtor, night, amount, status)
         VALUES (?1, ?2 * 100 + (SELECT count(*) FROM note WHERE position / 100 = ?2), ?3, ?4, ?5, ?6, 'open')",
        params![
            note.id.to_string(),
            seq,
            note.identifier,
            debtor.to_string(),
            night.map(|night| night.to_string()),
            note.amount.minor()
        ],
    )?;
    Ok(())
}

/// Takes an amount off a note; the last of it decides what became of the note.
fn settle(
    connection: &Connection,
    balances: &mut Balances,
    note: &NoteUse,
    holder: Party,
    becomes: NoteStatus,
) -> Result<(), Obstacle> {
    if check_held(connection, balances, note, holder)? == note.amount {
        connection.execute(
            "UPDATE note SET status = ?2 WHERE id = ?1",
            params![note.id.to_string(), becomes.word()],
        )?;
    }
    Ok(())
}

fn check_held(
    connection: &Connection,
    balances: &mut Balances,
    note: &NoteUse,
    holder: Party,
) -> Result<Money, Obstacle> {
    let held = held(connection, balances, note.id, holder)?;
    if held < note.amount {
        let message = format!("note `{}` is not held so, or not for so much", note.identifier);
        return Err(Refusal::new("note-not-held", message).into());
    }
    Ok(held)
}

fn held(
    connection: &Connection,
    balances: &mut Balances,
    note: NoteId,
    holder: Party,
) -> Result<Money, Obstacle> {
    balances.holding(connection, (holder, Asset::Notes, Counter::Note(note)))
}
