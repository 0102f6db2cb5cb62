//! Appending to the journal: an entry, its seal, and the projections, in one transaction.

use crate::domain::ids::NightId;
use crate::domain::journal::{Digest, Fact, Origin, Written, recipe};
use crate::domain::ledger::Entry;
use crate::domain::refusal::Refusal;
use crate::domain::time::Instant;
use crate::store::event::{Event, head};
use crate::store::failure::StoreError;
use crate::store::projector::Projector;
use crate::store::read::Reader;
use crate::store::seal;
use crate::store::written::insert;
use rusqlite::{OptionalExtension, Transaction};

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

    /// Lays an event down exactly as it was written elsewhere: it must be the next of its chain and carry its own seal.
    ///
    /// The projections know of it after [`Journal::rebuild`].
    pub fn lay(&mut self, event: &Written) -> Result<(), StoreError> {
        let (last, before) = self.head;
        if event.seq != last.saturating_add(1) || event.prev.0 != before {
            return Err(StoreError::Damaged(format!("event {} does not follow event {last}", event.seq)));
        }
        if seal::of(event) != event.hash {
            return Err(StoreError::Damaged(format!("event {} does not carry its own seal", event.seq)));
        }
        insert(&self.transaction, event)?;
        self.head = (event.seq, event.hash.0);
        Ok(())
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
        let mut written = Written {
            seq,
            request: self.stamp.request.clone(),
            at: self.stamp.at,
            recorded: self.stamp.recorded,
            kind: kind.to_owned(),
            version: BODY_VERSION,
            night: night.map(|night| night.to_string()).unwrap_or_default(),
            nature: entry.nature().to_string(),
            body,
            reverses,
            origin: Origin { book: self.book.clone(), seq, hash: None },
            postings: entry.postings().to_vec(),
            prev: Digest(self.head.1),
            hash: Digest::NONE,
        };
        written.hash = seal::of(&written);
        insert(&self.transaction, &written)?;
        self.head = (seq, written.hash.0);
        Ok(seq)
    }
}

/// The kind word that serde wrote into the body, so that it is spelled in one place only.
fn kind_of(body: &serde_json::Value) -> &str {
    body.get("kind").and_then(serde_json::Value::as_str).unwrap_or_default()
}
