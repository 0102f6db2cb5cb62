//! Reading debts: the events that moved a class of them, and those that moved one note.

use crate::accounts::{Asset, Counter, Party};
use crate::ids::{NoteId, PlayerId};
use crate::store::event::{EVENT_COLUMNS, Event};
use crate::store::failure::StoreError;
use crate::store::read::{Reader, asset, player, word};
use engine::money::Money;
use rusqlite::params;
use std::collections::{BTreeMap, BTreeSet};

/// Leaves out what was undone, and the undoing.
pub(crate) const STANDING: &str =
    "reverses IS NULL AND NOT EXISTS (SELECT 1 FROM event AS undo WHERE undo.reverses = e.seq)";

/// How one event changed what one owes the other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DebtMoved {
    pub seq: u64,
    /// The book that the event was first written in.
    pub origin: String,
    /// True if it isn't in THE BOOK.
    pub private: bool,
    /// How much more the debtor owes since then.
    pub amount: Money,
}

impl Reader<'_> {
    /// The events that moved what `party` owes or is owed in a class of debts, in order, without undone ones.
    pub fn debt_events(&self, party: Party, class: Asset) -> Result<Vec<Event>, StoreError> {
        let columns = format!(
            "SELECT {EVENT_COLUMNS} FROM event AS e
             WHERE seq IN (SELECT event FROM posting WHERE party = ?1 AND asset = ?2) AND {STANDING} ORDER BY seq"
        );
        self.events(&columns, params![party.to_string(), class.word()])
    }

    /// What moved the debts of two parties to each other after event `after`, in order, without undone events. A reversal counts
    /// if the event it takes back came before.
    pub fn moved_between(
        &self,
        debtor: Party,
        creditor: Party,
        after: u64,
    ) -> Result<Vec<DebtMoved>, StoreError> {
        let columns = format!(
            "SELECT seq, origin_book, asset, amount FROM posting JOIN event AS e ON e.seq = posting.event
             WHERE party = ?1 AND counter = ?2 AND asset IN (?3, ?4) AND posting.event > ?5
             AND (reverses <= ?5 OR {STANDING}) ORDER BY seq, line"
        );
        let (party, counter) = (creditor.to_string(), Counter::With(debtor).to_string());
        let (book, private) = (Asset::Book.word(), Asset::Private.word());
        self.list(&columns, params![party, counter, book, private, after], |row| {
            Ok(DebtMoved {
                seq: row.get(0)?,
                origin: row.get(1)?,
                private: asset(row, 2)? == Asset::Private,
                amount: Money::from_minor(row.get(3)?),
            })
        })
    }

    /// The pairs whose debts were changed by events written after event `after`.
    pub fn debts_moved_after(&self, after: u64) -> Result<BTreeSet<(Party, Party)>, StoreError> {
        let columns = "SELECT DISTINCT party, counter FROM posting WHERE event > ?1 AND asset IN (?2, ?3) AND amount < 0";
        let (book, private) = (Asset::Book.word(), Asset::Private.word());
        let moved = self.list(columns, params![after, book, private], |row| {
            Ok((word::<Party>(row, 0)?, word::<Counter>(row, 1)?))
        })?;
        let pair = |(debtor, counter)| match counter {
            Counter::With(creditor) => Some((debtor, creditor)),
            Counter::None | Counter::Note(_) => None,
        };
        Ok(moved.into_iter().filter_map(pair).collect())
    }

    /// The events that moved a bank note, in order, without undone ones.
    pub fn note_events(&self, note: NoteId) -> Result<Vec<Event>, StoreError> {
        let columns = format!(
            "SELECT {EVENT_COLUMNS} FROM event AS e
             WHERE seq IN (SELECT event FROM posting WHERE asset = ?1 AND counter = ?2) AND {STANDING} ORDER BY seq"
        );
        self.events(&columns, params![Asset::Notes.word(), Counter::Note(note).to_string()])
    }
    /// Every consolidation of THE BOOK, including undone ones, in order.
    pub fn consolidations(&self) -> Result<Vec<Event>, StoreError> {
        let columns = format!(
            "SELECT {EVENT_COLUMNS} FROM event WHERE kind = 'consolidated' AND reverses IS NULL ORDER BY seq"
        );
        self.events(&columns, [])
    }

    /// Where to pay players, as far as it was said.
    pub fn handles(&self) -> Result<BTreeMap<PlayerId, String>, StoreError> {
        let columns = "SELECT id, paid_at FROM player WHERE paid_at IS NOT NULL AND merged IS NULL";
        Ok(self.list(columns, [], |row| Ok((player(row, 0)?, row.get(1)?)))?.into_iter().collect())
    }

    /// The tokens of the links that open players' pages.
    pub fn links(&self) -> Result<BTreeMap<PlayerId, String>, StoreError> {
        let columns = "SELECT id, link FROM player WHERE link IS NOT NULL AND merged IS NULL";
        Ok(self.list(columns, [], |row| Ok((player(row, 0)?, row.get(1)?)))?.into_iter().collect())
    }

    /// The most that players may owe in THE BOOK, if a limit was set.
    pub fn debt_limits(&self) -> Result<BTreeMap<PlayerId, Money>, StoreError> {
        let columns = "SELECT id, owes_max FROM player WHERE owes_max IS NOT NULL AND merged IS NULL";
        let limits = self.list(columns, [], |row| Ok((player(row, 0)?, Money::from_minor(row.get(1)?))))?;
        Ok(limits.into_iter().collect())
    }
}
