//! Appending to the journal: an entry, its seal, and the projections, in one transaction.

use crate::accounts::Entry;
use crate::ids::NightId;
use crate::journal::{Digest, Fact, HouseFact, Origin, SurrogateFact, Undone, Written, recipe};
use crate::refusal::Refusal;
use crate::store::event::{Event, head, night_id};
use crate::store::failure::StoreError;
use crate::store::indexes;
use crate::store::projector::Projector;
use crate::store::projector::falling::rebuild_without;
use crate::store::read::Reader;
use crate::store::seal;
use crate::store::written::{check_tail, insert};
use crate::time::Instant;
use rusqlite::{OptionalExtension, Transaction};
use std::collections::BTreeSet;

/// The version of the event bodies this program writes.
const BODY_VERSION: u32 = 1;

/// When an event is written, and by which request.
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
    /// The number of the first event of this transaction.
    begun: u64,
    /// The number of the first event that answers the request; events copied or merged in before it don't.
    first: u64,
}

/// An event of another book on its way into this one.
#[derive(Clone, Debug)]
pub struct Foreign {
    /// As it was written there.
    pub original: Written,
    /// What it says here.
    pub fact: Fact,
    /// The event it takes back, by its number here.
    pub reverses: Option<u64>,
    /// False if something that comes in with it takes it back.
    pub stands: bool,
}

impl<'t> Journal<'t> {
    pub(crate) fn begin(transaction: Transaction<'t>, stamp: &Stamp) -> Result<Self, StoreError> {
        check_tail(&transaction)?;
        indexes::check(&transaction)?;
        let head = head(&transaction)?;
        let book = transaction
            .prepare_cached("SELECT id FROM book")?
            .query_row([], |row| row.get(0))
            .optional()?
            .unwrap_or_default();
        let begun = head.0.saturating_add(1);
        Ok(Self { transaction, stamp: stamp.clone(), book, head, begun, first: begun })
    }

    /// Reads the book as it is with everything appended so far.
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

    /// Refuses to go on if a table and its indexes disagree: what an index leaves out would be lost for good.
    pub fn trust(&self, tables: &[&str]) -> Result<(), StoreError> {
        for table in tables {
            let check = format!("PRAGMA integrity_check('{table}')");
            let found: String = self.transaction.query_row(&check, [], |row| row.get(0))?;
            if found != "ok" {
                return Err(StoreError::Damaged(format!("table `{table}`: {found}")));
            }
        }
        Ok(())
    }

    /// What's written from now on happened at this time. Returns the time that was set before.
    pub fn happens_at(&mut self, at: Instant) -> Instant {
        std::mem::replace(&mut self.stamp.at, at)
    }

    /// The stamp for everything written here.
    #[must_use]
    pub const fn stamp(&self) -> &Stamp {
        &self.stamp
    }

    /// The numbers of the events appended so far, and the hash of the last.
    #[must_use]
    pub fn appended(&self) -> (Vec<u64>, String) {
        ((self.first..=self.head.0).collect(), Digest(self.head.1).to_string())
    }

    /// The last event so far: its number and hash.
    pub(crate) const fn head(&self) -> (u64, Digest) {
        (self.head.0, Digest(self.head.1))
    }

