//! What a row of the games table says about one game.

use crate::domain::cards::Card;
use crate::domain::rank::High;
use crate::domain::rank::high::{best, best_two};

/// The family a game is listed under.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Family {
    /// Cards on the board belong to everybody.
    Shared,
    /// Some cards are dealt face up, some are hole cards.
    Stud,
    /// Cards may be exchanged.
    Draw,
    /// Five cards and nothing else happens: straight poker, cold hands (IGL-44).
    Straight,
}

/// Which of his cards a player may use.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Uses {
    /// Any five of his own and the board.
    Any,
    /// Exactly two of his own and three of the board.
    Two,
}

/// One game, as far as comparing hands goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Game {
    /// The word people type: `seven-card-stud`.
    pub name: &'static str,
    /// Where it is listed.
    pub family: Family,
    /// Cards each player holds at the showdown, hole cards and open cards together.
    pub cards: usize,
    /// Shared cards at the showdown.
    pub board: usize,
    /// Which of them make his hand.
    pub uses: Uses,
}

impl Game {
    /// The best high hand of a player's cards in this game.
    #[must_use]
    pub fn high(&self, hand: &[Card], board: &[Card]) -> High {
        match self.uses {
            Uses::Two => best_two(hand, board),
            Uses::Any if board.is_empty() => best(hand),
            Uses::Any => best(&[hand, board].concat()),
        }
    }
}
