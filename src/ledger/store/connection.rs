//! Opening the book, and the only way to change it: a transaction that's kept as a whole or not at all.

use crate::shown::shown;
use crate::store::failure::{StoreError, plain};
use crate::store::journal::{Journal, Stamp};
use crate::store::permission::{check_readable, check_writable, share_with_group, wait_until_writable};
use crate::store::read::Reader;
use crate::store::said;
use crate::store::schema;
use crate::store::way::{Access, Way};
use crate::store::written::check_tail;
use rusqlite::config::DbConfig;
use rusqlite::{Connection, ErrorCode, OpenFlags, Transaction, TransactionBehavior};
use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::time::Duration;

/// An open book. A clone is the same open book: a script keeps one, and each of its lines takes another.
#[derive(Clone)]
pub struct Store {
    connection: Rc<Connection>,
    path: PathBuf,
    /// Which file was at the path when it was opened, if the system tells.
    file: Option<FileId>,
    /// True if other programs can use the book at the same time.
    shared: bool,
    /// What's wrong with its last event.
    tail: Option<String>,
}

/// How long a command waits for another program that is writing.
const PATIENCE: Duration = Duration::from_secs(5);

/// How much of a book is kept in memory, in kB, if that much is read: a long merge writes all over its hash indexes, and with
/// less memory it would write every page again and again.
const PAGES_KB: i64 = 64 * 1024;

/// How many statements stay prepared; more than the projector has, otherwise a replay would prepare each one again.
const STATEMENTS: usize = 128;

impl Store {
    /// Makes a new, empty book file; refuses to touch one that exists.
    pub fn create(path: &Path) -> Result<Self, StoreError> {
        match std::fs::OpenOptions::new().write(true).create_new(true).open(path) {
            Ok(_) => {}
            Err(error) if error.kind() == std::io::ErrorKind::AlreadyExists => {
                return Err(StoreError::Exists(path.to_owned()));
            }
            Err(error) => return Err(StoreError::Failed(format!("`{}`: {error}", shown(path)))),
        }
        let made = Self::lay_out(path);
        if made.is_err() {
            remove_files(path);
        }
        made
    }

    /// Refuses a place where [`Store::create`] would refuse to make a book.
    pub fn check_free(path: &Path) -> Result<(), StoreError> {
        if std::fs::symlink_metadata(path).is_ok() {
            return Err(StoreError::Exists(path.to_owned()));
        }
        let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
        match std::fs::metadata(folder.unwrap_or_else(|| Path::new("."))) {
            Ok(_) => Ok(()),
            Err(error) => Err(StoreError::Failed(format!("`{}`: {error}", shown(path)))),
        }
    }

    /// Removes a book whose creation failed.
    pub fn discard(path: &Path) {
        remove_files(path);
    }

    fn lay_out(path: &Path) -> Result<Self, StoreError> {
        let mut connection = Connection::open_with_flags(path, OpenFlags::SQLITE_OPEN_READ_WRITE)?;
        prepare(&connection, path)?;
        use_wal(&connection, path)?;
        share_with_group(path);
        schema::migrate(&mut connection)?;
        let (connection, file) = (Rc::new(connection), file_id(path));
        Ok(Self { connection, path: path.to_owned(), file, shared: true, tail: None })
    }

    /// A book in memory, for rehearsals.
    pub fn memory() -> Result<Self, StoreError> {
        let connection = Rc::new(laid_out(Connection::open_in_memory()?)?);
        Ok(Self { connection, path: PathBuf::new(), file: None, shared: false, tail: None })
    }

    /// Opens an existing book, after checking that it is one.
    pub fn open(path: &Path, access: Access) -> Result<Self, StoreError> {
        let kind = std::fs::metadata(path).map_err(|error| match error.kind() {
            std::io::ErrorKind::NotFound => StoreError::NoBook(path.to_owned()),
            _ => StoreError::Unreadable { path: path.to_owned(), why: said(&error) },
        })?;
        if !kind.is_file() {
            return Err(StoreError::NotABook { path: path.to_owned(), why: "not a plain file".to_owned() });
        }
        if hard_links(&kind) > 1 {
            // Each name would have its own log, and the two would diverge without anybody noticing.
            let why = "a file with several names (hard links); keep one".to_owned();
            return Err(StoreError::NotABook { path: path.to_owned(), why });
        }
        if kind.len() == 0 {
            return Err(StoreError::NotABook { path: path.to_owned(), why: "an empty file".to_owned() });
        }
        check_readable(path)?;
        match access {
            Access::Read => Self::look_at(path),
            Access::Write => Self::write_to(path),
        }
    }

    fn write_to(path: &Path) -> Result<Self, StoreError> {
        if let Err(refused) = wait_until_writable(path) {
            return Self::look_at(path).and(Err(refused));
        }
        match Self::open_by(path, Access::Write, Way::writing(path)) {
            Err(StoreError::Unopened(_)) if Self::look_at(path).is_ok() => {
                let why = "it can be read, but nothing can be written in its folder";
                Err(StoreError::Unwritable { path: path.to_owned(), why: why.to_owned() })
            }
            opened => opened,
        }
    }

