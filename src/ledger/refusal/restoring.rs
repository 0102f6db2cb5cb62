//! Why a book is not put in place, or a tape not left.

use std::path::PathBuf;

/// What stands against it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RestoreRefused {
    /// The tape that is to be left knows more than the book; what was typed to leave it.
    TapeKnowsMore { tape: PathBuf, lost: LostEvents, like: String },
    /// The book is to be restored from itself.
    FromItself { book: PathBuf },
    /// Another book lies there.
    OverAnotherBook { source: PathBuf },
    /// The book has all that and is in order, to this event.
    Needless { source: PathBuf, end: u64 },
    /// Events would be lost.
    WouldLose {
        source: PathBuf,
        /// True if the source is a tape, and no backup.
        is_tape: bool,
        /// True if the source ends within a request.
        is_cut: bool,
        lost: LostEvents,
        /// The tape of the book, where that is another file.
        tape: Option<PathBuf>,
    },
}

/// Events that nobody would have any more.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LostEvents {
    pub count: u64,
    /// The first few by their numbers, each with the words for its kind.
    pub named: Vec<(u64, String)>,
}
