//! What the losers of a drop game owe the next pot, and whether the game goes on.

use crate::hand::reason::Reason;
use crate::hand::seats::Seats;
use crate::money::Money;

/// What a loser owes the next pot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Owes {
    /// Who.
    pub seat: usize,
    /// How much, by the rule.
    pub amount: Money,
    /// How much the player has and puts in; the reasons already said what is missing.
    pub paid: Money,
}

/// What follows a deal that somebody stayed in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Matched {
    /// What losers owe; it comes out of their stacks now.
    pub owed: Vec<Owes>,
    /// The next pot: what stayed in the middle and what losers put in.
    pub carry: Money,
    /// False once the game is over.
    pub goes_on: bool,
    /// Who is dealt in if the game goes on.
    pub back: Seats,
    /// The reasons, in order.
    pub why: Vec<Reason>,
}
