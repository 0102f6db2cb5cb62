//! Pays the pots of a hand: who gets what, by which rule.

use crate::games::{Beside, Second};
use crate::hand::award::{Claims, Tally, divide};
use crate::hand::checks;
use crate::hand::halves::{Entitled, Field, Terms, opposite};
use crate::hand::house_rules::{Cite, HouseRules};
use crate::hand::judge::Judge;
use crate::hand::laid::{barred, collected, laid};
use crate::hand::one_deck;
use crate::hand::pots::Pot;
use crate::hand::reason::{Cost, Hand, ReasonFact, Side};
use crate::hand::seats::{PotTable, Seats};
use crate::hand::settlement::{PotPaid, Settlement};
use crate::hand::showdown::{Named, Showdown};
use crate::money::{Money, Overflow};
use crate::refusal::Refusal;

mod high_low;
mod notes;

/// Pays the pots.
pub(crate) fn settle_pots(showdown: &Showdown, house: &HouseRules) -> Result<Settlement, Refusal> {
    checks::money(showdown, house)?;
    one_deck::check(showdown)?;
    checks::runs(showdown, house)?;
    checks::announced(showdown, house)?;
    // If everybody agreed on the shares, bets needn't be level and nobody has to declare.
    if showdown.agreed.is_none() {
        checks::level(showdown, house)?;
    }
    let laid = laid(showdown, house)?;
    if showdown.agreed.is_none() {
        checks::pots(showdown, &laid.pots, house)?;
    }
    let mut table = Settling::new(showdown, house, &laid.pots)?;
    if laid.pots.len() > 1 {
        table.note_layers(&laid.pots);
    }
    if let Some((seat, amount)) = laid.uncalled {
        table.tally.note(Cite::Uncalled, ReasonFact::Returned { seat, amount });
    }
    let paid = match &showdown.agreed {
        Some(shares) => table.pay_as_agreed(&laid.pots, shares)?,
        None => {
            table.note_level();
            table.judge(&laid.pots)?;
            table.pay_pots(&laid.pots)?
        }
    };
    Settlement::new(collected(showdown)?, paid, laid.uncalled, table.tally)
}

struct Settling<'a> {
    showdown: &'a Showdown,
    house: &'a HouseRules,
    table: PotTable,
    live: Seats,
    compared: Seats,
    /// Players who showed the wrong number of cards and can't win with them.
    miscounted: Seats,
    /// Players who can't win against another, whatever they hold.
    barred: Seats,
    /// Barred players who compete with each other for a pot that nobody else is left for.
    rivals: Seats,
    /// Two players left on opposite sides, high first.
    opposite: Option<(usize, usize)>,
    declared: bool,
    runs: Vec<Judge>,
    tally: Tally,
}

impl<'a> Settling<'a> {
    fn new(showdown: &'a Showdown, house: &'a HouseRules, pots: &[Pot]) -> Result<Self, Refusal> {
        let live = showdown.seats_where(|player| !player.stake.folded).without(showdown.takers);
        let shown = showdown.seats_where(|player| !player.stake.folded && !player.cards.is_empty());
        let declared = showdown.agreed.is_none() && checks::declarations(showdown, house, live)?;
        let miscalled = showdown.seats_where(|player| !player.stake.folded && player.named != Named::Rightly);
        let barred = miscalled.and(barred(showdown, house));
        let left = pots.iter().map(|pot| pot.eligible).filter(|eligible| eligible.without(barred).is_empty());
        let rivals = left.clone().filter(|eligible| eligible.count() > 1).fold(Seats::NONE, Seats::or);
        let keeps = left.fold(Seats::NONE, Seats::or);
        let opposite = opposite(showdown, house, live);
        let table = PotTable { button: showdown.last_or_button(), unit: showdown.unit };
        let mut tally = Tally::new(showdown.players.len());
        if let Some(wilds) = showdown.announced {
            tally.note(Cite::Announced, ReasonFact::Announced { wilds });
        }
        for seat in miscalled.iter() {
            let cost = match (barred.contains(seat), keeps.contains(seat)) {
                (false, _) if house.miscall.value => Cost::NobodyMisled,
                (false, _) => Cost::Nothing,
                (true, false) => Cost::All,
                (true, true) => Cost::WhereOthersAre,
            };
            tally.note(Cite::Miscall, ReasonFact::Miscalled { seat, cost });
        }
        Ok(Self {
            showdown,
            house,
            table,
            live,
            compared: shown.without(barred.without(rivals)),
            barred,
            rivals,
            opposite,
            declared,
            runs: Vec::new(),
            miscounted: Seats::NONE,
            tally,
        })
    }

