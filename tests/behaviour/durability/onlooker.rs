//! Somebody who looks at a book for long: nothing is folded meanwhile.

#![expect(clippy::disallowed_types, reason = "a stranger with a tool of his own")]

use rusqlite::Connection;
use rusqlite::config::DbConfig;
use std::path::Path;

/// Somebody in the middle of a long look at a book. When they go, the log stays beside it.
pub struct Onlooker {
    _looking: Connection,
}

impl Onlooker {
    /// Begins to look at a book.
    pub fn at(book: &Path) -> Self {
        let looking = Connection::open(book).expect("a book");
        looking.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, true).expect("a setting");
        looking.execute_batch("BEGIN; SELECT count(*) FROM event").expect("a look");
        Self { _looking: looking }
    }
}
