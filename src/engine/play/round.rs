//! A betting round: what there is to call, who still has to act, who may still raise.

use crate::hand::Seats;
use crate::money::Money;
use crate::play::limits::{Matter, Tier};

/// The state of a round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Round {
    /// True between its beginning and its end.
    pub running: bool,
    /// Its limits.
    pub tier: Tier,
    /// The highest bet: what everybody has to match.
    pub high: Money,
    /// True once somebody bet; blinds are bets, but a bring-in isn't.
    pub opened: bool,
    /// Full raises so far.
    pub raises: u32,
    /// The minimum raise, by the bets in this round.
    pub step: Money,
    /// Whose turn it is.
    pub turn: usize,
    /// Who still has to act.
    pub pending: Seats,
    /// Who has acted since the last full bet or raise.
    pub closed: Seats,
    /// Who has checked.
    pub checked: Seats,
    /// The last to bet or raise.
    pub aggressor: Option<usize>,
    /// True if the last to raise had another turn (if the house lets them raise themselves).
    pub second_word: bool,
    /// True once somebody has acted.
    pub begun: bool,
    /// Who has to post the bring-in.
    pub bring_in: Option<usize>,
    /// True if unknown cards leave open who opens.
    pub unsure: bool,
    /// How open cards decided who opens, if they did: the best of them, or the first of several that tie.
    pub by_cards: Option<Matter>,
}

impl Round {
    /// Moves the turn on from `seat`; the round is over when nobody has to act.
    pub(crate) fn pass_on(&mut self, seat: usize) {
        self.pending = self.pending.without(Seats::one(seat));
        if let Some(next) = self.pending.left_of(seat).next() {
            self.turn = next;
        }
    }
}
