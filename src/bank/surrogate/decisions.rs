//! What the keeper of THE BOOK decides about people who came into a surrogate.

use crate::domain::ids::PlayerId;
use crate::domain::people::Name;

/// Who is whom, by the names that the surrogate has.
#[derive(Clone, Debug, Default)]
pub struct Decisions {
    /// He is this person of ours.
    pub same: Vec<(String, PlayerId)>,
    /// He is nobody we know, or was renamed; with the name he gets here, where that is another.
    pub other: Vec<(String, Option<Name>)>,
}
