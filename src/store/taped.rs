//! Events with the answers beside them, in the order of a tape; and single hashes, to hold against what was noted elsewhere.

use crate::domain::journal::{Asked, Digest, Written};
use crate::store::event::head;
use crate::store::failure::StoreError;
use crate::store::read::Reader;
use crate::store::seal;
use rusqlite::OptionalExtension;

impl Reader<'_> {
    /// Hands every event after number `after` to `each`, in order, with the request whose last event it is.
    pub fn each_taped<E: From<StoreError>>(
        &self,
        after: u64,
        mut each: impl FnMut(Written, Option<Asked>) -> Result<(), E>,
    ) -> Result<(), E> {
        self.each_written(after, |event| {
            let asked = self.asked(event.seq, event.hash)?;
            each(event, asked)
        })
    }

    /// The request whose last event is `seq`.
    fn asked(&self, seq: u64, event: Digest) -> Result<Option<Asked>, StoreError> {
        let mut statement = self.connection().prepare_cached(
            "SELECT origin, id, body_hash, first_seq, last_seq, answer FROM request WHERE last_seq = ?1",
        )?;
        let found = statement.query_row([seq], |row| {
            Ok(Asked {
                origin: row.get(0)?,
                id: row.get(1)?,
                body: Digest(row.get(2)?),
                first: row.get(3)?,
                last: row.get(4)?,
                answer: row.get(5)?,
                hash: Digest::NONE,
            })
        });
        Ok(found.optional()?.map(|asked| Asked { hash: seal::of_asked(&asked, event), ..asked }))
    }

    /// The last event's number and hash; 0 and no hash for an empty journal.
    pub fn head(&self) -> Result<(u64, Digest), StoreError> {
        let (seq, hash) = head(self.connection())?;
        Ok((seq, Digest(hash)))
    }

    /// The hash of event `seq`; none if there is no such event.
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
}
