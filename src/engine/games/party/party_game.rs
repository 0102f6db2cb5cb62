//! The trait of a party game: setup in, moves in, scores and money out.

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
/// Only what [`ask`](Self::ask), [`asides`](Self::asides) and [`deck`](Self::deck) say is legal: a move is checked
/// against them before [`apply`](Self::apply) sees it, so that nothing is validated twice.
/// [`bars`](Self::bars) names the rule behind what they leave out.
pub trait PartyGame: Debug {
    /// What happens next.
    fn ask(&self) -> Ask;

    /// What players may do out of turn.
    fn asides(&self) -> Vec<(usize, Offer)> {
        Vec::new()
    }

    /// How often cards were dealt, with the deal moving one to the left each time; 0 if there are no cards.
    fn deals(&self) -> usize {
        0
    }

    /// The cards that can still come.
    fn deck(&self) -> Vec<Card> {
        Vec::new()
    }

    /// The most the next card or throw may cost a player, who must have that much (CAU-027).
    fn at_risk(&self, _seat: usize) -> Money {
        Money::ZERO
    }

    /// The rule that forbids a move that isn't legal now.
    fn bars(&self, tried: &Move) -> Bar;

    /// Why it isn't this player's turn, if more than the order of turns decides that.
    fn waits(&self, _seat: usize) -> Option<Bar> {
        None
    }

    /// Who begins the next game of this kind, if this one is over and says so, and by which rule.
    fn begins_next(&self) -> Option<(usize, String)> {
        None
    }

    /// Does what was asked for.
    ///
    /// # Errors
    ///
    /// Money that no book can hold.
    fn apply(&mut self, done: &Move) -> Result<(), Refusal>;

    /// The standings.
    fn sheet(&self) -> Sheet;

    /// The money on the table.
    fn till(&self) -> &Till;
}
