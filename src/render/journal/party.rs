//! Events of the games that aren't poker.

use crate::render::journal::Teller;
use crate::render::page::name as shown;
use ledger::journal::PartyFact;

impl Teller<'_> {
    /// Games that aren't poker.
    pub(super) fn party(&self, fact: &PartyFact) -> String {
        match fact {
            PartyFact::PartyBegun(begun) => {
                let players: Vec<String> = begun.seats.iter().map(|player| self.who(*player)).collect();
                format!("a game of {} started: {}", shown(&begun.game), players.join(", "))
            }
            PartyFact::PartyMoved(moved) if moved.moves.is_empty() => {
                format!("the game went back to move {}", moved.kept)
            }
            PartyFact::PartyMoved(moved) => {
                format!("from move {} on: {}", moved.kept + 1, shown(&moved.moves.join("; ")))
            }
            PartyFact::PartyGivenUp(given_up) => {
                format!("the game of {} was called off: {}", shown(&given_up.game), shown(&given_up.why))
            }
        }
    }
}