    /// Looks at the cards, unless nobody has to show any.
    fn judge(&mut self, pots: &[Pot]) -> Result<(), Refusal> {
        let others = self.live.without(self.barred);
        let asked = self.rivals.or(if others.count() < 2 { Seats::NONE } else { others });
        if asked.count() < 2 || self.opposite.is_some() {
            return Ok(());
        }
        self.compared = self.compared.and(asked);
        if self.compared.count() > 1 {
            self.note_order();
        }
        let miscounted = checks::counts(self.showdown, self.compared, self.house)?;
        for seat in asked.without(self.compared).iter() {
            self.tally.note(Cite::Unshown, ReasonFact::Unshown { seat });
        }
        self.tally.note_miscounted(self.showdown, miscounted);
        self.compared = self.compared.without(miscounted);
        self.miscounted = miscounted;
        self.note_wilds();
        let scheme = self.showdown.game.scheme(&self.house.ranking.customs);
        let called = self.showdown.as_called;
        let judges = |called: bool| -> Vec<Judge> {
            let runs = 0..self.showdown.contests();
            runs.map(|run| Judge::new(self.showdown, &scheme, (self.compared, run), called)).collect()
        };
        let runs = judges(called);
        if called && is_decided_by_calls(pots, &runs, &judges(false)) {
            self.tally.note(Cite::AsCalled, ReasonFact::AsCalled);
        }
        self.runs = runs;
        Ok(())
    }

    fn pay_pots(&mut self, pots: &[Pot]) -> Result<Vec<PotPaid>, Refusal> {
        let mut paid = Vec::with_capacity(pots.len());
        for (number, pot) in pots.iter().enumerate() {
            paid.push(self.pay(number, *pot)?);
        }
        Ok(paid)
    }

    fn pay(&mut self, number: usize, pot: Pot) -> Result<PotPaid, Refusal> {
        let claimants = self.claimants(pot);
        // A player who shows no hand gives up the claim, even to what another could win only by beating that hand.
        let alone =
            claimants.only().or_else(|| claimants.and(self.compared).only().filter(|_| self.declared));
        if let Some(seat) = alone {
            let cite = match (self.live.without(self.barred).count(), self.barred.is_empty()) {
                // The others are still in and showed nothing.
                _ if claimants.only().is_none() => Cite::Unshown,
                // A hand mucked at the showdown just wasn't shown; a bet nobody called is a different case.
                (0 | 1, true) if !self.showdown.mucked.is_empty() => Cite::Mucked,
                (0 | 1, true) => Cite::LastIn,
                (_, true) => Cite::SidePots,
                (_, false) => Cite::Miscall,
            };
            self.tally.note(cite, ReasonFact::Alone { pot: number, seat, amount: pot.amount });
            return self.hand_over(number, pot, pot.amount, Claims { high: Seats::one(seat), low: None });
        }
        if let Some((high, low)) = self.opposite {
            self.tally.note(Cite::TwoLeft, ReasonFact::TwoLeft { pot: number, high, low });
            let claims = Claims { high: Seats::one(high), low: Some(Seats::one(low)) };
            return self.hand_over(number, pot, pot.amount, claims);
        }
        if claimants.and(self.compared).is_empty() {
            let pot = Pot { eligible: claimants, ..pot };
            return Err(match claimants.without(self.miscounted).is_empty() {
                true => checks::nobody_can_win(self.showdown, pot, self.house),
                false => checks::nobody_showed(self.showdown, pot),
            });
        }
        let mut paid = PotPaid { pot, high: Seats::NONE, low: Seats::NONE };
        self.note_runs(number, pot)?;
        for run in 0..self.runs.len() {
            let of_run = pot.of_run((run, self.runs.len()), self.table.unit)?;
            self.note_board(number, run, of_run.amount);
            let of_run = self.pay_run(number, of_run, run)?;
            paid = PotPaid { high: paid.high.or(of_run.high), low: paid.low.or(of_run.low), ..paid };
        }
        Ok(paid)
    }

    /// Who may win a pot: players who miscalled only if nobody else is left for it.
    fn claimants(&self, pot: Pot) -> Seats {
        let others = pot.eligible.without(self.barred);
        if others.is_empty() { pot.eligible } else { others }
    }

    /// What each run of the board plays for, told before the first is paid.
    fn note_runs(&mut self, number: usize, pot: Pot) -> Result<(), Overflow> {
        let of = self.runs.len();
        for run in (0..of).filter(|_| of > 1 && self.showdown.game.boards.boards() == 1) {
            let amount = pot.of_run((run, of), self.table.unit)?.amount;
            self.tally.note(Cite::Runs, ReasonFact::Run { pot: number, run, of, amount });
        }
        Ok(())
    }

