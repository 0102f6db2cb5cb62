//! Looking at debts: the events that moved a class of them, and those that moved one note.

use crate::accounts::{Asset, Counter, Party};
use crate::ids::{NoteId, PlayerId};
use crate::store::event::{EVENT_COLUMNS, Event};
use crate::store::failure::StoreError;
use crate::store::read::{Reader, player};
use engine::money::Money;
use rusqlite::params;
use std::collections::BTreeMap;

/// Leaves out what was undone, and the undoing.
const STANDING: &str =
    "reverses IS NULL AND NOT EXISTS (SELECT 1 FROM event AS undo WHERE undo.reverses = e.seq)";

impl Reader<'_> {
    /// The standing events that moved what `party` owes or is owed in a class of debts, in order.
    pub fn debt_events(&self, party: Party, class: Asset) -> Result<Vec<Event>, StoreError> {
        let columns = format!(
            "SELECT {EVENT_COLUMNS} FROM event AS e
             WHERE seq IN (SELECT event FROM posting WHERE party = ?1 AND asset = ?2) AND {STANDING} ORDER BY seq"
        );
        self.events(&columns, params![party.to_string(), class.word()])
    }

    /// The standing events that moved a bank note, in order.
    pub fn note_events(&self, note: NoteId) -> Result<Vec<Event>, StoreError> {
        let columns = format!(
            "SELECT {EVENT_COLUMNS} FROM event AS e
             WHERE seq IN (SELECT event FROM posting WHERE asset = ?1 AND counter = ?2) AND {STANDING} ORDER BY seq"
        );
        self.events(&columns, params![Asset::Notes.word(), Counter::Note(note).to_string()])
    }
    /// Every consolidation of THE BOOK, those that were taken back included, in order.
    pub fn consolidations(&self) -> Result<Vec<Event>, StoreError> {
        let columns = format!(
            "SELECT {EVENT_COLUMNS} FROM event WHERE kind = 'consolidated' AND reverses IS NULL ORDER BY seq"
        );
        self.events(&columns, [])
    }

    /// Where players are paid, as far as it was said.
    pub fn handles(&self) -> Result<BTreeMap<PlayerId, String>, StoreError> {
        let columns = "SELECT id, paid_at FROM player WHERE paid_at IS NOT NULL AND merged IS NULL";
        Ok(self.list(columns, [], |row| Ok((player(row, 0)?, row.get(1)?)))?.into_iter().collect())
    }

    /// The most that players may owe in THE BOOK, where it was said.
    pub fn debt_limits(&self) -> Result<BTreeMap<PlayerId, Money>, StoreError> {
        let columns = "SELECT id, owes_max FROM player WHERE owes_max IS NOT NULL AND merged IS NULL";
        let limits = self.list(columns, [], |row| Ok((player(row, 0)?, Money::from_minor(row.get(1)?))))?;
        Ok(limits.into_iter().collect())
    }
}
