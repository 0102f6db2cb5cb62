//! Dropping and staying, all at once; and the end of a deal in which players drop.

use crate::domain::cards::{Cards, Holding};
use crate::domain::games::Step;
use crate::domain::hand::{
    AllOut, Deal, HouseRules, Matched, Seats, Settlement, Showdown, all_out, settle_drop,
};
use crate::domain::money::{Money, Overflow};
use crate::domain::play::limits::Matter;
use crate::domain::play::machine::Play;
use crate::domain::refusal::Refusal;

impl Play<'_> {
    /// True if players stay or drop in this game.
    pub(crate) fn is_drop_game(&self) -> bool {
        self.setup.course.steps().contains(&Step::Drop)
    }

    /// A player drops, or stays in; hesitating is staying (MIK-23).
    pub(crate) fn drop_or_stay(&mut self, seat: usize, drops: bool) -> Result<(), Refusal> {
        if self.dropped.contains(seat) {
            return Err(self.no_way_back(seat));
        }
        if drops && self.has_stayed(seat) {
            return self.let_out(seat);
        }
        self.check_due(seat, Step::Drop, ("no-drop", Matter::Drop, "stay or drop"))?;
        if drops {
            self.dropped = self.dropped.with(seat);
        }
        self.due = self.due.without(Seats::one(seat));
        Ok(())
    }

    /// Who dropped is out, by accident too (MIK-25); what a milder house takes back is written down as staying.
    fn no_way_back(&self, seat: usize) -> Refusal {
        let message = format!("`{}` has dropped and is out", self.setup.name(seat));
        self.refuse_by("dropped", Matter::DropFinal, message)
    }

    /// Who stayed by mistake is let out by a ruling, as long as no card came since (MIK-24).
    fn let_out(&mut self, seat: usize) -> Result<(), Refusal> {
        if !self.ruled {
            let message =
                format!("`{}` stays: only all the others together can let him out", self.setup.name(seat));
            return Err(self.refuse_by("stays", Matter::Relief, message));
        }
        self.dropped = self.dropped.with(seat);
        if !self.is_dropping() {
            self.leave(seat);
            self.stayed = self.live;
        }
        Ok(())
    }

    fn is_dropping(&self) -> bool {
        self.setup.course.steps().get(self.step) == Some(&Step::Drop)
    }

    /// True if he said that he stays, and nothing happened since the last player spoke.
    fn has_stayed(&self, seat: usize) -> bool {
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

    /// What follows if everybody dropped; `None` if that is not why the pot waits.
    pub(crate) fn all_out(&self, house: &HouseRules) -> Result<Option<AllOut>, Overflow> {
        if !self.is_drop_game() {
            return Ok(None);
        }
        all_out(self.dealt_in(), self.setup.button, self.pot, house).map(Some)
    }

    /// Settles a deal that somebody stayed in.
    pub(crate) fn settle_drop(
        &self,
        showdown: &Showdown,
        house: &HouseRules,
    ) -> Result<(Settlement, Matched), Refusal> {
        let cards: Cards = self.blind.cards().iter().flatten().copied().collect();
        let (known, due) = (cards.len(), self.setup.course.blind());
        if due > 0 && known < due && !self.live.without(self.mucked).is_empty() {
            let message =
                format!("the hand nobody plays has {known} known cards of {due}, so nobody can beat it");
            return Err(self.refuse("blind-missing", message));
        }
        let blind = Holding::unmarked(if known < due { Cards::NONE } else { cards });
        let stacks: Vec<Money> = self.chairs.iter().map(|chair| chair.stack).collect();
        let deal = Deal {
            showdown,
            dealt: self.dealt_in(),
            stayed: self.stayed,
            blind: (due > 0).then_some(&blind),
            fines: self.fines,
            stacks: &stacks,
        };
        settle_drop(&deal, house)
    }

    fn dealt_in(&self) -> Seats {
        let dealt = self.setup.places.iter().enumerate().filter(|(_, place)| place.dealt);
        dealt.map(|(seat, _)| seat).collect()
    }
}