    /// What one of several boards plays for, told with its winners.
    fn note_board(&mut self, number: usize, place: usize, amount: Money) {
        let boards = self.showdown.game.boards.boards();
        if boards < 2 {
            return;
        }
        let run = place.checked_div(boards).filter(|_| self.showdown.runs() > 1);
        let board = place.checked_rem(boards).unwrap_or(0);
        let cite = if run.is_some() { Cite::Runs } else { self.best_cite() };
        self.tally.note(cite, ReasonFact::Board { pot: number, run, board, of: boards, amount });
    }

    fn pay_run(&mut self, number: usize, pot: Pot, run: usize) -> Result<PotPaid, Refusal> {
        let contest = self.claimants(pot).and(self.compared);
        if self.showdown.game.second() == Second::None {
            let (seats, hand) = self.best(run, Side::Whole, contest);
            self.note_best(number, Side::Whole, (seats, hand), pot.amount);
            self.note_ahead(run, (seats, hand), contest);
            let posted = Terms::of(self.showdown, self.house).goalpost && seats.count() > 1;
            if posted {
                self.tally.note(Cite::Goalpost, ReasonFact::Posted { pot: number, side: Side::Whole, seats });
            }
            if !posted {
                self.note_on_board(run, (seats, hand));
            }
            let high = if posted { Seats::NONE } else { seats };
            return self.hand_over(number, pot, pot.amount, Claims { high, low: None });
        }
        self.note_cards_talk(number);
        let field = Field::of(self.showdown, self.declared, contest);
        let terms = Terms::of(self.showdown, self.house);
        let judge = self.runs.get(run);
        let best = |side: Side, among: Seats| judge.map_or(Seats::NONE, |judge| judge.best(side, among).0);
        match field.judge(terms, &best) {
            Entitled::All(seat) => self.pay_pig(number, pot, run, seat),
            Entitled::Halves { high, low, fallen } => {
                for fall in fallen {
                    let fact = ReasonFact::Pigged {
                        pot: number,
                        seat: fall.seat,
                        side: fall.side,
                        against: fall.against,
                    };
                    self.tally.note(self.why_fallen(fall, field.pigs), fact);
                }
                self.note_half(number, run, (Side::High, high), (pot.amount, field.pigs));
                let named = high.seats_named();
                let best = self.best(run, Side::High, named);
                self.note_ahead(run, best, field.high);
                self.note_half(number, run, (Side::Low, low), (pot.amount, field.pigs));
                self.pay_halves(number, pot, high, low)
            }
        }
    }

    fn hand_over(
        &mut self,
        number: usize,
        pot: Pot,
        amount: Money,
        claims: Claims,
    ) -> Result<PotPaid, Refusal> {
        divide(&mut self.tally, (number, amount), claims, &self.table, self.house)?;
        Ok(PotPaid { pot, high: claims.high, low: claims.low.unwrap_or_default() })
    }

    fn best(&self, run: usize, side: Side, among: Seats) -> (Seats, Option<Hand>) {
        self.runs.get(run).map_or((Seats::NONE, None), |judge| judge.best(side, among))
    }

    /// What the best hand of this game wins.
    fn best_cite(&self) -> Cite {
        Cite::BestGame(self.showdown.game.name)
    }

    fn second_cite(&self) -> Cite {
        match self.showdown.game.second() {
            Second::Beside(Beside::HighSpade) => Cite::Spade,
            Second::Beside(_) => self.best_cite(),
            _ => self.house.low_qualifies(&self.showdown.game),
        }
    }

    /// Pays what the players still in agreed on: all of the pots, no more and no less.
    fn pay_as_agreed(&mut self, pots: &[Pot], shares: &[Money]) -> Result<Vec<PotPaid>, Refusal> {
        checks::agreement(self.showdown, self.house, pots, shares, self.live)?;
        for (seat, amount) in shares.iter().enumerate().filter(|(_, amount)| !amount.is_zero()) {
            self.tally.pay(seat, *amount)?;
            self.tally.note(Cite::Agreed, ReasonFact::Agreed { seat, amount: *amount });
        }
        let paid: Seats =
            shares.iter().enumerate().filter(|(_, share)| !share.is_zero()).map(|(seat, _)| seat).collect();
        Ok(pots
            .iter()
            .map(|pot| PotPaid { pot: *pot, high: pot.eligible.and(paid), low: Seats::NONE })
            .collect())
    }
}

/// True if calling the hands gives a pot another winner, or another best hand, than the cards alone.
fn is_decided_by_calls(pots: &[Pot], called: &[Judge], plain: &[Judge]) -> bool {
    called.iter().zip(plain).any(|(called, plain)| {
        let best = |judge: &Judge, pot: &Pot| judge.best(Side::High, pot.eligible);
        pots.iter().any(|pot| best(called, pot) != best(plain, pot))
    })
}
