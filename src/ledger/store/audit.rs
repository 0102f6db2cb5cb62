//! The audit: everything the book claims is worked out again from its events, and compared.

mod journal;
mod replay;
mod tables;

use crate::accounts::{Counter, Party};
use crate::finding::{Check, Finding, Sound, Violation};
use crate::journal::Digest;
use crate::store::connection::Store;
use crate::store::event::Event;
use crate::store::failure::StoreError;
use crate::store::journal::Journal;
use crate::store::read::{Reader, word};
use crate::store::request::{ASKED_COLUMNS, asked, check_sealed};
use crate::store::schema::Shape;
use rusqlite::{Connection, OptionalExtension};
use std::collections::BTreeSet;

impl Store {
    /// Runs every check. `deep` adds SQLite's own full integrity check.
    pub fn audit(&self, deep: bool) -> Result<Vec<Check>, StoreError> {
        Ok(self.audit_beside(deep, &mut |_| {}, |_| ())?.0)
    }

    /// Runs every check, and passes each event that can be read to `look`, in order, and then the same book to `ask`: one walk
    /// for two auditors.
    pub fn audit_beside<T>(
        &self,
        deep: bool,
        look: &mut dyn FnMut(&Event),
        ask: impl FnOnce(Reader<'_>) -> T,
    ) -> Result<(Vec<Check>, T), StoreError> {
        // One snapshot for everything: others can keep writing.
        let connection = &*self.connection().unchecked_transaction()?;
        let mut checks = vec![
            Check { name: "file", finding: found(pages(connection, deep), |finding| finding)? },
            Check { name: "references", finding: found(references(connection), |finding| finding)? },
            Check { name: "people", finding: found(records(Reader::new(connection)), |finding| finding)? },
        ];
        let broken = |finding| {
            let chain = Check { name: "chain", finding };
            let after = ["entries", "replay"];
            let after = after.map(|name| Check { name, finding: Finding::Violated(Violation::SeeChain) });
            let [entries, replay] = after;
            [chain, entries, replay]
        };
        checks.extend(found(journal(connection, look), broken)?);
        checks.push(Check { name: "requests", finding: found(requests(connection), |finding| finding)? });
        Ok((checks, ask(Reader::new(connection))))
    }
}

impl Journal<'_> {
    /// Refuses to go on if the tables aren't what the events add up to: nobody is paid by a figure that somebody changed.
    pub fn trust_tables(&self) -> Result<(), StoreError> {
        let checks = journal(self.transaction(), &mut |_| {})?;
        checks.into_iter().try_for_each(|check| stands(check.finding))
    }

    /// Refuses to go on if an event isn't what was sealed, or its postings aren't what it says: nobody rebuilds a book from events
    /// that somebody changed.
    pub fn trust_events(&self) -> Result<(), StoreError> {
        let (chain, entries) = journal::walk(self.transaction(), |_| ())?;
        [chain, entries].into_iter().try_for_each(stands)
    }
}

/// What a check found, as a refusal to go on.
fn stands(finding: Finding) -> Result<(), StoreError> {
    match finding {
        Finding::Sound(_) => Ok(()),
        Finding::Violated(what) => Err(StoreError::Violated(what)),
        Finding::Refused { seq, refusal } => Err(StoreError::Inapplicable { seq, refusal }),
    }
}

/// Reads the journal once, for its own checks, for the replay on another thread, and for `look`.
fn journal(connection: &Connection, look: &mut dyn FnMut(&Event)) -> Result<[Check; 3], StoreError> {
    // From the table itself: an undo missing from an index would be ignored.
    let mut undone =
        connection.prepare("SELECT reverses FROM event NOT INDEXED WHERE reverses IS NOT NULL")?;
    let undone: BTreeSet<u64> = undone.query_map([], |row| row.get(0))?.collect::<rusqlite::Result<_>>()?;
    let (sender, lots) = std::sync::mpsc::sync_channel(replay::LOTS_MAX);
    let mut unreadable = None;
    let (walked, replayed) = std::thread::scope(|scope| {
        let replaying = scope.spawn(move || replay::replay(&lots));
        let mut feed = replay::Feed::new(sender);
        let walked = journal::walk(connection, |event| match event {
            Ok(event) => {
                look(&event);
                if event.reverses.is_none() && !undone.contains(&event.seq) {
                    feed.push(event);
                }
            }
            Err(what) => drop(unreadable.get_or_insert_with(|| what.to_owned())),
        });
        feed.end();
        (walked, replaying.join())
    });
    let (chain, entries) = walked?;
    let replayed = replayed.map_err(|_| StoreError::Failed("the replay ended early".to_owned()))??;
    let replay = match unreadable.map(Violation::Unread).map(Finding::Violated).or(replayed.obstacle) {
        Some(obstacle) => obstacle,
        None => tables::compare(connection, &replayed.fresh)?,
    };
    Ok([
        Check { name: "chain", finding: chain },
        Check { name: "entries", finding: entries },
        Check { name: "replay", finding: replay },
    ])
}

