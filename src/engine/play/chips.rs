//! Chips that move during the hand besides the bets: bought, sold, paid as a fine.

use crate::hand::{STANDARD, Seats};
use crate::money::Money;
use crate::play::limits::Matter;
use crate::play::machine::Play;
use crate::refusal::Refusal;

impl Play<'_> {
    /// Pays into the pot money that nobody has to match.
    pub(crate) fn fine(&mut self, seat: usize, amount: Money) -> Result<(), Refusal> {
        if !self.setup.places.get(seat).is_some_and(|place| place.dealt) {
            return self.check_live(seat);
        }
        let Some(chair) = self.chairs.get(seat) else { return Ok(()) };
        if !amount.is_positive() || amount > chair.stack {
            let (has, amount) = (self.setup.currency.shown(chair.stack), self.setup.currency.shown(amount));
            let message =
                format!("`{}` has {has} and can't pay {amount} into the pot", self.setup.name(seat));
            return Err(Refusal::new("fine-not-payable", message));
        }
        if amount != chair.stack && !self.tolerant() {
            self.check_unit(amount)?;
        }
        let Some(chair) = self.chairs.get_mut(seat) else { return Ok(()) };
        self.pot = self.pot.plus(amount)?;
        self.fines = self.fines.plus(amount)?;
        chair.give(amount)?;
        if chair.stack.is_zero() {
            self.gave_his_last_chip(seat);
        }
        Ok(())
    }

    /// A player with no chips left isn't asked any more, unless every bet must be covered, or they may buy chips for a bet
    /// that was made: then they decide when their turn comes.
    fn gave_his_last_chip(&mut self, seat: usize) {
        self.able = self.able.without(Seats::one(seat));
        let is_asked = self.asks_the_broke() && self.round.running && self.owes(seat).is_positive();
        if !self.setup.limits.all_in || is_asked {
            return;
        }
        self.round.pending = self.round.pending.without(Seats::one(seat));
        if self.round.turn == seat {
            self.round.pass_on(seat);
        }
    }

    /// True if somebody may put more chips on the table now.
    #[must_use]
    pub fn takes_chips(&self) -> bool {
        (0..self.chairs.len()).any(|seat| self.check_buys(seat).is_ok())
    }

    /// Whether a player may put more chips on the table. After staying in a drop game, even a dead hand may owe the next pot.
    fn check_buys(&self, seat: usize) -> Result<(), Refusal> {
        if !self.stayed.contains(seat) {
            self.check_live(seat)?;
        }
        let limits = &self.setup.limits;
        if limits.all_in && !limits.buys && !self.tolerant() && !self.ruled {
            let name = self.setup.name(seat);
            let message =
                format!("`{name}` plays this hand with the chips on the table; no buying until it's over");
            return Err(self.refuse_by("chips-during-a-hand", Matter::Bought, message));
        }
        if !limits.all_in && !self.must_buy(seat) && !self.ruled {
            let message = format!(
                "`{}` can't buy chips until the hand is over; during a hand only a player who can't cover a bet can buy",
                self.setup.name(seat)
            );
            return Err(self.refuse_by("chips-during-a-hand", Matter::Cash, message));
        }
        let is_asked = self.round.running && self.round.pending.contains(seat);
        if !is_asked && self.is_all_in_for_less(seat)? {
            let message = format!(
                "`{}` is all-in for less than the bet and plays for the main pot; chips bought now don't play until the next hand",
                self.setup.name(seat)
            );
            let rule = self.setup.limits.rule(Matter::AllIn).unwrap_or(STANDARD);
            return Err(Refusal::new("chips-during-a-hand", message).by(Some(rule)));
        }
        Ok(())
    }

    /// True if a player still in has no chips left and put in less than another: nobody asks them for the rest any more.
    pub(crate) fn is_all_in_for_less(&self, seat: usize) -> Result<bool, Refusal> {
        if !self.has_bets()
            || !self.setup.limits.all_in
            || self.able.contains(seat)
            || !self.live.contains(seat)
        {
            return Ok(false);
        }
        let bet =
            |seat: usize| self.chairs.get(seat).map_or(Ok(Money::ZERO), |chair| chair.put.plus(chair.bet));
        let his = bet(seat)?;
        let others = self.live.iter().map(bet).collect::<Result<Vec<_>, _>>()?;
        Ok(others.into_iter().any(|other| other > his))
    }

    fn has_bets(&self) -> bool {
        self.setup.course.rounds() > 0
    }

    /// Puts chips on the table that a player bought.
    pub(crate) fn add_chips(&mut self, seat: usize, amount: Money) -> Result<(), Refusal> {
        self.check_buys(seat)?;
        if !amount.is_positive() {
            return Err(Refusal::new("amount-not-positive", "give an amount of chips above zero"));
        }
        if !self.tolerant() {
            self.check_unit(amount)?;
        }
        self.check_needed(seat, amount)?;
        let Some(chair) = self.chairs.get_mut(seat) else { return Ok(()) };
        chair.stack = chair.stack.plus(amount)?;
        if !self.setup.limits.all_in {
            self.waited.push((seat, amount));
        }
        if self.live.contains(seat) {
            self.able = self.able.with(seat);
        }
        Ok(())
    }

    /// Moves chips from the seller's stack to the buyer's.
    pub(crate) fn sell_chips(&mut self, seat: usize, seller: usize, amount: Money) -> Result<(), Refusal> {
        let name = self.setup.name(seller);
        if seat == seller {
            return Err(Refusal::new("same-party", format!("`{name}` can't buy their own chips")));
        }
        let Some(has) = self.chairs.get(seller).map(|chair| chair.stack) else {
            return Err(Refusal::new("no-such-seat", format!("there's no `{name}` at this table")));
        };
        if has < amount {
            let message = format!("`{name}` has {} and can't sell {}", self.shown(has), self.shown(amount));
            return Err(Refusal::new("not-enough-chips-to-sell", message));
        }
        self.add_chips(seat, amount)?;
        let left = has.minus(amount)?;
        if let Some(chair) = self.chairs.get_mut(seller) {
            chair.stack = left;
        }
        if left.is_zero() {
            self.gave_his_last_chip(seller);
        }
        Ok(())
    }

    /// True for a player who can't cover a bet although every bet must be covered, or who may owe the next pot of a drop game.
    fn must_buy(&self, seat: usize) -> bool {
        !self.has_bets() || self.is_short_of(seat).is_positive()
    }

    /// How much a player is short of a call, or of the price of a card that fell.
    fn is_short_of(&self, seat: usize) -> Money {
        let stack = self.chairs.get(seat).map_or(Money::ZERO, |chair| chair.stack);
        let owes = if self.round.running { self.owes(seat) } else { Money::ZERO };
        let owes = owes.minus(stack).unwrap_or_default().max(Money::ZERO);
        owes.max(self.short_for_card(seat))
    }

    /// If every bet must be covered and nobody is all-in, players buy only what this bet needs, in whole units (CAU-002).
    fn check_needed(&self, seat: usize, amount: Money) -> Result<(), Refusal> {
        let needed = self.is_short_of(seat);
        if self.setup.limits.all_in
            || !self.has_bets()
            || self.ruled
            || amount.minus(needed)? < self.setup.unit
        {
            return Ok(());
        }
        let (name, needed, amount) = (self.setup.name(seat), self.shown(needed), self.shown(amount));
        let message = format!(
            "`{name}` is {needed} short and can't buy more than that during a hand, so {amount} is too much"
        );
        Err(self.refuse_by("chips-during-a-hand", Matter::Cash, message))
    }
}
