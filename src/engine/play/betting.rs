//! Betting: rounds begin and end here, and every bet is checked against what the turn allows.

use crate::games::Size;
use crate::hand::{Declares, Seats};
use crate::money::Money;
use crate::play::flag::Flag;
use crate::play::intent::Intent;
use crate::play::legal::Turn;
use crate::play::limits::{Matter, Reopen, Span, Tier};
use crate::play::machine::{Phase, Play};
use crate::play::openers::NoContest;
use crate::play::opening::{Opening, can_bet};
use crate::play::round::Round;
use crate::refusal::Refusal;

impl Play<'_> {
    /// Begins the round of this step; nobody has to act if nothing can be bet.
    pub(crate) fn begin_round(&mut self, size: Size) {
        let able = self.bettors();
        let first = self.rounds == 0;
        let high = if first { self.posted() } else { Money::ZERO };
        let tier = self.tier(size);
        self.round = Round {
            running: true,
            tier,
            high,
            opened: high.is_positive(),
            step: self.span_of(tier).raise_min,
            ..Round::default()
        };
        if first && !self.tolerant() && self.setup.limits.last_raise {
            self.round.step = self.round.step.max(high);
        }
        for chair in &mut self.chairs {
            chair.faced = Money::ZERO;
        }
        let chairs = &self.chairs;
        let highest_other = |seat: usize| {
            let others = chairs.iter().enumerate().filter(|(other, _)| *other != seat);
            others.map(|(_, chair)| chair.bet).max().unwrap_or_default()
        };
        let owes = |seat: usize| {
            chairs.get(seat).and_then(|chair| highest_other(seat).minus(chair.bet).ok()).unwrap_or_default()
        };
        if !can_bet(able, owes) {
            return;
        }
        let Opening { opener, unsure, by_cards } = self.opener(able);
        let Some(opener) = opener else { return };
        self.round.by_cards = by_cards;
        let brings_in = first && self.setup.bring_in.is_positive();
        self.round.pending = able;
        self.round.turn = opener;
        self.round.unsure = unsure;
        self.round.bring_in = brings_in.then_some(opener);
    }

    /// The highest blind as it should have been posted, even if its owner was short.
    pub(crate) fn posted(&self) -> Money {
        self.setup.places.iter().map(|place| place.blind).max().unwrap_or_default()
    }

    /// True if one player went high, the other went low, and nobody else is left, if that ends the hand (IGL-31).
    pub(crate) fn is_no_contest(&self) -> bool {
        let ends = match self.setup.openers.no_contest {
            NoContest::AtOnce => true,
            NoContest::AfterBetting => self.setup.course.steps().get(self.step).is_none(),
            NoContest::Never => false,
        };
        if !ends || self.live.count() != 2 {
            return false;
        }
        let went = |side| {
            self.live
                .iter()
                .any(|seat| self.chairs.get(seat).is_some_and(|chair| chair.declares == Some(side)))
        };
        went(Declares::High) && went(Declares::Low)
    }

    fn tier(&self, size: Size) -> Tier {
        let rest = self.setup.course.steps().get(self.step.saturating_add(1)..).unwrap_or_default();
        self.setup.limits.tier(size, rest)
    }

    pub(crate) const fn span_of(&self, tier: Tier) -> &Span {
        self.setup.limits.span(tier)
    }

    /// The bets of the round go into the pot; a first round without a bet may throw the cards in.
    pub(crate) fn close_round(&mut self) -> Result<(), Refusal> {
        if !self.round.running {
            return Ok(());
        }
        for chair in &mut self.chairs {
            chair.put = chair.put.plus(chair.bet)?;
            chair.bet = Money::ZERO;
            chair.intent = chair.intent.filter(|_| self.setup.words_wait);
        }
        self.last_aggressor = self.round.aggressor;
        if self.rounds == 0 && self.setup.openers.redeal && !self.round.opened && self.live.count() > 1 {
            self.phase = Phase::ThrownIn;
        }
        if !self.round.opened && !self.round.checked.is_empty() && self.live.count() > 1 && !self.tolerant() {
            self.quiet.push((self.rounds.saturating_add(1), self.pot));
        }
        self.rounds = self.rounds.saturating_add(1);
        self.round = Round::default();
        Ok(())
    }

    /// The turn of the player who has to act.
    pub(crate) fn turn(&self) -> Turn {
        let seat = self.round.turn;
        let (owes, stack) = (self.owes(seat), self.chairs.get(seat).map_or(Money::ZERO, |chair| chair.stack));
        let short = self.short(owes, stack);
        let bring_in =
            self.round.bring_in.filter(|brings| *brings == seat).map(|_| self.setup.bring_in.min(stack));
        let (held, raise) = self.held(seat, self.raise_range(seat).ok());
        let folds = self.may_fold(seat);
        Turn { seat, call: owes.min(stack), folds, short, raise, bring_in, held }
    }

    /// How much a stack is short of a call, if every bet must be covered.
    fn short(&self, owes: Money, stack: Money) -> Money {
        if self.setup.limits.all_in {
            return Money::ZERO;
        }
        owes.minus(stack).unwrap_or_default().max(Money::ZERO)
    }

    pub(crate) fn owes(&self, seat: usize) -> Money {
        self.round.high.minus(self.bet(seat)).unwrap_or_default().max(Money::ZERO)
    }

    /// The rule that nobody can check if there is something to call.
    #[must_use]
    pub fn no_check(&self) -> Option<&str> {
        let later = self.setup.limits.rule(Matter::CheckLater).filter(|_| self.rounds > 0);
        later.or_else(|| self.setup.limits.rule(Matter::Check))
    }

    /// Bets or raises to this total for the round.
    pub(crate) fn raise_to(&mut self, seat: usize, to: Money) -> Result<(), Refusal> {
        if to.is_zero() && self.span_of(self.round.tier).bet_min.is_zero() && self.owes(seat).is_zero() {
            // A bet of zero is a check (MIK-62).
            return self.call(seat);
        }
        if self.is_idle_bet(seat) {
            self.flags.raise(Flag::BetIntoAllIn);
            return self.check_chips(seat, to);
        }
        if !self.round.running && self.last_aggressor == Some(seat) && self.live.contains(seat) {
            let message = format!(
                "everybody has acted on `{}`'s bet, and you can't raise your own bet",
                self.setup.name(seat)
            );
            return Err(self.refuse_by("own-bet", Matter::RaiseSelf, message));
        }
        let ruled = self.check_turn(seat)?;
        self.check_intent(seat, true, false)?;
        self.check_chips(seat, to)?;
        if !ruled {
            self.check_raise(seat, to)?;
        } else if to <= self.round.high {
            return Err(self.refuse(
                "not-a-raise",
                format!("a raise has to be more than {}", self.shown(self.round.high)),
            ));
        }
        self.do_raise(seat, to)
    }

    fn do_raise(&mut self, seat: usize, to: Money) -> Result<(), Refusal> {
        // The opening bet counts in full, even on top of a bring-in.
        let step = if self.round.opened { to.minus(self.round.high)? } else { to };
        let is_full = step >= self.full_step();
        let broke = self.broke_and_level()?.without(Seats::one(seat));
        self.pay(seat, to)?;
        let bettors = self.bettors().or(broke);
        let round = &mut self.round;
        if round.opened && is_full {
            round.raises = round.raises.saturating_add(1);
        }
        if is_full {
            round.step = round.step.max(step);
        }
        round.opened = true;
        round.high = to;
        round.bring_in = None;
        round.aggressor = Some(seat);
        round.second_word = false;
        if is_full || self.setup.limits.reopen == Reopen::Always {
            round.closed = Seats::NONE;
        }
        round.closed = round.closed.with(seat);
        round.pending = bettors;
        self.aggressor = Some(seat);
        self.done(seat, Intent::Raise);
        Ok(())
    }

    /// Moves chips until the player's bet in this round is `to`.
    fn pay(&mut self, seat: usize, to: Money) -> Result<(), Refusal> {
        let Some(chair) = self.chairs.get_mut(seat) else { return Ok(()) };
        let amount = to.minus(chair.bet)?;
        self.pot = self.pot.plus(amount)?;
        chair.bet(amount)?;
        if chair.stack.is_zero() {
            self.able = self.able.without(Seats::one(seat));
        }
        Ok(())
    }

    /// Players who have to answer a bet: those with chips, or everybody still in if every bet must be covered.
    pub(crate) fn bettors(&self) -> Seats {
        if self.setup.limits.all_in { self.live.and(self.able) } else { self.live }
    }

    /// Ends a player's turn.
    fn done(&mut self, seat: usize, did: Intent) {
        self.end_word(seat, did);
        self.acted = self.acted.with(seat);
        let high = self.round.high;
        if let Some(chair) = self.chairs.get_mut(seat) {
            chair.faced = high;
        }
        self.round.unsure = false;
        self.round.begun = true;
        self.round.pass_on(seat);
        // A player who alone has chips and owes nothing isn't asked, just as when a round begins.
        if !can_bet(self.bettors().or(self.round.pending), |seat| self.owes(seat)) {
            self.round.pending = Seats::NONE;
        }
        let Some(raiser) =
            self.round.aggressor.filter(|_| self.setup.limits.raise_self && !self.round.second_word)
        else {
            return;
        };
        if self.round.pending.is_empty()
            && self.bettors().contains(raiser)
            && self.live.count() > 1
            && raiser != seat
        {
            self.round.second_word = true;
            self.round.pending = Seats::one(raiser);
            self.round.turn = raiser;
        }
    }

    /// Checks, or calls if there is something to call.
    pub(crate) fn call(&mut self, seat: usize) -> Result<(), Refusal> {
        // Some programs ask the only player with chips; a check then costs nobody anything.
        if self.is_idle(seat) {
            if self.tolerant() {
                self.flags.raise(Flag::BetIntoAllIn);
            }
            return Ok(());
        }
        self.check_turn(seat)?;
        self.check_intent(seat, false, false)?;
        self.check_brought_in(seat)?;
        let owes = self.owes(seat);
        let stack = self.chairs.get(seat).map_or(Money::ZERO, |chair| chair.stack);
        let short = self.short(owes, stack);
        if short.is_positive() {
            let message = format!(
                "`{name}` has {} but needs {} to call: every bet must be covered, so the hand waits until `{name}` buys {}",
                self.shown(stack),
                self.shown(owes),
                self.shown(short),
                name = self.setup.name(seat)
            );
            return Err(self.refuse_by("must-cover", Matter::AllIn, message));
        }
        let to = self.bet(seat).plus(owes.min(stack))?;
        self.pay(seat, to)?;
        if owes.is_zero() {
            self.round.checked = self.round.checked.with(seat);
        }
        self.round.closed = self.round.closed.with(seat);
        self.done(seat, if owes.is_zero() { Intent::Check } else { Intent::Call });
        Ok(())
    }

    /// Folds.
    pub(crate) fn fold(&mut self, seat: usize) -> Result<(), Refusal> {
        if self.is_asked(seat).is_some_and(|asked| !asked.card) {
            if self.has_side_pot(seat) {
                self.flags.raise(Flag::FoldedSidePot);
                self.gone.push(seat);
            }
            self.leave(seat);
            return Ok(());
        }
        if self.is_idle_bet(seat) {
            self.flags.raise(Flag::FoldedUnforced);
            self.leave(seat);
            return Ok(());
        }
        if self.is_idle(seat) && self.has_side_pot(seat) && !self.may_fold(seat) {
            return Err(self.side_pot_is_his(seat));
        }
        self.check_turn(seat)?;
        self.check_intent(seat, false, true)?;
        self.check_brought_in(seat)?;
        let has_side_pot = self.has_side_pot(seat);
        if has_side_pot && !self.may_fold(seat) {
            return Err(self.side_pot_is_his(seat));
        }
        if self.owes(seat).is_zero() {
            self.flags.raise(Flag::FoldedUnforced);
        }
        if has_side_pot {
            self.flags.raise(Flag::FoldedSidePot);
            self.gone.push(seat);
        }
        self.leave(seat);
        self.done(seat, Intent::Fold);
        Ok(())
    }

    /// Takes a player out of the hand.
    pub(crate) fn leave(&mut self, seat: usize) {
        self.live = self.live.without(Seats::one(seat));
        self.due = self.due.without(Seats::one(seat));
        if let Some(chair) = self.chairs.get_mut(seat) {
            (chair.owed, chair.pays, chair.offers) = (0, 0, 0);
        }
    }

    /// A player who has to post the bring-in can't check or fold.
    fn check_brought_in(&self, seat: usize) -> Result<(), Refusal> {
        if self.round.bring_in != Some(seat) {
            return Ok(());
        }
        let message = format!("`{}` is first: post the bring-in or bet", self.setup.name(seat));
        Err(self.refuse_by("bring-in", Matter::Turn, message))
    }

    /// Posts the bring-in.
    pub(crate) fn post_bring_in(&mut self, seat: usize) -> Result<(), Refusal> {
        self.check_turn(seat)?;
        if self.round.bring_in != Some(seat) {
            return Err(self.refuse("no-bring-in", "there's no bring-in to post now"));
        }
        let stack = self.chairs.get(seat).map_or(Money::ZERO, |chair| chair.stack);
        let amount = self.setup.bring_in.min(stack);
        self.pay(seat, amount)?;
        self.round.high = self.setup.bring_in;
        self.round.bring_in = None;
        self.round.closed = Seats::one(seat);
        self.done(seat, Intent::Raise);
        // If every bet must be covered, the missing part is due at the player's next turn.
        if self.short(self.owes(seat), stack.minus(amount)?).is_positive() {
            self.round.pending = self.round.pending.with(seat);
        }
        Ok(())
    }

    /// In tolerant hands, the only player with chips may check, bet or fold, because some sites ask that player.
    fn is_idle_bet(&self, seat: usize) -> bool {
        self.tolerant() && self.is_idle(seat)
    }

    /// True between rounds for the only player with chips.
    fn is_idle(&self, seat: usize) -> bool {
        !self.round.running && self.live.count() > 1 && self.bettors() == Seats::one(seat)
    }

    pub(crate) fn shown(&self, amount: Money) -> String {
        self.setup.currency.shown(amount)
    }
}
