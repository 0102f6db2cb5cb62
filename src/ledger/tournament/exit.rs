//! Players who went out together, and the order of exits.

use crate::tournament::did::Gone;
use serde::{Deserialize, Serialize};

/// Players who went out together.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Exit {
    pub hand: Option<u32>,
    /// The last recorded hand by then, if theirs wasn't recorded.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub after: Option<u32>,
    pub gone: Vec<Gone>,
}

impl Exit {
    /// True if they may have gone out after that hand, as far as anybody knows: if nobody recorded their hand, that's possible.
    #[must_use]
    pub const fn is_behind(&self, hand: u32) -> bool {
        (self.hand.is_none() && self.after.is_none()) || self.is_later(hand)
    }

    /// True if it's certain that they went out after that hand.
    #[must_use]
    pub const fn is_later(&self, hand: u32) -> bool {
        match (self.hand, self.after) {
            (Some(known), _) => known > hand,
            (None, Some(after)) => after >= hand,
            (None, None) => false,
        }
    }
}

/// One exit for each recorded hand, in the order of the hands, no matter when and in how many commands it was told. Exits in
/// unrecorded hands come between them, in the order they were told.
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
