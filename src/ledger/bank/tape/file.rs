//! The file of a tape: opened only if it's a plain file of its own, and read from its end.

use crate::bank::tape::failure::{TapeError, TapePlace};
use crate::formats::tape_line::{self, TapeLine};
use crate::journal::Digest;
use crate::store::{StoreError, seal_of, seal_of_asked};
use std::fs::{self, File, Metadata, OpenOptions, TryLockError};
use std::io::{Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// The longest line that is read, in bytes.
pub const LINE_BYTES_MAX: u64 = 16 * 1024 * 1024;

/// How much is read at once from the end, in bytes.
const BLOCK_BYTES: u64 = 16 * 1024;

/// How long a command waits for another program that is writing to the tape.
const PATIENCE: Duration = Duration::from_secs(5);

/// An open tape.
pub struct TapeFile {
    pub(crate) path: PathBuf,
    pub(crate) file: File,
}

/// How far a tape goes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TapeEnd {
    /// The book it belongs to.
    pub book: String,
    /// The last event on it; 0 for none.
    pub seq: u64,
    pub hash: Digest,
    /// How long it is up to the end of its last complete line, in bytes.
    pub whole: u64,
    /// What comes after that: a line that was never finished.
    pub torn: u64,
}

impl TapeFile {
    /// Opens a tape to look, or to append to it.
    pub fn open(path: &Path, append: bool) -> Result<Self, TapeError> {
        let failed = |error| TapeError::failed(path, &error);
        let seen = fs::symlink_metadata(path).map_err(failed)?;
        plain(path, &seen)?;
        let file = OpenOptions::new().read(true).append(append).open(path).map_err(failed)?;
        // Somebody may have put something else there between the check and the opening.
        if !same(&seen, &file.metadata().map_err(failed)?) {
            let why = "it's being replaced by another file".to_owned();
            return Err(TapeError::NoPlace { path: path.to_owned(), why });
        }
        Ok(Self { path: path.to_owned(), file })
    }

    /// Waits until no other program is appending; closing the file releases the lock.
    pub fn lock(&self) -> Result<(), TapeError> {
        let start = Instant::now();
        loop {
            match self.file.try_lock() {
                Ok(()) => return Ok(()),
                Err(TryLockError::WouldBlock) if start.elapsed() < PATIENCE => {
                    std::thread::sleep(Duration::from_millis(5));
                }
                Err(TryLockError::WouldBlock) => return Err(TapeError::Busy(self.path.clone())),
                Err(TryLockError::Error(error)) => return Err(self.failed(&error)),
            }
        }
    }

    /// How far it goes, by its first line and its last complete one.
    pub fn end(&mut self) -> Result<TapeEnd, TapeError> {
        let length = self.file.metadata().map_err(|error| self.failed(&error))?.len();
        let first = self.first_line(length)?;
        let book = tape_line::book_of(&first).map_err(|why| self.damaged(TapePlace::Line(1), why))?;
        let whole = self.line_end_before(length)?.ok_or_else(|| self.no_tape())?;
        let begin = self.line_end_before(whole.saturating_sub(1))?.unwrap_or(0);
        let torn = length.saturating_sub(whole);
        if begin == 0 {
            return Ok(TapeEnd { book, seq: 0, hash: Digest::NONE, whole, torn });
        }
        if whole.saturating_sub(begin) > LINE_BYTES_MAX {
            return Err(self.damaged(TapePlace::Last, "the line is too long".to_owned()));
        }
        let text = self.text(begin, whole.saturating_sub(1))?;
        let (seq, hash) = sealed(&text)
            .map(|line| (line.event.seq, line.event.hash))
            .map_err(|why| self.damaged(TapePlace::Last, why))?;
        Ok(TapeEnd { book, seq, hash, whole, torn })
    }

    /// The last line that can be read, if what comes after it can't: the tape goes at least that far.
    pub fn last_readable(&mut self) -> Option<TapeEnd> {
        let length = self.file.metadata().ok()?.len();
        let book = tape_line::book_of(&self.first_line(length).ok()?).ok()?;
        let whole = self.line_end_before(length).ok()??;
        let mut end = whole;
        while let Some(begin) = self.line_end_before(end.saturating_sub(1)).ok()? {
            let text = self.text(begin, end.saturating_sub(1));
            if let Ok(line) = text.map_err(drop).and_then(|text| sealed(&text).map_err(drop)) {
                let (seq, hash) = (line.event.seq, line.event.hash);
                return Some(TapeEnd { book, seq, hash, whole: end, torn: length.saturating_sub(end) });
            }
            end = begin;
        }
        None
    }

    /// Cuts off the line that was never finished.
    pub fn cut(&self, end: &TapeEnd) -> Result<(), TapeError> {
        match end.torn {
            0 => Ok(()),
            _ => self.file.set_len(end.whole).map_err(|error| self.failed(&error)),
        }
    }

