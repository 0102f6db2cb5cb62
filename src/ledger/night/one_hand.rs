//! One person, one hand: nobody plays two, and no seat belongs to two people (CAU-006).

use crate::ids::PlayerId;
use crate::night::evening::Purse;
use crate::night::tonight::Tonight;
use crate::refusal::{Refusal, ResultRefused};
use engine::house::{House, key};

/// The rule that says so, if the house has one; otherwise it goes without saying.
#[must_use]
pub fn rule(house: &House) -> Option<String> {
    house.flag(key::SEATING_ONE_HAND).and_then(|said| said.rule)
}

/// Refuses a person who would play two hands at once, or who turned in all their chips and left.
///
/// # Errors
///
/// `player-twice`, `not-in-the-game`.
pub fn check(tonight: &Tonight, players: &[PlayerId]) -> Result<(), Refusal> {
    let before = |place: usize| players.get(..place).unwrap_or_default();
    let twice = players.iter().enumerate().find(|(place, player)| before(*place).contains(player));
    match twice {
        None => players.iter().try_for_each(|player| check_here(tonight, *player)),
        Some((_, player)) => {
            let two_hands = ResultRefused::TwoHands { name: tonight.name(*player).to_owned() };
            Err(Refusal::new(two_hands).by(rule(&tonight.house).as_deref()))
        }
    }
}

/// A player who turned in all chips and left plays no hand, and wins none.
fn check_here(tonight: &Tonight, player: PlayerId) -> Result<(), Refusal> {
    let evening = &tonight.evening;
    let gone = evening.sitting(player).is_some_and(|sitting| sitting.left.is_some());
    if evening.purse != Purse::Chips || !gone || evening.chips(player).is_positive() {
        return Ok(());
    }
    Err(Refusal::new(ResultRefused::HadLeft { name: tonight.name(player).to_owned() }))
}
