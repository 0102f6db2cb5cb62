//! The tables: compares what the replay built in a fresh book with what the book has.

use crate::finding::{Finding, Sound, Violation};
use crate::store::failure::StoreError;
use crate::store::schema::PROJECTIONS;
use rusqlite::Connection;
use rusqlite::types::ValueRef;

/// Compares every projection, row by row in the order of its primary key.
pub(crate) fn compare(book: &Connection, fresh: &Connection) -> Result<Finding, StoreError> {
    for table in PROJECTIONS {
        if !same(book, fresh, table)? {
            return Ok(Finding::Violated(Violation::OtherTable { table }));
        }
    }
    Ok(Finding::Sound(Sound::Tables { tables: PROJECTIONS.len() }))
}

/// Every projection has a declared primary key, and SQLite walks a table in its order.
fn same(book: &Connection, fresh: &Connection, table: &str) -> Result<bool, StoreError> {
    let select = format!("SELECT * FROM {table} NOT INDEXED");
    let (mut left, mut right) = (book.prepare(&select)?, fresh.prepare(&select)?);
    let width = left.column_count();
    let (mut left, mut right) = (left.query([])?, right.query([])?);
    loop {
        match (left.next()?, right.next()?) {
            (None, None) => return Ok(true),
            (Some(left), Some(right)) => {
                for column in 0..width {
                    let pair: (ValueRef<'_>, ValueRef<'_>) = (left.get_ref(column)?, right.get_ref(column)?);
                    if pair.0 != pair.1 {
                        return Ok(false);
                    }
                }
            }
            _ => return Ok(false),
        }
    }
}