    /// Appends whole lines.
    pub fn append(&mut self, lines: &str) -> Result<(), TapeError> {
        self.file.write_all(lines.as_bytes()).map_err(|error| self.failed(&error))
    }

    /// Makes sure that what was appended is on the disk.
    pub fn sync(&self) -> Result<(), TapeError> {
        self.file.sync_data().map_err(|error| self.failed(&error))
    }

    pub(crate) fn failed(&self, error: &std::io::Error) -> TapeError {
        TapeError::failed(&self.path, error)
    }

    pub(crate) fn damaged(&self, line: TapePlace, why: String) -> TapeError {
        TapeError::Damaged { path: self.path.clone(), line, why }
    }

    fn no_tape(&self) -> TapeError {
        self.damaged(TapePlace::Line(1), "this isn't a book's tape".to_owned())
    }

    fn first_line(&mut self, length: u64) -> Result<String, TapeError> {
        let begin = self.text(0, length.min(BLOCK_BYTES)).unwrap_or_default();
        begin.split_once('\n').map(|(first, _)| first.to_owned()).ok_or_else(|| self.no_tape())
    }

    /// The position after the last line end before `place`.
    fn line_end_before(&mut self, place: u64) -> Result<Option<u64>, TapeError> {
        let mut end = place;
        while end > 0 && place.saturating_sub(end) <= LINE_BYTES_MAX {
            let begin = end.saturating_sub(BLOCK_BYTES);
            let bytes = self.bytes(begin, end)?;
            if let Some(found) = bytes.iter().rposition(|byte| *byte == b'\n') {
                let behind = u64::try_from(found).unwrap_or_default().saturating_add(1);
                return Ok(Some(begin.saturating_add(behind)));
            }
            end = begin;
        }
        Ok(None)
    }

    fn text(&mut self, begin: u64, end: u64) -> Result<String, TapeError> {
        let bytes = self.bytes(begin, end)?;
        let cut = match std::str::from_utf8(&bytes) {
            Ok(text) => return Ok(text.to_owned()),
            Err(error) => error.valid_up_to(),
        };
        // The first line may be followed by letters that the block cuts in two.
        match bytes.get(..cut).map(String::from_utf8_lossy) {
            Some(text) if text.contains('\n') => Ok(text.into_owned()),
            _ => Err(self.damaged(TapePlace::Last, "this isn't UTF-8 text".to_owned())),
        }
    }

    fn bytes(&mut self, begin: u64, end: u64) -> Result<Vec<u8>, TapeError> {
        let size = usize::try_from(end.saturating_sub(begin)).unwrap_or_default();
        let mut bytes = vec![0; size];
        let read = self.file.seek(SeekFrom::Start(begin)).and_then(|_| self.file.read_exact(&mut bytes));
        read.map_err(|error| self.failed(&error))?;
        Ok(bytes)
    }
}

/// The line of an event, the same on every tape of the book.
pub fn line(line: TapeLine) -> Result<String, TapeError> {
    Ok(tape_line::write(&line).map_err(StoreError::Failed)?)
}

/// Reads a line whose seals are its own.
pub fn sealed(text: &str) -> Result<tape_line::TapeLine, String> {
    let line = tape_line::read(text)?;
    if seal_of(&line.event) != line.event.hash {
        return Err(format!("event {} doesn't have its own seal", line.event.seq));
    }
    if let Some(asked) = &line.request
        && (asked.last != line.event.seq || seal_of_asked(asked, line.event.hash) != asked.hash)
    {
        return Err(format!("the answer next to event {} doesn't have its own seal", line.event.seq));
    }
    Ok(line)
}

/// Refuses anything but a plain file with one name.
pub fn plain(path: &Path, seen: &Metadata) -> Result<(), TapeError> {
    let kind = seen.file_type();
    let why = match () {
        () if kind.is_symlink() => "a symbolic link can point anywhere; name the file itself",
        () if kind.is_dir() => "it's a folder",
        () if !kind.is_file() => "it isn't a plain file",
        () if names(seen) > 1 => "a file with several names (hard links); keep one",
        () => return Ok(()),
    };
    Err(TapeError::NoPlace { path: path.to_owned(), why: why.to_owned() })
}

#[cfg(unix)]
fn names(file: &Metadata) -> u64 {
    std::os::unix::fs::MetadataExt::nlink(file)
}

#[cfg(not(unix))]
fn names(_: &Metadata) -> u64 {
    1
}

#[cfg(unix)]
fn same(one: &Metadata, other: &Metadata) -> bool {
    use std::os::unix::fs::MetadataExt;
    (one.dev(), one.ino()) == (other.dev(), other.ino())
}

#[cfg(not(unix))]
fn same(_: &Metadata, other: &Metadata) -> bool {
    other.is_file()
}
