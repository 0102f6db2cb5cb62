//! What a restored book wouldn't have: events that are in the book it replaces, or on its tape.

use crate::bank::desk::BankError;
use crate::bank::tape::reading::Lines;
use crate::bank::tape::{TapeError, check_lines, standing};
use crate::journal::in_words;
use crate::refusal::LostEvents;
use crate::store::{Reader, Store, StoreError};
use std::collections::BTreeMap;
use std::path::Path;

/// How many lost events a refusal names one by one.
const NAMED_MAX: usize = 8;

/// Events by number, each with its kind word.
pub type Lost = BTreeMap<u64, String>;

/// The events of `old` that `fresh` does not have.
pub fn of_book(fresh: &Store, old: &Store) -> Result<Lost, StoreError> {
    let common = common(fresh.reader(), old.reader())?;
    after(old, common)
}

/// The events of `old` after number `end`.
pub fn after(old: &Store, end: u64) -> Result<Lost, StoreError> {
    Ok(old.reader().kinds_after(end)?.into_iter().collect())
}

/// The events after number `end` that are gone from a damaged book, and left their postings or their answer.
pub fn gone(old: &Store, end: u64) -> Result<Lost, StoreError> {
    Ok(old.reader().left_after(end)?.into_iter().map(|seq| (seq, String::new())).collect())
}

/// What a book would lose of a tape.
pub struct OnTape {
    /// The events that only the tape has.
    pub lost: Lost,
    /// What keeps it from being read through: then its last line says how far it goes.
    pub trouble: Option<TapeError>,
}

/// The events on a tape that `fresh` doesn't have.
///
/// # Errors
///
/// Its last line can't be read either, or it's the tape of another book.
pub fn of_tape(fresh: &Store, tape: &Path) -> Result<OnTape, BankError> {
    let unnamed = match standing::standing(fresh.reader(), tape) {
        Ok(_) => return Ok(OnTape { lost: Lost::new(), trouble: check_lines(tape).err() }),
        Err(TapeError::Ahead { by, .. }) => (fresh.reader().last_seq()?.saturating_add(1), by),
        Err(TapeError::Parted { seq, .. }) => (seq, 1),
        Err(error) => return Err(error.into()),
    };
    match line_by_line(fresh, tape) {
        Ok(lost) => Ok(OnTape { lost, trouble: None }),
        Err(BankError::Tape(trouble)) => {
            let (first, count) = unnamed;
            let lost = (first..first.saturating_add(count)).map(|seq| (seq, String::new())).collect();
            Ok(OnTape { lost, trouble: Some(trouble) })
        }
        Err(error) => Err(error),
    }
}

fn line_by_line(fresh: &Store, tape: &Path) -> Result<Lost, BankError> {
    let (book, lines) = Lines::open(tape)?;
    let mut lost = Lost::new();
    lines.each(book, |line, _| -> Result<(), BankError> {
        if fresh.reader().hash_of(line.event.seq)? != Some(line.event.hash) {
            lost.insert(line.event.seq, line.event.kind);
        }
        Ok(())
    })?;
    Ok(lost)
}

/// True if nothing would be lost, or only as much as allowed.
#[must_use]
pub fn may_go(lost: &Lost, may_lose: Option<u64>) -> bool {
    lost.is_empty() || may_lose == Some(counted(lost))
}

/// How many there are.
#[must_use]
pub fn counted(lost: &Lost) -> u64 {
    u64::try_from(lost.len()).unwrap_or(u64::MAX)
}

/// The same with the first few of them by name.
#[must_use]
pub fn named(lost: &Lost) -> LostEvents {
    let first = lost.iter().take(NAMED_MAX);
    let named = first.map(|(seq, kind)| (*seq, in_words(kind).to_owned())).collect();
    LostEvents { count: counted(lost), named }
}

/// The last event that both have: if hashes match, everything before them matches too.
fn common(one: Reader<'_>, other: Reader<'_>) -> Result<u64, StoreError> {
    let (mut same, mut end) = (0, one.head()?.0.min(other.head()?.0).saturating_add(1));
    while end.saturating_sub(same) > 1 {
        let middle = same.midpoint(end);
        if one.hash_of(middle)? == other.hash_of(middle)? {
            same = middle;
        } else {
            end = middle;
        }
    }
    Ok(same)
}
