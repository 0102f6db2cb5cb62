//! Reading the projections back into domain values.

use crate::accounts::{Asset, Counter, Party};
use crate::chips::{ChipKind, Colour};
use crate::ids::{NightId, NoteId, PlayerId, written};
use crate::journal::{DebtLine, Pair};
use crate::night::{Note, NoteStatus};
use crate::people::Standing;
use crate::store::event::{EVENT_COLUMNS, Event, event, night_id};
use crate::store::failure::StoreError;
use crate::time::{Hours, Instant};
use engine::money::{Currency, Money};
use rusqlite::{Connection, OptionalExtension, Row, params};
use std::collections::BTreeMap;
use std::str::FromStr;
use uuid::Uuid;

/// What a book says about itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BookHead {
    pub id: String,
    pub currency: Currency,
    /// The adopted house and its profile; empty before one was chosen.
    pub house: String,
    pub profile: String,
}

/// A person as listed in the book.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PersonRow {
    pub id: PlayerId,
    pub name: String,
    pub standing: Standing,
    /// Who brought this person, even if they're a regular only because of a merge.
    pub host: Option<PlayerId>,
    pub aliases: Vec<String>,
    /// The record this one was merged into.
    pub merged: Option<PlayerId>,
}

/// A night in the list of nights.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NightRow {
    pub id: NightId,
    pub number: u32,
    pub house: String,
    pub opened: Instant,
    pub closed: Option<Instant>,
    pub hands: u32,
    /// Only the day, for a night that was written down elsewhere.
    pub day: Option<String>,
}

impl NightRow {
    /// When it was played. A night from a spreadsheet has only its day, and is kept at noon.
    #[must_use]
    pub fn hours(&self) -> Hours {
        match self.day {
            Some(_) => Hours::of_day(self.opened),
            None => Hours { began: self.opened, ended: self.closed.unwrap_or(self.opened) },
        }
    }
}

/// Reads an open book.
#[derive(Clone, Copy)]
pub struct Reader<'c> {
    connection: &'c Connection,
}

impl<'c> Reader<'c> {
    pub(crate) const fn new(connection: &'c Connection) -> Self {
        Self { connection }
    }

