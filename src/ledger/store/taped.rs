//! Events with their answers, in the order of a tape; and single hashes, to compare with those noted elsewhere.

use crate::journal::{Asked, Digest, Written};
use crate::store::event::head;
use crate::store::failure::StoreError;
use crate::store::read::Reader;
use crate::store::request::{ASKED_COLUMNS, asked};
use crate::store::seal;
use rusqlite::OptionalExtension;
use sha2::{Digest as _, Sha256};
use std::collections::{BTreeMap, BTreeSet};

/// More events than any request writes.
const REQUEST_EVENTS_MAX: u64 = 100_000;

impl Reader<'_> {
    /// Passes every event after number `after` to `each`, in order, with the request it's the last event of.
    pub fn each_taped<E: From<StoreError>>(
        &self,
        after: u64,
        mut each: impl FnMut(Written, Option<Asked>) -> Result<(), E>,
    ) -> Result<(), E> {
        self.each_written(after, |event| {
            let asked = self.asked(event.seq)?;
            each(event, asked)
        })
    }

    /// The same, from the tables alone, without their indexes, which may be damaged.
    pub fn each_kept<E: From<StoreError>>(
        &self,
        mut each: impl FnMut(Written, Option<Asked>) -> Result<(), E>,
    ) -> Result<(), E> {
        let columns = format!("SELECT {ASKED_COLUMNS} FROM request NOT INDEXED");
        let kept = self.list(&columns, [], asked)?;
        let mut kept: BTreeMap<u64, Asked> = kept.into_iter().map(|asked| (asked.last, asked)).collect();
        self.each_written(0, |event| {
            let asked = kept.remove(&event.seq);
            each(event, asked)
        })
    }

    /// The request whose last event is `seq`, as it was remembered.
    fn asked(&self, seq: u64) -> Result<Option<Asked>, StoreError> {
        let mut statement = self
            .connection()
            .prepare_cached(&format!("SELECT {ASKED_COLUMNS} FROM request WHERE last_seq = ?1"))?;
        Ok(statement.query_row([seq], asked).optional()?)
    }

    /// A hash over every request with its answer: two books with the same events may have answered different requests.
    pub fn answers(&self) -> Result<Digest, StoreError> {
        let mut hash = Sha256::new();
        let mut statement =
            self.connection().prepare(&format!("SELECT {ASKED_COLUMNS} FROM request ORDER BY last_seq"))?;
        let mut rows = statement.query([])?;
        while let Some(row) = rows.next()? {
            let asked = asked(row)?;
            hash.update(seal::of_asked(&asked, asked.hash).0);
        }
        Ok(Digest(hash.finalize().into()))
    }

    /// The last event's number and hash; 0 and no hash for an empty journal.
    pub fn head(&self) -> Result<(u64, Digest), StoreError> {
        let (seq, hash) = head(self.connection())?;
        Ok((seq, Digest(hash)))
    }

    /// The hash of event `seq`; `None` if there is no such event.
    pub fn hash_of(&self, seq: u64) -> Result<Option<Digest>, StoreError> {
        let mut statement = self.connection().prepare_cached("SELECT hash FROM event WHERE seq = ?1")?;
        Ok(statement.query_row([seq], |row| row.get(0)).optional()?.map(Digest))
    }

    /// The kind words of the events after number `after`, in order.
    pub fn kinds_after(&self, after: u64) -> Result<Vec<(u64, String)>, StoreError> {
        self.list("SELECT seq, kind FROM event WHERE seq > ?1 ORDER BY seq", [after], |row| {
            Ok((row.get(0)?, row.get(1)?))
        })
    }

    /// The numbers of events after number `after` that are gone, but left their postings or the answer to their request.
    pub fn left_after(&self, after: u64) -> Result<BTreeSet<u64>, StoreError> {
        let postings = self.list("SELECT event FROM posting WHERE event > ?1", [after], |row| row.get(0))?;
        let mut left: BTreeSet<u64> = postings.into_iter().collect();
        // The plus keeps SQLite from using an index.
        let answers = "SELECT first_seq, last_seq FROM request WHERE +last_seq > ?1 AND length(seal) = 32";
        for (first, last) in
            self.list(answers, [after], |row| Ok((row.get::<_, u64>(0)?, row.get::<_, u64>(1)?)))?
        {
            // A damaged number says nothing about the others.
            let known = last.saturating_sub(REQUEST_EVENTS_MAX);
            left.extend(first.max(known).max(after.saturating_add(1))..=last);
        }
        let there =
            self.list("SELECT seq FROM event NOT INDEXED WHERE seq > ?1", [after], |row| row.get(0))?;
        let there: BTreeSet<u64> = there.into_iter().collect();
        Ok(&left - &there)
    }
}
