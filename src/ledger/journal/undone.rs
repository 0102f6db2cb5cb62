//! The fact that an earlier event was taken back.

use crate::ids::NightId;
use crate::journal::kinds::kinds;
use serde::{Deserialize, Serialize};

/// An earlier event was taken back, exactly: the book reverses its entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename = "undone")]
pub struct Undone {
    /// The number of that event.
    pub seq: u64,
}

kinds!(Undone = "undone");

impl Undone {
    /// The night it belongs to: none, because what it takes back may be from any night.
    #[must_use]
    pub const fn night(&self) -> Option<NightId> {
        None
    }
}
