//! One player's tournament: what they paid, how often they came back, whether they're still in.

use crate::ids::PlayerId;
use engine::money::Money;
use serde::{Deserialize, Serialize};

/// An entrant.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entrant {
    pub player: PlayerId,
    /// What the player paid into the pool and for the bounty.
    pub paid: Money,
    /// What the house also kept.
    pub fee: Money,
    /// The player's bounty.
    pub bounty: Money,
    /// How often the player came back.
    pub again: u32,
    pub addons: u32,
    pub standing: EntrantState,
}

/// The player's status.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum EntrantState {
    /// The player has chips.
    In,
    /// The player lost them.
    Out,
    /// The player left with chips, and has no place (PIG-14).
    Left,
}
