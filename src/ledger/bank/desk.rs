//! The bank's desk: every request is handled once, as a whole, and gets the same answer each time.

use crate::bank::carried;
use crate::bank::tape::failure::TapeError;
use crate::bank::timely;
use crate::finding::Check;
use crate::journal::{Fact, NightFact, SeatFact, Written, in_words};
use crate::night::insists::Insists;
use crate::refusal::{BookVerbRefused, EveningRefused, Refusal};
use crate::shown::shown;
use crate::store::{Answered, Event, Foreign, Journal, RequestKey, Stamp, Store, StoreError};
use crate::time::Instant;
use std::path::PathBuf;
use uuid::Uuid;

/// Why a request was not carried out.
#[derive(Debug, thiserror::Error)]
pub enum BankError {
    /// A rule says no.
    #[error(transparent)]
    Refused(#[from] Refusal),
    /// The book file says no.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// A file that was handed in can't be read: where, and what was expected.
    #[error("{0}")]
    BadFile(String),
    /// The events of a tape don't make a book: this check failed.
    #[error("the events of `{}` don't make a book", shown(tape))]
    NoBookOfTape { tape: PathBuf, check: Box<Check> },
    /// A rule says no to a line of a file. The message says where.
    #[error(transparent)]
    BadLine(Refusal),
    /// The book's tape can't be used, or contradicts the book.
    #[error(transparent)]
    Tape(TapeError),
}

impl From<TapeError> for BankError {
    fn from(error: TapeError) -> Self {
        match error {
            TapeError::Store(error) => Self::Store(error),
            error => Self::Tape(error),
        }
    }
}

impl From<engine::refusal::Refusal> for BankError {
    fn from(refusal: engine::refusal::Refusal) -> Self {
        Self::Refused(refusal.into())
    }
}

impl From<engine::money::Overflow> for BankError {
    fn from(overflow: engine::money::Overflow) -> Self {
        Self::Refused(overflow.into())
    }
}

/// What a request left in the journal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RequestReceipt {
    /// The request's id.
    pub request: String,
    /// The events written, in order.
    pub events: Vec<u64>,
    /// The hash of the last.
    pub hash: String,
}

/// How a request ended.
#[derive(Debug)]
pub enum Done<T> {
    /// It was carried out now; the answer as it was remembered.
    Now { value: T, receipt: RequestReceipt, answer: String },
    /// It had been carried out before; the remembered answer.
    Before(String),
}

/// A book opened for one request.
pub struct Desk<'a> {
    store: &'a mut Store,
    stamp: Stamp,
    key: RequestKey,
    keep: bool,
    insists: Insists,
    fresh_id: &'a mut dyn FnMut() -> Uuid,
}

impl<'a> Desk<'a> {
    /// A desk for the request `key`. With `keep` false the request is a rehearsal, and is taken back.
    pub fn new(
        store: &'a mut Store,
        stamp: Stamp,
        key: RequestKey,
        keep: bool,
        fresh_id: &'a mut dyn FnMut() -> Uuid,
    ) -> Self {
        Self { store, stamp, key, keep, insists: Insists::default(), fresh_id }
    }

    /// What the banker insists on is done, even if it would be asked about.
    #[must_use]
    pub fn insisting(mut self, insists: Insists) -> Self {
        self.insists = insists;
        self
    }

    /// Carries the request out: `work` decides and records, `answer` says it in JSON.
    pub fn act<T>(
        self,
        work: impl FnOnce(&mut Session<'_, '_>) -> Result<T, BankError>,
        answer: impl FnOnce(&T, &RequestReceipt) -> String,
    ) -> Result<Done<T>, BankError> {
        let Self { store, stamp, key, keep, insists, fresh_id } = self;
        let done = store.write(&stamp, keep, |journal| {
            match journal.answered(&key)? {
                Answered::Same(answer) => return Ok(Done::Before(answer)),
                Answered::Other(first) => return Err(reused(&key, first)),
                Answered::New => {}
            }
            let said_at = journal.stamp().at;
            let value = work(&mut Session { journal, said_at, is_held: true, insists, fresh_id })?;
            let (events, hash) = journal.appended();
            let receipt = RequestReceipt { request: key.id.clone(), events, hash };
            let answer = answer(&value, &receipt);
            journal.remember(&key, &answer)?;
            Ok(Done::Now { value, receipt, answer })
        })?;
        if matches!(done, Done::Before(_)) {
            // A failed sync may have lost part of a request that's found here. Only writing it again proves it's on disk.
            store.confirm()?;
        }
        Ok(done)
    }
}

fn reused(key: &RequestKey, first: u64) -> BankError {
    Refusal::new(BookVerbRefused::RequestReused { id: key.id.clone(), event: first }).into()
}

fn too_early(later: &Event) -> BankError {
    let kind = in_words(&later.kind).to_owned();
    Refusal::new(EveningRefused::TooEarly { event: later.seq, kind, at: later.at }).into()
}

