//! Dropping and staying, all at once; and the end of a deal of a drop game.

use crate::cards::{Cards, Holding};
use crate::games::Step;
use crate::hand::{AllOut, Dropped, HouseRules, Seats, all_out};
use crate::money::{Money, Overflow};
use crate::play::act::Act;
use crate::play::limits::Matter;
use crate::play::machine::{Phase, Play};
use crate::refusal::{Instead, Refusal};

impl Play<'_> {
    /// True if players stay or drop in this game.
    pub(crate) fn is_drop_game(&self) -> bool {
        self.setup.course.steps().contains(&Step::Drop)
    }

    /// A player drops or stays in; hesitating means staying (MIK-23).
    pub(crate) fn drop_or_stay(&mut self, seat: usize, drops: bool) -> Result<(), Refusal> {
        if self.dropped.contains(seat) {
            return Err(self.no_way_back(seat));
        }
        if drops && self.has_stayed(seat) {
            return self.let_out(seat);
        }
        self.check_due(seat, Step::Drop, ("no-drop", Matter::Drop, "stay or drop"))?;
        // Everybody decides at once: what happens to a hand in between changes nothing.
        match drops {
            true => self.dropped = self.dropped.with(seat),
            false => self.said_in = self.said_in.with(seat),
        }
        self.due = self.due.without(Seats::one(seat));
        Ok(())
    }

    /// A player who dropped is out, even by accident (MIK-25); if a house lets them come back, that is recorded as staying.
    fn no_way_back(&self, seat: usize) -> Refusal {
        let message = format!("`{}` dropped and is out", self.setup.name(seat));
        self.refuse_by("dropped", Matter::DropFinal, message)
    }

    /// A player who stayed by mistake is let out by a ruling, as long as no card has come since (MIK-24).
    fn let_out(&mut self, seat: usize) -> Result<(), Refusal> {
        if !self.ruled {
            let message = format!(
                "`{}` stayed in and can't drop now unless everybody else agrees",
                self.setup.name(seat)
            );
            return Err(self
                .refuse_by("stays", Matter::Relief, message)
                .instead(Instead::AllLetOut(self.setup.name(seat).to_string())));
        }
        self.let_out = self.let_out.with(seat);
        self.dropped = self.dropped.with(seat);
        self.said_in = self.said_in.without(Seats::one(seat));
        if !self.is_dropping() {
            self.leave(seat);
            self.stayed = self.said_in;
        }
        Ok(())
    }

    /// True if some players still have to say whether they stay.
    pub(crate) fn will_drop(&self) -> bool {
        self.setup.course.steps().get(self.step..).is_some_and(|to_come| to_come.contains(&Step::Drop))
    }

    fn is_dropping(&self) -> bool {
        self.setup.course.steps().get(self.step) == Some(&Step::Drop)
    }

    /// True if a player said they stay, and nothing has happened since the last player decided.
    pub(crate) fn has_stayed(&self, seat: usize) -> bool {
        if self.is_dropping() {
            return self.live.contains(seat) && !self.due.contains(seat);
        }
        let before = self.step.checked_sub(1).and_then(|step| self.setup.course.steps().get(step));
        let untouched = self.laid == 0
            && !self.round.running
            && self.shown.or(self.mucked).is_empty()
            && self.chairs.iter().all(|chair| chair.given == 0 && chair.owed == 0)
            && (self.due.is_empty() || self.due == self.live);
        before == Some(&Step::Drop) && untouched && self.live.contains(seat)
    }

    /// What follows if everybody dropped; `None` if the pot waits for another reason.
    pub(crate) fn all_out(&self, house: &HouseRules) -> Result<Option<AllOut>, Overflow> {
        if !self.is_drop_game() {
            return Ok(None);
        }
        all_out(self.dealt_in(), self.setup.button, self.pot, house).map(Some)
    }

    /// Who stayed and who dropped, and the hand nobody plays; `None` if it isn't a drop game.
    pub(crate) fn drop_of(&self) -> Result<Option<Dropped>, Refusal> {
        let cards: Cards = self.blind.cards().iter().flatten().copied().collect();
        let due = self.setup.course.blind();
        // A player whose chips nobody counts is never short.
        let known = self.setup.places.iter().all(|place| place.stack.is_some() || !place.dealt);
        let agreed = matches!(self.phase, Phase::Agreed(_));
        if cards.len() < due && !agreed && !self.live.without(self.mucked).is_empty() {
            let known = cards.len();
            let message = format!(
                "the extra hand has to be face up: {known} of its {due} cards are known (blind CARDS)"
            );
            return Err(self.refuse("blind-missing", message));
        }
        Ok(self.is_drop_game().then(|| Dropped {
            dealt: self.dealt_in(),
            stayed: self.stayed,
            let_out: self.let_out,
            blind: (due > 0).then(|| Holding::unmarked(cards)),
            stacks: known.then(|| self.chairs.iter().map(|chair| chair.stack).collect()),
        }))
    }

    /// Refuses chips bought for a hand that is already decided, if players have to pay in full: then only a loser who can't pay
    /// may still buy.
    ///
    /// # Errors
    ///
    /// `chips-during-a-hand` by the rule of the house on cash.
    pub fn check_still_buys(&self, act: &Act, house: &HouseRules) -> Result<(), Refusal> {
        let (Act::Chips(seat, _) | Act::Sold { seat, .. }) = act else { return Ok(()) };
        if self.setup.limits.all_in || self.ruled {
            return Ok(());
        }
        let stack = self.chairs.get(*seat).map_or(Money::ZERO, |chair| chair.stack);
        if self.owes_next(*seat, house).is_none_or(|owes| owes > stack) {
            return Ok(());
        }
        let name = self.setup.name(*seat);
        let message =
            format!("`{name}` doesn't need more chips in this hand; buy for the next one when it's over");
        Err(self.refuse_by("chips-during-a-hand", Matter::Cash, message))
    }

    pub(crate) fn dealt_in(&self) -> Seats {
        let dealt = self.setup.places.iter().enumerate().filter(|(_, place)| place.dealt);
        dealt.map(|(seat, _)| seat).collect()
    }
}
