//! A request and its answer as the journal remembers them, beside the last event it wrote: this is what goes onto a tape.

use crate::journal::digest::Digest;
use serde::{Deserialize, Serialize};

/// A request that was answered, so that asking it again gets the same answer and writes nothing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Asked {
    /// The book it was sent to.
    pub origin: String,
    /// Its id, given by the caller.
    pub id: String,
    /// The hash of what was asked for.
    pub body: Digest,
    /// The first event it wrote.
    pub first: u64,
    /// The last event it wrote.
    pub last: u64,
    /// The answer, exactly as it was remembered.
    pub answer: String,
    /// A hash of all of it and of the last event's own hash.
    pub hash: Digest,
}
