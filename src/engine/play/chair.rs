//! One player's side of a hand: his chips, his cards, what he said.

use crate::cards::Card;
use crate::hand::{Declares, ReasonFact};
use crate::money::{Money, Overflow};
use crate::play::act::Dealt;
use crate::play::intent::Intent;
use crate::rank::Category;

/// A player in the course of a hand.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Chair {
    /// Chips he has not put in.
    pub stack: Money,
    /// What he bet in earlier rounds.
    pub put: Money,
    /// What he bet in this one.
    pub bet: Money,
    /// His money in the pot that is nobody's bet.
    pub dead: Money,
    /// His cards in the order they came.
    pub cards: Dealt,
    /// One bit for each card face up.
    pub up: u16,
    /// How many cards this step has given him.
    pub given: usize,
    /// How many he threw away and has not got back.
    pub owed: usize,
    /// The cards he passes on as soon as all have chosen theirs.
    pub chosen: Dealt,
    /// How many cards fell to him that he pays for or folds.
    pub pays: u8,
    /// How many fell to him for which he may have another.
    pub offers: u8,
    /// The bet he faced when he last acted in this round.
    pub faced: Money,
    /// What he said before his turn that he would do.
    pub intent: Option<Intent>,
    /// What he went for.
    pub declares: Option<Declares>,
    /// What he calls his hand.
    pub calls: Option<Category>,
    /// How his hand came back out of the muck, if it did.
    pub back: Option<ReasonFact>,
}

impl Chair {
    /// Moves chips from his stack into this round's bet.
    pub(crate) fn bet(&mut self, amount: Money) -> Result<(), Overflow> {
        self.stack = self.stack.minus(amount)?;
        self.bet = self.bet.plus(amount)?;
        Ok(())
    }

    /// Moves chips from his stack into the middle, as nobody's bet.
    pub(crate) fn give(&mut self, amount: Money) -> Result<(), Overflow> {
        self.stack = self.stack.minus(amount)?;
        self.dead = self.dead.plus(amount)?;
        Ok(())
    }

    /// Everything he put in.
    pub(crate) fn put_in(&self) -> Result<Money, Overflow> {
        self.put.plus(self.bet)?.plus(self.dead)
    }

    /// His cards that lie face up.
    pub(crate) fn showing(&self) -> impl Iterator<Item = Option<Card>> + '_ {
        self.cards
            .cards()
            .iter()
            .enumerate()
            .filter(|(place, _)| self.up & (1 << place) != 0)
            .map(|(_, card)| *card)
    }

    /// True if somebody knows all of his cards.
    pub(crate) fn is_known(&self) -> bool {
        !self.cards.is_empty() && self.cards.cards().iter().all(Option::is_some)
    }
}
