//! What the book knows about its stand-ins, or about the book it stands in for.

use crate::ids::{BookId, PlayerId};
use crate::journal::{Anchor, Digest, Origin, PublicKey};
use crate::store::event::{EVENT_COLUMNS, Event};
use crate::store::failure::StoreError;
use crate::store::read::{Reader, player, uuid};
use crate::time::Instant;
use engine::money::Money;
use rusqlite::{OptionalExtension, Row, params};
use std::collections::BTreeMap;

/// A surrogate whose events were merged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SurrogateRow {
    pub book: BookId,
    pub key: PublicKey,
    /// The event of this book it was begun after.
    pub anchor: u64,
    /// Its last event that's here, by its number there.
    pub last: u64,
    /// The hash of that event there.
    pub head: Digest,
    /// When it was last merged.
    pub at: Instant,
}

/// Cash between two bankers, according to their books.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TransitRow {
    pub from: PlayerId,
    pub to: PlayerId,
    pub given: Money,
    pub taken: Money,
}

impl Reader<'_> {
    /// This book's own id.
    pub fn book_id(&self) -> Result<BookId, StoreError> {
        let mut statement = self.connection().prepare_cached("SELECT id FROM book")?;
        Ok(statement.query_row([], |row| uuid(row, 0).map(BookId))?)
    }

    /// The key that belongs to a book.
    pub fn key_of(&self, book: BookId) -> Result<Option<PublicKey>, StoreError> {
        let mut statement = self.connection().prepare_cached("SELECT key FROM book_key WHERE book = ?1")?;
        Ok(statement.query_row([book.to_string()], |row| key(row, 0)).optional()?)
    }

    /// The book this one stands in for, with the last event of it that's here; `None` in THE BOOK.
    pub fn stands_in_for(&self) -> Result<Option<Anchor>, StoreError> {
        let mut statement = self.connection().prepare_cached("SELECT book, seq, hash FROM stand_in")?;
        let anchor = |row: &Row<'_>| {
            Ok(Anchor { book: BookId(uuid(row, 0)?), seq: row.get(1)?, hash: digest(row, 2)? })
        };
        Ok(statement.query_row([], anchor).optional()?)
    }

    /// Every surrogate whose events are here.
    pub fn surrogates(&self) -> Result<Vec<SurrogateRow>, StoreError> {
        let columns = "SELECT surrogate.book, key, anchor, last, head, at
                       FROM surrogate JOIN book_key ON book_key.book = surrogate.book ORDER BY surrogate.book";
        self.list(columns, [], |row| {
            Ok(SurrogateRow {
                book: BookId(uuid(row, 0)?),
                key: key(row, 1)?,
                anchor: row.get(2)?,
                last: row.get(3)?,
                head: digest(row, 4)?,
                at: Instant(row.get(5)?),
            })
        })
    }

    /// Who came into a surrogate and is a person in this book.
    pub fn matched(&self) -> Result<BTreeMap<PlayerId, PlayerId>, StoreError> {
        let columns = "SELECT foreign_id, player FROM matched";
        Ok(self.list(columns, [], |row| Ok((player(row, 0)?, player(row, 1)?)))?.into_iter().collect())
    }

    /// What bankers gave each other, and received.
    pub fn transit(&self) -> Result<Vec<TransitRow>, StoreError> {
        let columns = "SELECT giver, taker, given, taken FROM transit ORDER BY giver, taker";
        self.list(columns, [], |row| {
            Ok(TransitRow {
                from: player(row, 0)?,
                to: player(row, 1)?,
                given: Money::from_minor(row.get(2)?),
                taken: Money::from_minor(row.get(3)?),
            })
        })
    }

    /// The event that came from number `seq` of another book: its number here, and the hash it had there.
    pub fn taken_in(&self, book: BookId, seq: u64) -> Result<Option<(u64, Digest)>, StoreError> {
        let mut statement = self.connection().prepare_cached(
            "SELECT seq, origin_hash FROM event
             WHERE origin_book = ?1 AND origin_seq = ?2 AND origin_hash IS NOT NULL",
        )?;
        let found =
            statement.query_row(params![book.to_string(), seq], |row| Ok((row.get(0)?, Digest(row.get(1)?))));
        Ok(found.optional()?)
    }

    /// The first and last event of a request that was made in another book: its events follow each other here too.
    pub(crate) fn foreign_span(&self, seq: u64) -> Result<Option<(u64, u64)>, StoreError> {
        let mut statement = self.connection().prepare_cached(
            "SELECT min(other.seq), max(other.seq) FROM event AS this JOIN event AS other
                ON other.origin_book = this.origin_book AND other.request = this.request
               AND other.origin_seq - other.seq = this.origin_seq - this.seq
             WHERE this.seq = ?1",
        )?;
        let span = statement
            .query_row([seq], |row| Ok((row.get::<_, Option<u64>>(0)?, row.get::<_, Option<u64>>(1)?)))?;
        Ok(span.0.zip(span.1))
    }

    /// Where each event in a range was first written, if that was in another book.
    pub fn foreign_between(&self, first: u64, last: u64) -> Result<BTreeMap<u64, Origin>, StoreError> {
        let columns = "SELECT seq, origin_book, origin_seq, origin_hash FROM event
                       WHERE seq BETWEEN ?1 AND ?2 AND origin_hash IS NOT NULL";
        let origins = self.list(columns, params![first, last], |row| {
            let hash = Some(Digest(row.get(3)?));
            Ok((row.get(0)?, Origin { book: row.get(1)?, seq: row.get(2)?, hash }))
        })?;
        Ok(origins.into_iter().collect())
    }

    /// The events of one kind after a number, without undone ones, each with the book it was first written in.
    pub fn standing_after(&self, kind: &str, after: u64) -> Result<Vec<(String, Event)>, StoreError> {
        let columns = format!(
            "SELECT {EVENT_COLUMNS} FROM event WHERE kind = ?1 AND seq > ?2
             AND NOT EXISTS (SELECT 1 FROM event AS undo WHERE undo.reverses = event.seq) ORDER BY seq"
        );
        let books = self.list(
            "SELECT origin_book FROM event WHERE kind = ?1 AND seq > ?2
             AND NOT EXISTS (SELECT 1 FROM event AS undo WHERE undo.reverses = event.seq) ORDER BY seq",
            params![kind, after],
            |row| row.get(0),
        )?;
        Ok(books.into_iter().zip(self.events(&columns, params![kind, after])?).collect())
    }
}

fn digest(row: &Row<'_>, column: usize) -> rusqlite::Result<Digest> {
    row.get_ref(column)?.as_str()?.parse().map_err(|_| rusqlite::Error::InvalidQuery)
}

fn key(row: &Row<'_>, column: usize) -> rusqlite::Result<PublicKey> {
    digest(row, column).map(PublicKey)
}
