//! How far a player may bet or raise: the limits of the round, the pot, the chips, who has acted.

use crate::hand::Seats;
use crate::money::Money;
use crate::play::legal::RaiseTo;
use crate::play::limits::{Reopen, Structure};
use crate::play::machine::Play;

/// Why a player may not raise.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Bar {
    /// They can't put in more than a call.
    Chips,
    /// Nobody else has chips.
    Alone,
    /// There were as many raises as the house allows.
    Cap,
    /// They have acted, and there was no full raise since.
    Closed,
    /// They checked.
    Checked,
    /// The round is at its limit.
    Total,
}

impl Play<'_> {
    /// How far a player may bet or raise, or why they can't.
    pub(crate) fn raise_range(&self, seat: usize) -> Result<RaiseTo, Bar> {
        self.check_raising(seat)?;
        self.raise_sizes(seat)
    }

    /// How far a player may bet or raise, if they can.
    pub(crate) fn raise_sizes(&self, seat: usize) -> Result<RaiseTo, Bar> {
        let (round, limits, all) = (&self.round, &self.setup.limits, self.all_of(seat)?);
        let span = self.span_of(round.tier);
        let on_top = |amount: Money| round.high.plus(amount).unwrap_or(all);
        let (min, max) = if round.opened {
            let least = if limits.last_raise { span.raise_min.max(round.step) } else { span.raise_min };
            (on_top(least.max(self.setup.unit)), span.raise_max.map(on_top))
        } else {
            (span.bet_min.max(self.setup.unit).max(on_top(self.setup.unit)), span.bet_max)
        };
        let max = if limits.structure == Structure::PotLimit { Some(self.pot_limit(seat)) } else { max };
        let max = max.into_iter().chain(span.total).fold(all, Money::min);
        if max < min && max < all {
            return Err(Bar::Total);
        }
        // An all-in is always enough, however small.
        let min = min.min(all);
        if !limits.all_in && max < min {
            return Err(Bar::Chips);
        }
        Ok(RaiseTo { min, max: max.max(min), opens: !round.opened })
    }

    fn all_of(&self, seat: usize) -> Result<Money, Bar> {
        let chair = self.chairs.get(seat).ok_or(Bar::Chips)?;
        chair.bet.plus(chair.stack).map_err(|_| Bar::Chips)
    }

    fn check_raising(&self, seat: usize) -> Result<(), Bar> {
        let (round, limits) = (&self.round, &self.setup.limits);
        if self.all_of(seat)? <= round.high {
            return Err(Bar::Chips);
        }
        if self.bettors().without(Seats::one(seat)).is_empty() {
            return Err(Bar::Alone);
        }
        let free = limits.heads_up_free && self.live.count() == 2;
        // In fixed limit, sites don't count the blind as a bet, which allows one more raise.
        let extra = u32::from(self.tolerant() && self.rounds == 0 && self.posted().is_positive());
        if round.opened && !free && limits.cap.is_some_and(|cap| round.raises >= cap.saturating_add(extra)) {
            return Err(Bar::Cap);
        }
        if !limits.check_raise && round.checked.contains(seat) {
            return Err(Bar::Checked);
        }
        if round.closed.contains(seat) && !self.reopened(seat) {
            return Err(Bar::Closed);
        }
        Ok(())
    }

    /// True if the raises since the player acted add up to a full raise.
    fn reopened(&self, seat: usize) -> bool {
        let faced = self.chairs.get(seat).map_or(Money::ZERO, |chair| chair.faced);
        let since = self.round.high.minus(faced).unwrap_or_default();
        let second_word = self.setup.limits.raise_self && self.round.aggressor == Some(seat);
        second_word
            || (self.setup.limits.reopen == Reopen::Cumulative
                && since.is_positive()
                && since >= self.full_step())
    }

    /// The minimum for a full bet or raise now.
    pub(crate) fn full_step(&self) -> Money {
        let span = self.span_of(self.round.tier);
        match (self.round.opened, self.setup.limits.last_raise) {
            (true, true) => self.round.step.max(span.raise_min),
            // If the last raise doesn't set the minimum, every allowed raise is a full one.
            (true, false) => span.raise_min,
            (false, _) => span.bet_min,
        }
    }

    /// The highest total for the round that the pot allows: a call plus the pot after that call.
    fn pot_limit(&self, seat: usize) -> Money {
        let after_call = self.pot.plus(self.owes(seat));
        after_call.and_then(|pot| self.round.high.plus(pot)).unwrap_or(self.round.high)
    }
}
