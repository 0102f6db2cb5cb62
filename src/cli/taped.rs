//! The tape beside every command: checked before anything is written, caught up before anything is acknowledged.

use crate::cli::failure::Failure;
use crate::cli::from_tape::from_tape;
use crate::cli::open_book::OpenBook;
use engine::refusal::Notice;
use ledger::bank::tape::{Setting, TapeError, standing, writing};
use ledger::shown::shown;
use ledger::store::{Access, Store};
use std::path::Path;

/// Refuses to write if the tape has more than the book, or something else: first it must be decided which is right.
///
/// A tape that can't be read blocks nobody here: the event is recorded, and [`catch_up`] says what is wrong.
pub fn check(store: &Store) -> Result<(), Failure> {
    let Some(found) = looked(store) else { return Ok(()) };
    match found {
        Err(error) if error.contradicts() => Err(error.into()),
        Ok(_) | Err(_) => Ok(()),
    }
}

/// Appends to the tape what it lacks; returns what to say if that failed. The command may have recorded something itself, or found
/// it recorded.
pub fn catch_up(store: &Store, has_recorded: bool) -> Option<String> {
    let path = place(store)?;
    let done = path.and_then(|path| writing::catch_up(store, &path));
    let what = if has_recorded {
        "recorded, but not on the tape"
    } else {
        "the tape doesn't have everything in the book"
    };
    done.err().map(|error| format!("{what}: {error}"))
}

/// What to say about the tape to somebody who only looks.
pub fn remark(book: &Path, open: &OpenBook) -> Option<Notice> {
    if Setting::of(book).is_ok_and(|setting| setting == Setting::Off) {
        return None;
    }
    let store = open.open(book, Access::Read).ok()?;
    let text = match looked(&store)? {
        Ok(_) => return None,
        Err(error @ TapeError::Ahead { .. }) => format!("you're not seeing everything: {error}"),
        Err(error) => error.to_string(),
    };
    Some(Notice::new(None, text))
}

/// Mentions the tape if the book is gone or broken.
pub fn with_hint(failure: Failure, book: &Path) -> Failure {
    match Setting::of(book) {
        Ok(Setting::At(tape)) => match from_tape(&tape) {
            Some(line) => failure.hint(line),
            None if tape.is_file() => {
                let broken = format!("its tape `{}` is broken, so restore a backup", shown(&tape));
                let message = format!("{}; {broken}", failure.message);
                Failure { message, ..failure }.hint("housebook restore --help")
            }
            None => failure,
        },
        _ => failure,
    }
}

fn looked(store: &Store) -> Option<Result<standing::TapeLag, TapeError>> {
    let path = place(store)?;
    Some(path.and_then(|path| standing::standing(store.reader(), &path)))
}

/// Where the tape is; none if there is no tape, or the book is in memory.
fn place(store: &Store) -> Option<Result<std::path::PathBuf, TapeError>> {
    if store.path().as_os_str().is_empty() {
        return None;
    }
    match Setting::of(store.path()) {
        Ok(Setting::Off) => None,
        Ok(Setting::At(path)) => Some(Ok(path)),
        Err(error) => Some(Err(error)),
    }
}
