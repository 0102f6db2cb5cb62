//! One person, one hand: nobody plays two, and no seat is two people's (CAU-006).

use crate::domain::house::{House, key};
use crate::domain::ids::PlayerId;
use crate::domain::night::tonight::Tonight;
use crate::domain::refusal::Refusal;

/// The rule that says so, where the house has one; elsewhere it goes without saying.
#[must_use]
pub fn rule(house: &House) -> Option<String> {
    house.flag(key::SEATING_ONE_HAND).and_then(|said| said.rule)
}

/// Refuses a person who would play two hands at once.
///
/// # Errors
///
/// `player-twice`.
pub fn check(tonight: &Tonight, players: &[PlayerId]) -> Result<(), Refusal> {
    let before = |place: usize| players.get(..place).unwrap_or_default();
    let twice = players.iter().enumerate().find(|(place, player)| before(*place).contains(player));
    match twice {
        None => Ok(()),
        Some((_, player)) => {
            let message = format!("`{}` cannot play two hands at once", tonight.name(*player));
            Err(Refusal::new("player-twice", message).by(rule(&tonight.house).as_deref()))
        }
    }
}
