//! What this user may do with the files of a book. This is asked of the system before SQLite tries, because files that SQLite
//! creates beside the book on the way would lock its owner out.

use crate::store::failure::StoreError;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// Files beside the book that contain events. The index isn't listed: if it can't be written, the book is opened alone.
const LOGS: [&str; 2] = ["-wal", "-journal"];

/// Refuses a book that this user may not write, or whose log this user may not write. A book that doesn't exist belongs to
/// nobody.
pub fn check_writable(book: &Path) -> Result<(), StoreError> {
    if std::fs::symlink_metadata(book).is_err() {
        return Ok(());
    }
    if !may_write(book) {
        return Err(StoreError::Failed("the book is read-only".to_owned()));
    }
    match LOGS.into_iter().find(|log| is_barred(book, log)) {
        None => Ok(()),
        Some(log) => {
            let path = beside(book, log);
            let why = "everything you record goes through it, and it's read-only".to_owned();
            Err(match stranger(&path, book) {
                Some(owner) => StoreError::LogBarred { path, owner },
                None => StoreError::Unwritable { path, why },
            })
        }
    }
}

/// How long to wait for another user's log: it may be brand new, and not given to the book's group yet.
const PATIENCE: Duration = Duration::from_secs(1);

/// The same, but waits a while if another user's log is in the way: it goes away when that user's command ends.
pub(crate) fn wait_until_writable(book: &Path) -> Result<(), StoreError> {
    let begun = Instant::now();
    loop {
        match check_writable(book) {
            Err(StoreError::LogBarred { .. }) if begun.elapsed() < PATIENCE => {
                std::thread::sleep(Duration::from_millis(20));
            }
            done => return done,
        }
    }
}

/// Gives the log and its index to the group of the book, if they belong to this user: a user who may write the book by its group
/// must be able to write them too. What the system doesn't allow stays as it is.
#[cfg(unix)]
pub(crate) fn share_with_group(book: &Path) {
    use std::os::unix::fs::{MetadataExt, lchown};
    let Ok(book) = std::fs::canonicalize(book) else { return };
    let Ok(group) = std::fs::metadata(&book).map(|book| book.gid()) else { return };
    for file in ["-wal", "-shm"].map(|ending| beside(&book, ending)) {
        if std::fs::symlink_metadata(&file).is_ok_and(|file| file.is_file() && file.gid() != group) {
            let _ = lchown(&file, None, Some(group));
        }
    }
}

/// Nothing: a file has no group here.
#[cfg(not(unix))]
pub(crate) const fn share_with_group(_: &Path) {}

/// The number of the user the log belongs to, if the book belongs to another.
#[cfg(unix)]
fn stranger(log: &Path, book: &Path) -> Option<u32> {
    let owner = |file: &Path| Some(std::os::unix::fs::MetadataExt::uid(&std::fs::metadata(file).ok()?));
    owner(log).filter(|of_log| owner(book) != Some(*of_log))
}

/// Nobody: the system doesn't tell.
#[cfg(not(unix))]
const fn stranger(_: &Path, _: &Path) -> Option<u32> {
    None
}

/// Refuses a book that this user may not read, or whose log this user may not read: without it, the book isn't complete.
pub(crate) fn check_readable(book: &Path) -> Result<(), StoreError> {
    let logs = LOGS.into_iter().filter(|log| lies(book, log)).map(|log| beside(book, log));
    match std::iter::once(book.to_owned()).chain(logs).find(|file| !may_read(file)) {
        None => Ok(()),
        Some(path) => Err(StoreError::Unreadable { path, why: "permission denied".to_owned() }),
    }
}

/// True if there is a file beside the book with this ending.
pub(crate) fn lies(book: &Path, ending: &str) -> bool {
    std::fs::symlink_metadata(beside(book, ending)).is_ok()
}

/// True if there is one and this user may not write it.
pub(crate) fn is_barred(book: &Path, ending: &str) -> bool {
    lies(book, ending) && !may_write(&beside(book, ending))
}

fn beside(book: &Path, ending: &str) -> PathBuf {
    let mut beside = book.to_owned().into_os_string();
    beside.push(ending);
    beside.into()
}

/// True if this user may write the file, as far as the system tells without trying.
#[cfg(unix)]
fn may_write(path: &Path) -> bool {
    rustix::fs::access(path, rustix::fs::Access::WRITE_OK).is_ok()
}

/// True if this user may write the file, as far as the system tells without trying.
#[cfg(not(unix))]
fn may_write(path: &Path) -> bool {
    std::fs::metadata(path).is_ok_and(|file| !file.permissions().readonly())
}

/// True unless the system says that this user may not read the file.
#[cfg(unix)]
fn may_read(path: &Path) -> bool {
    rustix::fs::access(path, rustix::fs::Access::READ_OK) != Err(rustix::io::Errno::ACCESS)
}

/// True, so that it's tried.
#[cfg(not(unix))]
const fn may_read(_: &Path) -> bool {
    true
}
