//! One player's side of a hand: their chips, their cards, what they said.

use crate::cards::Card;
use crate::hand::{Declares, ReasonFact};
use crate::money::{Money, Overflow};
use crate::play::act::Dealt;
use crate::play::intent::Intent;
use crate::rank::Category;

/// A player during a hand.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Chair {
    /// Chips not put in yet.
    pub stack: Money,
    /// What they bet in earlier rounds.
    pub put: Money,
    /// What they bet in this round.
    pub bet: Money,
    /// Their money in the pot that isn't a bet.
    pub dead: Money,
    /// Their cards, in the order they came.
    pub cards: Dealt,
    /// One bit for each card face up.
    pub up: u16,
    /// How many cards they got in this step.
    pub given: usize,
    /// How many cards they threw away that haven't been replaced yet.
    pub owed: usize,
    /// The cards they pass on once everybody has chosen.
    pub chosen: Dealt,
    /// How many cards fell to them that they have to pay for, or fold.
    pub pays: u8,
    /// How many cards fell to them for which they may have another.
    pub offers: u8,
    /// The bet they faced when they last acted in this round.
    pub faced: Money,
    /// What they said before their turn they would do.
    pub intent: Option<Intent>,
    /// What they declared.
    pub declares: Option<Declares>,
    /// What they call their hand.
    pub calls: Option<Category>,
    /// How their hand came back out of the muck, if it did.
    pub back: Option<ReasonFact>,
}

impl Chair {
    /// Moves chips from the stack into this round's bet.
    pub(crate) fn bet(&mut self, amount: Money) -> Result<(), Overflow> {
        self.stack = self.stack.minus(amount)?;
        self.bet = self.bet.plus(amount)?;
        Ok(())
    }

    /// Moves chips from the stack into the middle, not as a bet.
    pub(crate) fn give(&mut self, amount: Money) -> Result<(), Overflow> {
        self.stack = self.stack.minus(amount)?;
        self.dead = self.dead.plus(amount)?;
        Ok(())
    }

    /// Everything they put in.
    pub(crate) fn put_in(&self) -> Result<Money, Overflow> {
        self.put.plus(self.bet)?.plus(self.dead)
    }

    /// Their cards that are face up.
    pub(crate) fn showing(&self) -> impl Iterator<Item = Option<Card>> + '_ {
        self.cards
            .cards()
            .iter()
            .enumerate()
            .filter(|(place, _)| self.up & (1 << place) != 0)
            .map(|(_, card)| *card)
    }

    /// True if all of their cards are known.
    pub(crate) fn is_known(&self) -> bool {
        !self.cards.is_empty() && self.cards.cards().iter().all(Option::is_some)
    }
}
