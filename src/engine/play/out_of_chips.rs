//! A player with no chips left who has matched everything so far also has to answer the next bet: they buy chips for it, or say
//! they stay for the main pot (IGL-14, IGL-15).

use crate::hand::Seats;
use crate::play::act::Act;
use crate::play::machine::Play;
use crate::refusal::Refusal;

impl Play<'_> {
    /// Players with no chips left who have called everything so far and may buy: they have to answer the next bet too.
    pub(crate) fn broke_and_level(&self) -> Result<Seats, Refusal> {
        if !self.asks_the_broke() {
            return Ok(Seats::NONE);
        }
        let mut level = Seats::NONE;
        for seat in self.live.without(self.able).iter() {
            if self.round.pending.contains(seat) || !self.is_all_in_for_less(seat)? {
                level = level.with(seat);
            }
        }
        Ok(level)
    }

    /// True if chips can be bought during a hand, and a player who doesn't buy is all-in.
    pub(crate) fn asks_the_broke(&self) -> bool {
        self.setup.limits.all_in && self.setup.limits.buys && !self.tolerant()
    }

    /// True if it's this player's turn, there's a bet to call, and they have no chips: they buy some or stay for the main pot.
    #[must_use]
    pub fn may_stay_for_main_pot(&self, seat: usize) -> bool {
        self.asks_the_broke()
            && self.round.running
            && self.round.turn == seat
            && self.round.pending.contains(seat)
            && !self.able.contains(seat)
    }

    /// True if the act happens before a player without chips has said anything.
    fn passes_over(&self, act: &Act) -> bool {
        !self.ruled && self.may_stay_for_main_pot(self.round.turn) && goes_on(act, self.round.turn)
    }

    /// If nobody can be asked about a told hand, players without chips who say nothing before this act stay for the main pot.
    ///
    /// # Errors
    ///
    /// As [`Self::apply`].
    pub fn pass_over(&mut self, act: &Act) -> Result<(), Refusal> {
        while self.passes_over(act) {
            self.apply(&Act::Call(self.round.turn))?;
        }
        Ok(())
    }
}

/// True for an act that moves the hand on and isn't this player's.
const fn goes_on(act: &Act, turn: usize) -> bool {
    match act {
        Act::Fold(seat) | Act::Call(seat) | Act::RaiseTo(seat, _) => *seat != turn,
        Act::Deal { .. }
        | Act::Blind(_)
        | Act::Board(_)
        | Act::Draw(..)
        | Act::Own { .. }
        | Act::Pay(_)
        | Act::Decline(_)
        | Act::Declare(..)
        | Act::Drop(_)
        | Act::Stay(_)
        | Act::Show(..)
        | Act::Muck(_)
        | Act::Runs(_) => true,
        _ => false,
    }
}
