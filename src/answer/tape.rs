//! The tape: how it stands, and whether it is kept from now on.

use serde::Serialize;
use std::path::PathBuf;

/// The tape of a book.
#[derive(Clone, Debug, Serialize)]
pub struct Tape {
    /// How it stands; none if no tape is kept.
    pub tape: Option<State>,
    /// True if it was a dry run.
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
        /// Where it is.
        file: PathBuf,
    },
    /// It cannot be used as it is.
    Unusable {
        /// False.
        up_to_date: bool,
        /// Where it is.
        file: PathBuf,
    },
    /// It is kept from now on.
    Begun {
        /// Where it is.
        file: PathBuf,
        /// How many events it has, or would have.
        events: u64,
        /// How many of them are new; none in a dry run.
        #[serde(skip_serializing_if = "Option::is_none")]
        added: Option<u64>,
    },
}
