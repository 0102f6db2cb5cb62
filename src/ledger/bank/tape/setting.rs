//! Where the tape of a book is: stored in a small file beside the book, because it depends on this machine and not on the game.

use crate::bank::tape::failure::TapeError;
use crate::store::sync_folder;
use serde_json::{Value, json};
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

/// The setting for a book's tape.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Setting {
    /// It has none.
    Off,
    /// It's here.
    At(PathBuf),
}

impl Setting {
    /// Reads the setting for the tape of `book`. If there isn't one, a tape at the usual place is in use.
    pub fn of(book: &Path) -> Result<Self, TapeError> {
        let file = beside(book, ".tape-at");
        let text = match fs::read_to_string(&file) {
            Ok(text) => text,
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(unsaid(book)),
            Err(error) => return Err(TapeError::failed(&file, &error)),
        };
        let value: Value = serde_json::from_str(&text).unwrap_or_default();
        match (value.get("tape"), value.get("tape").and_then(Value::as_str)) {
            (_, Some(place)) if !place.is_empty() => Ok(Self::At(folder(book).join(place))),
            (Some(Value::Null), _) => Ok(Self::Off),
            _ => {
                let why = "it doesn't say where the tape is; use `tape on` again".to_owned();
                Err(TapeError::Failed { path: file, why })
            }
        }
    }

    /// Writes it so that it survives a power cut. A place in the book's own folder moves with the folder.
    pub fn say(&self, book: &Path) -> Result<(), TapeError> {
        let (file, draft) = (beside(book, ".tape-at"), beside(book, ".tape-at.new"));
        let place = match self {
            Self::Off => Value::Null,
            Self::At(place) => json!(kept_as(book, place).to_string_lossy()),
        };
        let write = || {
            let mut draft = fs::File::create(&draft)?;
            writeln!(draft, "{}", json!({ "tape": place }))?;
            draft.sync_all()
        };
        write().and_then(|()| fs::rename(&draft, &file)).map_err(|error| TapeError::failed(&file, &error))?;
        Ok(sync_folder(&file)?)
    }
}

/// The usual place of the tape of `book`.
#[must_use]
pub fn usual(book: &Path) -> PathBuf {
    beside(book, ".tape")
}

/// The files that nothing else may ever overwrite.
#[must_use]
pub fn own_files(book: &Path) -> [PathBuf; 7] {
    ["", "-wal", "-shm", "-journal", ".tape-at", ".tape-at.new", ".key"].map(|ending| beside(book, ending))
}

/// True if `path` is one of them, under any name; `None` if its folder doesn't exist.
#[must_use]
pub fn is_own(book: &Path, path: &Path) -> Option<bool> {
    is_among(&own_files(book), path)
}

/// The same, plus the usual place of a tape, which only a tape may take: whatever is there counts as one.
#[must_use]
pub fn is_taken(book: &Path, path: &Path) -> Option<bool> {
    Some(is_own(book, path)? || is_among(&[usual(book)], path)?)
}

fn is_among(files: &[PathBuf], path: &Path) -> Option<bool> {
    let whole = |path: &Path| {
        let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
        let folder = folder.unwrap_or_else(|| Path::new(".")).canonicalize().ok()?;
        Some(folder.join(path.file_name()?))
    };
    let place = whole(path)?;
    Some(files.iter().any(|own| whole(own).as_ref() == Some(&place)))
}

fn unsaid(book: &Path) -> Setting {
    let usual = usual(book);
    if fs::symlink_metadata(&usual).is_ok() { Setting::At(usual) } else { Setting::Off }
}

fn kept_as(book: &Path, place: &Path) -> PathBuf {
    let whole = |path: &Path| std::path::absolute(path).unwrap_or_else(|_| path.to_owned());
    let (folder, place) = (whole(folder(book).join(".").as_path()), whole(place));
    place.strip_prefix(&folder).map_or_else(|_| place.clone(), Path::to_owned)
}

fn folder(book: &Path) -> &Path {
    book.parent().unwrap_or_else(|| Path::new(""))
}

/// A file beside the book, with this ending.
#[must_use]
pub fn beside(book: &Path, ending: &str) -> PathBuf {
    let mut name = book.to_owned().into_os_string();
    name.push(ending);
    name.into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_said_is_read_back() {
        let folder = tempfile::tempdir().unwrap();
        let book = folder.path().join("night.book");
        assert_eq!(Setting::of(&book).unwrap(), Setting::Off);
        for place in ["night.book.tape", "deep/x.tape", "/elsewhere/x.tape"] {
            let said = Setting::At(folder.path().join(place));
            said.say(&book).unwrap();
            assert_eq!(Setting::of(&book).unwrap(), said);
        }
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
        Setting::Off.say(&book).unwrap();
        fs::write(usual(&book), "").unwrap();
        assert_eq!(Setting::of(&book).unwrap(), Setting::Off, "off is off, even where a tape lies");
    }

    #[test]
    fn a_tape_moves_with_its_folder() {
        let folder = tempfile::tempdir().unwrap();
        let (old, new) = (folder.path().join("old"), folder.path().join("new"));
        fs::create_dir(&old).unwrap();
        Setting::At(old.join("x.tape")).say(&old.join("b")).unwrap();
        fs::rename(&old, &new).unwrap();
        assert_eq!(Setting::of(&new.join("b")).unwrap(), Setting::At(new.join("x.tape")));
    }

    #[test]
    fn without_a_word_a_tape_at_the_usual_place_counts() {
        let folder = tempfile::tempdir().unwrap();
        let book = folder.path().join("night.book");
        fs::write(usual(&book), "").unwrap();
        assert_eq!(Setting::of(&book).unwrap(), Setting::At(usual(&book)));
        fs::write(beside(&book, ".tape-at"), "what").unwrap();
        assert!(Setting::of(&book).is_err());
    }
}