/// One request at work: the journal, and a supply of global ids.
pub struct Session<'j, 't> {
    journal: &'j mut Journal<'t>,
    /// The time of the request. A file has its own times.
    said_at: Instant,
    /// True if times have to be checked against `--at`.
    is_held: bool,
    insists: Insists,
    fresh_id: &'j mut dyn FnMut() -> Uuid,
}

impl<'t> Session<'_, 't> {
    /// The journal with everything recorded so far.
    #[must_use]
    pub fn journal(&self) -> &Journal<'t> {
        self.journal
    }

    /// Randomness from the system, drawn now and known to nobody before: 148 bits.
    pub fn chance(&mut self) -> String {
        format!("{}{}", self.fresh_id(), self.fresh_id())
    }

    /// What the banker insists on, however unusual it is.
    #[must_use]
    pub const fn insists(&self) -> &Insists {
        &self.insists
    }

    /// A new global id.
    pub fn fresh_id(&mut self) -> Uuid {
        (self.fresh_id)()
    }

    /// The times come from a file, so they aren't checked.
    pub const fn goes_by_a_file(&mut self) {
        self.is_held = false;
    }

    /// Writes a fact whose time was checked already.
    pub fn record_unheld(&mut self, fact: &Fact) -> Result<u64, BankError> {
        let was = std::mem::replace(&mut self.is_held, false);
        let done = self.record(fact);
        self.is_held = was;
        done
    }

    /// What's written from now on happened at this time. Returns the time that was set before.
    pub fn happens_at(&mut self, at: Instant) -> Instant {
        self.journal.happens_at(at)
    }

    /// Writes a fact. If the ledger refuses it, the request is refused.
    pub fn record(&mut self, fact: &Fact) -> Result<u64, BankError> {
        self.check_hour(fact)?;
        let before = self.journal.head().1;
        let seq = self.journal.append(fact).map_err(|error| match error {
            StoreError::Inapplicable { refusal, .. } => BankError::Refused(refusal),
            error => BankError::Store(error),
        })?;
        carried::go_on(before, self.journal.head().1, fact);
        Ok(seq)
    }

    /// Nothing happens in a night before it opens, or before what it depends on; only seats can be reserved earlier. No night
    /// begins during another one played here. Hands from a file can be older than the night they go into.
    pub fn check_hour(&self, fact: &Fact) -> Result<(), BankError> {
        let stamp = self.journal.stamp();
        if !self.is_hour_said() || matches!(fact, Fact::Seat(SeatFact::Reservation(_))) {
            return Ok(());
        }
        let reader = self.journal.reader();
        if let Fact::Night(NightFact::NightOpened(_)) = fact {
            return match reader.night_within(stamp.at)? {
                None => Ok(()),
                Some(night) => Err(Refusal::new(EveningRefused::WithinANight { night }).into()),
            };
        }
        if !self.is_held {
            return Ok(());
        }
        if let Some(night) = reader.open_night()?.filter(|night| timely::is_in(fact, *night)) {
            let evening = reader.evening(night)?;
            if stamp.at < evening.opened {
                return Err(Refusal::new(EveningRefused::BeforeTheNight { night: evening.number }).into());
            }
        }
        timely::later(reader, fact, stamp.at)?.map_or(Ok(()), |later| Err(too_early(&later)))
    }

    /// True if the banker said when it happened.
    fn is_hour_said(&self) -> bool {
        let stamp = self.journal.stamp();
        stamp.at != stamp.recorded && stamp.at == self.said_at
    }

    /// Writes the reversal of an event; the projections are rebuilt by [`Session::rebuild`].
    ///
    /// Nothing can be undone before it happened.
    pub fn reverse(&mut self, event: &Event) -> Result<u64, BankError> {
        if self.is_held && self.is_hour_said() && timely::is_later(event, self.journal.stamp().at) {
            return Err(too_early(event));
        }
        carried::forget();
        Ok(self.journal.reverse(event)?)
    }

    /// Writes an event exactly as it is in another file.
    pub fn lay(&mut self, event: &Written) -> Result<(), StoreError> {
        carried::forget();
        self.journal.lay(event)
    }

    /// Adds events of another book.
    pub fn take(&mut self, events: &[Foreign]) -> Result<(), StoreError> {
        carried::forget();
        self.journal.take(events)
    }

    /// Builds the projections again, without what was taken back.
    pub fn rebuild(&mut self) -> Result<(), StoreError> {
        carried::forget();
        self.journal.rebuild()
    }

    /// Builds them without events that no longer apply: `falls` says which events go with one, or ends the walk with `None`.
    pub fn rebuild_without(
        &mut self,
        mut falls: impl FnMut(&Self, u64) -> Result<Option<Vec<u64>>, BankError>,
    ) -> Result<(), BankError> {
        carried::forget();
        let this = &*self;
        this.journal.rebuild_without(|seq, _| falls(this, seq)).map(drop)
    }
}
