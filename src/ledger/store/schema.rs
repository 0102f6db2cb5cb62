//! The shape of the file: migrations, its mark, and the check that nobody changed it.

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
];

/// The hash of what the migrations give. Making the tables in memory to learn it would be most of the work of every command.
const FINGERPRINT: &str = "8a64455d7b0c8b1c3992230cac139fe3a03048dc13cf4fb4ac86ad8bf4cb4db7";

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

/// Brings the file to the newest schema. The version is read inside the write transaction, so that two
/// programs can never apply the same migration twice.
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

/// Refuses a file that is no book, is from a newer program, or has another shape than the migrations give.
///
/// Nothing but the header and the schema is read before this has passed: a hostile view or trigger never runs.
pub(crate) fn check(connection: &Connection, path: &Path) -> Result<(), StoreError> {
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
    if fingerprint(connection)?.to_string() != FINGERPRINT {
        return Err(not("its tables aren't from housebook"));
    }
    Ok(())
}

fn pragma(connection: &Connection, path: &Path, name: &str) -> Result<i64, StoreError> {
    connection
        .pragma_query_value(None, name, |row| row.get(0))
        .map_err(|error| StoreError::opening(path, &error))
}

/// The hash of every table, index, trigger and view.
fn fingerprint(connection: &Connection) -> Result<Digest, StoreError> {
    let mut statement = connection
        .prepare("SELECT type, name, tbl_name, coalesce(sql, '') FROM sqlite_schema ORDER BY type, name")?;
    let mut rows = statement.query([])?;
    let mut hash = Sha256::new();
    while let Some(row) = rows.next()? {
        for column in 0..4 {
            let text: String = row.get(column)?;
            hash.update(text.as_bytes());
            hash.update([0]);
        }
    }
    Ok(Digest(hash.finalize().into()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_fingerprint_is_that_of_the_migrations() {
        let mut memory = Connection::open_in_memory().expect("a book in memory");
        migrate(&mut memory).expect("the migrations");
        assert_eq!(fingerprint(&memory).expect("a hash").to_string(), FINGERPRINT);
    }
}
