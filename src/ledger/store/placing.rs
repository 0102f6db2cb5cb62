//! Puts a finished book in the place of another: built beside it under another name, then renamed. What was there is kept.

use crate::store::failure::StoreError;
use crate::store::said as why;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

/// The files that belong to a book besides itself.
const SIDES: [&str; 3] = ["-wal", "-shm", "-journal"];

/// A book being built under another name; removed unless it's put in place.
#[derive(Debug)]
pub struct Building {
    path: PathBuf,
    /// Held while the book is being built, so that nobody else builds the same one.
    _lock: File,
}

impl Building {
    /// A place beside `target` to build in. Removes what an earlier, interrupted build left there, which its lock identifies;
    /// anything else there belongs to somebody.
    pub fn beside(target: &Path, ending: &str) -> Result<Self, StoreError> {
        let (path, lock) = (named(target, ending), lock_of(target, ending));
        if there(&path) && !there(&lock) {
            return Err(StoreError::Exists(path));
        }
        let failed = |error: io::Error| said(target, &error);
        let file = OpenOptions::new().create(true).append(true).open(&lock).map_err(failed)?;
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => return Err(StoreError::Busy),
            Err(TryLockError::Error(error)) => return Err(said(target, &error)),
        }
        remove(&path);
        Ok(Self { path, _lock: file })
    }

    /// True if somebody is building there, or was killed while building.
    #[must_use]
    pub fn was_begun(target: &Path, ending: &str) -> bool {
        there(&lock_of(target, ending))
    }

    /// Where it is built.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Syncs what was built and gives it its name, which must be free: a file that somebody puts there in the meantime stays.
    pub fn put(self, target: &Path) -> Result<(), StoreError> {
        self.finish()?;
        name(&self.path, target)?;
        kept_for_good(target)
    }

    /// The same, replacing what's there: at every moment either the old or the new file is there in full.
    fn put_over(self, target: &Path) -> Result<(), StoreError> {
        self.finish()?;
        fs::rename(&self.path, target).map_err(|error| said(target, &error))?;
        kept_for_good(target)
    }

    fn finish(&self) -> Result<(), StoreError> {
        sweep(&self.path);
        let synced = OpenOptions::new().write(true).open(&self.path).and_then(|file| file.sync_all());
        synced.map_err(|error| said(&self.path, &error))
    }
}

impl Drop for Building {
    fn drop(&mut self) {
        remove(&self.path);
        let mut lock = self.path.clone().into_os_string();
        lock.push("-lock");
        let _ = fs::remove_file(lock);
    }
}

/// Puts what was built at `target`. The old file is kept, with its log, under the name that's returned.
///
/// For a file that can't be used anymore: for a moment nothing is there.
pub fn put_in_place(building: Building, target: &Path) -> Result<Option<PathBuf>, StoreError> {
    let kept = aside(target)?;
    building.put(target)?;
    Ok(kept)
}

/// Puts a finished book in the place of a sound one, which must be folded and locked against writers. A copy of the old one is
/// kept under the name that's returned.
pub fn exchange_book(building: Building, target: &Path) -> Result<PathBuf, StoreError> {
    let kept = copied_aside(target)?;
    // The log is folded; beside the new book it would belong to a different book.
    sweep(target);
    building.put_over(target)?;
    Ok(kept)
}

/// Puts a finished file in the place of another, and keeps a copy of the old one under the name that's returned.
pub fn exchange(building: Building, target: &Path) -> Result<PathBuf, StoreError> {
    let kept = copied_aside(target)?;
    building.put_over(target)?;
    Ok(kept)
}

/// A copy, because if this is killed on the way, the file must still be where it was, with one name.
fn copied_aside(path: &Path) -> Result<PathBuf, StoreError> {
    let name = free_name(path)?;
    let copy = Building::beside(&name, ".new")?;
    fs::copy(path, copy.path()).map_err(|error| said(&name, &error))?;
    copy.put(&name)?;
    Ok(name)
}

/// Renames what's at `path`, with its side files, to a free name. Returns where it is now, `None` if there was nothing.
///
/// The file goes first: without its log it would be an older book, and nobody would notice. If there was only a log, its name is
/// returned.
pub fn aside(path: &Path) -> Result<Option<PathBuf>, StoreError> {
    let kept = [""].into_iter().chain(SIDES).filter(|side| !holds_nothing(&named(path, side), side));
    let kept: Vec<&str> = kept.collect();
    let Some(told) = kept.first() else {
        sweep(path);
        return Ok(None);
    };
    let name_aside = free_name(path)?;
    for side in &kept {
        name(&named(path, side), &named(&name_aside, side))?;
    }
    sweep(path);
    sync_folder(path)?;
    Ok(Some(named(&name_aside, told)))
}

/// True for files nobody would miss: the index of a log, an empty log.
fn holds_nothing(path: &Path, side: &str) -> bool {
    let length = fs::symlink_metadata(path).map(|file| file.len());
    length.is_err() || side == "-shm" || !side.is_empty() && matches!(length, Ok(0))
}

/// The first name beside `path` at which there is neither a file nor one that belongs to a book.
fn free_name(path: &Path) -> Result<PathBuf, StoreError> {
    let free = |name: &PathBuf| !there(name) && SIDES.iter().all(|side| !there(&named(name, side)));
    let mut names = (1..u32::MAX).map(|number| named(path, &format!(".aside-{number}")));
    names.find(free).ok_or_else(|| StoreError::Exists(path.to_owned()))
}

