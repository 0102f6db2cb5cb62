//! How storage fails, in the few kinds that matter to somebody who has to decide what to do next.

use crate::finding::{Check, Violation};
use crate::refusal::Refusal;
use crate::shown::shown;
use rusqlite::ErrorCode;
use std::path::{Path, PathBuf};

/// A failure of the book file.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// There is no book at this path.
    #[error("there's no book at `{}`", shown(.0))]
    NoBook(PathBuf),
    /// Something is there, but it isn't a book of this program.
    #[error("`{}` isn't a book: {why}", shown(path))]
    NotABook { path: PathBuf, why: String },
    /// Made by a newer program.
    #[error(
        "`{}` was made by a newer version of the program (schema {found}, this one knows {known})",
        shown(path)
    )]
    Newer { path: PathBuf, found: i64, known: i64 },
    /// The file is inconsistent.
    #[error("the book is damaged: {0}")]
    Damaged(String),
    /// It can be read, but what it says isn't right.
    #[error("the book is damaged")]
    Violated(Violation),
    /// A copy of a book was checked, and this check failed.
    #[error("`{}` is damaged", shown(file))]
    DamagedCopy { file: PathBuf, check: Box<Check> },
    /// Something is already there.
    #[error("`{}` already exists", shown(.0))]
    Exists(PathBuf),
    /// Another program is writing.
    #[error("the book is busy: another program is writing to it")]
    Busy,
    /// Nothing was written.
    #[error("couldn't write the book: {0}")]
    Failed(String),
    /// Nothing in it can be read.
    #[error("can't read `{}`: {why}", shown(path))]
    Unreadable { path: PathBuf, why: String },
    /// Neither it nor the files beside it can be opened.
    #[error("couldn't write the book: can't open `{}`", shown(.0))]
    Unopened(PathBuf),
    /// A file was not written.
    #[error("can't write `{}`: {why}", shown(path))]
    Unwritable { path: PathBuf, why: String },
    /// The log beside the book belongs to another user, who has it open or left it behind.
    #[error(
        "can't write `{}`, which everything you record goes through: it belongs to the user with number {owner}, whose next command cleans it up",
        shown(path)
    )]
    LogBarred { path: PathBuf, owner: u32 },
    /// A file has its name, but the disk may lose it.
    #[error("`{}` is there, but the disk doesn't confirm that it's saved: {why}", shown(path))]
    Unsure { path: PathBuf, why: String },
    /// The disk didn't answer: the event may or may not be in the book.
    #[error("the disk failed while the event was being written ({0}); it may or may not be in the book")]
    Unknown(String),
    /// An event the ledger refuses; with its number if the journal is replayed.
    #[error("event {seq} can't be applied")]
    Inapplicable { seq: u64, refusal: Refusal },
}

impl StoreError {
    /// Reads an SQLite error on an open book: nothing has been committed.
    pub(crate) fn from_sqlite(error: &rusqlite::Error) -> Self {
        match error.sqlite_error_code() {
            Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => Self::Busy,
            Some(ErrorCode::DatabaseCorrupt) => Self::Damaged(plain(error)),
            Some(ErrorCode::NotADatabase) => Self::Damaged("the file isn't a database".to_owned()),
            // Every query for one row expects that row to exist.
            None if matches!(error, rusqlite::Error::QueryReturnedNoRows) => {
                Self::Damaged("a row is missing that other rows need".to_owned())
            }
            None if is_unreadable(error) => Self::Damaged(error.to_string()),
            // SQLite can't do what the program's own statement asks of this file: a sum too large, a missing table.
            _ if is_of_the_line(error) => Self::Damaged(plain(error)),
            _ => Self::Failed(plain(error)),
        }
    }

    /// Reads an SQLite error while opening `path`.
    pub(crate) fn opening(path: &Path, error: &rusqlite::Error) -> Self {
        match error.sqlite_error_code() {
            Some(ErrorCode::NotADatabase) => {
                Self::NotABook { path: path.to_owned(), why: "it isn't an SQLite file".to_owned() }
            }
            Some(ErrorCode::CannotOpen) => Self::Unopened(path.to_owned()),
            None if matches!(error, rusqlite::Error::InvalidPath(_)) => Self::Unopened(path.to_owned()),
            _ => Self::from_sqlite(error),
        }
    }
}

/// True if the disk worked and an SQL statement failed because of what's in the file.
fn is_of_the_line(error: &rusqlite::Error) -> bool {
    error.sqlite_error().is_some_and(|failure| failure.extended_code == rusqlite::ffi::SQLITE_ERROR)
}

/// True for a value in the file that doesn't fit its column.
const fn is_unreadable(error: &rusqlite::Error) -> bool {
    matches!(
        error,
        rusqlite::Error::FromSqlConversionFailure(..)
            | rusqlite::Error::InvalidColumnType(..)
            | rusqlite::Error::IntegralValueOutOfRange(..)
            | rusqlite::Error::Utf8Error(..)
            | rusqlite::Error::InvalidQuery
    )
}

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> Self {
        Self::from_sqlite(&error)
    }
}

/// What SQLite says, in words for a person.
pub(crate) fn plain(error: &rusqlite::Error) -> String {
    if let rusqlite::Error::SqliteFailure(failure, _) = error
        && failure.extended_code == rusqlite::ffi::SQLITE_IOERR_SHMSIZE
    {
        return "the disk is full".to_owned();
    }
    match error.sqlite_error_code() {
        Some(ErrorCode::DiskFull) => "the disk is full".to_owned(),
        Some(ErrorCode::ReadOnly) => "the book is read-only".to_owned(),
        Some(ErrorCode::SystemIoFailure) => "disk I/O error".to_owned(),
        Some(ErrorCode::CannotOpen) => "a file of the book can't be opened".to_owned(),
        _ => error.to_string(),
    }
}
