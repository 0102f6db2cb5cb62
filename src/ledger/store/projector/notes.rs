//! What events change about bank notes: issued, moved, redeemed, committed, lapsed.

use crate::accounts::{Asset, Counter, Party};
use crate::ids::{NightId, NoteId, PlayerId};
use crate::journal::{NoteFact, NoteUse};
use crate::night::NoteStatus;
use crate::refusal::{NoteIdRefused, NoteRefused, Refusal};
use crate::store::projector::Obstacle;
use crate::store::projector::balances::Balances;
use crate::store::read::uuid;
use engine::money::Money;
use rusqlite::{Connection, OptionalExtension, params};

/// Applies what a fact does to notes; notes in other groups of facts come with chips, and with a cash-out.
///
/// Called before the entry is posted, so that a holder is checked against what they still hold.
pub(crate) fn apply(
    connection: &Connection,
    balances: &mut Balances,
    seq: u64,
    fact: &NoteFact,
    night: Option<NightId>,
) -> Result<(), Obstacle> {
    match fact {
        NoteFact::NoteIssued { note, debtor, .. } => issue(connection, seq, note, *debtor, night),
        NoteFact::NoteGiven { note, from, .. } => check_whole(connection, balances, note, *from),
        NoteFact::NotePaid { note, debtor, holder, .. } => {
            settle(connection, balances, note, (*holder, *debtor), NoteStatus::Paid)
        }
        NoteFact::NoteCommitted { note, debtor, holder, .. } => {
            check_whole(connection, balances, note, *holder)?;
            settle(connection, balances, note, (*holder, *debtor), NoteStatus::Committed)
        }
        NoteFact::NoteLapsed { note, debtor, holder, .. } => {
            check_whole(connection, balances, note, *holder)?;
            settle(connection, balances, note, (*holder, *debtor), NoteStatus::Lapsed)
        }
        NoteFact::NoteVoided { note, debtor, holder, .. } => {
            check_whole(connection, balances, note, *holder)?;
            settle(connection, balances, note, (*holder, *debtor), NoteStatus::Voided)
        }
    }
}

/// Ends notes whose holder and debtor became one person in a merge: nobody owes them anymore.
///
/// Called after the entry is posted.
pub(crate) fn end_own(
    connection: &Connection,
    balances: &mut Balances,
    debtor: PlayerId,
) -> Result<(), Obstacle> {
    let mut open = connection.prepare_cached("SELECT id FROM note WHERE debtor = ?1 AND status = 'open'")?;
    let notes = open.query_map([debtor.to_string()], |row| Ok(NoteId(uuid(row, 0)?)))?;
    for note in notes.collect::<rusqlite::Result<Vec<NoteId>>>()? {
        if held(connection, balances, note, debtor.into())?.is_zero() {
            let paid = params![note.to_string(), NoteStatus::Paid.word()];
            connection.execute("UPDATE note SET status = ?2 WHERE id = ?1", paid)?;
        }
    }
    Ok(())
}

/// A new note, numbered after those of earlier events.
pub(crate) fn issue(
    connection: &Connection,
    seq: u64,
    note: &NoteUse,
    debtor: PlayerId,
    night: Option<NightId>,
) -> Result<(), Obstacle> {
    check_unique(connection, &note.identifier)?;
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

/// Two open notes never have the same identifier (MIK-05).
fn check_unique(connection: &Connection, identifier: &str) -> Result<(), Obstacle> {
    let taken = connection
        .prepare_cached("SELECT 1 FROM note WHERE identifier = ?1 AND status = 'open'")?
        .query_row([identifier], |_| Ok(()))
        .optional()?;
    match taken {
        None => Ok(()),
        Some(()) => Err(Refusal::new(NoteIdRefused::OnTwo { identifier: identifier.to_owned() }).into()),
    }
}

/// A note is settled with its debtor, under the record kept now.
fn check_debtor(connection: &Connection, note: &NoteUse, debtor: PlayerId) -> Result<(), Obstacle> {
    let owes: Option<String> = connection
        .prepare_cached("SELECT debtor FROM note WHERE id = ?1")?
        .query_row([note.id.to_string()], |row| row.get(0))
        .optional()?;
    if owes == Some(debtor.to_string()) {
        return Ok(());
    }
    Err(Refusal::new(NoteRefused::NotOwed { note: note.identifier.clone() }).into())
}

/// Takes an amount off a note. Taking the last of it decides what happened to the note.
pub(crate) fn settle(
    connection: &Connection,
    balances: &mut Balances,
    note: &NoteUse,
    (holder, debtor): (Party, PlayerId),
    becomes: NoteStatus,
) -> Result<(), Obstacle> {
    check_debtor(connection, note, debtor)?;
    if check_held(connection, balances, note, holder)? == note.amount {
        connection.execute(
            "UPDATE note SET status = ?2 WHERE id = ?1",
            params![note.id.to_string(), becomes.word()],
        )?;
    }
    Ok(())
}

/// Only a payment can take part of a note: otherwise it moves, and ends, with everything that's open of it.
fn check_whole(
    connection: &Connection,
    balances: &mut Balances,
    note: &NoteUse,
    holder: Party,
) -> Result<(), Obstacle> {
    if check_held(connection, balances, note, holder)? == note.amount {
        return Ok(());
    }
    Err(Refusal::new(NoteRefused::MoreIsOpen { note: note.identifier.clone() }).into())
}

fn check_held(
    connection: &Connection,
    balances: &mut Balances,
    note: &NoteUse,
    holder: Party,
) -> Result<Money, Obstacle> {
    let held = held(connection, balances, note.id, holder)?;
    if held < note.amount {
        return Err(Refusal::new(NoteRefused::NotHeld { note: note.identifier.to_string() }).into());
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
