//! Requests: the same command twice writes once, and answers the same.

use crate::domain::journal::Asked;
use crate::store::failure::StoreError;
use crate::store::journal::Journal;
use crate::store::seal;
use rusqlite::{Connection, OptionalExtension, params};
use sha2::{Digest, Sha256};

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

/// What the book remembers of a request it has seen.
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
        self.transaction().prepare_cached(INSERT)?.execute(params![
            self.book(),
            key.id,
            key.body_hash,
            first,
            last,
            answer
        ])?;
        Ok(())
    }

    /// Lays a request down as it was remembered elsewhere; it must be of the event that was laid down last.
    pub fn lay_asked(&mut self, asked: &Asked) -> Result<(), StoreError> {
        let (last, hash) = self.head();
        if asked.last != last || asked.first > last || seal::of_asked(asked, hash) != asked.hash {
            return Err(StoreError::Damaged(format!(
                "the request beside event {last} does not carry its seal"
            )));
        }
        self.transaction().prepare_cached(INSERT)?.execute(params![
            asked.origin,
            asked.id,
            asked.body.0,
            asked.first,
            asked.last,
            asked.answer
        ])?;
        Ok(())
    }
}

const INSERT: &str = "INSERT INTO request (origin, id, body_hash, first_seq, last_seq, answer)
     VALUES (?1, ?2, ?3, ?4, ?5, ?6)";

fn lookup(connection: &Connection, key: &RequestKey) -> Result<Answered, StoreError> {
    let row: Option<([u8; 32], u64, String)> = connection
        .prepare_cached(
            "SELECT body_hash, first_seq, answer FROM request
             WHERE origin = (SELECT id FROM book) AND id = ?1",
        )?
        .query_row([&key.id], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)))
        .optional()?;
    Ok(match row {
        None => Answered::New,
        Some((hash, _, answer)) if hash == key.body_hash => Answered::Same(answer),
        Some((_, first, _)) => Answered::Other(first),
    })
}
