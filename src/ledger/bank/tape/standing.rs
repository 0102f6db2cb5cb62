//! How a book and its tape compare, by the tape's last line alone.

use crate::bank::tape::failure::TapeError;
use crate::bank::tape::file::{TapeEnd, TapeFile};
use crate::journal::Digest;
use crate::store::Reader;
use std::path::Path;

/// What a tape of the book still lacks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TapeLag {
    /// The last event on the tape.
    pub seq: u64,
    /// How many of the book's events aren't on it yet.
    pub behind: u64,
    /// True if its last line was never finished.
    pub torn: bool,
}

/// Reads the tape's end and compares it with the book. If the last line is damaged, the last one that can be read still says if the
/// tape has more than the book.
///
/// The tape is read first: an event is in the book before it is on the tape, so a program that writes meanwhile does no harm.
pub fn standing(reader: Reader<'_>, path: &Path) -> Result<TapeLag, TapeError> {
    let mut tape = TapeFile::open(path, false)?;
    match tape.end() {
        Ok(end) => held_against(reader, path, &end),
        Err(error) => match tape.last_readable().map(|end| held_against(reader, path, &end)) {
            Some(Err(against)) if against.contradicts() => Err(against),
            _ => Err(error),
        },
    }
}

/// The same for an end that was read already.
pub fn held_against(reader: Reader<'_>, path: &Path, end: &TapeEnd) -> Result<TapeLag, TapeError> {
    let book = reader.book()?.id;
    if book != end.book {
        return Err(TapeError::OtherBook { path: path.to_owned(), tape: end.book.clone() });
    }
    let (head, hash) = reader.head()?;
    let standing = TapeLag { seq: end.seq, behind: head.saturating_sub(end.seq), torn: end.torn > 0 };
    if end.seq == 0 {
        return Ok(standing);
    }
    match reader.hash_of(end.seq)? {
        Some(same) if same == end.hash => Ok(standing),
        Some(other) => Err(TapeError::Parted {
            path: path.to_owned(),
            seq: end.seq,
            book: short(other),
            tape: short(end.hash),
        }),
        None => Err(TapeError::Ahead {
            path: path.to_owned(),
            by: end.seq.saturating_sub(head),
            book: named(head, hash),
            tape: named(end.seq, end.hash),
        }),
    }
}

fn named(seq: u64, hash: Digest) -> String {
    format!("#{seq} {}", short(hash))
}

fn short(hash: Digest) -> String {
    hash.to_string().chars().take(8).collect()
}
