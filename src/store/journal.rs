//! Appending to the journal: an entry, its seal, and the projections, in one transaction.

use crate::domain::ids::NightId;
use crate::domain::journal::{Fact, recipe};
use crate::domain::ledger::{Entry, Posting};
use crate::domain::refusal::Refusal;
use crate::domain::time::Instant;
use crate::store::event::{Event, head};
use crate::store::failure::StoreError;
use crate::store::projector::Projector;
use crate::store::read::Reader;
use crate::store::seal;
use rusqlite::{OptionalExtension, Transaction, params};

/// The version of the event bodies this program writes.
const BODY_VERSION: u32 = 1;

/// When and for whom something is written.
#[derive(Clone, Debug)]
pub struct Stamp {
    /// The request it belongs to.
    pub request: String,
    /// When it really happened.
    pub at: Instant,
    /// When it was written down.
    pub recorded: Instant,
}

/// A journal open for writing.
pub struct Journal<'t> {
    transaction: Transaction<'t>,
    stamp: Stamp,
    book: String,
    head: (u64, [u8; 32]),
    first: u64,
}

impl<'t> Journal<'t> {
    pub(crate) fn begin(transaction: Transaction<'t>, stamp: &Stamp) -> Result<Self, StoreError> {
        let head = head(&transaction)?;
        let book = transaction
            .prepare_cached("SELECT id FROM book")?
            .query_row([], |row| row.get(0))
            .optional()?
            .unwrap_or_default();
        Ok(Self { transaction, stamp: stamp.clone(), book, head, first: head.0.saturating_add(1) })
    }

    /// Looks at the book as it stands with everything appended so far.
    #[must_use]
    pub fn reader(&self) -> Reader<'_> {
        Reader::new(&self.transaction)
    }

    pub(crate) const fn transaction(&self) -> &Transaction<'t> {
        &self.transaction
    }

    pub(crate) fn book(&self) -> &str {
        &self.book
    }

    /// The stamp everything here is written with.
    #[must_use]
    pub const fn stamp(&self) -> &Stamp {
        &self.stamp
    }

    /// The numbers of the events appended so far, and the hash of the last.
    #[must_use]
    pub fn appended(&self) -> (Vec<u64>, String) {
        ((self.first..=self.head.0).collect(), seal::hex(&self.head.1))
    }

    pub(crate) const fn wrote(&self) -> bool {
        self.head.0 >= self.first
    }

    /// Writes one fact: its entry, its seal, and what it changes in the projections.
    pub fn append(&mut self, fact: &Fact) -> Result<u64, StoreError> {
        let entry = recipe::entry(fact).map_err(|off| self.inapplicable(off.into()))?;
        let seq = self.seal(fact, &entry, None)?;
        let night = self.night_of(fact)?;
        let stamp = self.stamp.clone();
        let mut projector = Projector::new(&self.transaction);
        projector
            .apply(seq, fact, &entry, night, stamp.at)
            .and_then(|()| projector.flush())
            .map_err(|error| error.at(seq))?;
        Ok(seq)
    }

    /// Writes the exact reversal of `undone`, and builds the projections again without it.
    ///
    /// The first event that can no longer be applied is reported as [`StoreError::Inapplicable`].
    pub fn reverse(&mut self, undone: &Event) -> Result<u64, StoreError> {
        let fact = Fact::Undone { seq: undone.seq };
        self.seal_in(undone.night, &fact, &undone.entry.reversed(), Some(undone.seq))
    }

    /// Throws the projections away and builds them from the journal.
    pub fn rebuild(&mut self) -> Result<(), StoreError> {
        Projector::new(&self.transaction).rebuild()
    }

    pub(crate) fn finish(self) -> Result<Transaction<'t>, StoreError> {
        Ok(self.transaction)
    }

    fn inapplicable(&self, refusal: Refusal) -> StoreError {
        StoreError::Inapplicable { seq: self.head.0.saturating_add(1), refusal }
    }

    /// The night an event belongs to: the one it names, else the one that is open.
    fn night_of(&self, fact: &Fact) -> Result<Option<NightId>, StoreError> {
        match fact.night() {
            Some(night) => Ok(Some(night)),
            None => self.reader().open_night(),
        }
    }

    fn seal(&mut self, fact: &Fact, entry: &Entry, reverses: Option<u64>) -> Result<u64, StoreError> {
        let night = self.night_of(fact)?;
        self.seal_in(night, fact, entry, reverses)
    }

    fn seal_in(
        &mut self,
        night: Option<NightId>,
        fact: &Fact,
        entry: &Entry,
        reverses: Option<u64>,
    ) -> Result<u64, StoreError> {
        let seq = self.head.0.saturating_add(1);
        let written = serde_json::to_value(fact).map_err(|error| StoreError::Failed(error.to_string()))?;
        let (kind, body) = (kind_of(&written), written.to_string());
        if let Fact::BookBegun { book, .. } = fact {
            self.book = book.simple().to_string();
        }
        let night = night.map(|night| night.to_string());
        let nature = entry.nature().to_string();
        let hash = seal::hash(&seal::Sealed {
            prev: &self.head.1,
            seq,
            request: &self.stamp.request,
            at: self.stamp.at.0,
            recorded: self.stamp.recorded.0,
            kind,
            version: BODY_VERSION,
            night: night.as_deref().unwrap_or_default(),
            nature: &nature,
            body: &body,
            reverses,
            origin_book: &self.book,
            origin_seq: seq,
            origin_hash: None,
            postings: entry.postings(),
        });
        self.insert_postings(seq, entry.postings())?;
        self.transaction
            .prepare_cached(
                "INSERT INTO event (seq, request, at, recorded, kind, version, night, nature, body, reverses,
                                    origin_book, origin_seq, origin_hash, prev_hash, hash)
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?1, NULL, ?12, ?13)",
            )?
            .execute(params![
                seq,
                self.stamp.request,
                self.stamp.at.0,
                self.stamp.recorded.0,
                kind,
                BODY_VERSION,
                night,
                nature,
                body,
                reverses,
                self.book,
                self.head.1,
                hash
            ])?;
        self.head = (seq, hash);
        Ok(seq)
    }

    fn insert_postings(&self, seq: u64, postings: &[Posting]) -> Result<(), StoreError> {
        let mut insert = self.transaction.prepare_cached(
            "INSERT INTO posting (event, line, party, asset, counter, amount) VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
        )?;
        for (line, posting) in postings.iter().enumerate() {
            insert.execute(params![
                seq,
                line as u64,
                posting.party.to_string(),
                posting.asset.word(),
                posting.counter.to_string(),
                posting.amount.minor()
            ])?;
        }
        Ok(())
    }
}

/// The kind word that serde wrote into the body, so that it is spelled in one place only.
fn kind_of(body: &serde_json::Value) -> &str {
    body.get("kind").and_then(serde_json::Value::as_str).unwrap_or_default()
}
