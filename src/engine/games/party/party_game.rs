//! The trait of a game of the evening: set-up in, moves in, scores and money out.

use crate::cards::Card;
use crate::games::party::ask::{Ask, Offer};
use crate::games::party::bar::Bar;
use crate::games::party::moves::Move;
use crate::games::party::sheet::Sheet;
use crate::games::party::till::Till;
use crate::money::Money;
use crate::refusal::Refusal;
use std::fmt::Debug;

/// A game that is being played.
///
/// What [`ask`](Self::ask), [`asides`](Self::asides) and [`deck`](Self::deck) say is all that is legal: a move
/// is checked against them before [`apply`](Self::apply) sees it, so that nothing is validated twice.
/// [`bars`](Self::bars) names the rule behind what they leave out.
pub trait PartyGame: Debug {
    /// What happens next.
    fn ask(&self) -> Ask;

    /// What players may do although it is not their turn.
    fn asides(&self) -> Vec<(usize, Offer)> {
        Vec::new()
    }

    /// How often cards were dealt, the deal going one to the left each time; never where there are none.
    fn deals(&self) -> usize {
        0
    }

    /// The cards that can still come.
    fn deck(&self) -> Vec<Card> {
        Vec::new()
    }

    /// The most a player may have to pay by the card or the throw that comes next; he must have it (CAU-027).
    fn at_risk(&self, _seat: usize) -> Money {
        Money::ZERO
    }

    /// Why a move that is not legal now is not: the rule that forbids it.
    fn bars(&self, tried: &Move) -> Bar;

    /// Why it is not this player's turn, where more than the order of turns decides it.
    fn waits(&self, _seat: usize) -> Option<Bar> {
        None
    }

    /// Who begins the next game of this kind, once this one is over and says so, and by which rule.
    fn begins_next(&self) -> Option<(usize, String)> {
        None
    }

    /// Does what was asked for.
    ///
    /// # Errors
    ///
    /// Money that no book can hold.
    fn apply(&mut self, done: &Move) -> Result<(), Refusal>;

    /// How everybody stands.
    fn sheet(&self) -> Sheet;

    /// The money on the table.
    fn till(&self) -> &Till;
}
