//! The structure of the file: migrations, its mark, and the check that nobody changed it.

use crate::journal::Digest;
use crate::store::failure::StoreError;
use rusqlite::{Connection, TransactionBehavior};
use sha2::{Digest as _, Sha256};
use std::path::Path;

/// "HB1k": marks an SQLite file as a housebook.
pub(crate) const APPLICATION_ID: i64 = 0x4842_316B;

const MIGRATIONS: &[&str] = &[
    include_str!("../migrations/0001_journal.sql"),
    include_str!("../migrations/0002_projections.sql"),
    include_str!("../migrations/0003_hands.sql"),
    include_str!("../migrations/0004_party.sql"),
    include_str!("../migrations/0005_fund.sql"),
    include_str!("../migrations/0006_seating.sql"),
    include_str!("../migrations/0007_tournaments.sql"),
    include_str!("../migrations/0008_tables.sql"),
    include_str!("../migrations/0009_surrogates.sql"),
    include_str!("../migrations/0010_imports.sql"),
    include_str!("../migrations/0011_owners.sql"),
    include_str!("../migrations/0012_paid_at.sql"),
    include_str!("../migrations/0013_hints.sql"),
    include_str!("../migrations/0014_past.sql"),
    include_str!("../migrations/0015_links.sql"),
    include_str!("../migrations/0016_deals.sql"),
    include_str!("../migrations/0017_unwritten.sql"),
    include_str!("../migrations/0018_noted.sql"),
];

/// The result of the migrations. Making the tables in memory to compute it would be most of the work of every command.
const FINGERPRINT: &str = "a3630f4846e0d2fb237c261eebe082d23f30f00551163bb2862fb4c7372b96bd";

/// The same without the indexes.
const TABLES: &str = "d0e2d1b4507f34a9b6226551e1d4d3168549613e9a0ddb81146ff188d20be983";

/// Where SQLite puts the tables and indexes of a book: when it's created, and after `VACUUM`.
const LAYOUTS: [&str; 2] = [
    "760e2a88f20ee202e2afaeb6241a37640b6725110d744c0c995019c74b161239",
    "41c31d3e507f9fdc27c4647711a45ce51b1330929cef0ffd6806ba0d372a6ab9",
];

/// The schema this program writes.
pub const VERSION: i64 = MIGRATIONS.len() as i64;

/// Tables that are built from the journal, in the order an audit compares them.
pub(crate) const PROJECTIONS: &[&str] = &[
    "book",
    "chip",
    "player",
    "alias",
    "night",
    "night_house",
    "sitting",
    "deal",
    "colour_out",
    "account",
    "holding",
    "note",
    "hand",
    "hand_seat",
    "hand_tag",
    "hand_note",
    "tally",
    "party",
    "fund",
    "apart",
    "tournament",
    "reservation",
    "no_show",
    "online_sitting",
    "book_key",
    "stand_in",
    "surrogate",
    "matched",
    "transit",
];

/// Brings the file to the newest schema. The version is read inside the write transaction, so that two programs can never apply
/// the same migration twice.
pub(crate) fn migrate(connection: &mut Connection) -> Result<(), StoreError> {
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let found: i64 = transaction.pragma_query_value(None, "user_version", |row| row.get(0))?;
    let done = usize::try_from(found).unwrap_or(0);
    for migration in MIGRATIONS.iter().skip(done) {
        transaction.execute_batch(migration)?;
    }
    transaction.pragma_update(None, "application_id", APPLICATION_ID)?;
    transaction.pragma_update(None, "user_version", VERSION)?;
    transaction.commit().map_err(StoreError::from)
}

/// Refuses a file that isn't a book, is from a newer program, or has a different structure than the migrations make.
///
/// Nothing but the header and the schema is read before this has passed: a hostile view or trigger never runs. The indexes are
/// checked separately.
pub(crate) fn check(connection: &Connection, path: &Path) -> Result<Shape, StoreError> {
    let application: i64 = pragma(connection, path, "application_id")?;
    let version: i64 = pragma(connection, path, "user_version")?;
    let not = |why: &str| StoreError::NotABook { path: path.to_owned(), why: why.to_owned() };
    if application != APPLICATION_ID {
        return Err(not("it's an SQLite file from another program"));
    }
    if version > VERSION {
        return Err(StoreError::Newer { path: path.to_owned(), found: version, known: VERSION });
    }
    if version < VERSION {
        return Err(not("its schema is older than the first release"));
    }
    let shape = Shape::of(connection)?;
    if shape.tables.to_string() == TABLES { Ok(shape) } else { Err(not("its tables aren't from housebook")) }
}

fn pragma(connection: &Connection, path: &Path, name: &str) -> Result<i64, StoreError> {
    connection
        .pragma_query_value(None, name, |row| row.get(0))
        .map_err(|error| StoreError::opening(path, &error))
}

/// The hashes of a book's schema.
pub(crate) struct Shape {
    /// Of every table, index, trigger and view.
    whole: Digest,
    /// Of everything except the indexes.
    tables: Digest,
    /// Of where they are in the file.
    layout: Digest,
}

