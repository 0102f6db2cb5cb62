//! One player's tournament: what he paid, how often he came back, whether he is still in.

use crate::ids::PlayerId;
use engine::money::Money;
use serde::{Deserialize, Serialize};

/// An entrant.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entrant {
    pub player: PlayerId,
    /// What he paid into the pool and onto his head.
    pub paid: Money,
    /// What the house kept of it besides.
    pub fee: Money,
    /// What is on his head.
    pub bounty: Money,
    /// How often he came back.
    pub again: u32,
    pub addons: u32,
    pub standing: EntrantState,
}

/// Where he stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum EntrantState {
    /// He has chips.
    In,
    /// He lost them.
    Out,
    /// He left with chips, and has no place (PIG-14).
    Left,
}
