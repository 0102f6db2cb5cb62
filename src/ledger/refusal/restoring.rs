//! Why a book isn't put in place, or a tape can't be left.

use std::path::PathBuf;

/// The reason.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RestoreRefused {
    /// The tape to leave knows more than the book; whether it can be read through, and what was typed to leave it.
    TapeKnowsMore { tape: PathBuf, is_whole: bool, lost: LostEvents, like: String },
    /// The book would be restored from itself.
    FromItself { book: PathBuf },
    /// Another book is there.
    OverAnotherBook { source: PathBuf },
    /// The book has all of it and is in order, up to this event.
    Needless { source: PathBuf, end: u64 },
    /// Events would be lost.
    WouldLose {
        source: PathBuf,
        /// True if the source is a tape, not a backup.
        is_tape: bool,
        /// True if the source ends in the middle of a request.
        is_cut: bool,
        lost: LostEvents,
        /// The book's tape, if that's a different file.
        tape: Option<PathBuf>,
    },
}

/// Events that nobody would have anymore.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LostEvents {
    pub count: u64,
    /// The first few by their numbers, each with the words for its kind.
    pub named: Vec<(u64, String)>,
}
