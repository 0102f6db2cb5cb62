//! Reading the journal: one row and its postings become one event.

use crate::domain::ids::NightId;
use crate::domain::journal::Fact;
use crate::domain::ledger::{Entry, Nature, Posting};
use crate::domain::money::Money;
use crate::domain::time::Instant;
use crate::store::failure::StoreError;
use crate::store::seal;
use rusqlite::{Connection, OptionalExtension, Row};
use uuid::Uuid;

/// One event as it lies in the journal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Event {
    pub seq: u64,
    pub request: String,
    pub at: Instant,
    pub recorded: Instant,
    pub kind: String,
    pub night: Option<NightId>,
    pub reverses: Option<u64>,
    pub fact: Fact,
    pub entry: Entry,
    pub hash: String,
}

/// The last event's number and hash; zeros for an empty journal.
pub(crate) fn head(connection: &Connection) -> Result<(u64, [u8; 32]), StoreError> {
    let head = connection
        .query_row("SELECT seq, hash FROM event ORDER BY seq DESC LIMIT 1", [], |row| {
            Ok((row.get(0)?, row.get(1)?))
        })
        .optional()?;
    Ok(head.unwrap_or((0, [0; 32])))
}

/// The columns [`event`] reads, in its order.
pub(crate) const EVENT_COLUMNS: &str =
    "seq, request, at, recorded, kind, night, nature, body, reverses, hash";

/// Reads one event with its postings.
pub(crate) fn event(connection: &Connection, row: &Row<'_>) -> Result<Event, StoreError> {
    let seq: u64 = row.get(0)?;
    let night: Option<String> = row.get(5)?;
    let body: String = row.get(7)?;
    let hash: [u8; 32] = row.get(9)?;
    let nature: String = row.get(6)?;
    Ok(Event {
        seq,
        request: row.get(1)?,
        at: Instant(row.get(2)?),
        recorded: Instant(row.get(3)?),
        kind: row.get(4)?,
        night: night.map(|night| night_id(&night)).transpose()?,
        reverses: row.get(8)?,
        fact: fact_of(seq, &body)?,
        entry: entry_of(connection, seq, &nature)?,
        hash: seal::hex(&hash),
    })
}

/// Reads a body back into its fact.
pub(crate) fn fact_of(seq: u64, body: &str) -> Result<Fact, StoreError> {
    serde_json::from_str(body)
        .map_err(|error| StoreError::Damaged(format!("event {seq} cannot be read: {error}")))
}

fn entry_of(connection: &Connection, seq: u64, nature: &str) -> Result<Entry, StoreError> {
    let damaged =
        |what: &str| StoreError::Damaged(format!("event {seq} has a posting with an unknown {what}"));
    let nature: Nature = nature.parse().map_err(|()| damaged("nature"))?;
    let mut lines = connection
        .prepare_cached("SELECT party, asset, counter, amount FROM posting WHERE event = ?1 ORDER BY line")?;
    let mut rows = lines.query([seq])?;
    let mut postings = Vec::new();
    while let Some(row) = rows.next()? {
        postings.push(posting_of(row).ok_or_else(|| damaged("party, asset or counter"))?);
    }
    Entry::new(nature, postings).map_err(|off| StoreError::Damaged(format!("event {seq}: {off}")))
}

/// Reads a posting from the columns party, asset, counter, amount.
pub(crate) fn posting_of(row: &Row<'_>) -> Option<Posting> {
    let text = |column: usize| row.get_ref(column).ok()?.as_str().ok();
    Some(Posting {
        party: text(0)?.parse().ok()?,
        asset: text(1)?.parse().ok()?,
        counter: text(2)?.parse().ok()?,
        amount: Money::from_minor(row.get(3).ok()?),
    })
}

/// Reads a night's id from its column text.
pub(crate) fn night_id(text: &str) -> Result<NightId, StoreError> {
    Uuid::try_parse(text).map(NightId).map_err(|_| StoreError::Damaged("a night has no id".to_owned()))
}
