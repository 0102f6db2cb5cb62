//! A quick check of the indexes before every write: nothing is written if one of them contradicts its table. The audit checks the
//! rest.

use crate::store::failure::StoreError;
use rusqlite::{Connection, OptionalExtension, params};

/// The last event as the table has it.
const LAST: &str =
    "SELECT seq, hash, prev_hash, origin_book, origin_seq, night, request FROM event NOT INDEXED
     ORDER BY seq DESC LIMIT 1";

/// Whether each index leads to the last event.
const LED_TO: [(&str, &str); 3] = [
    ("hash", "SELECT seq FROM event WHERE hash = ?1"),
    ("prev_hash", "SELECT seq FROM event WHERE prev_hash = ?1"),
    ("origin_book, origin_seq", "SELECT seq FROM event WHERE origin_book = ?1 AND origin_seq = ?2"),
];

/// Whether the index of the nights leads to it.
const IN_NIGHT: &str = "SELECT seq FROM event INDEXED BY event_night WHERE night = ?1 AND seq = ?2";

/// The request that ends with the last event, by the index of the requests.
const ASKED: &str = "SELECT origin, id FROM request INDEXED BY request_last WHERE last_seq = ?1";

/// Whether the table has that request. The plus and the seal keep SQLite from using an index.
const KEPT: &str =
    "SELECT count(*) FROM request WHERE origin = ?1 AND id = ?2 AND +last_seq = ?3 AND length(seal) = 32";

/// The open night.
const OPEN: &str = "SELECT id FROM night NOT INDEXED WHERE closed IS NULL LIMIT 1";

/// How many of the last events are checked, so that a long night takes no longer than a short one.
const LOOKED_BACK: u64 = 200;

/// Its last events, as the index has them and as the table has them: how many, and the sum of their numbers.
const EVENTS: &str = "SELECT
     (SELECT count(*) || ' ' || total(seq) FROM event INDEXED BY event_night WHERE night = ?1 AND seq >= ?2),
     (SELECT count(*) || ' ' || total(seq) FROM event NOT INDEXED WHERE seq >= ?2 AND night = ?1)";

/// The last event, in the columns of [`LAST`].
struct Last {
    seq: u64,
    hash: [u8; 32],
    prev: [u8; 32],
    origin: (String, u64),
    night: Option<String>,
    request: String,
}

/// Refuses to write if an index contradicts its table.
pub(crate) fn check(connection: &Connection) -> Result<(), StoreError> {
    let last = connection.prepare_cached(LAST)?.query_row([], |row| {
        Ok(Last {
            seq: row.get(0)?,
            hash: row.get(1)?,
            prev: row.get(2)?,
            origin: (row.get(3)?, row.get(4)?),
            night: row.get(5)?,
            request: row.get(6)?,
        })
    });
    let Some(last) = last.optional()? else { return Ok(()) };
    check_event(connection, &last)?;
    check_night(connection, last.seq)
}

fn check_event(connection: &Connection, last: &Last) -> Result<(), StoreError> {
    let seq = last.seq;
    for (index, led_to) in LED_TO {
        let mut led_to = connection.prepare_cached(led_to)?;
        let found: Option<u64> = match index {
            "hash" => led_to.query_row([last.hash], |row| row.get(0)).optional()?,
            "prev_hash" => led_to.query_row([last.prev], |row| row.get(0)).optional()?,
            _ => led_to.query_row(params![last.origin.0, last.origin.1], |row| row.get(0)).optional()?,
        };
        if found != Some(seq) {
            return Err(left_out(index, seq));
        }
    }
    if let Some(night) = &last.night {
        let mut led_to = connection.prepare_cached(IN_NIGHT)?;
        let found: Option<u64> = led_to.query_row(params![night, seq], |row| row.get(0)).optional()?;
        if found.is_none() {
            return Err(left_out("night", seq));
        }
    }
    let mut asked = connection.prepare_cached(ASKED)?;
    let asked: Option<(String, String)> =
        asked.query_row([seq], |row| Ok((row.get(0)?, row.get(1)?))).optional()?;
    // An event without an answer has none in the table either.
    let (is_led_to, (origin, id)) = match &asked {
        Some((origin, id)) => (true, (origin, id)),
        None => (false, (&last.origin.0, &last.request)),
    };
    let kept: u64 = connection.prepare_cached(KEPT)?.query_row(params![origin, id, seq], |row| row.get(0))?;
    if is_led_to == (kept > 0) {
        return Ok(());
    }
    Err(StoreError::Damaged(format!("the index of the requests is wrong about event {seq}")))
}

fn check_night(connection: &Connection, last: u64) -> Result<(), StoreError> {
    let open: Option<String> = connection.prepare_cached(OPEN)?.query_row([], |row| row.get(0)).optional()?;
    let Some(night) = open else { return Ok(()) };
    let (by_index, by_table): (String, String) = connection
        .prepare_cached(EVENTS)?
        .query_row(params![night, last.saturating_sub(LOOKED_BACK)], |row| Ok((row.get(0)?, row.get(1)?)))?;
    if by_index == by_table {
        return Ok(());
    }
    Err(StoreError::Damaged("the index of the nights doesn't have tonight's last events".to_owned()))
}

fn left_out(index: &str, seq: u64) -> StoreError {
    StoreError::Damaged(format!("the index of the events by `{index}` doesn't lead to event {seq}"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::journal::{Fact, HouseFact};
    use crate::store::connection::Store;
    use crate::store::journal::Stamp;
    use crate::time::Instant;
    use engine::money::Currency;
    use uuid::Uuid;

    fn book() -> Store {
        let mut store = Store::memory().unwrap();
        let stamp = Stamp { request: "r".to_owned(), at: Instant(5), recorded: Instant(6) };
        let begun: Fact = HouseFact::BookBegun { book: Uuid::from_u128(1), currency: Currency::USD }.into();
        let done: Result<(), StoreError> =
            store.write(&stamp, true, |journal| journal.append(&begun).map(drop));
        done.unwrap();
        store
    }

    #[test]
    fn a_book_in_order_passes_and_one_whose_index_leads_nowhere_does_not() {
        let store = book();
        assert!(check(store.connection()).is_ok());
        let moved = "PRAGMA writable_schema = ON; UPDATE sqlite_schema SET rootpage =
             (SELECT rootpage FROM sqlite_schema WHERE name = 'sqlite_autoindex_player_1')
             WHERE name = 'sqlite_autoindex_event_2'; PRAGMA writable_schema = RESET";
        store.connection().execute_batch(moved).unwrap();
        let found = check(store.connection());
        assert!(matches!(found, Err(StoreError::Damaged(_))), "{found:?}");
    }
}
