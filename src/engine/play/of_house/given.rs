//! What a house allows besides bets: speaking before your turn, who shows first, taking a hand back.

use crate::house::{House, key};
use crate::play::procedure::{Remedy, Situation, judge};

/// True if the first to act shows first when nobody bet (PIG-53).
#[must_use]
pub fn actor_shows(house: &House) -> bool {
    house.word(key::SHOW_ORDER).is_some_and(|said| said.value == "bettor")
}

/// True if players are held to what they say before their turn (CAU-026).
#[must_use]
pub fn binds_early(house: &House) -> bool {
    house.word(key::WAGER_OUT_OF_TURN).is_some_and(|said| said.value == "binds")
}

/// True if a hand mucked by mistake may be taken back at once; else cards in the muck are dead, by the standard rule if the
/// house doesn't say.
#[must_use]
pub fn takes_back(house: &House) -> bool {
    judge(house, Situation::MuckedAtOnce).outcome == Remedy::Restored
}
