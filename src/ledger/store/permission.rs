//! What this user may do with the files of a book: asked of the system before SQLite tries, for what it makes beside the book on the way
//! would bar its owner.

use crate::store::failure::StoreError;
use std::path::{Path, PathBuf};

/// What holds events beside the book. The index is left out: where it cannot be written, the book is opened alone.
const LOGS: [&str; 2] = ["-wal", "-journal"];

/// Refuses a book that this user may not write, or whose log he may not write. A book that is not there is nobody's.
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
            let why = "what is recorded goes through it, and it is read-only";
            Err(StoreError::Unwritable { path: beside(book, log), why: why.to_owned() })
        }
    }
}

/// Refuses a book that this user may not read, or whose log he may not read: without it the book is not all there.
pub(crate) fn check_readable(book: &Path) -> Result<(), StoreError> {
    let logs = LOGS.into_iter().filter(|log| lies(book, log)).map(|log| beside(book, log));
    match std::iter::once(book.to_owned()).chain(logs).find(|file| !may_read(file)) {
        None => Ok(()),
        Some(path) => Err(StoreError::Unreadable { path, why: "permission denied".to_owned() }),
    }
}

/// True if something lies beside the book under this ending.
pub(crate) fn lies(book: &Path, ending: &str) -> bool {
    std::fs::symlink_metadata(beside(book, ending)).is_ok()
}

/// True if it lies there and this user may not write it.
pub(crate) fn is_barred(book: &Path, ending: &str) -> bool {
    lies(book, ending) && !may_write(&beside(book, ending))
}

fn beside(book: &Path, ending: &str) -> PathBuf {
    let mut beside = book.to_owned().into_os_string();
    beside.push(ending);
    beside.into()
}

/// True if this user may write the file, as far as the system tells before it is tried.
#[cfg(unix)]
fn may_write(path: &Path) -> bool {
    rustix::fs::access(path, rustix::fs::Access::WRITE_OK).is_ok()
}

/// True if this user may write the file, as far as the system tells before it is tried.
#[cfg(not(unix))]
fn may_write(path: &Path) -> bool {
    std::fs::metadata(path).is_ok_and(|file| !file.permissions().readonly())
}

/// True unless the system says that this user may not read the file.
#[cfg(unix)]
fn may_read(path: &Path) -> bool {
    rustix::fs::access(path, rustix::fs::Access::READ_OK) != Err(rustix::io::Errno::ACCESS)
}

/// True: it is tried.
#[cfg(not(unix))]
const fn may_read(_: &Path) -> bool {
    true
}
