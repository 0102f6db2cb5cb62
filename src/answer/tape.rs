//! The tape: how it stands, and that it is kept from now on or no more.

use serde::Serialize;
use std::path::PathBuf;

/// The tape of a book.
#[derive(Clone, Debug, Serialize)]
pub struct Tape {
    /// How it stands; none if none is kept.
    pub tape: Option<State>,
    /// True if it was only rehearsed.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub dry_run: bool,
}

/// How a tape stands.
#[derive(Clone, Debug, Serialize)]
#[serde(untagged)]
pub enum State {
    /// It was looked at.
    Stands {
        /// How many events it has.
        events: u64,
        /// How many more the book has.
        behind: u64,
        /// True if its last line was never finished.
        torn: bool,
        /// True if nothing is missing.
        up_to_date: bool,
        /// Where it lies.
        file: PathBuf,
    },
    /// It cannot be used as it is.
    Unusable {
        /// False.
        up_to_date: bool,
        /// Where it lies.
        file: PathBuf,
    },
    /// It is kept from now on.
    Begun {
        /// Where it lies.
        file: PathBuf,
        /// How many events it has, or would have.
        events: u64,
        /// How many of them are new; none where it was only rehearsed.
        #[serde(skip_serializing_if = "Option::is_none")]
        added: Option<u64>,
    },
}