    pub(crate) const fn wrote(&self) -> bool {
        self.head.0 >= self.begun
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
    /// The first event that no longer applies is reported as [`StoreError::Inapplicable`].
    pub fn reverse(&mut self, undone: &Event) -> Result<u64, StoreError> {
        let fact = Fact::Undone(Undone { seq: undone.seq });
        self.seal_in(undone.night, &fact, &undone.entry.reversed(), Some(undone.seq))
    }

    /// Writes an event exactly as it was written elsewhere: it must be the next in its chain and have its own seal.
    ///
    /// The projections include it after [`Journal::rebuild`].
    pub fn lay(&mut self, event: &Written) -> Result<(), StoreError> {
        let (last, before) = self.head;
        if event.seq != last.saturating_add(1) || event.prev.0 != before {
            return Err(StoreError::Damaged(format!("event {} doesn't follow event {last}", event.seq)));
        }
        if seal::of(event) != event.hash {
            return Err(StoreError::Damaged(format!("event {} doesn't have its own seal", event.seq)));
        }
        insert(&self.transaction, event)?;
        self.head = (event.seq, event.hash.0);
        self.first = event.seq.saturating_add(1);
        Ok(())
    }

    /// Adds events of another book: sealed into this chain, with their own time and request and where they come from.
    ///
    /// They take effect at once, except for undos of earlier events: those take effect in [`Journal::rebuild`].
    pub fn take(&mut self, events: &[Foreign]) -> Result<(), StoreError> {
        let before = self.head.0;
        let mut entries = Vec::with_capacity(events.len());
        for event in events {
            entries.push(self.take_in(event)?);
        }
        self.first = self.head.0.saturating_add(1);
        let mut projector = Projector::new(&self.transaction);
        for ((seq, event), entry) in (before.saturating_add(1)..).zip(events).zip(&entries) {
            if event.stands && event.reverses.is_none() {
                let night = night_written(&event.original)?;
                projector
                    .apply(seq, &event.fact, entry, night, event.original.at)
                    .map_err(|error| error.at(seq))?;
            }
        }
        projector.flush().map_err(|error| error.at(self.head.0))
    }

    fn take_in(&mut self, event: &Foreign) -> Result<Entry, StoreError> {
        let entry = match event.reverses {
            None => recipe::entry(&event.fact).map_err(|off| self.inapplicable(off.into()))?,
            Some(seq) => {
                let gone = || StoreError::Damaged(format!("there's no event {seq}"));
                self.reader().event(seq)?.ok_or_else(gone)?.entry.reversed()
            }
        };
        let Written { request, at, recorded, night, origin, hash, .. } = event.original.clone();
        let (kind, body) = written(&event.fact)?;
        self.write(Written {
            seq: 0,
            request,
            at,
            recorded,
            kind,
            version: BODY_VERSION,
            night,
            nature: entry.nature().to_string(),
            body,
            reverses: event.reverses,
            origin: Origin { hash: Some(hash), ..origin },
            postings: entry.postings().to_vec(),
            prev: Digest::NONE,
            hash: Digest::NONE,
        })?;
        Ok(entry)
    }

    /// Throws the projections away and builds them from the journal.
    pub fn rebuild(&mut self) -> Result<(), StoreError> {
        Projector::new(&self.transaction).rebuild()
    }

    /// The same, without what no longer applies: `falls` says what goes with an event, or ends the walk. Returns everything that
    /// went.
    pub fn rebuild_without<E: From<StoreError>>(
        &self,
        falls: impl FnMut(u64, Refusal) -> Result<Option<Vec<u64>>, E>,
    ) -> Result<BTreeSet<u64>, E> {
        rebuild_without(&self.transaction, falls)
    }

    pub(crate) fn finish(self) -> Result<Transaction<'t>, StoreError> {
        Ok(self.transaction)
    }

    fn inapplicable(&self, refusal: Refusal) -> StoreError {
        StoreError::Inapplicable { seq: self.head.0.saturating_add(1), refusal }
    }

    /// The night an event belongs to: the one it names, or else the one that's open.
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
        let (kind, body) = written(fact)?;
        if let Fact::House(HouseFact::BookBegun { book, .. }) = fact {
            self.book = book.simple().to_string();
        }
        if let Fact::Surrogate(SurrogateFact::SurrogateBegun(begun)) = fact {
            self.book = begun.book.to_string();
        }
        self.write(Written {
            seq: 0,
            request: self.stamp.request.clone(),
            at: self.stamp.at,
            recorded: self.stamp.recorded,
            kind,
            version: BODY_VERSION,
            night: night.map(|night| night.to_string()).unwrap_or_default(),
            nature: entry.nature().to_string(),
            body,
            reverses,
            origin: Origin { book: self.book.clone(), seq: self.head.0.saturating_add(1), hash: None },
            postings: entry.postings().to_vec(),
            prev: Digest::NONE,
            hash: Digest::NONE,
        })
    }

    /// Makes an event the next of the chain, and seals it.
    fn write(&mut self, event: Written) -> Result<u64, StoreError> {
        let seq = self.head.0.saturating_add(1);
        let mut event = Written { seq, prev: Digest(self.head.1), ..event };
        event.hash = seal::of(&event);
        insert(&self.transaction, &event)?;
        self.head = (seq, event.hash.0);
        Ok(seq)
    }
}

/// The kind word and the body of a fact.
fn written(fact: &Fact) -> Result<(String, String), StoreError> {
    let body = serde_json::to_string(fact).map_err(|error| StoreError::Failed(error.to_string()))?;
    Ok((fact.kind().to_owned(), body))
}

fn night_written(event: &Written) -> Result<Option<NightId>, StoreError> {
    if event.night.is_empty() { Ok(None) } else { night_id(&event.night).map(Some) }
}
