//! Leaving a tape: never silently, if it has events that the book doesn't have.

use crate::bank::desk::BankError;
use crate::bank::restore::losing::{self, Lost};
use crate::bank::tape::failure::TapeError;
use crate::bank::tape::{check_lines, standing};
use crate::refusal::{Refusal, RestoreRefused};
use crate::store::Store;
use std::path::Path;

/// Refuses to leave a tape that knows more than the book, unless `may_lose` says how much; `like` is what was typed.
///
/// A tape that can't be read keeps nobody from leaving it. Returns what's wrong with it.
pub fn check(
    store: &Store,
    path: &Path,
    may_lose: Option<u64>,
    like: &str,
) -> Result<Option<TapeError>, BankError> {
    let lost = match standing::standing(store.reader(), path) {
        Ok(_) => return Ok(check_lines(path).err()),
        Err(TapeError::Ahead { by, .. }) => {
            let head = store.reader().last_seq()?;
            losing::of_tape(store, path).unwrap_or_else(|_| unnamed(head.saturating_add(1), by))
        }
        Err(TapeError::Parted { seq, .. }) => {
            losing::of_tape(store, path).unwrap_or_else(|_| unnamed(seq, 1))
        }
        Err(error) => return Ok(Some(error)),
    };
    if losing::may_go(&lost, may_lose) {
        return Ok(None);
    }
    let (tape, lost) = (path.to_owned(), losing::named(&lost));
    Err(Refusal::new(RestoreRefused::TapeKnowsMore { tape, lost, like: like.to_owned() }).into())
}

/// Events of a tape that's broken before its end: their numbers are known, but not their kinds.
fn unnamed(first: u64, count: u64) -> Lost {
    (first..first.saturating_add(count)).map(|seq| (seq, String::new())).collect()
}
