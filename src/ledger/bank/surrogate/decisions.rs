//! What the keeper of THE BOOK decides about people who came into a surrogate, and about what is written in both books.

use crate::ids::PlayerId;
use crate::people::Name;
use std::collections::BTreeSet;

/// Maps the surrogate's names to our players, and its events to ours.
#[derive(Clone, Debug, Default)]
pub struct Decisions {
    /// He is this person of ours.
    pub same: Vec<(String, PlayerId)>,
    /// He is nobody we know, or was renamed; with the name he gets here, where that is another.
    pub other: Vec<(String, Option<Name>)>,
    /// Events that are here already, by their numbers there.
    pub one: BTreeSet<u64>,
    /// Events that only look like one that is here.
    pub two: BTreeSet<u64>,
}
