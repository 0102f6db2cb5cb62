//! What the keeper of THE BOOK decides about people who came into a surrogate, and about payments that are in both books.

use crate::domain::ids::PlayerId;
use crate::domain::people::Name;
use std::collections::BTreeSet;

/// Who is whom, by the names that the surrogate has; which payment is which, by the numbers of its events.
#[derive(Clone, Debug, Default)]
pub struct Decisions {
    /// He is this person of ours.
    pub same: Vec<(String, PlayerId)>,
    /// He is nobody we know, or was renamed; with the name he gets here, where that is another.
    pub other: Vec<(String, Option<Name>)>,
    /// Payments that are here already, by the numbers of their events there.
    pub one: BTreeSet<u64>,
    /// Payments that only look like one that is here.
    pub two: BTreeSet<u64>,
}
