//! Leaving a tape: never silently, if it has events that the book doesn't have.

use crate::bank::desk::BankError;
use crate::bank::restore::losing::{self, OnTape};
use crate::bank::tape::TapeError;
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
    let OnTape { lost, trouble } = match losing::of_tape(store, path) {
        Ok(on_tape) => on_tape,
        Err(BankError::Tape(error)) => return Ok(Some(error)),
        Err(error) => return Err(error),
    };
    if losing::may_go(&lost, may_lose) {
        return Ok(trouble);
    }
    let (tape, lost, is_whole) = (path.to_owned(), losing::named(&lost), trouble.is_none());
    Err(Refusal::new(RestoreRefused::TapeKnowsMore { tape, is_whole, lost, like: like.to_owned() }).into())
}
