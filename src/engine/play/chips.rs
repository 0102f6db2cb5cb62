//! Chips that move in the middle of a hand beside the bets: bought, sold, paid as a fine.

use crate::games::Step;
use crate::hand::Seats;
use crate::money::Money;
use crate::play::limits::Matter;
use crate::play::machine::Play;
use crate::refusal::Refusal;

impl Play<'_> {
    /// Pays into the pot what nobody has to match.
    pub(crate) fn fine(&mut self, seat: usize, amount: Money) -> Result<(), Refusal> {
        if !self.setup.places.get(seat).is_some_and(|place| place.dealt) {
            return self.check_live(seat);
        }
        let Some(chair) = self.chairs.get(seat) else { return Ok(()) };
        if !amount.is_positive() || amount > chair.stack {
            let (has, amount) = (self.setup.currency.shown(chair.stack), self.setup.currency.shown(amount));
            let message =
                format!("`{}` has {has} and cannot pay {amount} into the pot", self.setup.name(seat));
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
            self.able = self.able.without(Seats::one(seat));
            self.round.pending = self.round.pending.without(Seats::one(seat));
            if self.round.turn == seat {
                self.round.pass_on(seat);
            }
        }
        Ok(())
    }

    /// True if somebody may put more chips on the table now.
    #[must_use]
    pub fn takes_chips(&self) -> bool {
        (0..self.chairs.len()).any(|seat| self.check_buys(seat).is_ok())
    }

    /// Whether a player may put more chips on the table. Who stayed in a drop game may owe the next pot though his hand is dead.
    fn check_buys(&self, seat: usize) -> Result<(), Refusal> {
        if !self.stayed.contains(seat) {
            self.check_live(seat)?;
        }
        let limits = &self.setup.limits;
        if limits.all_in && !limits.buys && !self.tolerant() && !self.ruled {
            let name = self.setup.name(seat);
            let message =
                format!("`{name}` plays this hand with the chips it began with: none are added now");
            return Err(self.refuse_by("chips-during-a-hand", Matter::Bought, message));
        }
        if !limits.all_in && !self.must_buy(seat) && !self.ruled {
            let message = format!(
                "`{}` buys chips before a hand begins: in it only who cannot cover a bet may buy",
                self.setup.name(seat)
            );
            return Err(self.refuse_by("chips-during-a-hand", Matter::Cash, message));
        }
        Ok(())
    }

    /// Puts chips on the table that a player bought.
    pub(crate) fn add_chips(&mut self, seat: usize, amount: Money) -> Result<(), Refusal> {
        self.check_buys(seat)?;
        if !amount.is_positive() {
            return Err(Refusal::new("amount-not-positive", "chips come in amounts above nothing"));
        }
        if !self.tolerant() {
            self.check_unit(amount)?;
        }
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

    /// Moves chips from the stack of a player who sells to that of a player who buys.
    pub(crate) fn sell_chips(&mut self, seat: usize, seller: usize, amount: Money) -> Result<(), Refusal> {
        let name = self.setup.name(seller);
        if seat == seller {
            return Err(Refusal::new("same-party", format!("`{name}` can't be buyer and seller")));
        }
        let Some(has) = self.chairs.get(seller).map(|chair| chair.stack) else {
            return Err(Refusal::new("no-such-seat", format!("there is no `{name}` at this table")));
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
            self.able = self.able.without(Seats::one(seller));
            self.round.pending = self.round.pending.without(Seats::one(seller));
            if self.round.turn == seller {
                self.round.pass_on(seller);
            }
        }
        Ok(())
    }

    /// Where every bet must be covered: true for who cannot, and in a drop game for who may come to owe (C-CAU-09).
    fn must_buy(&self, seat: usize) -> bool {
        let bets = self.setup.course.steps().iter().any(|step| matches!(step, Step::Bet(_)));
        let stack = self.chairs.get(seat).map_or(Money::ZERO, |chair| chair.stack);
        !bets || (self.round.running && self.owes(seat) > stack)
    }
}
