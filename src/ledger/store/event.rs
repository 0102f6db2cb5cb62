//! Reading the journal: one row and its postings become one event.

use crate::accounts::{Entry, Nature, Posting};
use crate::ids::{NightId, written};
use crate::journal::{Digest, Fact, HandFact};
use crate::store::failure::StoreError;
use crate::time::Instant;
use engine::money::Money;
use rusqlite::{Connection, OptionalExtension, Row, Rows};

/// One event as it's stored in the journal.
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
        .prepare_cached("SELECT seq, hash FROM event NOT INDEXED ORDER BY seq DESC LIMIT 1")?
        .query_row([], |row| Ok((row.get(0)?, row.get(1)?)))
        .optional()?;
    Ok(head.unwrap_or((0, [0; 32])))
}

/// The columns [`event`] reads, in its order.
pub(crate) const EVENT_COLUMNS: &str =
    "seq, request, at, recorded, kind, night, nature, body, reverses, hash";

/// Reads one event, and looks its postings up.
pub(crate) fn event(connection: &Connection, row: &Row<'_>) -> Result<Event, StoreError> {
    let seq: u64 = row.get(0)?;
    let mut lines = connection.prepare_cached(
        "SELECT event, party, asset, counter, amount FROM posting WHERE event = ?1 ORDER BY line",
    )?;
    let postings = Postings::new(lines.query([seq])?).of(seq)?;
    event_with(row, postings)
}

/// Reads one event whose postings are known.
pub(crate) fn event_with(row: &Row<'_>, postings: Vec<Posting>) -> Result<Event, StoreError> {
    let seq: u64 = row.get(0)?;
    let night: Option<String> = row.get(5)?;
    let damaged = |what: String| StoreError::Damaged(format!("event {seq}: {what}"));
    let nature: Nature = row
        .get_ref(6)?
        .as_str()
        .unwrap_or_default()
        .parse()
        .map_err(|()| damaged("its nature is unknown".to_owned()))?;
    let hash: [u8; 32] = row.get(9)?;
    Ok(Event {
        seq,
        request: row.get(1)?,
        at: Instant(row.get(2)?),
        recorded: Instant(row.get(3)?),
        kind: row.get(4)?,
        night: night.map(|night| night_id(&night)).transpose()?,
        reverses: row.get(8)?,
        fact: fact_of(seq, row.get_ref(7)?.as_str().unwrap_or_default())?,
        entry: Entry::new(nature, postings).map_err(|off| damaged(off.to_string()))?,
        hash: Digest(hash).to_string(),
    })
}

/// How the body of a hand begins: most events are hands, and their fields can be read without looking for a kind.
const HAND: &str = "{\"kind\":\"hand-played\",";

/// Reads a body back into its fact.
fn fact_of(seq: u64, body: &str) -> Result<Fact, StoreError> {
    let read = if body.starts_with(HAND) {
        serde_json::from_str(body).map(|hand| Fact::Hand(HandFact::HandPlayed(hand)))
    } else {
        serde_json::from_str(body)
    };
    read.map_err(|error| StoreError::Damaged(format!("event {seq} can't be read: {error}")))
}

/// Postings in the order of the journal, handed out event by event: one walk alongside the events.
pub(crate) struct Postings<'s> {
    rows: Rows<'s>,
    next: Option<(u64, Option<Posting>)>,
}

impl<'s> Postings<'s> {
    /// All of them, in the columns and the order the walk needs.
    pub(crate) const ALL: &'static str =
        "SELECT event, party, asset, counter, amount FROM posting ORDER BY event, line";

    /// Those of the events after a number.
    pub(crate) const AFTER: &'static str =
        "SELECT event, party, asset, counter, amount FROM posting WHERE event > ?1 ORDER BY event, line";

    pub(crate) const fn new(rows: Rows<'s>) -> Self {
        Self { rows, next: None }
    }

    /// The postings of event `seq`; those of earlier events that weren't asked for are skipped.
    pub(crate) fn of(&mut self, seq: u64) -> Result<Vec<Posting>, StoreError> {
        let mut found = Vec::new();
        loop {
            match self.next.take() {
                Some((event, posting)) if event == seq => found.push(posting.ok_or_else(|| {
                    StoreError::Damaged(format!("event {seq} has a posting that can't be read"))
                })?),
                Some(later) if later.0 > seq => {
                    self.next = Some(later);
                    return Ok(found);
                }
                _ => {}
            }
            let Some(row) = self.rows.next()? else { return Ok(found) };
            self.next = Some((row.get(0)?, posting_of(row)));
        }
    }
}

/// Reads a posting from the columns party, asset, counter and amount after the event's number.
pub(crate) fn posting_of(row: &Row<'_>) -> Option<Posting> {
    let text = |column: usize| row.get_ref(column).ok()?.as_str().ok();
    Some(Posting {
        party: text(1)?.parse().ok()?,
        asset: text(2)?.parse().ok()?,
        counter: text(3)?.parse().ok()?,
        amount: Money::from_minor(row.get(4).ok()?),
    })
}

/// Reads a night's id from its column text.
pub(crate) fn night_id(text: &str) -> Result<NightId, StoreError> {
    written(text).map(NightId).ok_or_else(|| StoreError::Damaged("a night has no id".to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::journal::Undone;

    fn read(body: &str) -> String {
        serde_json::from_str::<Fact>(body).map_or_else(|error| error.to_string(), |fact| format!("{fact:?}"))
    }

    #[test]
    fn a_group_reads_every_kind_that_it_says_is_its_own() {
        for kind in Fact::kinds() {
            let told = read(&format!("{{\"kind\":\"{kind}\"}}"));
            assert!(told.contains("missing field"), "{kind}: {told}");
        }
    }

    #[test]
    fn a_fact_is_written_under_the_word_of_its_kind() {
        let fact = Fact::from(Undone { seq: 5 });
        assert_eq!(fact.kind(), "undone");
        assert_eq!(serde_json::to_string(&fact).unwrap(), "{\"kind\":\"undone\",\"seq\":5}");
        assert_eq!(read("{\"kind\":\"undone\",\"seq\":5}"), format!("{fact:?}"));
    }

    #[test]
    fn what_has_no_kind_or_another_is_refused() {
        for (body, told) in [
            ("{}", "missing field `kind`"),
            ("{\"seq\":5}", "missing field `kind`"),
            ("{\"kind\":\"undo\",\"seq\":5}", "unknown variant `undo`, expected one of `book-begun`, "),
            ("{\"kind\":5}", "invalid type: integer `5`, expected a string"),
        ] {
            assert!(read(body).contains(told), "{body}: {}", read(body));
        }
    }
}
