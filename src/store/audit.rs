//! The audit: everything the book claims is worked out again from its events, and compared.

use crate::domain::journal::{Fact, recipe};
use crate::domain::ledger::Entry;
use crate::store::connection::Store;
use crate::store::event::{EVENT_COLUMNS, Event, event};
use crate::store::failure::StoreError;
use crate::store::projector::{Projector, replay};
use crate::store::schema::PROJECTIONS;
use crate::store::seal;
use rusqlite::Connection;
use rusqlite::types::Value;

/// One thing the audit looks at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Check {
    pub name: &'static str,
    pub finding: Finding,
}

/// What it found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Finding {
    /// In order; with a figure worth saying.
    Sound(String),
    /// A violation, with the first thing that is wrong.
    Violated(String),
}

impl Store {
    /// Runs every check. `deep` adds SQLite's own full integrity check.
    pub fn audit(&self, deep: bool) -> Result<Vec<Check>, StoreError> {
        let connection = self.connection();
        let mut checks = vec![Check { name: "file", finding: pages(connection, deep)? }];
        checks.push(Check { name: "references", finding: references(connection)? });
        checks.push(Check { name: "chain", finding: chain(connection)? });
        checks.push(Check { name: "entries", finding: entries(connection)? });
        checks.push(Check { name: "replay", finding: replayed(connection)? });
        checks.push(Check { name: "requests", finding: requests(connection)? });
        Ok(checks)
    }
}

fn pages(connection: &Connection, deep: bool) -> Result<Finding, StoreError> {
    let pragma = if deep { "PRAGMA integrity_check(1)" } else { "PRAGMA quick_check(1)" };
    let found: String = connection.query_row(pragma, [], |row| row.get(0))?;
    Ok(if found == "ok" { Finding::Sound("pages are sound".to_owned()) } else { Finding::Violated(found) })
}

fn references(connection: &Connection) -> Result<Finding, StoreError> {
    let mut statement = connection.prepare("PRAGMA foreign_key_check")?;
    let mut rows = statement.query([])?;
    Ok(match rows.next()? {
        None => Finding::Sound("nothing hangs in the air".to_owned()),
        Some(row) => Finding::Violated(format!("a row of `{}` points nowhere", row.get::<_, String>(0)?)),
    })
}

/// The chain: numbers without gaps, each hash made again from the stored fields and the hash before.
fn chain(connection: &Connection) -> Result<Finding, StoreError> {
    let mut statement = connection.prepare(
        "SELECT seq, prev_hash, request, at, recorded, kind, version, night, nature, body, reverses, origin_book,
                origin_seq, origin_hash, hash FROM event ORDER BY seq",
    )?;
    let mut postings = connection
        .prepare("SELECT party, asset, counter, amount FROM posting WHERE event = ?1 ORDER BY line")?;
    let mut rows = statement.query([])?;
    let mut before = [0_u8; 32];
    let mut count = 0_u64;
    while let Some(row) = rows.next()? {
        count += 1;
        let seq: u64 = row.get(0)?;
        let mut lines = Vec::new();
        let mut found = postings.query([seq])?;
        while let Some(line) = found.next()? {
            match crate::store::event::posting_of(line) {
                Some(posting) => lines.push(posting),
                None => {
                    return Ok(Finding::Violated(format!("event {seq} has a posting that cannot be read")));
                }
            }
        }
        let origin_hash: Option<Vec<u8>> = row.get(13)?;
        let made = seal::hash(&seal::Sealed {
            prev: &before,
            seq,
            request: row.get_ref(2)?.as_str().unwrap_or_default(),
            at: row.get(3)?,
            recorded: row.get(4)?,
            kind: row.get_ref(5)?.as_str().unwrap_or_default(),
            version: row.get(6)?,
            night: row.get_ref(7)?.as_str().unwrap_or_default(),
            nature: row.get_ref(8)?.as_str().unwrap_or_default(),
            body: row.get_ref(9)?.as_str().unwrap_or_default(),
            reverses: row.get(10)?,
            origin_book: row.get_ref(11)?.as_str().unwrap_or_default(),
            origin_seq: row.get(12)?,
            origin_hash: origin_hash.as_deref(),
            postings: &lines,
        });
        let stored: [u8; 32] = row.get(14)?;
        if seq != count || row.get::<_, [u8; 32]>(1)? != before || stored != made {
            return Ok(Finding::Violated(format!("the chain breaks at event {seq}")));
        }
        before = stored;
    }
    Ok(Finding::Sound(format!("{count} events in an unbroken chain")))
}

