//! Folds the write-ahead log back into the book, and handles readers who still need the log.

use crate::store::connection::Store;
use crate::store::failure::StoreError;
use crate::store::said;
use rusqlite::{Transaction, TransactionBehavior};
use std::fs::{self, File, OpenOptions};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

/// A write-ahead log larger than this is folded back in the middle of a script.
const WAL_BYTES_MAX: u64 = 8 * 1024 * 1024;

/// How much of a log is written again at a time.
const PART_BYTES: usize = 64 * 1024;

impl Store {
    /// Folds the write-ahead log back into the book file and syncs it, no matter how long others keep reading the book.
    pub fn checkpoint(&self) -> Result<(), StoreError> {
        let busy: i64 =
            self.connection().query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |row| row.get(0))?;
        if busy != 0 {
            return Err(StoreError::Busy);
        }
        self.leave_one_file()
    }

    /// Folds the log back as far as nobody needs it, without waiting: if a reader gets in the way, the next command does it.
    pub fn fold(&self) -> Result<(), StoreError> {
        Ok(self.connection().query_row("PRAGMA wal_checkpoint(PASSIVE)", [], |_| Ok(()))?)
    }

    /// Makes sure that committed data is on the disk, even if a sync failed: folds it in, or writes the parts that a reader needs
    /// into the log again. Doesn't wait for readers.
    pub fn confirm(&self) -> Result<(), StoreError> {
        let columns = |row: &rusqlite::Row<'_>| Ok((row.get(0)?, row.get(1)?, row.get(2)?));
        let (busy, logged, folded): (i64, i64, i64) =
            self.connection().query_row("PRAGMA wal_checkpoint(PASSIVE)", [], columns)?;
        if busy == 0 && logged == folded {
            return self.leave_one_file();
        }
        // Nobody writes into the log while this program has the lock.
        let alone = Transaction::new_unchecked(self.connection(), TransactionBehavior::Immediate);
        let unsure = |why| StoreError::Unsure { path: self.path().to_owned(), why };
        let Ok(_alone) = alone else { return Err(unsure("another program is writing to it".to_owned())) };
        write_again(&log_of(self.path())).map_err(|error| unsure(said(&error)))
    }

    /// True if the write-ahead log is larger than its limit.
    #[must_use]
    pub fn wants_checkpoint(&self) -> bool {
        fs::metadata(log_of(self.path())).is_ok_and(|file| file.len() > WAL_BYTES_MAX)
    }
}

/// The log beside a book; if the book's name is a link, beside the file itself.
fn log_of(book: &Path) -> PathBuf {
    let mut log = fs::canonicalize(book).unwrap_or_else(|_| book.to_owned()).into_os_string();
    log.push("-wal");
    log.into()
}

/// Writes the same bytes over a file and syncs it: that puts on disk what a failed sync left only in memory.
fn write_again(path: &Path) -> io::Result<()> {
    let mut file: File = OpenOptions::new().read(true).write(true).open(path)?;
    let mut part = vec![0; PART_BYTES];
    let mut at = 0;
    loop {
        file.seek(SeekFrom::Start(at))?;
        let read = file.read(&mut part)?;
        let Some(same) = part.get(..read).filter(|same| !same.is_empty()) else { break };
        file.seek(SeekFrom::Start(at))?;
        file.write_all(same)?;
        at = at.saturating_add(u64::try_from(read).unwrap_or(u64::MAX));
    }
    file.sync_all()
}
