//! The fact that an earlier event was taken back.

use crate::ids::NightId;
use crate::journal::kinds::kinds;
use serde::{Deserialize, Serialize};

/// An earlier event was taken back, exactly: the book turns its entry round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename = "undone")]
pub struct Undone {
    /// The number of that event.
    pub seq: u64,
}

kinds!(Undone = "undone");

impl Undone {
    /// The night it belongs to: none, what it takes back may be of any.
    #[must_use]
    pub const fn night(&self) -> Option<NightId> {
        None
    }
}
