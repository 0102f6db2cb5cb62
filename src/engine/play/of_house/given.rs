//! What a house lets a player do beside his bets: words before his turn, who shows first, a hand taken back.

use crate::house::{House, key};
use crate::play::procedure::{Remedy, Situation, judge};

/// True if, where nobody bet, the first to act shows first (PIG-53).
#[must_use]
pub fn actor_shows(house: &House) -> bool {
    house.word(key::SHOW_ORDER).is_some_and(|said| said.value == "bettor")
}

/// True if what a player says before his turn binds him (CAU-026).
#[must_use]
pub fn binds_early(house: &House) -> bool {
    house.word(key::WAGER_OUT_OF_TURN).is_some_and(|said| said.value == "binds")
}

/// True if the house lets a hand come back that was thrown away by mistake and taken back at once; else cards in the muck
/// are dead, where it says nothing by the standard rule.
#[must_use]
pub fn takes_back(house: &House) -> bool {
    judge(house, Situation::MuckedAtOnce).outcome == Remedy::Restored
}