    fn look_at(path: &Path) -> Result<Self, StoreError> {
        let (mut failed, mut why) = (false, None);
        for way in Way::looking(path) {
            match Self::open_by(path, Access::Read, way) {
                Err(StoreError::Failed(what)) => (failed, why) = (true, why.or(Some(what))),
                Err(StoreError::Unopened(_)) => failed = true,
                // After a failure, an error from another way may be due to that way.
                Err(_) if failed => {}
                opened => return opened,
            }
        }
        let why = why.unwrap_or_else(|| "it, or a file next to it, can't be opened".to_owned());
        Err(StoreError::Unreadable { path: path.to_owned(), why })
    }

    fn open_by(path: &Path, access: Access, way: Way) -> Result<Self, StoreError> {
        let file = file_id(path);
        let connection = way.connect(path, access).map_err(|error| StoreError::opening(path, &error))?;
        prepare(&connection, path)?;
        let checked = schema::check(&connection, path);
        // The first read has created the log.
        share_with_group(path);
        let shape = checked?;
        // Only now: the setting is written into the file, and a file that isn't a book must stay as it is.
        if access == Access::Write {
            use_wal(&connection, path)?;
        }
        let tail = match check_tail(&connection).and_then(|()| shape.check_indexes(&connection)) {
            Ok(()) => None,
            Err(StoreError::Damaged(what)) => Some(what),
            Err(error) => return Err(error),
        };
        let shared = way == Way::Shared;
        let store = Self { connection: Rc::new(connection), path: path.to_owned(), file, shared, tail };
        if store.tail.is_none() {
            store.leave_one_file()?;
        }
        Ok(store)
    }

    /// Makes a book that was opened for reading writable; false if it has to be opened again for that, which says why it can't
    /// be.
    pub fn begin_to_write(&self) -> Result<bool, StoreError> {
        if !self.shared || self.is_read_only() || check_writable(&self.path).is_err() {
            return Ok(false);
        }
        self.connection.pragma_update(None, "query_only", false)?;
        use_wal(&self.connection, &self.path)?;
        Ok(true)
    }

    /// True if a script may keep the book open between its lines: others can use it too, and nobody put another file in its
    /// place.
    #[must_use]
    pub fn can_stay_open(&self) -> bool {
        self.shared && self.file.is_some() && file_id(&self.path) == self.file
    }

    /// Refuses a book whose last event, when it was opened, didn't match its seal.
    pub fn check_tail(&self) -> Result<(), StoreError> {
        self.tail.clone().map_or(Ok(()), |what| Err(StoreError::Damaged(what)))
    }

    /// The last event is in order, so the last program to close the book folds the log and removes it.
    pub(crate) fn leave_one_file(&self) -> Result<(), StoreError> {
        self.connection.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, false)?;
        Ok(())
    }

    /// Where the book is; empty for one in memory.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// True if the file can only be read, no matter what it was opened for.
    #[must_use]
    pub fn is_read_only(&self) -> bool {
        self.connection.is_readonly("main").unwrap_or(true)
    }

    /// A setting of this connection as SQLite reports it, for example `synchronous`.
    pub fn setting(&self, name: &str) -> Result<i64, StoreError> {
        Ok(self.connection.pragma_query_value(None, name, |row| row.get(0))?)
    }

    /// A number that changes when another program writes into the book.
    pub fn data_version(&self) -> Result<i64, StoreError> {
        self.setting("data_version")
    }

    /// Reads the book.
    #[must_use]
    pub fn reader(&self) -> Reader<'_> {
        Reader::new(&self.connection)
    }

    pub(crate) fn connection(&self) -> &Connection {
        &self.connection
    }

    /// Runs `work` in one transaction. With `keep` false, everything is taken back at the end (a rehearsal).
    pub fn write<T, E: From<StoreError>>(
        &mut self,
        stamp: &Stamp,
        keep: bool,
        work: impl FnOnce(&mut Journal<'_>) -> Result<T, E>,
    ) -> Result<T, E> {
        let mut journal = Journal::begin(self.locked()?, stamp)?;
        let done = work(&mut journal)?;
        let wrote = journal.wrote();
        let transaction = journal.finish()?;
        if keep && wrote {
            transaction.commit().map_err(|error| outcome(&error))?;
        } else {
            transaction.rollback().map_err(|error| StoreError::from_sqlite(&error))?;
        }
        Ok(done)
    }

    /// Runs `work` while nobody else can write; it writes nothing.
    pub fn alone<T, E: From<StoreError>>(
        &mut self,
        work: impl FnOnce(Reader<'_>) -> Result<T, E>,
    ) -> Result<T, E> {
        let transaction = self.locked()?;
        work(Reader::new(&transaction))
    }

    fn locked(&mut self) -> Result<Transaction<'_>, StoreError> {
        let transaction = Transaction::new_unchecked(&self.connection, TransactionBehavior::Immediate)?;
        if self.file.is_some() && file_id(&self.path) != self.file {
            // Files are exchanged under the lock that's ours now: the one we opened isn't the book anymore.
            let why = format!("another file took the place of `{}`", shown(&self.path));
            return Err(StoreError::Failed(why));
        }
        Ok(transaction)
    }

    /// Copies the whole book into a new file and opens the copy to verify it.
    pub fn backup(&self, target: &Path) -> Result<(), StoreError> {
        if target.exists() {
            return Err(StoreError::Exists(target.to_owned()));
        }
        let copied = self.copy_to(target);
        if copied.is_err() {
            remove_files(target);
        }
        copied.map_err(|error| match error {
            StoreError::Failed(why) => StoreError::Unwritable { path: target.to_owned(), why },
            error => error,
        })
    }

    fn copy_to(&self, target: &Path) -> Result<(), StoreError> {
        let mut copy = Connection::open(target).map_err(|error| StoreError::opening(target, &error))?;
        {
            let backup = rusqlite::backup::Backup::new(&self.connection, &mut copy)?;
            // All pages in one step: if others write between steps, the backup starts over.
            backup.run_to_completion(i32::MAX, Duration::ZERO, None)?;
        }
        copy.close().map_err(|(_, error)| StoreError::from_sqlite(&error))
    }
}

