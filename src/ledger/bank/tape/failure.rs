//! How a tape fails, in the few kinds that matter to somebody who has to decide what to do next.

use crate::shown::shown;
use crate::store::StoreError;
use crate::store::said;
use std::path::{Path, PathBuf};

/// Why a tape can't be used.
#[derive(Debug, thiserror::Error)]
pub enum TapeError {
    /// There is nothing at this path.
    #[error("there's no tape at `{}`", shown(.0))]
    Missing(PathBuf),
    /// What's there isn't a file that can be written to.
    #[error("`{}` can't be a tape: {why}", shown(path))]
    NoPlace { path: PathBuf, why: String },
    /// The disk says no.
    #[error("can't use the tape `{}`: {why}", shown(path))]
    Failed { path: PathBuf, why: String },
    /// Another program is using it.
    #[error("the tape `{}` is busy: another program is writing to it", shown(.0))]
    Busy(PathBuf),
    /// A line of it can't be what was written.
    #[error("{}:{line}: {why}", shown(path))]
    Damaged { path: PathBuf, line: TapePlace, why: String },
    /// It is the tape of another book.
    #[error("`{}` is another book's tape, {tape}", shown(path))]
    OtherBook { path: PathBuf, tape: String },
    /// It knows events that the book does not know.
    #[error("the book is {by} {} behind its tape (the book ends at {book}, the tape `{}` at {tape})", entries(*by), shown(path))]
    Ahead { path: PathBuf, by: u64, book: String, tape: String },
    /// It has a different history.
    #[error(
        "the book and its tape disagree: event {seq} is {book} in the book and {tape} on the tape `{}`",
        shown(path)
    )]
    Parted { path: PathBuf, seq: u64, book: String, tape: String },
    /// The book says no.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// A place in a tape.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TapePlace {
    /// A line, from 1.
    Line(u64),
    /// The last line, because a tape is read from its end.
    Last,
}

impl std::fmt::Display for TapePlace {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Line(number) => write!(f, "{number}"),
            Self::Last => write!(f, "last line"),
        }
    }
}

impl TapeError {
    pub(crate) fn failed(path: &Path, error: &std::io::Error) -> Self {
        if error.kind() == std::io::ErrorKind::NotFound {
            return Self::Missing(path.to_owned());
        }
        Self::Failed { path: path.to_owned(), why: said(error) }
    }

    /// True if the tape can be read and contradicts the book: nothing may be written until somebody decides about that.
    #[must_use]
    pub const fn contradicts(&self) -> bool {
        matches!(self, Self::OtherBook { .. } | Self::Ahead { .. } | Self::Parted { .. })
    }
}

const fn entries(count: u64) -> &'static str {
    if count == 1 { "entry" } else { "entries" }
}
