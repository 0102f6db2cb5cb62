//! The button of a tournament, hand by hand.

use crate::ids::PlayerId;
use serde::{Deserialize, Serialize};

/// Who had the button in a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ButtonHeld {
    pub dealer: PlayerId,
    /// How many hands had been recorded when it was noted.
    pub after: u32,
    /// True if the deal was bad: the same player deals again.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub again: bool,
    /// True if the deal was for an empty chair that had the button.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub dead: bool,
    /// True if it was this player's turn, and nobody named them.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub by_turn: bool,
    /// True if the hand before it was played and nobody wrote it down.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub unwritten: bool,
}