/// A failed commit doesn't mean "no": the disk may have the event anyway.
fn outcome(error: &rusqlite::Error) -> StoreError {
    match (StoreError::from_sqlite(error), error.sqlite_error_code()) {
        (StoreError::Busy, _) => StoreError::Busy,
        // There was no room for the log, so the frame that would have kept the transaction is incomplete.
        (full, Some(ErrorCode::DiskFull)) => full,
        _ => StoreError::Unknown(plain(error)),
    }
}

/// Empty tables to work something out in: in memory while they're small, otherwise in a file that disappears with the program.
pub(crate) fn scratch() -> Result<Connection, StoreError> {
    let connection = Connection::open("")?;
    connection.execute_batch("PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF;")?;
    connection.pragma_update(None, "cache_size", -PAGES_KB)?;
    laid_out(connection)
}

/// The tables, empty.
fn laid_out(mut connection: Connection) -> Result<Connection, StoreError> {
    connection.set_prepared_statement_cache_capacity(STATEMENTS);
    connection.pragma_update(None, "foreign_keys", true)?;
    schema::migrate(&mut connection)?;
    Ok(connection)
}

/// The settings every connection gets; none of them is stored in the file.
fn prepare(connection: &Connection, path: &Path) -> Result<(), StoreError> {
    let opening = |error: rusqlite::Error| StoreError::opening(path, &error);
    connection.busy_timeout(PATIENCE).map_err(opening)?;
    connection.set_prepared_statement_cache_capacity(STATEMENTS);
    for (setting, value) in [
        (DbConfig::SQLITE_DBCONFIG_DEFENSIVE, true),
        (DbConfig::SQLITE_DBCONFIG_TRUSTED_SCHEMA, false),
        // A statement is planned once, not again for every value.
        (DbConfig::SQLITE_DBCONFIG_ENABLE_QPSG, true),
        // A book that's not in order stays as it is.
        (DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, true),
    ] {
        connection.set_db_config(setting, value).map_err(opening)?;
    }
    connection
        .execute_batch(
            "PRAGMA foreign_keys = ON; PRAGMA cell_size_check = ON; PRAGMA mmap_size = 0;
             PRAGMA recursive_triggers = ON; PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = 0;",
        )
        .map_err(opening)?;
    connection.pragma_update(None, "cache_size", -PAGES_KB).map_err(opening)
}

/// Switches the book to a write-ahead log; the only setting that's stored in the file.
fn use_wal(connection: &Connection, path: &Path) -> Result<(), StoreError> {
    let mode: String = connection
        .query_row("PRAGMA journal_mode = WAL", [], |row| row.get(0))
        .map_err(|error| StoreError::opening(path, &error))?;
    if mode == "wal" {
        return Ok(());
    }
    Err(StoreError::Failed(format!("the disk has no write-ahead log (`{mode}`)")))
}

/// Identifies a file, to notice if another is put in its place.
type FileId = (u64, u64);

#[cfg(unix)]
fn file_id(path: &Path) -> Option<FileId> {
    let file = std::fs::metadata(path).ok()?;
    Some((std::os::unix::fs::MetadataExt::dev(&file), std::os::unix::fs::MetadataExt::ino(&file)))
}

#[cfg(not(unix))]
fn file_id(_: &Path) -> Option<FileId> {
    None
}

/// How many names the file has, if the system tells.
#[cfg(unix)]
fn hard_links(file: &std::fs::Metadata) -> u64 {
    std::os::unix::fs::MetadataExt::nlink(file)
}

#[cfg(not(unix))]
fn hard_links(_: &std::fs::Metadata) -> u64 {
    1
}

/// Removes what a failed creation left behind; there was nothing before.
fn remove_files(path: &Path) {
    for suffix in ["", "-wal", "-shm", "-journal"] {
        let mut file = path.to_owned().into_os_string();
        file.push(suffix);
        let _ = std::fs::remove_file(file);
    }
}
