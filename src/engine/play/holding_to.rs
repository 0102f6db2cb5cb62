//! Whose turn it is and how much they may bet: the refusals of betting, with the figures that decided.

use crate::as_text::counted;
use crate::games::Step;
use crate::hand::Seats;
use crate::money::{Amount, Money};
use crate::play::flag::Flag;
use crate::play::limits::{Matter, Structure, Tier};
use crate::play::machine::Play;
use crate::play::raising::Bar;

use crate::refusal::{Instead, Refusal};

impl Play<'_> {
    /// Refuses a player who isn't next to act; true if the host made a ruling.
    #[inline]
    pub(crate) fn check_turn(&mut self, seat: usize) -> Result<bool, Refusal> {
        let his = seat == self.round.turn && self.round.pending.and(self.live).contains(seat);
        if his && self.round.running { Ok(self.ruled) } else { self.check_other_turn(seat) }
    }

    /// Whether a player may act out of turn.
    fn check_other_turn(&mut self, seat: usize) -> Result<bool, Refusal> {
        if !self.round.running {
            self.check_live(seat)?;
            let message = format!("`{}` can't bet now: {}", self.setup.name(seat), self.due_words());
            let declares = matches!(self.setup.course.steps().get(self.step), Some(Step::Declare));
            let matter = if declares { Matter::DeclareTime } else { Matter::Deal };
            return Err(self.refuse_by("no-betting", matter, message));
        }
        self.check_live(seat)?;
        let (name, due) = (self.setup.name(seat), self.setup.name(self.round.turn));
        if !self.bettors().or(self.round.pending).contains(seat) {
            return Err(self
                .refuse("all-in", format!("`{name}` is all-in and has no more turns; it's `{due}`'s turn")));
        }
        let opens_unsure = self.round.unsure && self.round.pending.contains(seat);
        if opens_unsure || (self.ruled && self.round.pending.contains(seat)) {
            if self.round.bring_in.is_some() {
                self.round.bring_in = Some(seat);
            }
            self.round.turn = seat;
            return Ok(self.ruled);
        }
        let matter = if self.round.begun { Matter::Turn } else { self.opened_by() };
        Err(self.refuse_by("not-his-turn", matter, format!("it's `{due}`'s turn, not `{name}`'s")))
    }

    /// Nobody bets more than they have, and only all-in bets may be part of a unit.
    pub(crate) fn check_chips(&self, seat: usize, to: Money) -> Result<(), Refusal> {
        let Some(chair) = self.chairs.get(seat) else { return Ok(()) };
        let all = chair.bet.plus(chair.stack)?;
        if to > all {
            let name = self.setup.name(seat);
            let message = format!("`{name}` has {} and can't bet {}", self.shown(all), self.shown(to));
            return Err(self
                .refuse_by("not-enough-chips", self.stack_matter(), message)
                .instead(Instead::AllHeHas(Amount::new(all, self.setup.currency))));
        }
        if to == all { Ok(()) } else { self.check_unit(to) }
    }

    /// Chips are bet, bought and paid in whole units.
    pub(crate) fn check_unit(&self, amount: Money) -> Result<(), Refusal> {
        if amount.remainder(self.setup.unit).is_zero() {
            return Ok(());
        }
        let message = format!("{} isn't a multiple of {}", self.shown(amount), self.shown(self.setup.unit));
        Err(self.refuse_by("not-a-multiple", Matter::Unit, message))
    }

    /// The rule that a whole stack may be bet, if the house has one; else the rule on short stacks.
    fn stack_matter(&self) -> Matter {
        let said = self.setup.limits.rule(Matter::Stack);
        if said.is_some() { Matter::Stack } else { Matter::AllIn }
    }

    /// Checks a bet or raise against what the turn allows.
    pub(crate) fn check_raise(&mut self, seat: usize, to: Money) -> Result<(), Refusal> {
        let range = match self.raise_range(seat) {
            Ok(range) => range,
            Err(Bar::Alone) if self.tolerant() && to > self.round.high => {
                self.flags.raise(Flag::BetIntoAllIn);
                return Ok(());
            }
            // The site allowed it; a house with its own rule on this keeps to that rule.
            Err(Bar::Closed) if self.tolerant() && self.setup.limits.rule(Matter::Reopen).is_none() => {
                self.flags.raise(Flag::RaisedUnopened);
                self.raise_sizes(seat).map_err(|bar| self.barred(seat, bar))?
            }
            Err(bar) => return Err(self.barred(seat, bar)),
        };
        if (range.min..=range.max).contains(&to) {
            return Ok(());
        }
        if self.tolerant() && to > self.round.high && to < range.min && to >= self.most_of_others(seat) {
            self.flags.raise(Flag::RaiseCapped);
            return Ok(());
        }
        Err(self.out_of_range(seat, to, range.min, range.max, range.opens))
    }

    /// The most that another player still in can put into this round.
    fn most_of_others(&self, seat: usize) -> Money {
        let others = self.live.without(Seats::one(seat));
        let total = |other: usize| self.chairs.get(other).and_then(|chair| chair.bet.plus(chair.stack).ok());
        others.iter().filter_map(total).max().unwrap_or_default()
    }

    fn out_of_range(&self, seat: usize, to: Money, min: Money, max: Money, opens: bool) -> Refusal {
        let name = self.setup.name(seat);
        let (verb, to_word) = if opens { ("bet", "") } else { ("raise", "to ") };
        let range = match (min == max, opens) {
            (true, _) => format!("{to_word}{}", self.shown(min)),
            (false, true) => format!("between {} and {}", self.shown(min), self.shown(max)),
            (false, false) => format!("to anything from {} to {}", self.shown(min), self.shown(max)),
        };
        let message = format!("`{name}` can {verb} {range}, not {to_word}{}", self.shown(to));
        let code = if to < min { "bet-too-small" } else { "bet-too-large" };
        self.refuse_by(code, self.bounded_by(opens, to < min), message)
    }

    /// Which limit a bet or raise breaks by being too small or too large.
    fn bounded_by(&self, opens: bool, small: bool) -> Matter {
        let last = self.round.tier == Tier::Last;
        // In fixed limit, the minimum is also the maximum; the round before a declare counts as a last round.
        let end = self.round.tier != Tier::Early && self.setup.limits.structure != Structure::Fixed;
        match (opens, small) {
            (true, true) if last => Matter::BetMinFinal,
            (true, true) => Matter::BetMin,
            (true, false) if end => Matter::BetMaxFinal,
            (true, false) => Matter::BetMax,
            (false, true) if last => Matter::RaiseMinFinal,
            (false, true) if self.is_straddled() => Matter::RaiseMinStraddle,
            (false, true) => Matter::RaiseMin,
            (false, false) if end => Matter::RaiseMaxFinal,
            (false, false) => Matter::RaiseMax,
        }
    }

    /// True while nobody has raised the posts, and they ask for more than the minimum raise, as a straddle does.
    fn is_straddled(&self) -> bool {
        self.rounds == 0
            && self.round.raises == 0
            && self.round.step > self.span_of(self.round.tier).raise_min
    }

    fn barred(&self, seat: usize, bar: Bar) -> Refusal {
        let name = self.setup.name(seat);
        let cap = self.setup.limits.cap.unwrap_or_default();
        let (code, matter, why) = match bar {
            Bar::Chips => {
                ("not-enough-chips", Matter::AllIn, "doesn't have enough chips to raise".to_owned())
            }
            Bar::Alone => ("nobody-to-call", Matter::AllIn, "is the only one with chips left".to_owned()),
            Bar::Cap => {
                let matter = if self.round.tier == Tier::Last { Matter::CapFinal } else { Matter::Cap };
                (
                    "raise-cap",
                    matter,
                    format!("can't raise: this round has already had {}", counted(cap, "raise")),
                )
            }
            Bar::Closed => (
                "not-reopened",
                Matter::Reopen,
                "has already acted and can't raise: there's been no full raise since".to_owned(),
            ),
            Bar::Checked => {
                ("no-check-raise", Matter::CheckRaise, "checked in this round and can't raise now".to_owned())
            }
            Bar::Total => (
                "round-total",
                if self.round.tier == Tier::Last { Matter::TotalFinal } else { Matter::Total },
                format!("can't raise: {} is the limit for this round", self.shown(self.round.high)),
            ),
        };
        let instead = if self.round.high > self.bet(seat) { Instead::CallOrFold } else { Instead::Check };
        self.refuse_by(code, matter, format!("`{name}` {why}")).instead(instead)
    }

    /// What has to happen before betting.
    fn due_words(&self) -> String {
        match self.setup.course.steps().get(self.step) {
            Some(Step::Deal { .. }) => "the deal comes first".to_owned(),
            Some(Step::Blind(_)) => "the extra hand comes first".to_owned(),
            Some(Step::Board(_)) => "the community cards come first".to_owned(),
            Some(Step::Draw { .. }) => "players are drawing".to_owned(),
            Some(Step::Own { deed, .. }) => {
                format!("everybody {} cards{} first", deed.verb(), deed.whither())
            }
            Some(Step::Declare) => "players declare first".to_owned(),
            Some(Step::Drop) => "players stay or drop first".to_owned(),
            Some(Step::Bet(_)) => "there's nobody left to bet against".to_owned(),
            None => "the betting is over".to_owned(),
        }
    }
}
