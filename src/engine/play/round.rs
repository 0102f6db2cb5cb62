//! A round of betting: what is to call, who still has to act, who may still raise.

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
    /// True once somebody bet; blinds are bets, a bring-in isn't one.
    pub opened: bool,
    /// Full raises so far.
    pub raises: u32,
    /// The least raise that the bets of the round ask for.
    pub step: Money,
    /// Whose turn it is.
    pub turn: usize,
    /// Who has to act.
    pub pending: Seats,
    /// Who acted since the last full bet or raise.
    pub closed: Seats,
    /// Who checked.
    pub checked: Seats,
    /// The last to bet or raise.
    pub aggressor: Option<usize>,
    /// True if the last to raise had his second word (where a house lets him raise himself).
    pub second_word: bool,
    /// True once somebody has acted.
    pub begun: bool,
    /// Who has to post the bring-in.
    pub bring_in: Option<usize>,
    /// True if cards that nobody knows leave open who opens.
    pub unsure: bool,
    /// How the opener was found, where open cards say it: the best of them, or the first of several level ones.
    pub by_cards: Option<Matter>,
}

impl Round {
    /// Who acts after `seat`; the round is over when nobody does.
    pub(crate) fn pass_on(&mut self, seat: usize) {
        self.pending = self.pending.without(Seats::one(seat));
        if let Some(next) = self.pending.left_of(seat).next() {
            self.turn = next;
        }
    }
}
