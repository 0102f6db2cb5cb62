//! Books that stand in for others.

use crate::answer::{Transit, When};
use serde::Serialize;

/// The surrogates of a book, or what it stands in for.
#[derive(Clone, Debug, Serialize)]
pub struct Surrogates {
    /// This book.
    pub book: String,
    /// The fingerprint of its key, if it has one.
    pub key: Option<String>,
    /// What it stands in for.
    pub of: Option<Origin>,
    /// What stands in for it.
    pub surrogates: Vec<Surrogate>,
}

/// The book that a surrogate stands in for.
#[derive(Clone, Debug, Serialize)]
pub struct Origin {
    /// Which.
    pub book: String,
    /// The fingerprint of its key.
    pub key: Option<String>,
    /// Its event that the surrogate started after.
    pub event: u64,
    /// The hash of that event.
    pub hash: String,
}

/// A surrogate that was merged.
#[derive(Clone, Debug, Serialize)]
pub struct Surrogate {
    /// Which.
    pub book: String,
    /// The fingerprint of its key.
    pub key: String,
    /// The event it started after.
    pub anchor: u64,
    /// Its last event that is here.
    pub last: u64,
    /// The hash of that event.
    pub hash: String,
    /// When it was last merged.
    pub at: When,
}

/// A surrogate was started.
#[derive(Clone, Debug, Serialize)]
pub struct Begun {
    /// The file.
    pub book: String,
    /// The surrogate.
    pub surrogate: String,
    /// The fingerprint of its key.
    pub key: String,
    /// The book it stands in for.
    pub of: String,
    /// The fingerprint of that book's key.
    pub of_key: String,
    /// The event it starts after.
    pub anchor: u64,
}

/// A surrogate was merged.
#[derive(Clone, Debug, Serialize)]
pub struct Merged {
    /// Which.
    pub surrogate: String,
    /// The fingerprint of its key.
    pub key: String,
    /// How many of its events were new.
    pub new: u64,
    /// How many were known.
    pub known: u64,
    /// The first that was new.
    pub first: Option<u64>,
    /// The last that was new.
    pub last: Option<u64>,
    /// Cash on its way between two bankers.
    pub in_transit: Vec<Transit>,
    /// True if its key was seen for the first time.
    #[serde(skip)]
    pub first_time: bool,
}

/// A signed bundle was written.
#[derive(Clone, Debug, Serialize)]
pub struct Bundle {
    /// The file.
    pub file: String,
    /// The book.
    pub book: String,
    /// `book` or `surrogate`.
    pub kind: &'static str,
    /// Its first event.
    pub first: u64,
    /// Its last event.
    pub last: u64,
    /// How many there are.
    pub count: u64,
    /// The fingerprint of the key it is signed with.
    pub key: String,
}

/// A book has a key to sign with.
#[derive(Clone, Debug, Serialize)]
pub struct KeyMade {
    /// Its fingerprint.
    pub key: String,
}