/// Renames `from` to `to`, which must be free.
fn name(from: &Path, to: &Path) -> Result<(), StoreError> {
    let named = match renamed(from, to) {
        // Not every disk can require that a name is free.
        Err(error) if is_unknown(&error) && !there(to) => fs::rename(from, to),
        named => named,
    };
    named.map_err(|error| match error.kind() {
        io::ErrorKind::AlreadyExists => StoreError::Exists(to.to_owned()),
        _ => said(to, &error),
    })
}

fn is_unknown(error: &io::Error) -> bool {
    matches!(error.kind(), io::ErrorKind::Unsupported | io::ErrorKind::InvalidInput)
}

#[cfg(any(target_os = "linux", target_os = "macos"))]
fn renamed(from: &Path, to: &Path) -> io::Result<()> {
    use rustix::fs::{CWD, RenameFlags, renameat_with};
    Ok(renameat_with(CWD, from, CWD, to, RenameFlags::NOREPLACE)?)
}

#[cfg(not(any(target_os = "linux", target_os = "macos")))]
fn renamed(from: &Path, to: &Path) -> io::Result<()> {
    fs::hard_link(from, to)?;
    fs::remove_file(from)
}

/// Makes the disk keep a name that was just given.
fn kept_for_good(path: &Path) -> Result<(), StoreError> {
    let unsure = |why| StoreError::Unsure { path: path.to_owned(), why };
    sync_folder(path).map_err(|error| match error {
        StoreError::Unwritable { why, .. } => unsure(why),
        error => unsure(error.to_string()),
    })
}

/// Syncs the folder a file is in, so that its name is on disk too.
pub fn sync_folder(file: &Path) -> Result<(), StoreError> {
    let folder = match file.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    };
    if cfg!(not(unix)) {
        return Ok(());
    }
    File::open(folder).and_then(|folder| folder.sync_all()).map_err(|error| said(folder, &error))
}

fn there(path: &Path) -> bool {
    fs::symlink_metadata(path).is_ok()
}

/// A file beside another, with this ending.
fn named(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.to_owned().into_os_string();
    name.push(ending);
    name.into()
}

fn lock_of(target: &Path, ending: &str) -> PathBuf {
    named(target, &format!("{ending}-lock"))
}

/// Removes the side files created by reading a finished book; they contain nothing.
fn sweep(path: &Path) {
    for side in SIDES {
        let _ = fs::remove_file(named(path, side));
    }
}

fn remove(path: &Path) {
    let _ = fs::remove_file(path);
    sweep(path);
}

fn said(path: &Path, error: &io::Error) -> StoreError {
    StoreError::Unwritable { path: path.to_owned(), why: why(error) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_lay_there_is_kept_with_its_log() {
        let folder = tempfile::tempdir().unwrap();
        let target = folder.path().join("b");
        for (name, text) in [("b", "old"), ("b-wal", "log"), ("b.aside-1-wal", "of an earlier one")] {
            fs::write(folder.path().join(name), text).unwrap();
        }
        let building = Building::beside(&target, ".new").unwrap();
        fs::write(building.path(), "new").unwrap();
        let kept = put_in_place(building, &target).unwrap().unwrap();
        assert_eq!(kept, folder.path().join("b.aside-2"));
        let read = |name: &str| fs::read_to_string(folder.path().join(name)).unwrap();
        assert_eq!(
            (read("b"), read("b.aside-2"), read("b.aside-2-wal")),
            ("new".into(), "old".into(), "log".into())
        );
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 4, "nothing else is left");
    }

    #[test]
    fn what_somebody_puts_there_meanwhile_stays() {
        let folder = tempfile::tempdir().unwrap();
        let target = folder.path().join("b");
        let building = Building::beside(&target, ".new").unwrap();
        fs::write(building.path(), "new").unwrap();
        fs::write(&target, "somebody's").unwrap();
        assert!(matches!(building.put(&target), Err(StoreError::Exists(_))));
        assert_eq!(fs::read_to_string(&target).unwrap(), "somebody's");
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
    }

    #[test]
    fn a_file_is_exchanged_and_a_copy_of_it_kept() {
        let folder = tempfile::tempdir().unwrap();
        let target = folder.path().join("b");
        fs::write(&target, "old").unwrap();
        fs::write(folder.path().join("b-wal"), "").unwrap();
        let building = Building::beside(&target, ".new").unwrap();
        fs::write(building.path(), "new").unwrap();
        let kept = exchange_book(building, &target).unwrap();
        assert_eq!(fs::read_to_string(&target).unwrap(), "new");
        assert_eq!(fs::read_to_string(&kept).unwrap(), "old");
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 2, "nothing else is left");
    }

    #[test]
    fn a_log_that_lay_alone_is_named_as_it_lies() {
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join("b-wal"), "log").unwrap();
        let kept = aside(&folder.path().join("b")).unwrap();
        assert_eq!(kept, Some(folder.path().join("b.aside-1-wal")));
        assert!(kept.unwrap().exists());
    }

    #[test]
    fn a_book_is_built_by_one_program_and_leaves_nothing_behind() {
        let folder = tempfile::tempdir().unwrap();
        let target = folder.path().join("b");
        fs::write(folder.path().join("b.new"), "somebody's").unwrap();
        assert!(matches!(Building::beside(&target, ".new"), Err(StoreError::Exists(_))));
        assert_eq!(fs::read_to_string(folder.path().join("b.new")).unwrap(), "somebody's");
        fs::write(folder.path().join("b.new-lock"), "").unwrap();
        let building = Building::beside(&target, ".new").unwrap();
        assert!(!building.path().exists());
        assert!(matches!(Building::beside(&target, ".new"), Err(StoreError::Busy)));
        fs::write(building.path(), "half").unwrap();
        drop(building);
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0);
        assert!(aside(&target).unwrap().is_none());
    }
}
