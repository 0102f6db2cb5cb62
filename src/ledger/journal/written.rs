//! An event as it's stored in the journal, every field exactly as it was written: what's copied from file to file.

use crate::accounts::Posting;
use crate::journal::digest::Digest;
use crate::time::Instant;
use serde::{Deserialize, Serialize};

/// One event with everything its hash covers, and the hash.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Written {
    /// Its number in the journal it was copied from.
    pub seq: u64,
    /// The request that made it.
    pub request: String,
    pub at: Instant,
    pub recorded: Instant,
    /// The kind word of its fact.
    pub kind: String,
    /// The version of the body.
    pub version: u32,
    /// The night as the journal keeps it; empty for none.
    pub night: String,
    pub nature: String,
    /// The fact, as the exact text that was hashed.
    pub body: String,
    /// The event it takes back.
    pub reverses: Option<u64>,
    pub origin: Origin,
    pub postings: Vec<Posting>,
    /// The hash of the event before it.
    pub prev: Digest,
    pub hash: Digest,
}

/// Where an event was first written.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Origin {
    /// The book.
    pub book: String,
    /// The event's number there.
    pub seq: u64,
    /// The event's hash there; `None` if it was first written here.
    pub hash: Option<Digest>,
}
