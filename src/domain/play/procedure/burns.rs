//! How many cards of the deck a board takes, and when a deck runs out.

use crate::domain::play::procedure::outcome::Outcome;
use crate::domain::play::procedure::verdict::Verdict;

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
