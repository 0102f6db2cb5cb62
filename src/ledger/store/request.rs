//! Requests: the same command twice writes once, and gets the same answer.

use crate::journal::{Asked, Digest};
use crate::store::failure::StoreError;
use crate::store::journal::Journal;
use crate::store::seal;
use engine::readable::AsTyped;
use rusqlite::{Connection, OptionalExtension, Row, params};
use sha2::{Digest as _, Sha256};

/// A request: its id, and the hash of what it asked for (without clock and drawn randomness).
#[derive(Clone, Debug)]
pub struct RequestKey {
    pub id: String,
    pub body_hash: [u8; 32],
}

impl RequestKey {
    /// The key of request `id` that asks for `body`.
    #[must_use]
    pub fn new(id: String, body: &str) -> Self {
        Self { id, body_hash: Sha256::digest(body.as_bytes()).into() }
    }
}

/// What the book remembers about a request it has seen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answered {
    /// Never seen.
    New,
    /// Seen, and answered with this JSON.
    Same(String),
    /// The id was used for something else, by the events from this one on.
    Other(u64),
}

impl Journal<'_> {
    /// Looks a request up inside the transaction.
    pub fn answered(&self, key: &RequestKey) -> Result<Answered, StoreError> {
        lookup(self.transaction(), key)
    }

    /// Remembers the answer to a request that wrote something.
    pub fn remember(&mut self, key: &RequestKey, answer: &str) -> Result<(), StoreError> {
        let (events, _) = self.appended();
        let (Some(first), Some(last)) = (events.first(), events.last()) else { return Ok(()) };
        let asked = Asked {
            origin: self.book().to_owned(),
            id: key.id.clone(),
            body: Digest(key.body_hash),
            first: *first,
            last: *last,
            answer: answer.to_owned(),
            hash: Digest::NONE,
        };
        let hash = seal::of_asked(&asked, self.head().1);
        insert(self.transaction(), &Asked { hash, ..asked })
    }

    /// Writes a request as it was remembered elsewhere; it must belong to the event that was written last.
    pub fn lay_asked(&mut self, asked: &Asked) -> Result<(), StoreError> {
        let (last, hash) = self.head();
        if asked.last != last || asked.first > last || seal::of_asked(asked, hash) != asked.hash {
            return Err(StoreError::Damaged(format!(
                "the request next to event {last} doesn't have its seal"
            )));
        }
        insert(self.transaction(), asked)
    }
}

/// The columns of a request that [`asked`] reads, in its order.
pub(crate) const ASKED_COLUMNS: &str = "origin, id, body_hash, first_seq, last_seq, answer, seal";

/// Reads a request with its answer and its seal.
pub(crate) fn asked(row: &Row<'_>) -> rusqlite::Result<Asked> {
    Ok(Asked {
        origin: row.get(0)?,
        id: row.get(1)?,
        body: Digest(row.get(2)?),
        first: row.get(3)?,
        last: row.get(4)?,
        answer: row.get(5)?,
        hash: Digest(row.get(6)?),
    })
}

/// Refuses an answer that's not the one sealed with its event.
pub fn check_sealed(asked: &Asked, event: Digest) -> Result<(), StoreError> {
    if seal::of_asked(asked, event) == asked.hash {
        return Ok(());
    }
    let (id, last) = (asked.id.as_typed(), asked.last);
    Err(StoreError::Damaged(format!("the answer to request `{id}` isn't the one that event {last} got")))
}

fn insert(connection: &Connection, asked: &Asked) -> Result<(), StoreError> {
    connection
        .prepare_cached(&format!(
            "INSERT INTO request ({ASKED_COLUMNS}) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)"
        ))?
        .execute(params![
            asked.origin,
            asked.id,
            asked.body.0,
            asked.first,
            asked.last,
            asked.answer,
            asked.hash.0
        ])?;
    Ok(())
}

fn lookup(connection: &Connection, key: &RequestKey) -> Result<Answered, StoreError> {
    let row: Option<(Asked, [u8; 32])> = connection
        .prepare_cached(&format!(
            "SELECT {ASKED_COLUMNS}, (SELECT hash FROM event WHERE seq = last_seq) FROM request
             WHERE origin = (SELECT id FROM book) AND id = ?1"
        ))?
        .query_row([&key.id], |row| Ok((asked(row)?, row.get(7)?)))
        .optional()?;
    let Some((asked, event)) = row else { return Ok(Answered::New) };
    check_sealed(&asked, Digest(event))?;
    if asked.body.0 == key.body_hash {
        Ok(Answered::Same(asked.answer))
    } else {
        Ok(Answered::Other(asked.first))
    }
}
