//! The ways to open a book: together with others, or, if the disk has no room for that, alone.

use crate::store::permission::{check_writable, is_barred, lies};
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

/// How the book is opened. No way ever shows a stale book: all see the write-ahead log, except the last, which is for a book
/// without one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Way {
    /// Together with other programs, with the log's index in a file they share.
    Shared,
    /// With the index in memory and a lock on the whole book: used if there may be no room for the shared index.
    Alone,
    /// With the index in memory and no lock: for reading where nothing can be written, not even a lock. Only if there is no
    /// shared index beside the book, because then no program has it open.
    Untouched,
    /// As a file that never changes: for reading a folded book if no file can be created beside it. Only if there is no log,
    /// because then everything is in the book and no program has it open: the log is created before the index, and removed before
    /// it. An index without a log is left over from a copy.
    Frozen,
}

impl Way {
    /// The ways to read, tried one after the other.
    pub(crate) fn looking(path: &Path) -> [Self; 4] {
        match Self::writing(path) {
            // Files that another user's reading left beside the book would keep its owner from writing.
            _ if check_writable(path).is_err() => [Self::Frozen, Self::Untouched, Self::Shared, Self::Alone],
            Self::Alone => [Self::Alone, Self::Shared, Self::Untouched, Self::Frozen],
            _ => [Self::Shared, Self::Alone, Self::Untouched, Self::Frozen],
        }
    }

    /// The way to write. A shared index that another user left beside the book can't be used, and isn't needed alone.
    pub(crate) fn writing(path: &Path) -> Self {
        if is_tight(path) || is_barred(path, "-shm") { Self::Alone } else { Self::Shared }
    }

    pub(crate) fn connect(self, path: &Path, access: Access) -> rusqlite::Result<Connection> {
        // The last one to close the book removes the log and its index, and has to be able to write for that.
        let read_write = matches!(self, Self::Shared | Self::Alone) || access == Access::Write;
        let flags =
            if read_write { OpenFlags::SQLITE_OPEN_READ_WRITE } else { OpenFlags::SQLITE_OPEN_READ_ONLY };
        let connection = match self {
            Self::Untouched if lies(path, "-shm") => {
                return Err(rusqlite::Error::InvalidPath(path.to_owned()));
            }
            Self::Frozen if ["-wal", "-journal"].iter().any(|side| lies(path, side)) => {
                return Err(rusqlite::Error::InvalidPath(path.to_owned()));
            }
            Self::Frozen => Connection::open_with_flags(frozen(path)?, flags | OpenFlags::SQLITE_OPEN_URI)?,
            Self::Untouched => Connection::open_with_flags_and_vfs(path, flags, UNLOCKED)?,
            Self::Shared | Self::Alone => Connection::open_with_flags(path, flags)?,
        };
        if self != Self::Shared {
            connection.execute_batch("PRAGMA locking_mode = EXCLUSIVE")?;
        }
        if access == Access::Read {
            connection.execute_batch("PRAGMA query_only = ON")?;
        }
        Ok(connection)
    }
}

/// The pages in which the shared index grows: only the last byte of each is written before it's used in memory.
#[cfg(unix)]
const INDEX_PAGE_BYTES: u64 = 4096;

/// At most this much room can disappear before the shared index is filled.
#[cfg(unix)]
const ROOM_BYTES: u64 = 256 * 1024;

/// True on a nearly full disk, and on one with blocks smaller than a page of the shared index: then the index has holes, and the
/// system kills a program, without a message, when it can't fill a hole.
#[cfg(unix)]
fn is_tight(path: &Path) -> bool {
    rustix::fs::statvfs(path).is_ok_and(|disk| {
        disk.f_bsize < INDEX_PAGE_BYTES || disk.f_bavail.saturating_mul(disk.f_frsize) < ROOM_BYTES
    })
}

#[cfg(not(unix))]
const fn is_tight(_: &Path) -> bool {
    false
}

/// SQLite's own way to open files that can't be locked.
const UNLOCKED: &str = if cfg!(windows) { "win32-none" } else { "unix-none" };

/// The address of a file that never changes, with every letter that has a meaning in an address replaced by its number.
fn frozen(path: &Path) -> rusqlite::Result<String> {
    let whole = std::path::absolute(path).map_err(|_| rusqlite::Error::InvalidPath(path.to_owned()))?;
    let mut address = "file://".to_owned();
    if cfg!(windows) {
        address.push('/');
    }
    for byte in whole.as_os_str().as_encoded_bytes() {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'/' | b'.' | b'-' | b'_' => {
                address.push(char::from(*byte))
            }
            b'\\' if cfg!(windows) => address.push('/'),
            b':' if cfg!(windows) => address.push(':'),
            byte => address.push_str(&format!("%{byte:02X}")),
        }
    }
    address.push_str("?immutable=1");
    Ok(address)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[cfg(unix)]
    #[test]
    fn an_address_means_the_very_file() {
        let folder = tempfile::tempdir().unwrap();
        for name in ["night.book", "a?b#c%41 d&e.book", "\u{fc}ber \"Bob's\""] {
            let path = folder.path().join(name);
            let made = Connection::open(&path).unwrap();
            made.execute_batch("PRAGMA journal_mode = WAL; CREATE TABLE t (x); INSERT INTO t VALUES (7);")
                .unwrap();
            assert!(Way::Frozen.connect(&path, Access::Read).is_err(), "a log lies there");
            drop(made);
            let frozen = Way::Frozen.connect(&path, Access::Read).unwrap();
            let found: i64 = frozen.query_row("SELECT x FROM t", [], |row| row.get(0)).unwrap();
            assert_eq!(found, 7);
            assert!(frozen.execute_batch("INSERT INTO t VALUES (8)").is_err());
        }
        assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 3, "nothing was made beside them");
    }
}
