//! The ways to open a book: beside others, or, where the disk gives no room for that, alone.

use rusqlite::{Connection, OpenFlags};
use std::path::Path;

/// What the book is opened for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Access {
    /// Looking.
    Read,
    /// Writing.
    Write,
}

/// How the book is opened. All three see the write-ahead log, so none ever shows a stale book.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Way {
    /// Beside other programs, with the log's index in a file they share.
    Shared,
    /// With the index in memory and a lock on the whole book: for looking at it on a full disk, where the
    /// shared index cannot grow.
    Alone,
    /// With the index in memory and no lock: for looking at it where nothing can be written, not even a lock.
    /// Only where no shared index lies beside the book, for then no program has it open.
    Untouched,
}

impl Way {
    pub(crate) fn connect(self, path: &Path, access: Access) -> rusqlite::Result<Connection> {
        let read_write = self == Self::Alone || access == Access::Write;
        let flags =
            if read_write { OpenFlags::SQLITE_OPEN_READ_WRITE } else { OpenFlags::SQLITE_OPEN_READ_ONLY };
        let connection = match self {
            Self::Untouched if shared_index(path).exists() => {
                return Err(rusqlite::Error::InvalidPath(path.to_owned()));
            }
            Self::Untouched => Connection::open_with_flags_and_vfs(path, flags, UNLOCKED)?,
            Self::Shared | Self::Alone => Connection::open_with_flags(path, flags)?,
        };
        if self != Self::Shared {
            connection.execute_batch("PRAGMA locking_mode = EXCLUSIVE; PRAGMA query_only = ON")?;
        }
        Ok(connection)
    }
}

/// SQLite's own way to files that cannot be locked.
const UNLOCKED: &str = if cfg!(windows) { "win32-none" } else { "unix-none" };

fn shared_index(path: &Path) -> std::path::PathBuf {
    let mut index = path.to_owned().into_os_string();
    index.push("-shm");
    index.into()
}
