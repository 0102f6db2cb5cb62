//! Players who went out together, and in which order exits stand.

use crate::tournament::did::Gone;
use serde::{Deserialize, Serialize};

/// Players who went out together.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Exit {
    pub hand: Option<u32>,
    /// The last recorded hand by then, where theirs was not recorded.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub after: Option<u32>,
    pub gone: Vec<Gone>,
}

impl Exit {
    /// True if they went out after that hand, for all that is known: where nobody recorded theirs they may have.
    #[must_use]
    pub const fn is_behind(&self, hand: u32) -> bool {
        (self.hand.is_none() && self.after.is_none()) || self.is_later(hand)
    }

    /// True if it is known that they went out after that hand.
    #[must_use]
    pub const fn is_later(&self, hand: u32) -> bool {
        match (self.hand, self.after) {
            (Some(known), _) => known > hand,
            (None, Some(after)) => after >= hand,
            (None, None) => false,
        }
    }
}

/// One exit for each recorded hand, and the hands in their order, whenever and in how many sentences it was told; between them those
/// that nobody recorded, as they were told.
pub fn put(exits: &mut Vec<Exit>, exit: Exit) {
    let same = |known: &&mut Exit| exit.hand.is_some() && known.hand == exit.hand;
    if let Some(known) = exits.iter_mut().find(same) {
        known.gone.extend(exit.gone);
        return;
    }
    let is_later = |known: &Exit| exit.hand.is_some_and(|hand| known.is_later(hand));
    let later = exits.iter().position(is_later);
    exits.insert(later.unwrap_or(exits.len()), exit);
}
