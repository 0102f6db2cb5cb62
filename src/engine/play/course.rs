//! What happened on the way to the end of a hand, as reasons, if the house has a rule on it.

use crate::games::Step;
use crate::hand::{Cite, FirstToShow, HouseRules, Reason, ReasonFact};
use crate::play::machine::{Phase, Play};

impl Play<'_> {
    /// The reasons in the order of the hand; empty if a site's hand is only read again.
    pub(crate) fn course(&self, house: &HouseRules) -> Vec<Reason> {
        if self.tolerant() {
            return Vec::new();
        }
        let mut course: Vec<Reason> = Vec::new();
        let mut note = |cite: Cite, fact: ReasonFact| {
            let always = matches!(
                fact,
                ReasonFact::GivenBack { .. } | ReasonFact::GameWilds { .. } | ReasonFact::Killed { .. }
            ) || (cite == Cite::Checked && house.checked.value);
            if house.rule(cite).is_some() || always {
                course.push(Reason { cite, fact });
            }
        };
        for (seat, amount) in &self.waited {
            note(Cite::SidePots, ReasonFact::Waited { seat: *seat, amount: *amount });
        }
        for seat in self.early_words.kept.iter() {
            note(Cite::EarlyWord, ReasonFact::KeptWord { seat });
        }
        for seat in self.early_words.lapsed.iter() {
            note(Cite::EarlyWord, ReasonFact::LapsedWord { seat });
        }
        let unused = |seat: &usize| self.chairs.get(*seat).is_some_and(|chair| chair.intent.is_some());
        for seat in self.live.iter().filter(unused) {
            note(Cite::EarlyWord, ReasonFact::UnusedWord { seat });
        }
        for (round, pot) in &self.quiet {
            let cite = if *round == 1 { Cite::FirstChecked } else { Cite::Checked };
            note(cite, ReasonFact::AllChecked { round: *round, pot: *pot });
        }
        let draw = self.setup.course.steps().iter().position(|step| matches!(step, Step::Draw { .. }));
        match (draw, self.live.only()) {
            (Some(draw), Some(seat)) if self.step <= draw => {
                note(Cite::DrawWhen, ReasonFact::NoDraw { seat })
            }
            (Some(draw), _) if self.step > draw => note(Cite::DrawWhen, ReasonFact::Draw),
            _ => {}
        }
        for seat in self.killed.iter() {
            note(Cite::MuckDead, ReasonFact::Killed { seat });
        }
        for seat in self.live.without(self.mucked).iter() {
            match self.chairs.get(seat).and_then(|chair| chair.back) {
                Some(fact @ ReasonFact::TakenBack { .. }) => note(Cite::MuckedBack, fact),
                Some(fact) => note(Cite::MuckDead, fact),
                None => {}
            }
        }
        let follows = self.setup.game.falls.follow.is_some() && self.contending().count() > 1;
        if let Some(wilds) = self.wilds().filter(|_| follows) {
            let game = self.setup.game.name;
            note(Cite::WildGame(game), ReasonFact::GameWilds { game, wilds });
        }
        let shown = self.live.count() > 1 && self.phase == Phase::Over && self.rounds > 0;
        if let Some(seat) = self.showing_order().into_iter().next().filter(|_| shown) {
            let why = match (self.last_aggressor == Some(seat), self.acts_first() == Some(seat)) {
                (true, _) => FirstToShow::BetLast,
                (false, true) => FirstToShow::ActedFirst,
                (false, false) => FirstToShow::OnTheLeft,
            };
            note(Cite::ShowOrder, ReasonFact::ShowsFirst { seat, why });
        }
        course
    }
}
