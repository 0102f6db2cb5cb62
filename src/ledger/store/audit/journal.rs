//! The journal, in one walk: its chain and its entries; every event is passed on as it's read.

use crate::accounts::{Entry, Posting};
use crate::finding::{Finding, Sound, Violation};
use crate::journal::{Fact, Undone, recipe};
use crate::store::event::{EVENT_COLUMNS, Event, Postings, event, event_with};
use crate::store::failure::StoreError;
use crate::store::seal;
use rusqlite::{Connection, OptionalExtension, Row};

/// Walks the journal and returns what it found about the chain and the entries.
///
/// `each` gets every event in order, or why it can't be read.
pub(crate) fn walk(
    connection: &Connection,
    mut each: impl FnMut(Result<Event, &str>),
) -> Result<(Finding, Finding), StoreError> {
    let mut statement = connection.prepare(&format!(
        "SELECT {EVENT_COLUMNS}, prev_hash, version, origin_book, origin_seq, origin_hash FROM event ORDER BY seq"
    ))?;
    let mut lines = connection.prepare(Postings::ALL)?;
    let mut lines = Postings::new(lines.query([])?);
    let mut rows = statement.query([])?;
    let mut walk = Walk { connection, count: 0, postings: 0, before: [0; 32], chain: None, entries: None };
    while let Some(row) = rows.next()? {
        walk.count += 1;
        let read = lines.of(row.get(0)?).and_then(|postings| {
            walk.link(row, &postings)?;
            event_with(row, postings)
        });
        match read {
            Ok(event) => {
                walk.compare(&event)?;
                each(Ok(event));
            }
            Err(StoreError::Damaged(what)) => {
                each(Err(&what));
                walk.unreadable(&what);
            }
            Err(error) => return Err(error),
        }
    }
    if let (None, Some(seq)) = (&walk.entries, misnumbered(connection)?) {
        walk.entries = Some(Violation::Misnumbered { seq });
    }
    Ok(walk.findings())
}

/// The first event whose postings aren't numbered from 0: they're in order anyway, so no sum shows it.
fn misnumbered(connection: &Connection) -> Result<Option<u64>, StoreError> {
    let columns =
        "SELECT event FROM posting GROUP BY event HAVING min(line) <> 0 OR max(line) <> count(*) - 1
                   ORDER BY event LIMIT 1";
    Ok(connection.query_row(columns, [], |row| row.get(0)).optional()?)
}

/// The walk so far; only the first violation of each kind is kept.
struct Walk<'c> {
    connection: &'c Connection,
    count: u64,
    postings: u64,
    before: [u8; 32],
    chain: Option<Violation>,
    entries: Option<Violation>,
}

impl Walk<'_> {
    /// The chain: numbers without gaps, each hash computed again from the stored fields and the hash before.
    fn link(&mut self, row: &Row<'_>, postings: &[Posting]) -> Result<(), StoreError> {
        let seq: u64 = row.get(0)?;
        let text = |column: usize| row.get_ref(column).map(|value| value.as_str().unwrap_or_default());
        let origin_hash: Option<[u8; 32]> = row.get(14)?;
        let made = seal::hash(&seal::Sealed {
            prev: &self.before,
            seq,
            request: text(1)?,
            at: row.get(2)?,
            recorded: row.get(3)?,
            kind: text(4)?,
            version: row.get(11)?,
            night: text(5)?,
            nature: text(6)?,
            body: text(7)?,
            reverses: row.get(8)?,
            origin_book: text(12)?,
            origin_seq: row.get(13)?,
            origin_hash: origin_hash.as_ref().map(<[u8; 32]>::as_slice),
            postings,
        });
        let stored: [u8; 32] = row.get(9)?;
        if seq != self.count || row.get::<_, [u8; 32]>(10)? != self.before || stored != made {
            self.chain.get_or_insert(Violation::ChainBreaks { seq });
        }
        self.before = stored;
        Ok(())
    }

    /// The entries: every event's postings are written again from its fact, by the recipe or as a reversal.
    fn compare(&mut self, event: &Event) -> Result<(), StoreError> {
        self.postings += event.entry.postings().len() as u64;
        if self.entries.is_none() && self.expected_entry(event)?.as_ref() != Some(&event.entry) {
            self.entries = Some(Violation::OtherPostings { seq: event.seq });
        }
        Ok(())
    }

    fn expected_entry(&self, of: &Event) -> Result<Option<Entry>, StoreError> {
        let Fact::Undone(Undone { seq }) = of.fact else { return Ok(recipe::entry(&of.fact).ok()) };
        if of.reverses != Some(seq) {
            return Ok(None);
        }
        let columns = format!("SELECT {EVENT_COLUMNS} FROM event WHERE seq = ?1");
        let mut statement = self.connection.prepare_cached(&columns)?;
        let mut rows = statement.query([seq])?;
        match rows.next()? {
            Some(row) => Ok(Some(event(self.connection, row)?.entry.reversed())),
            None => Ok(None),
        }
    }

    fn unreadable(&mut self, what: &str) {
        for found in [&mut self.chain, &mut self.entries] {
            found.get_or_insert_with(|| Violation::Unread(what.to_owned()));
        }
    }

    fn findings(self) -> (Finding, Finding) {
        let finding =
            |violation: Option<Violation>, sound| violation.map_or(Finding::Sound(sound), Finding::Violated);
        (
            finding(self.chain, Sound::Chain { events: self.count }),
            finding(self.entries, Sound::Entries { postings: self.postings }),
        )
    }
}