/// The entries: every event's postings are written again from its fact, by the recipe or as a reversal.
fn entries(connection: &Connection) -> Result<Finding, StoreError> {
    let mut statement = connection.prepare(&format!("SELECT {EVENT_COLUMNS} FROM event ORDER BY seq"))?;
    let mut rows = statement.query([])?;
    let mut count = 0_u64;
    while let Some(row) = rows.next()? {
        let event = match event(connection, row) {
            Ok(event) => event,
            Err(StoreError::Damaged(what)) => return Ok(Finding::Violated(what)),
            Err(error) => return Err(error),
        };
        count += event.entry.postings().len() as u64;
        if expected_entry(connection, &event)?.as_ref() != Some(&event.entry) {
            return Ok(Finding::Violated(format!(
                "event {} does not have the postings of its fact",
                event.seq
            )));
        }
    }
    Ok(Finding::Sound(format!("{count} postings follow from their facts and balance")))
}

fn expected_entry(connection: &Connection, of: &Event) -> Result<Option<Entry>, StoreError> {
    let Fact::Undone { seq } = of.fact else { return Ok(recipe::entry(&of.fact).ok()) };
    if of.reverses != Some(seq) {
        return Ok(None);
    }
    let mut statement =
        connection.prepare_cached(&format!("SELECT {EVENT_COLUMNS} FROM event WHERE seq = ?1"))?;
    let mut rows = statement.query([seq])?;
    match rows.next()? {
        Some(row) => Ok(Some(event(connection, row)?.entry.reversed())),
        None => Ok(None),
    }
}

/// The replay: the whole journal applied to a fresh book in memory, and every projection compared.
fn replayed(connection: &Connection) -> Result<Finding, StoreError> {
    let fresh = Store::memory()?;
    let mut projector = Projector::new(fresh.connection());
    let applied = replay(connection, |event| {
        projector
            .apply(event.seq, &event.fact, &event.entry, event.night, event.at)
            .map_err(|error| error.at(event.seq))
    })
    .and_then(|()| projector.flush().map_err(|error| error.at(0)));
    match applied {
        Ok(()) => {}
        Err(StoreError::Inapplicable { seq, refusal }) => {
            return Ok(Finding::Violated(format!("event {seq} cannot be applied: {refusal}")));
        }
        Err(StoreError::Damaged(what)) => return Ok(Finding::Violated(what)),
        Err(error) => return Err(error),
    }
    for table in PROJECTIONS {
        if rows(connection, table)? != rows(fresh.connection(), table)? {
            return Ok(Finding::Violated(format!("`{table}` is not what the events add up to")));
        }
    }
    Ok(Finding::Sound(format!("{} tables are what the events add up to", PROJECTIONS.len())))
}

/// A table's rows in an order of their own; accounts that came back to nothing count as absent.
fn rows(connection: &Connection, table: &str) -> Result<Vec<Vec<Value>>, StoreError> {
    let mut statement = connection.prepare(&format!("SELECT * FROM {table}"))?;
    let width = statement.column_count();
    let mut found = statement.query([])?;
    let mut rows = Vec::new();
    while let Some(row) = found.next()? {
        rows.push((0..width).map(|column| row.get(column)).collect::<rusqlite::Result<Vec<Value>>>()?);
    }
    rows.sort_by_cached_key(|row| format!("{row:?}"));
    Ok(rows)
}

/// Every request points at events that name it.
fn requests(connection: &Connection) -> Result<Finding, StoreError> {
    let stray: Option<String> = connection.query_row(
        "SELECT min(id) FROM request WHERE EXISTS (
             SELECT 1 FROM event WHERE seq BETWEEN first_seq AND last_seq AND event.request <> request.id)",
        [],
        |row| row.get(0),
    )?;
    Ok(match stray {
        None => Finding::Sound("every answer belongs to its events".to_owned()),
        Some(id) => Finding::Violated(format!("request `{id}` names events that are not its own")),
    })
}
