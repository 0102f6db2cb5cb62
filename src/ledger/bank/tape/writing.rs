//! Writing the tape: begun once with everything in the book, and from then on caught up from its last line.

use crate::bank::tape::failure::TapeError;
use crate::bank::tape::file::{TapeFile, line, plain};
use crate::bank::tape::reading::check_lines;
use crate::bank::tape::setting::is_own;
use crate::bank::tape::standing::held_against;
use crate::formats::tape_line::{self, TapeLine};
use crate::store::{Building, Reader, Store, check_sealed};
use std::fs;
use std::path::Path;

/// How much is written at once, in bytes.
const BLOCK_BYTES: usize = 256 * 1024;

/// Appends every event that isn't on the tape yet, and syncs it. Returns how many there were.
///
/// If two programs append, they take turns, and each appends what's missing then, so the tape is always in the journal's order.
/// The sync is done even if nothing is missing: another program may have appended without it.
pub fn catch_up(store: &Store, path: &Path) -> Result<u64, TapeError> {
    let mut tape = TapeFile::open(path, true)?;
    tape.lock()?;
    let end = tape.end()?;
    let standing = held_against(store.reader(), path, &end)?;
    tape.cut(&end)?;
    append_after(store.reader(), standing.seq, &mut tape)?;
    tape.sync()?;
    Ok(standing.behind)
}

/// Begins a tape with everything in the book, or continues one that belongs to the book.
pub fn begin(store: &Store, path: &Path) -> Result<u64, TapeError> {
    if check(store, path)? {
        return catch_up(store, path);
    }
    build(store, path)?.put(path)?;
    store.reader().last_seq().map_err(TapeError::from)
}

/// A tape with everything in the book, ready to be put at `path`.
pub fn build(store: &Store, path: &Path) -> Result<Building, TapeError> {
    let building = Building::beside(path, ".new")?;
    let failed = |error| TapeError::failed(building.path(), &error);
    let file = fs::OpenOptions::new().read(true).append(true).create_new(true).open(building.path());
    let mut tape = TapeFile { path: path.to_owned(), file: file.map_err(failed)? };
    let head = tape_line::head(&store.reader().book()?.id);
    tape.append(&format!("{head}\n"))?;
    append_after(store.reader(), 0, &mut tape)?;
    Ok(building)
}

/// True if a tape of the book is there to continue, false if a new one can be begun; refuses any other place.
pub fn check(store: &Store, path: &Path) -> Result<bool, TapeError> {
    check_place(store.path(), path)?;
    match fs::symlink_metadata(path) {
        Ok(seen) => {
            plain(path, &seen)?;
            let end = TapeFile::open(path, false)?.end()?;
            held_against(store.reader(), path, &end)?;
            check_lines(path).map(|()| true)
        }
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => Ok(false),
        Err(error) => Err(TapeError::failed(path, &error)),
    }
}

/// Refuses to put a tape on the book's own files, under any name.
fn check_place(book: &Path, path: &Path) -> Result<(), TapeError> {
    let why = match is_own(book, path) {
        None => "there's no such folder",
        Some(true) => "that's the book itself",
        Some(false) => return Ok(()),
    };
    Err(TapeError::NoPlace { path: path.to_owned(), why: why.to_owned() })
}

fn append_after(reader: Reader<'_>, after: u64, tape: &mut TapeFile) -> Result<(), TapeError> {
    let mut lines = String::new();
    reader.each_taped(after, |event, request| -> Result<(), TapeError> {
        if let Some(asked) = &request {
            // It wouldn't be a tape if an answer didn't belong to its event.
            check_sealed(asked, event.hash)?;
        }
        lines.push_str(&line(TapeLine { event, request })?);
        lines.push('\n');
        if lines.len() > BLOCK_BYTES {
            tape.append(&lines)?;
            lines.clear();
        }
        Ok(())
    })?;
    if lines.is_empty() { Ok(()) } else { tape.append(&lines) }
}
