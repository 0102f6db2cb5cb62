//! Putting a finished book where another lay: built beside it under a name of its own, then renamed; what was there is kept.

use crate::store::failure::StoreError;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

/// The files that belong to a book besides itself.
const SIDES: [&str; 3] = ["-wal", "-shm", "-journal"];

/// A book that is being built under another name; taken away again unless it is put in place.
#[derive(Debug)]
pub struct Building {
    path: PathBuf,
    /// Held as long as the building lasts, so that nobody else builds the same.
    _lock: File,
}

impl Building {
    /// A place beside `target` to build in. What an earlier, interrupted building left there is taken away; it is known by
    /// its lock, and whatever else lies there is somebody's.
    pub fn beside(target: &Path, ending: &str) -> Result<Self, StoreError> {
        let (path, lock) = (named(target, ending), named(target, &format!("{ending}-lock")));
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

    /// Where it is built.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Syncs what was built and gives it its name, where nothing may lie yet.
    pub fn put(self, target: &Path) -> Result<(), StoreError> {
        if fs::symlink_metadata(target).is_ok() {
            return Err(StoreError::Exists(target.to_owned()));
        }
        sweep(&self.path);
        let synced = OpenOptions::new().write(true).open(&self.path).and_then(|file| file.sync_all());
        synced.map_err(|error| said(&self.path, &error))?;
        fs::rename(&self.path, target).map_err(|error| said(target, &error))?;
        sync_folder(target)
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

/// Puts what was built at `target`. What lay there is kept, with its log, under the name that is given back.
pub fn put_in_place(building: Building, target: &Path) -> Result<Option<PathBuf>, StoreError> {
    let kept = aside(target)?;
    building.put(target)?;
    Ok(kept)
}

/// Renames what lies at `path`, with its side files, to a free name; gives where it lies now, none if nothing lay there.
///
/// The log goes first: a log beside a book that is not its own would be read into it. Where only a log lay, it is named.
pub fn aside(path: &Path) -> Result<Option<PathBuf>, StoreError> {
    let kept: Vec<&str> = SIDES.into_iter().chain([""]).filter(|side| there(&named(path, side))).collect();
    let told = if there(path) { Some("") } else { kept.first().copied() };
    let Some(told) = told else { return Ok(None) };
    let free = |name: &PathBuf| !there(name) && SIDES.iter().all(|side| !there(&named(name, side)));
    let mut names = (1..u32::MAX).map(|number| named(path, &format!(".aside-{number}")));
    let name = names.find(free).ok_or_else(|| StoreError::Exists(path.to_owned()))?;
    for side in kept {
        let from = named(path, side);
        fs::rename(&from, named(&name, side)).map_err(|error| said(&from, &error))?;
    }
    sync_folder(path)?;
    Ok(Some(named(&name, told)))
}

/// Syncs the folder a file lies in, so that its name is on disk too.
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

/// A file beside another, by an ending.
fn named(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.to_owned().into_os_string();
    name.push(ending);
    name.into()
}

/// Takes away the side files that looking at a finished book made; they hold nothing.
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
    StoreError::Unwritable { path: path.to_owned(), why: error.to_string() }
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
    fn a_log_that_lay_alone_is_named_as_it_lies() {
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join("b-wal"), "log").unwrap();
        let kept = aside(&folder.path().join("b")).unwrap();
        assert_eq!(kept, Some(folder.path().join("b.aside-1-wal")));
        assert!(kept.unwrap().exists());
    }

    #[test]
    fn a_building_is_one_mans_work_and_leaves_nothing() {
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