impl Shape {
    /// Reads them.
    pub(crate) fn of(connection: &Connection) -> Result<Self, StoreError> {
        // SQLite's own `ANALYZE`, which other tools run, leaves tables of its own that hold nothing of ours.
        let mut statement = connection.prepare_cached(
            "SELECT type, name, tbl_name, coalesce(sql, ''), rootpage FROM sqlite_schema
             WHERE type <> 'table' OR name NOT IN ('sqlite_stat1', 'sqlite_stat4') ORDER BY type, name",
        )?;
        let mut rows = statement.query([])?;
        let [mut whole, mut tables, mut layout] = [(); 3].map(|()| Sha256::new());
        while let Some(row) = rows.next()? {
            let texts: [String; 4] = [row.get(0)?, row.get(1)?, row.get(2)?, row.get(3)?];
            let [kind, name, ..] = &texts;
            let line = texts.each_ref().map(|text| format!("{text}\0")).concat();
            whole.update(&line);
            if kind != "index" {
                tables.update(&line);
            }
            layout.update(format!("{name}\0{}\0", row.get::<_, i64>(4)?));
        }
        let [whole, tables, layout] = [whole, tables, layout].map(|hash| Digest(hash.finalize().into()));
        Ok(Self { whole, tables, layout })
    }

    /// Refuses a book whose indexes aren't the program's.
    pub(crate) fn check_whole(&self) -> Result<(), StoreError> {
        if self.whole.to_string() == FINGERPRINT {
            return Ok(());
        }
        Err(StoreError::Damaged("an index is missing, or isn't from housebook".to_owned()))
    }

    /// The same, and also checks that its indexes match their tables. If SQLite hasn't put them where it usually does, every page
    /// is checked: an index that points at another's place gives wrong answers.
    pub(crate) fn check_indexes(&self, connection: &Connection) -> Result<(), StoreError> {
        self.check_whole()?;
        if LAYOUTS.contains(&self.layout.to_string().as_str()) {
            return Ok(());
        }
        let found: String = connection.query_row("PRAGMA integrity_check(1)", [], |row| row.get(0))?;
        if found == "ok" { Ok(()) } else { Err(StoreError::Damaged(found)) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_schema_is_that_of_the_migrations_and_lies_where_sqlite_puts_it() {
        let folder = tempfile::tempdir().unwrap();
        let mut book = Connection::open(folder.path().join("a.book")).unwrap();
        migrate(&mut book).unwrap();
        let made = Shape::of(&book).unwrap();
        book.execute_batch("VACUUM").unwrap();
        let vacuumed = Shape::of(&book).unwrap();
        let told = [&made.whole, &made.tables, &made.layout, &vacuumed.layout].map(ToString::to_string);
        assert_eq!(told, [FINGERPRINT, TABLES, LAYOUTS[0], LAYOUTS[1]]);
    }

    #[test]
    fn a_layout_of_its_own_is_looked_at_and_passes() {
        let folder = tempfile::tempdir().unwrap();
        let mut book = Connection::open(folder.path().join("a.book")).unwrap();
        migrate(&mut book).unwrap();
        book.execute_batch("PRAGMA page_size = 8192; VACUUM").unwrap();
        let shape = Shape::of(&book).unwrap();
        assert!(!LAYOUTS.contains(&shape.layout.to_string().as_str()));
        assert!(shape.check_indexes(&book).is_ok());
    }

    #[test]
    fn what_analyze_leaves_behind_changes_no_hash() {
        let folder = tempfile::tempdir().unwrap();
        let mut book = Connection::open(folder.path().join("a.book")).unwrap();
        migrate(&mut book).unwrap();
        book.execute_batch("ANALYZE; SELECT 1 FROM sqlite_stat1").unwrap();
        let shape = Shape::of(&book).unwrap();
        let told = [&shape.whole, &shape.tables, &shape.layout].map(ToString::to_string);
        assert_eq!(told, [FINGERPRINT, TABLES, LAYOUTS[0]]);
    }

    #[test]
    fn two_indexes_in_each_others_place_are_another_layout() {
        let mut book = Connection::open_in_memory().unwrap();
        migrate(&mut book).unwrap();
        let indexes: Vec<(String, i64)> = book
            .prepare("SELECT name, rootpage FROM sqlite_schema WHERE type = 'index'")
            .unwrap()
            .query_map([], |row| Ok((row.get(0)?, row.get(1)?)))
            .unwrap()
            .collect::<rusqlite::Result<_>>()
            .unwrap();
        assert!(indexes.len() > 10);
        book.execute_batch("PRAGMA writable_schema = ON").unwrap();
        let put = |name: &str, place: i64| {
            let put = "UPDATE sqlite_schema SET rootpage = ?2 WHERE name = ?1";
            book.execute(put, rusqlite::params![name, place]).unwrap();
        };
        for (at, (one, place)) in indexes.iter().enumerate() {
            for (other, elsewhere) in &indexes[at + 1..] {
                put(one, *elsewhere);
                put(other, *place);
                let layout = Shape::of(&book).unwrap().layout.to_string();
                assert!(!LAYOUTS.contains(&layout.as_str()), "{one}, {other}");
                put(one, *place);
                put(other, *elsewhere);
            }
        }
        assert_eq!(Shape::of(&book).unwrap().layout.to_string(), LAYOUTS[0]);
    }

    #[test]
    fn a_book_without_an_index_is_a_damaged_book() {
        let mut book = Connection::open_in_memory().unwrap();
        migrate(&mut book).unwrap();
        book.execute_batch("DROP INDEX event_night").unwrap();
        let shape = check(&book, Path::new("a.book")).unwrap();
        assert!(matches!(shape.check_indexes(&book), Err(StoreError::Damaged(_))));
    }
}
