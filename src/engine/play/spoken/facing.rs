//! What a player faces when speaking or moving chips, and what they moved.

use crate::money::{Currency, Money, Overflow};
use crate::play::legal::{RaiseTo, Turn};

/// The state of the betting at one player's turn. Amounts are for the round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Facing {
    /// Whose turn it is, what a call costs and how far a raise may go.
    pub turn: Turn,
    /// What the player has put in.
    pub own: Money,
    /// The total bet the player faces; zero if nobody bet.
    pub bet: Money,
    /// The player's chips; `None` if nobody knows.
    pub stack: Option<Money>,
    /// The currency of the amounts, for messages.
    pub currency: Currency,
}

impl Facing {
    /// True if there is something to call.
    #[must_use]
    pub const fn has_bet(&self) -> bool {
        self.turn.call.is_positive()
    }

    /// True if there's a bet or a blind, even if a call is free because it's the player's own.
    #[must_use]
    pub const fn is_bet(&self) -> bool {
        self.bet.is_positive()
    }

    /// The player's total for the round if all their chips go in.
    ///
    /// # Errors
    ///
    /// An amount leaves the range of money.
    pub fn all_in(&self) -> Result<Option<Money>, Overflow> {
        self.stack.map(|stack| self.own.plus(stack)).transpose()
    }

    /// The total after raising by `amount`.
    ///
    /// # Errors
    ///
    /// An amount leaves the range of money.
    pub fn by(&self, amount: Money) -> Result<Money, Overflow> {
        self.bet.plus(amount)
    }

    /// True if the player may bet or raise to this total.
    #[must_use]
    pub fn allows(&self, total: Money) -> bool {
        self.turn.raise.is_some_and(|RaiseTo { min, max, .. }| (min..=max).contains(&total))
    }
}

/// Chips that left a stack.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Moved {
    /// What the first motion put in.
    pub sum: Money,
    /// How many chips that was.
    pub pieces: u32,
    /// What came after a pause.
    pub later: Money,
    /// True if they went into the pot and not in front of the player.
    pub splashed: bool,
}

impl Moved {
    /// Chips worth this much, in one motion.
    #[must_use]
    pub const fn at_once(sum: Money, pieces: u32) -> Self {
        Self { sum, pieces, later: Money::ZERO, splashed: false }
    }

    /// Everything that was moved.
    ///
    /// # Errors
    ///
    /// An amount leaves the range of money.
    pub fn all(&self) -> Result<Money, Overflow> {
        self.sum.plus(self.later)
    }
}