    pub(crate) const fn connection(&self) -> &'c Connection {
        self.connection
    }

    /// The book's own row.
    pub fn book(&self) -> Result<BookHead, StoreError> {
        let mut statement =
            self.connection.prepare_cached("SELECT id, currency, house, profile FROM book")?;
        let row = statement
            .query_row([], |row| Ok((row.get(0)?, row.get::<_, String>(1)?, row.get(2)?, row.get(3)?)));
        let (id, currency, house, profile) =
            row.optional()?.ok_or_else(|| damaged("the book has no head"))?;
        let currency = currency.parse().map_err(|error| damaged(&format!("{error}")))?;
        Ok(BookHead { id, currency, house, profile })
    }

    /// Whether the next step is mentioned after each command.
    pub fn hints(&self) -> Result<bool, StoreError> {
        Ok(self.connection.query_row("SELECT hints FROM book", [], |row| row.get(0))?)
    }

    /// The case of chips, in its order.
    pub fn case(&self) -> Result<Vec<ChipKind>, StoreError> {
        self.list("SELECT colour, value, count, reserve FROM chip ORDER BY position", [], |row| {
            Ok(ChipKind {
                colour: Colour::new(row.get_ref(0)?.as_str()?).map_err(|_| rusqlite::Error::InvalidQuery)?,
                value: Money::from_minor(row.get(1)?),
                count: row.get(2)?,
                reserve: row.get(3)?,
            })
        })
    }

    /// Everybody in the book, in the order they came, including merged records.
    pub fn people(&self) -> Result<Vec<PersonRow>, StoreError> {
        let mut aliases: BTreeMap<PlayerId, Vec<String>> = BTreeMap::new();
        let pairs = self.list("SELECT player, alias FROM alias ORDER BY player, position", [], |row| {
            Ok((player(row, 0)?, row.get::<_, String>(1)?))
        })?;
        for (player, alias) in pairs {
            let aliases = aliases.entry(player).or_default();
            // Two books may have given the player the same one.
            if !aliases.contains(&alias) {
                aliases.push(alias);
            }
        }
        let columns = "SELECT id, name, standing, inviter, merged FROM player ORDER BY position";
        self.list(columns, [], |row| {
            let id = player(row, 0)?;
            let standing = match row.get::<_, String>(2)?.as_str() {
                "regular" => Standing::Regular,
                _ => Standing::Guest { inviter: optional_player(row, 3)? },
            };
            let aliases = aliases.remove(&id).unwrap_or_default();
            let (host, merged) = (optional_player(row, 3)?, optional_player(row, 4)?);
            Ok(PersonRow { id, name: row.get(1)?, standing, host, aliases, merged })
        })
    }

    /// Who is kept apart from whom.
    pub fn apart(&self) -> Result<Vec<Pair>, StoreError> {
        self.list("SELECT one, other FROM apart ORDER BY one, other", [], |row| {
            Ok(Pair { one: player(row, 0)?, other: player(row, 1)? })
        })
    }

    /// The night that is open, if any.
    pub fn open_night(&self) -> Result<Option<NightId>, StoreError> {
        let night: Option<String> = self
            .connection
            .prepare_cached("SELECT id FROM night WHERE closed IS NULL ORDER BY number DESC LIMIT 1")?
            .query_row([], |row| row.get(0))
            .optional()?;
        night.map(|night| night_id(&night)).transpose()
    }

    /// All nights in the order of their days, no matter when they came into the book.
    pub fn nights(&self) -> Result<Vec<NightRow>, StoreError> {
        let columns =
            "SELECT id, number, house, opened, closed, hands, day FROM night ORDER BY opened, number";
        self.list(columns, [], |row| {
            Ok(NightRow {
                id: NightId(uuid(row, 0)?),
                number: row.get(1)?,
                house: row.get(2)?,
                opened: Instant(row.get(3)?),
                closed: row.get::<_, Option<i64>>(4)?.map(Instant),
                hands: row.get(5)?,
                day: row.get(6)?,
            })
        })
    }

    /// The highest number of a night; zero before the first.
    pub fn last_night(&self) -> Result<u32, StoreError> {
        let mut last = self.connection.prepare_cached("SELECT coalesce(max(number), 0) FROM night")?;
        Ok(last.query_row([], |row| row.get(0))?)
    }

    /// Debts of one class as they are now, debtor first; one line per pair.
    pub fn debts(&self, class: Asset) -> Result<Vec<DebtLine>, StoreError> {
        let columns = "SELECT party, counter, -amount FROM holding WHERE asset = ?1 AND amount < 0
                       ORDER BY party, counter";
        self.list(columns, [class.word()], |row| {
            let creditor: String = row.get(1)?;
            Ok(DebtLine {
                debtor: word(row, 0)?,
                creditor: creditor.parse().map_err(|_| rusqlite::Error::InvalidQuery)?,
                amount: Money::from_minor(row.get(2)?),
            })
        })
    }

    /// All debt-like assets a party holds, over all nights.
    pub fn holdings(&self, party: Party) -> Result<Vec<(Asset, Counter, Money)>, StoreError> {
        let columns = "SELECT asset, counter, amount FROM holding WHERE party = ?1";
        self.list(columns, [party.to_string()], |row| {
            Ok((asset(row, 0)?, word(row, 1)?, Money::from_minor(row.get(2)?)))
        })
    }

    /// All bank notes, in the order they were written.
    pub fn notes(&self) -> Result<Vec<Note>, StoreError> {
        let columns =
            "SELECT note.id, identifier, debtor, night, note.amount, status, holding.party, holding.amount
             FROM note NOT INDEXED LEFT JOIN holding
               ON holding.asset = 'notes' AND holding.counter = 'note:' || note.id AND holding.amount > 0
             ORDER BY position";
        self.list(columns, [], |row| {
            let night: Option<String> = row.get(3)?;
            let holder: Option<String> = row.get(6)?;
            Ok(Note {
                id: NoteId(uuid(row, 0)?),
                identifier: row.get(1)?,
                debtor: player(row, 2)?,
                night: night.and_then(|night| written(&night)).map(NightId),
                issued: Money::from_minor(row.get(4)?),
                status: NoteStatus::from_word(&row.get::<_, String>(5)?).unwrap_or(NoteStatus::Open),
                holder: holder.and_then(|holder| holder.parse().ok()),
                open: Money::from_minor(row.get::<_, Option<i64>>(7)?.unwrap_or(0)),
            })
        })
    }

    /// The number of the last event; zero in an empty journal.
    pub fn last_seq(&self) -> Result<u64, StoreError> {
        Ok(crate::store::event::head(self.connection)?.0)
    }

    /// One event.
    pub fn event(&self, seq: u64) -> Result<Option<Event>, StoreError> {
        let found =
            self.events(&format!("SELECT {EVENT_COLUMNS} FROM event WHERE seq = ?1"), params![seq])?;
        Ok(found.into_iter().next())
    }

    /// Events from `first` to `last`, in order.
    pub fn events_between(&self, first: u64, last: u64) -> Result<Vec<Event>, StoreError> {
        let columns = format!("SELECT {EVENT_COLUMNS} FROM event WHERE seq BETWEEN ?1 AND ?2 ORDER BY seq");
        self.events(&columns, params![first, last])
    }

    /// The events of one night, in order.
    pub fn events_of(&self, night: NightId) -> Result<Vec<Event>, StoreError> {
        let columns = format!("SELECT {EVENT_COLUMNS} FROM event WHERE night = ?1 ORDER BY seq");
        self.events(&columns, params![night.to_string()])
    }

    /// The event that took `seq` back, if there is one.
    pub fn undone_by(&self, seq: u64) -> Result<Option<u64>, StoreError> {
        let mut statement = self.connection.prepare_cached("SELECT seq FROM event WHERE reverses = ?1")?;
        Ok(statement.query_row([seq], |row| row.get(0)).optional()?)
    }

    /// The first and last event of the request that wrote event `seq`.
    pub fn request_span(&self, seq: u64) -> Result<Option<(u64, u64)>, StoreError> {
        let span = "SELECT first_seq, last_seq FROM request WHERE last_seq >= ?1 ORDER BY last_seq LIMIT 1";
        let mut statement = self.connection.prepare_cached(span)?;
        let span = statement.query_row([seq], |row| Ok((row.get(0)?, row.get(1)?))).optional()?;
        span.filter(|(first, _)| *first <= seq).map_or_else(|| self.foreign_span(seq), |span| Ok(Some(span)))
    }

    pub(crate) fn events(
        &self,
        columns: &str,
        values: impl rusqlite::Params,
    ) -> Result<Vec<Event>, StoreError> {
        let mut statement = self.connection.prepare_cached(columns)?;
        let mut rows = statement.query(values)?;
        let mut events = Vec::new();
        while let Some(row) = rows.next()? {
            events.push(event(self.connection, row)?);
        }
        Ok(events)
    }

    pub(crate) fn list<T>(
        &self,
        columns: &str,
        values: impl rusqlite::Params,
        read: impl FnMut(&Row<'_>) -> rusqlite::Result<T>,
    ) -> Result<Vec<T>, StoreError> {
        let mut statement = self.connection.prepare_cached(columns)?;
        let rows = statement.query_map(values, read)?;
        rows.collect::<rusqlite::Result<Vec<T>>>().map_err(StoreError::from)
    }
}

pub(crate) fn damaged(what: &str) -> StoreError {
    StoreError::Damaged(what.to_owned())
}

/// The id in a column.
pub(crate) fn uuid(row: &Row<'_>, column: usize) -> rusqlite::Result<Uuid> {
    written(row.get_ref(column)?.as_str()?).ok_or(rusqlite::Error::InvalidQuery)
}

/// The player in a column.
pub(crate) fn player(row: &Row<'_>, column: usize) -> rusqlite::Result<PlayerId> {
    uuid(row, column).map(PlayerId)
}

pub(crate) fn optional_player(row: &Row<'_>, column: usize) -> rusqlite::Result<Option<PlayerId>> {
    let text: Option<String> = row.get(column)?;
    Ok(text.and_then(|text| written(&text)).map(PlayerId))
}

pub(crate) fn asset(row: &Row<'_>, column: usize) -> rusqlite::Result<Asset> {
    Asset::from_str(row.get_ref(column)?.as_str()?).map_err(|()| rusqlite::Error::InvalidQuery)
}

pub(crate) fn word<T: FromStr>(row: &Row<'_>, column: usize) -> rusqlite::Result<T> {
    row.get_ref(column)?.as_str()?.parse().map_err(|_| rusqlite::Error::InvalidQuery)
}
