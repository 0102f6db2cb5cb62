//! How many cards of the deck a board takes, and when a deck runs out.

use crate::domain::house::{House, key};
use crate::domain::play::procedure::outcome::Outcome;
use crate::domain::play::procedure::verdict::Verdict;

/// Cards that leave the deck for the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoardUse {
    /// Face down.
    pub burns: u32,
    /// Face up.
    pub board: u32,
}

/// How many cards the board takes, its streets having so many cards each (PIG-47, PIG-50).
///
/// None where the house does not say whether cards are burned.
#[must_use]
pub fn board_use(house: &House, streets: &[u32]) -> Option<BoardUse> {
    let burned = house.word(key::BURNS)?.value == "each-street";
    let streets_dealt = u32::try_from(streets.len()).unwrap_or(u32::MAX);
    let board = streets.iter().fold(0_u32, |sum, cards| sum.saturating_add(*cards));
    Some(BoardUse { burns: if burned { streets_dealt } else { 0 }, board })
}

/// How far a deck goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reach {
    /// Rounds of one card to everybody.
    pub rounds: u32,
    /// Cards left after them.
    pub left: u32,
}

/// How many rounds of one card each a deck gives to so many players (MIK-34); none for no players.
#[must_use]
pub fn reach(deck: u32, players: u32) -> Option<Reach> {
    let rounds = deck.checked_div(players)?;
    Some(Reach { rounds, left: deck.checked_rem(players)? })
}

/// What happens to a game in which everybody is still to get `each` cards (MIK-34).
#[must_use]
pub fn enough(deck: u32, players: u32, each: u32) -> Verdict {
    let needed = players.saturating_mul(each);
    match reach(deck, players).filter(|reach| reach.rounds < each) {
        None => Verdict::by(None, Outcome::PlaysOn, format!("{needed} of {deck} cards are needed")),
        Some(Reach { rounds, left }) => {
            let text = format!("{players} players need {needed} cards; after {rounds} each {left} are left");
            Verdict::by(None, Outcome::Warned, text)
        }
    }
}
