//! What the keeper of THE BOOK decides about people who came into a surrogate, and about what's written in both books.

use crate::ids::PlayerId;
use crate::people::Name;
use std::collections::BTreeSet;

/// Maps the surrogate's names to our players, and its events to ours.
#[derive(Clone, Debug, Default)]
pub struct Decisions {
    /// This is one of our players.
    pub same: Vec<(String, PlayerId)>,
    /// This is nobody we know, or somebody who was renamed; with the name to use here, if it's a different one.
    pub other: Vec<(String, Option<Name>)>,
    /// Events that are here already, by their numbers there.
    pub one: BTreeSet<u64>,
    /// Events that only look like one here.
    pub two: BTreeSet<u64>,
}
