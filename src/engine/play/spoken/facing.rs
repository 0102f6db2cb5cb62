//! What a player faces when he speaks or moves chips, and what he moved.

use crate::money::{Currency, Money, Overflow};
use crate::play::legal::{RaiseTo, Turn};

/// The state of the betting at one player's turn. Amounts are of the round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Facing {
    /// Whose turn it is, what a call costs him and how far a raise may go.
    pub turn: Turn,
    /// What he has put in himself.
    pub own: Money,
    /// The bet he faces, all told; nothing if nobody bet.
    pub bet: Money,
    /// His chips; none if nobody knows.
    pub stack: Option<Money>,
    /// What amounts are counted in, for the sentences.
    pub currency: Currency,
}

impl Facing {
    /// True if there is something to call.
    #[must_use]
    pub const fn has_bet(&self) -> bool {
        self.turn.call.is_positive()
    }

    /// True if a bet or a blind lies there, also if it costs him nothing more: it may be his own.
    #[must_use]
    pub const fn is_bet(&self) -> bool {
        self.bet.is_positive()
    }

    /// What the player would have put in with all his chips.
    ///
    /// # Errors
    ///
    /// An amount leaves the range of money.
    pub fn all_in(&self) -> Result<Option<Money>, Overflow> {
        self.stack.map(|stack| self.own.plus(stack)).transpose()
    }

    /// The total of a raise by so much.
    ///
    /// # Errors
    ///
    /// An amount leaves the range of money.
    pub fn by(&self, amount: Money) -> Result<Money, Overflow> {
        self.bet.plus(amount)
    }

    /// True if he may bet or raise to so much.
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
    /// How many chips that were.
    pub pieces: u32,
    /// What came after a pause.
    pub later: Money,
    /// True if they went into the pot and not before his cards.
    pub splashed: bool,
}

impl Moved {
    /// So many chips worth so much, in one motion.
    #[must_use]
    pub const fn at_once(sum: Money, pieces: u32) -> Self {
        Self { sum, pieces, later: Money::ZERO, splashed: false }
    }

    /// All that was moved.
    ///
    /// # Errors
    ///
    /// An amount leaves the range of money.
    pub fn all(&self) -> Result<Money, Overflow> {
        self.sum.plus(self.later)
    }
}
