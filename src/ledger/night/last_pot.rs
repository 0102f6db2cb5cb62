//! What the last hand of an evening is played for.

use crate::ids::PlayerId;
use engine::money::Money;

/// More contributors than this would need more than one deck at five cards each.
pub const CONTRIBUTORS_MAX: usize = 10;

/// What's played for: who puts in what, and what was there before.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PotStakes {
    /// Who plays.
    pub players: Vec<PlayerId>,
    /// What each puts in now; nothing if tied players are dealt again.
    pub contributions: Vec<(PlayerId, Money)>,
    /// Chips that were in the middle before.
    pub pot_before: Money,
    pub pot: Money,
}
