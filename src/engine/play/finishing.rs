//! The last part of a hand: declaring, showing and mucking, more runs, agreements, bad deals.

use crate::as_text::have_acted;
use crate::games::Step;
use crate::hand::{Declares, ReasonFact, Seats, order_of_showing};
use crate::money::Money;
use crate::play::act::Dealt;
use crate::play::legal::Next;
use crate::play::limits::Matter;
use crate::play::machine::{Phase, Play};
use crate::rank::Category;
use crate::refusal::{Instead, Refusal};

/// The most runs a board can be dealt for.
const RUNS_MAX: u8 = 4;

impl Play<'_> {
    /// A player declares high, low or both.
    pub(crate) fn declare(&mut self, seat: usize, side: Declares) -> Result<(), Refusal> {
        if self.setup.course.steps().get(self.step) != Some(&Step::Declare) {
            self.check_live(seat)?;
            let message = "you can't declare now";
            return Err(self.refuse_by("no-declare", Matter::DeclareTime, message));
        }
        self.check_due(seat, Step::Declare, ("no-declare", Matter::Declare, "declare"))?;
        if let Some(chair) = self.chairs.get_mut(seat) {
            chair.declares = Some(side);
        }
        self.due = self.due.without(Seats::one(seat));
        Ok(())
    }

    pub(crate) fn check_due(
        &self,
        seat: usize,
        wanted: Step,
        (code, matter, verb): (&'static str, Matter, &str),
    ) -> Result<(), Refusal> {
        self.check_live(seat)?;
        if self.setup.course.steps().get(self.step) != Some(&wanted) {
            return Err(self.refuse_by(code, matter, format!("you can't {verb} now")));
        }
        if self.due.contains(seat) {
            return Ok(());
        }
        Err(self.refuse_by(code, matter, format!("`{}` has already decided", self.setup.name(seat))))
    }

    /// A player shows: when the betting is over, or as the last one in.
    pub(crate) fn show(&mut self, seat: usize, cards: &Dealt) -> Result<(), Refusal> {
        self.check_live(seat)?;
        self.check_may_show(seat)?;
        let comes_back = self.mucked.contains(seat);
        if comes_back {
            self.check_comes_back(seat)?;
        }
        if !cards.is_empty() {
            self.reveal(seat, cards)?;
        }
        self.shown = self.shown.with(seat);
        if comes_back {
            self.come_back(seat);
        }
        self.late_mucks.retain(|late| *late != seat);
        Ok(())
    }

    fn check_may_show(&self, seat: usize) -> Result<(), Refusal> {
        let over = self.phase != Phase::Running || self.setup.course.steps().get(self.step).is_none();
        let no_more_bets = !self.round.running && self.bettors().count() <= 1;
        if over || no_more_bets {
            return Ok(());
        }
        let message = format!("`{}` can't show before the betting is over", self.setup.name(seat));
        Err(self.refuse("too-early-to-show", message))
    }

    /// Compares the shown cards with the known ones; unknown cards become known.
    fn reveal(&mut self, seat: usize, shown: &Dealt) -> Result<(), Refusal> {
        let name = self.setup.name(seat);
        let Some(chair) = self.chairs.get(seat) else { return Ok(()) };
        if chair.cards.len() != shown.len() {
            let message = format!("`{name}` has {} {}, not {}", chair.cards.len(), "cards", shown.len());
            let own = self.setup.game.wilds.lowest.is_some();
            let matter = if own { Matter::ShowWilds } else { Matter::Show };
            return Err(self.refuse_by("wrong-number-of-cards", matter, message));
        }
        let seen = |cards: &Dealt| cards.cards().iter().flatten().count();
        let fresh = self.first_seen(seat, shown);
        let missing = seen(&chair.cards).saturating_sub(seen(shown).saturating_sub(fresh.len()));
        if missing > shown.len().saturating_sub(seen(shown)) {
            return Err(
                self.refuse("other-cards", format!("`{name}` was dealt different cards from the ones shown"))
            );
        }
        self.check_new(&fresh)?;
        let Some(chair) = self.chairs.get_mut(seat) else { return Ok(()) };
        let hidden: Vec<usize> = chair
            .cards
            .cards()
            .iter()
            .enumerate()
            .filter(|(_, card)| card.is_none())
            .map(|(place, _)| place)
            .collect();
        let mut fresh = fresh.cards().iter().flatten().copied();
        let filled = chair.cards.cards().iter().map(|card| card.or_else(|| fresh.next())).collect::<Vec<_>>();
        chair.cards = Dealt::of(filled).unwrap_or(chair.cards);
        if let [place] = hidden.as_slice() {
            let card = chair.cards.cards().get(*place).copied().flatten();
            self.was_fallen(seat, *place, card);
        }
        Ok(())
    }

    /// A player mucks at the showdown.
    pub(crate) fn muck(&mut self, seat: usize) -> Result<(), Refusal> {
        self.check_live(seat)?;
        self.check_may_show(seat)?;
        let is_last = self.is_last_of_all(seat);
        if self.phase != Phase::Running && (is_last || !self.called_out().contains(seat)) {
            // It changes nothing, unless somebody later reports a miscalled hand, which reopens the hand.
            self.late_mucks.push(seat);
            return Ok(());
        }
        if is_last {
            return Err(self.last_hand(seat));
        }
        self.shown = self.shown.without(Seats::one(seat));
        self.mucked = self.mucked.with(seat);
        self.muckers = self.muckers.with(seat);
        self.last_mucked = Some(seat);
        self.gone.retain(|gone| *gone != seat);
        self.gone.push(seat);
        Ok(())
    }

    /// A player takes back a hand mucked by mistake.
    pub(crate) fn retrieve(&mut self, seat: usize) -> Result<(), Refusal> {
        if let Err(refusal) = self.check_live(seat) {
            return Err(match refusal.code {
                "folded" => {
                    let name = self.setup.name(seat);
                    let message = format!("`{name}` is out of the hand: cards in the muck are dead");
                    self.refuse_by("folded", Matter::MuckDead, message)
                }
                _ => refusal,
            });
        }
        if !self.mucked.contains(seat) {
            return Err(
                self.refuse("not-mucked", format!("`{}` didn't muck the hand", self.setup.name(seat)))
            );
        }
        self.check_comes_back(seat)?;
        self.come_back(seat);
        // The muck may have ended the hand; it goes on until the pot is handed over.
        self.phase = Phase::Running;
        Ok(())
    }

    /// The hand is in again, by the house's own rule or by a ruling.
    fn come_back(&mut self, seat: usize) {
        self.mucked = self.mucked.without(Seats::one(seat));
        self.gone.retain(|gone| *gone != seat);
        let by_ruling = self.setup.muck_final || self.last_mucked != Some(seat);
        let fact = if by_ruling { ReasonFact::GivenBack { seat } } else { ReasonFact::TakenBack { seat } };
        if let Some(chair) = self.chairs.get_mut(seat) {
            chair.back = Some(fact);
        }
    }

    /// A mucked hand comes back only if the house allows it, and only at once, before another player shows or mucks (DAV-56);
    /// elsewhere, cards in the muck are dead (CAU-015).
    fn check_comes_back(&self, seat: usize) -> Result<(), Refusal> {
        if self.tolerant() || self.ruled {
            return Ok(());
        }
        let name = self.setup.name(seat);
        if self.setup.muck_final {
            let by = self.setup.limits.rule(Matter::MuckDead).map_or(" (standard rule)", |_| "");
            let message = format!("`{name}` mucked the hand, and cards in the muck are dead{by}");
            return Err(self.refuse_by("muck-is-dead", Matter::MuckDead, message));
        }
        if self.last_mucked == Some(seat) {
            return Ok(());
        }
        let message = format!(
            "`{name}` mucked before others did; you only get a hand back if you take it back right away"
        );
        Err(self.refuse_by("too-late-to-retrieve", Matter::Muck, message))
    }

    /// A player's hand is declared dead.
    pub(crate) fn kill(&mut self, seat: usize) -> Result<(), Refusal> {
        self.check_live(seat)?;
        self.leave(seat);
        self.killed = self.killed.with(seat);
        // The machine checks again whether the hand is over.
        self.phase = Phase::Running;
        // Players still to act can match this player's bets, so no pot belongs to the dead hand.
        let to_act = match self.round.running {
            true => !self.round.pending.and(self.live).is_empty(),
            false => self.rounds == 0 && self.bets_come(),
        };
        if !to_act {
            self.gone.push(seat);
        }
        if self.round.running {
            let turn = self.round.turn;
            self.round.pending = self.round.pending.without(Seats::one(seat));
            if turn == seat {
                self.round.pass_on(seat);
            }
            if self.round.bring_in == Some(seat) {
                self.round.bring_in = Some(self.round.turn);
            }
        }
        Ok(())
    }

    /// True if a round of betting is still to come.
    fn bets_come(&self) -> bool {
        self.setup.course.steps().iter().skip(self.step).any(|step| matches!(step, Step::Bet(_)))
    }

    /// A player miscalled a hand, and another mucked because of it.
    pub(crate) fn miscall(&mut self, seat: usize) -> Result<(), Refusal> {
        self.check_live(seat)?;
        self.check_may_show(seat)?;
        if self.phase != Phase::Running && self.setup.course.steps().get(self.step).is_some() {
            return Err(self.over());
        }
        self.miscalled = self.miscalled.with(seat);
        // This usually comes out once all cards are face up; the hand goes on until the pot is handed over.
        self.phase = Phase::Running;
        for late in std::mem::take(&mut self.late_mucks) {
            match self.is_last_of_all(late) {
                true => self.late_mucks.push(late),
                false => self.muck(late)?,
            }
        }
        Ok(())
    }

    /// A player calls their hand, if hands count as they are called.
    pub(crate) fn name_hand(&mut self, seat: usize, hand: Category) -> Result<(), Refusal> {
        self.check_live(seat)?;
        self.check_may_show(seat)?;
        if let Some(chair) = self.chairs.get_mut(seat) {
            chair.calls = Some(hand);
        }
        Ok(())
    }

    /// The rest of the board is dealt several times.
    pub(crate) fn run_more(&mut self, runs: u8) -> Result<(), Refusal> {
        if !self.may_run_more() {
            let message = if self.runs > 1 {
                format!("the rest of the board is already run {} times", self.runs)
            } else if self.has_own_cards_to_come() {
                "players still have cards to get, discard or pass, so the board can't be run again yet"
                    .to_owned()
            } else {
                "you can only run the board again when everybody is all-in and community cards are still to come".to_owned()
            };
            return Err(self.refuse_by("no-more-runs", Matter::Runs, message));
        }
        if !(2..=RUNS_MAX).contains(&runs) {
            let message = format!("you can run the board 2 to {RUNS_MAX} times, not {runs}");
            return Err(self.refuse_by("no-more-runs", Matter::Runs, message));
        }
        let (left, each) = (self.cards_left(), self.shared_to_come());
        let wanted = each.saturating_mul(usize::from(runs));
        if wanted > left {
            let message = format!("{runs} runs need {wanted} more cards, but the deck has only {left}");
            return Err(self.refuse_by("no-more-runs", Matter::Runs, message));
        }
        self.runs = runs;
        self.run_from = (self.step, self.board.len());
        Ok(())
    }

    /// How many shared cards are still to come in one run.
    fn shared_to_come(&self) -> usize {
        let rest = self.setup.course.steps().get(self.step..).unwrap_or_default();
        rest.iter().map(|step| if let Step::Board(cards) = step { usize::from(*cards) } else { 0 }).sum()
    }

    /// The players still in share the money as agreed.
    pub(crate) fn agree(&mut self, shares: &[Money]) -> Result<(), Refusal> {
        if shares.len() != self.setup.places.len() {
            let message = format!(
                "a split needs {} shares, one for each seat, not {}",
                self.setup.places.len(),
                shares.len()
            );
            return Err(self.refuse_by("agreement", Matter::Agree, message));
        }
        if self.live.count() < 2 {
            return Err(self.refuse_by("agreement", Matter::Agree, "there's nobody left to agree with"));
        }
        self.check_no_showdown()?;
        if let Some(taker) = self.takers().iter().next() {
            let message = format!("the side pot already belongs to `{}`", self.setup.name(taker));
            return Err(self.refuse_by("agreement", Matter::Agree, message).instead(Instead::CardsDecide));
        }
        self.close_round()?;
        self.phase = Phase::Agreed(shares.into());
        Ok(())
    }

    /// A split must be agreed on before the showdown; hands turned over with cards to come aren't a showdown yet.
    fn check_no_showdown(&self) -> Result<(), Refusal> {
        let cards_to_come = self.setup.course.steps().get(self.step).is_some();
        let open = self.shown.or(self.mucked);
        let Some(first) = open.iter().next().filter(|_| !cards_to_come && !self.ruled && !self.tolerant())
        else {
            return Ok(());
        };
        let did = if self.shown.contains(first) { "already showed" } else { "already mucked" };
        let name = self.setup.name(first);
        let message = format!("`{name}` {did}, so it's too late for a split");
        Err(self.refuse_by("agreement", Matter::Agree, message).instead(Instead::CardsDecide))
    }

    /// True if it isn't too late for a misdeal.
    #[must_use]
    pub fn may_misdeal(&self) -> bool {
        self.check_misdeal().is_ok()
    }

    /// The deal was bad.
    pub(crate) fn misdeal(&mut self) -> Result<(), Refusal> {
        self.check_misdeal()?;
        self.phase = Phase::Misdealt;
        Ok(())
    }

    /// It isn't too late for a misdeal; if the house doesn't say when it is, nobody may have acted.
    fn check_misdeal(&self) -> Result<(), Refusal> {
        let acted = self.acted.count();
        if let Some(most) = self.setup.no_return.filter(|most| acted >= *most && !self.ruled) {
            let message = format!("{}, and after {most} it's too late for a misdeal", have_acted(acted));
            return Err(self.refuse_by("too-late-for-a-misdeal", Matter::Misdeal, message));
        }
        if self.setup.late_asks && acted > 0 && !self.ruled && !self.tolerant() {
            let message = "the house rules don't say when it's too late for a misdeal, and there's already been action: make a ruling";
            return Err(self.refuse_by("late-misdeal-unsaid", Matter::Misdeal, message));
        }
        Ok(())
    }

    /// Goes on to the next run of the board, or ends the hand once everybody has shown or mucked.
    pub(crate) fn advance_showdown(&mut self) -> Result<(), Refusal> {
        let next = self.run.saturating_add(1);
        if next < usize::from(self.runs) {
            let (step, cards) = self.run_from;
            let start = Dealt::of(self.board.cards().iter().take(cards).copied()).unwrap_or_default();
            self.more_boards.push(start);
            self.run = next;
            self.step = step;
            return self.advance();
        }
        if self.contending().without(self.shown).is_empty() {
            self.phase = Phase::Over;
        }
        Ok(())
    }

    /// The order in which the players still in show: the last to bet first, else as the house says.
    pub(crate) fn showing_order(&self) -> Vec<usize> {
        let bettor = self.last_aggressor.filter(|seat| self.live.contains(*seat));
        order_of_showing(self.live, bettor.or_else(|| self.acts_first()), self.setup.button)
    }

    /// Who would act first in a round without bets, if the house lets that player show first (PIG-53). Never an all-in player, and
    /// nobody if only one can still bet: then nobody acted.
    pub(crate) fn acts_first(&self) -> Option<usize> {
        let able = self.live.and(self.able);
        able.left_of(self.setup.button).next().filter(|_| self.setup.actor_shows && able.count() > 1)
    }

    pub(crate) fn next_to_show(&self) -> Next {
        let seats = self.contending().without(self.shown);
        match self.showing_order().into_iter().find(|seat| seats.contains(*seat)) {
            Some(first) => Next::Show { first, seats },
            None => Next::Over,
        }
    }
}