/// Every page, and every index against its table, so that later checks can use an index. `deep` lists all faults, not only the
/// first.
fn pages(connection: &Connection, deep: bool) -> Result<Finding, StoreError> {
    if let Err(StoreError::Damaged(what)) = Shape::of(connection)?.check_whole() {
        return Ok(Finding::Violated(Violation::Pages(vec![what])));
    }
    let pragma = if deep { "PRAGMA integrity_check" } else { "PRAGMA integrity_check(1)" };
    let mut statement = connection.prepare(pragma)?;
    let found: Vec<String> = statement.query_map([], |row| row.get(0))?.collect::<rusqlite::Result<_>>()?;
    Ok(match found.as_slice() {
        [sound] if sound == "ok" => Finding::Sound(Sound::Pages),
        _ => Finding::Violated(Violation::Pages(found)),
    })
}

/// If damage ends a check, that's what the check found.
fn found<T>(checked: Result<T, StoreError>, violated: impl FnOnce(Finding) -> T) -> Result<T, StoreError> {
    match checked {
        Err(StoreError::Damaged(what)) => Ok(violated(Finding::Violated(Violation::Unread(what)))),
        checked => checked,
    }
}

fn references(connection: &Connection) -> Result<Finding, StoreError> {
    let mut statement = connection.prepare("PRAGMA foreign_key_check")?;
    let mut rows = statement.query([])?;
    Ok(match rows.next()? {
        None => Finding::Sound(Sound::References),
        Some(row) => Finding::Violated(Violation::PointsNowhere { table: row.get(0)? }),
    })
}

/// A merged record holds nothing, or one player would be two.
fn records(reader: Reader<'_>) -> Result<Finding, StoreError> {
    let merged = reader.merged()?;
    let sound = || Finding::Sound(Sound::People);
    if merged.is_empty() {
        return Ok(sound());
    }
    let held = reader.list("SELECT party, counter FROM holding", [], |row| {
        Ok((word::<Party>(row, 0)?, word::<Counter>(row, 1)?))
    })?;
    let gone = |party: Party| merged.of_party(party) != party;
    let stray = held.into_iter().find_map(|(party, counter)| match counter {
        _ if gone(party) => Some(party),
        Counter::With(other) if gone(other) => Some(other),
        _ => None,
    });
    Ok(stray.map_or_else(sound, |party| Finding::Violated(Violation::MergedHolds { party })))
}

/// Every request points at events that name it, and has the answer that was sealed with the last of them.
fn requests(connection: &Connection) -> Result<Finding, StoreError> {
    let stray: Option<String> = connection.query_row(
        "SELECT min(id) FROM request WHERE EXISTS (
             SELECT 1 FROM event WHERE seq BETWEEN first_seq AND last_seq AND event.request <> request.id)",
        [],
        |row| row.get(0),
    )?;
    if let Some(request) = stray {
        return Ok(Finding::Violated(Violation::EventsOfOthers { request }));
    }
    // Requests from another book were answered there.
    let unanswered: Option<(u64, String)> = connection
        .query_row(
            "SELECT seq, request FROM event WHERE origin_book = (SELECT id FROM book) AND NOT EXISTS (
                 SELECT 1 FROM request WHERE origin = origin_book AND id = event.request
                 AND seq BETWEEN first_seq AND last_seq) ORDER BY seq LIMIT 1",
            [],
            |row| Ok((row.get(0)?, row.get(1)?)),
        )
        .optional()?;
    if let Some((seq, request)) = unanswered {
        return Ok(Finding::Violated(Violation::AnswerGone { request, seq }));
    }
    let mut statement = connection.prepare(&format!(
        "SELECT {ASKED_COLUMNS}, event.hash FROM request JOIN event ON event.seq = last_seq ORDER BY last_seq"
    ))?;
    let mut rows = statement.query([])?;
    while let Some(row) = rows.next()? {
        match check_sealed(&asked(row)?, Digest(row.get(7)?)) {
            Ok(()) => {}
            Err(StoreError::Damaged(what)) => return Ok(Finding::Violated(Violation::Unread(what))),
            Err(error) => return Err(error),
        }
    }
    Ok(Finding::Sound(Sound::Answers))
}
