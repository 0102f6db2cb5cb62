//! Whose chairs were at the table of a hand.

use crate::ids::PlayerId;
use serde::{Deserialize, Serialize};

/// Who had each chair at the table of a hand, with or without cards, if button and blinds can come to a chair without cards
/// (DAV-25).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Chairs {
    /// Who each place of a kept hand belongs to, as far as it's known; or everybody with chips at the table, clockwise, if only
    /// the result is known. Empty if everybody with a place got cards.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub places: Vec<Option<PlayerId>>,
    /// Who sat there without a place in the kept hand, clockwise: how many of its places come before each.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub beside: Vec<(usize, PlayerId)>,
}

impl Chairs {
    /// Everybody with a place.
    #[must_use]
    pub fn all(ring: Vec<PlayerId>) -> Self {
        Self::told(ring, |_| true)
    }

    /// The table of a hand that's known by its result: players who had chips have a place. Players without chips, and the chairs
    /// kept for the button, are beside those.
    #[must_use]
    pub fn told(ring: Vec<PlayerId>, has_chips: impl Fn(PlayerId) -> bool) -> Self {
        let mut chairs = Self::default();
        for player in ring {
            match has_chips(player) {
                true => chairs.places.push(Some(player)),
                false => chairs.beside.push((chairs.places.len(), player)),
            }
        }
        chairs
    }

    /// True if nobody sat without cards, or it doesn't matter.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.places.is_empty() && self.beside.is_empty()
    }
}
