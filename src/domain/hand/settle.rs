//! Settles a hand from contributions and cards: who gets what, by which rule.
//!
//! Bets are not checked here, only what lies in the middle and what was shown.

use crate::domain::games::Second;
use crate::domain::hand::award::{Claims, Tally, divide};
use crate::domain::hand::checks;
use crate::domain::hand::halves::{Entitled, Field, Half, SIDES, Terms};
use crate::domain::hand::house_rules::{Cite, HouseRules};
use crate::domain::hand::judge::Judge;
use crate::domain::hand::pots::{Layers, Pot, layers};
use crate::domain::hand::seats::{Seats, Table};
use crate::domain::hand::settlement::{PotPaid, Settlement};
use crate::domain::hand::showdown::{Contestant, Declares, Showdown};
use crate::domain::hand::why::{Fact, Hand, Side};
use crate::domain::money::{Money, Overflow};
use crate::domain::refusal::Refusal;

/// Settles the hand, or says what about it cannot be.
pub fn settle(showdown: &Showdown, house: &HouseRules) -> Result<Settlement, Refusal> {
    checks::money(showdown, house)?;
    checks::cards(showdown)?;
    checks::runs(showdown, house)?;
    checks::announced(showdown, house)?;
    checks::level(showdown, house)?;
    let laid = laid(showdown)?;
    checks::pots(&laid.pots, house)?;
    let mut table = Settling::new(showdown, house)?;
    if laid.pots.len() > 1 {
        table.tally.note(Cite::SidePots, Fact::Layered { pots: laid.pots.len() });
    }
    if let Some((seat, amount)) = laid.uncalled {
        table.tally.note(Cite::Uncalled, Fact::Returned { seat, amount });
    }
    let paid = match &showdown.agreed {
        Some(shares) => table.pay_as_agreed(&laid.pots, shares)?,
        None => {
            table.judge()?;
            table.pay_pots(&laid.pots)?
        }
    };
    Settlement::new(collected(showdown)?, paid, laid.uncalled, table.tally)
}

/// All that went in.
pub(crate) fn collected(showdown: &Showdown) -> Result<Money, Refusal> {
    let put_in = showdown.players.iter().flat_map(|player| [player.stake.bet, player.stake.dead]);
    Ok(Money::sum(put_in)?.plus(showdown.carry)?)
}

/// The pots as they stood, if they are known and add up, else as the stakes make them.
pub(crate) fn laid(showdown: &Showdown) -> Result<Layers, Refusal> {
    let Some(pots) = &showdown.pots else {
        let stakes = showdown.players.iter().map(|player| &player.stake);
        return Ok(layers(stakes, showdown.carry)?);
    };
    checks::given_pots(showdown, pots, collected(showdown)?)?;
    Ok(Layers { pots: pots.clone(), uncalled: None })
}

struct Settling<'a> {
    showdown: &'a Showdown,
    house: &'a HouseRules,
    table: Table,
    live: Seats,
    compared: Seats,
    /// Those who cannot win against another, whatever they hold.
    barred: Seats,
    /// Two players left on opposite sides, high first.
    opposite: Option<(usize, usize)>,
    declared: bool,
    runs: Vec<Judge>,
    tally: Tally,
}

impl<'a> Settling<'a> {
    fn new(showdown: &'a Showdown, house: &'a HouseRules) -> Result<Self, Refusal> {
        let live = showdown.seats_where(|player| !player.stake.folded);
        let shown = showdown.seats_where(|player| !player.stake.folded && !player.cards.is_empty());
        let declared = checks::declarations(showdown, house, live)?;
        let miscalled = showdown.seats_where(|player| !player.stake.folded && player.miscalled);
        let barred = if house.miscall.value { miscalled } else { Seats::NONE };
        let opposite = if house.two_left.value { opposite(showdown, live) } else { None };
        let table = Table { button: showdown.last_or_button(), unit: showdown.unit };
        let mut tally = Tally::new(showdown.players.len());
        if let Some(wilds) = showdown.announced {
            tally.note(Cite::Announced, Fact::Announced { wilds });
        }
        if showdown.as_called {
            tally.note(Cite::AsCalled, Fact::AsCalled);
        }
        for seat in miscalled.iter() {
            tally.note(Cite::Miscall, Fact::Miscalled { seat, out: house.miscall.value });
        }
        Ok(Self {
            showdown,
            house,
            table,
            live,
            compared: shown.without(barred),
            barred,
            opposite,
            declared,
            runs: Vec::new(),
            tally,
        })
    }

    /// Looks at the cards, unless nobody has to show any.
    fn judge(&mut self) -> Result<(), Refusal> {
        if self.live.without(self.barred).count() < 2 || self.opposite.is_some() {
            return Ok(());
        }
        let due = self.showdown.game.cards;
        let miscounted = checks::counts(self.showdown, self.compared, self.house)?;
        for seat in self.live.without(self.compared).without(self.barred).iter() {
            self.tally.note(Cite::Unshown, Fact::Unshown { seat });
        }
        for seat in miscounted.iter() {
            let held = self.showdown.players.get(seat).map_or(0, |player| player.cards.cards().len());
            self.tally.note(Cite::WrongCount, Fact::Miscounted { seat, held, due });
        }
        self.compared = self.compared.without(miscounted);
        let scheme = self.showdown.game.scheme(&self.house.customs);
        let runs = 0..self.showdown.runs();
        self.runs = runs.map(|run| Judge::new(self.showdown, &scheme, self.compared, run)).collect();
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
        let claimants = pot.eligible.without(self.barred);
        // Against nobody even one who named his hand wrongly wins: it is his own money.
        if let Some(seat) = pot.eligible.only().or_else(|| claimants.only()) {
            let cite = match (self.live.without(self.barred).count(), self.barred.is_empty()) {
                (0 | 1, true) => Cite::LastIn,
                (_, true) => Cite::SidePots,
                (_, false) => Cite::Miscall,
            };
            self.tally.note(cite, Fact::Alone { pot: number, seat, amount: pot.amount });
            return self.hand_over(number, pot, pot.amount, Claims { high: Seats::one(seat), low: None });
        }
        if let Some((high, low)) = self.opposite {
            self.tally.note(Cite::TwoLeft, Fact::TwoLeft { pot: number, high, low });
            let claims = Claims { high: Seats::one(high), low: Some(Seats::one(low)) };
            return self.hand_over(number, pot, pot.amount, claims);
        }
        if pot.eligible.and(self.compared).is_empty() {
            return Err(checks::nobody_showed(self.showdown, pot));
        }
        let mut paid = PotPaid { pot, high: Seats::NONE, low: Seats::NONE };
        self.note_runs(number, pot.amount)?;
        for run in 0..self.runs.len() {
            let amount = self.share_of_run(pot.amount, run)?;
            let of_run = self.pay_run(number, Pot { amount, ..pot }, run)?;
            paid = PotPaid { high: paid.high.or(of_run.high), low: paid.low.or(of_run.low), ..paid };
        }
        Ok(paid)
    }

    fn note_runs(&mut self, pot: usize, amount: Money) -> Result<(), Overflow> {
        let of = self.runs.len();
        for run in (0..of).filter(|_| of > 1) {
            let amount = self.share_of_run(amount, run)?;
            self.tally.note(Cite::Runs, Fact::Run { pot, run, of, amount });
        }
        Ok(())
    }

    /// The pot in equal shares of the runs, odd units one each to the earlier ones.
    fn share_of_run(&self, amount: Money, run: usize) -> Result<Money, Overflow> {
        let split = amount.split(u32::try_from(self.runs.len()).unwrap_or(1), self.table.unit);
        let earlier = self.table.unit.times(i64::try_from(run).unwrap_or(i64::MAX))?;
        let odd = split.remainder.minus(earlier)?.max(Money::ZERO).min(self.table.unit);
        split.share.plus(odd)
    }

    fn pay_run(&mut self, number: usize, pot: Pot, run: usize) -> Result<PotPaid, Refusal> {
        let contest = pot.eligible.and(self.compared);
        if self.showdown.game.second() == Second::None {
            let (seats, hand) = self.best(run, Side::Whole, contest);
            self.note_best(number, Side::Whole, (seats, hand), pot.amount);
            let posted = self.posts() && seats.count() > 1;
            if posted {
                self.tally.note(Cite::Goalpost, Fact::Posted { pot: number, side: Side::Whole, seats });
            }
            let high = if posted { Seats::NONE } else { seats };
            return self.hand_over(number, pot, pot.amount, Claims { high, low: None });
        }
        let field = self.field(contest);
        let terms = Terms {
            goalpost: self.posts(),
            spoils: self.house.pig_spoils.value,
            tie: self.house.pig_fails.value,
        };
        let judge = self.runs.get(run);
        let best = |side: Side, among: Seats| judge.map_or(Seats::NONE, |judge| judge.best(side, among).0);
        match field.judge(terms, &best) {
            Entitled::All(seat) => self.pay_pig(number, pot, run, seat),
            Entitled::Halves { high, low, fallen } => {
                for fall in fallen {
                    let fact =
                        Fact::Pigged { pot: number, seat: fall.seat, side: fall.side, against: fall.against };
                    self.tally.note(Cite::PigFails, fact);
                }
                self.note_half(number, run, (Side::High, high), pot.amount);
                self.note_half(number, run, (Side::Low, low), pot.amount);
                self.pay_halves(number, pot, high, low)
            }
        }
    }

    fn pay_pig(&mut self, number: usize, pot: Pot, run: usize, seat: usize) -> Result<PotPaid, Refusal> {
        let one = Seats::one(seat);
        let [high, low] = SIDES.map(|side| self.best(run, side, one).1);
        if let (Some(high), Some(low)) = (high, low) {
            self.tally
                .note(Cite::PigWins, Fact::BothWays { pot: number, seat, high, low, amount: pot.amount });
        }
        let paid = self.hand_over(number, pot, pot.amount, Claims { high: one, low: None })?;
        Ok(PotPaid { low: one, ..paid })
    }

    fn pay_halves(&mut self, number: usize, pot: Pot, high: Half, low: Half) -> Result<PotPaid, Refusal> {
        let all = |seats: Seats| Claims { high: seats, low: None };
        let claims = match (high, low) {
            (Half::Unclaimed, Half::Unclaimed) => {
                self.tally.note(Cite::Nobody, Fact::NobodyEntitled { pot: number });
                all(Seats::NONE)
            }
            (Half::Unclaimed, other) | (other, Half::Unclaimed) => {
                let side = if high == Half::Unclaimed { Side::High } else { Side::Low };
                let cite = if self.declared { Cite::Unclaimed } else { self.second_cite() };
                self.tally.note(cite, Fact::Unclaimed { pot: number, side });
                all(other.seats())
            }
            (high, low) => Claims { high: high.seats(), low: Some(low.seats()) },
        };
        let paid = self.hand_over(number, pot, pot.amount, claims)?;
        // Who declared and takes a half nobody sought is paid for it; where cards speak, a low without a hand is none.
        let both = claims.low.is_none() && self.declared;
        Ok(PotPaid { low: if both { paid.high } else { paid.low }, ..paid })
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

    fn field(&self, contest: Seats) -> Field {
        if !self.declared {
            return Field { high: contest, low: contest, pigs: Seats::NONE };
        }
        let went = |wanted: &[Declares]| {
            contest.and(
                self.showdown
                    .seats_where(|player| player.declares.is_some_and(|side| wanted.contains(&side))),
            )
        };
        Field {
            high: went(&[Declares::High, Declares::Both]),
            low: went(&[Declares::Low, Declares::Both]),
            pigs: went(&[Declares::Both]),
        }
    }

    fn posts(&self) -> bool {
        self.house.goalpost.value || self.showdown.goalpost
    }

    fn best(&self, run: usize, side: Side, among: Seats) -> (Seats, Option<Hand>) {
        self.runs.get(run).map_or((Seats::NONE, None), |judge| judge.best(side, among))
    }

    fn note_half(&mut self, pot: usize, run: usize, (side, half): (Side, Half), amount: Money) {
        let hand = self.best(run, side, half.seats_named()).1;
        self.note_best(pot, side, (half.seats_named(), hand), amount);
        if let Half::Posted(seats) = half {
            self.tally.note(Cite::Goalpost, Fact::Posted { pot, side, seats });
        }
    }

    fn note_best(&mut self, pot: usize, side: Side, (seats, hand): (Seats, Option<Hand>), amount: Money) {
        if let Some(hand) = hand {
            let cite = if side == Side::Low { self.second_cite() } else { Cite::BestHand };
            self.tally.note(cite, Fact::Best { pot, side, seats, hand, amount });
        }
    }

    fn second_cite(&self) -> Cite {
        if self.showdown.game.second() == Second::Spade { Cite::Spade } else { Cite::Low }
    }

    /// Pays what those still in agreed on; all of the pots, no more and no less.
    fn pay_as_agreed(&mut self, pots: &[Pot], shares: &[Money]) -> Result<Vec<PotPaid>, Refusal> {
        checks::agreement(self.showdown, self.house, pots, shares, self.live)?;
        for (seat, amount) in shares.iter().enumerate().filter(|(_, amount)| !amount.is_zero()) {
            self.tally.pay(seat, *amount)?;
            self.tally.note(Cite::Agreed, Fact::Agreed { seat, amount: *amount });
        }
        let paid: Seats =
            shares.iter().enumerate().filter(|(_, share)| !share.is_zero()).map(|(seat, _)| seat).collect();
        Ok(pots
            .iter()
            .map(|pot| PotPaid { pot: *pot, high: pot.eligible.and(paid), low: Seats::NONE })
            .collect())
    }
}

impl Half {
    /// Those paid.
    const fn seats(self) -> Seats {
        match self {
            Self::Won(seats) => seats,
            Self::Posted(_) | Self::Unclaimed => Seats::NONE,
        }
    }

    /// Those who are best, paid or not.
    const fn seats_named(self) -> Seats {
        match self {
            Self::Won(seats) | Self::Posted(seats) => seats,
            Self::Unclaimed => Seats::NONE,
        }
    }
}

/// The last two, if one went high and the other low (IGL-31).
fn opposite(showdown: &Showdown, live: Seats) -> Option<(usize, usize)> {
    let mut seats = live.iter();
    let (one, two) = (seats.next()?, seats.next()?);
    let declares = |seat: usize| showdown.players.get(seat).and_then(|player| player.declares);
    match (live.count(), declares(one), declares(two)) {
        (2, Some(Declares::High), Some(Declares::Low)) => Some((one, two)),
        (2, Some(Declares::Low), Some(Declares::High)) => Some((two, one)),
        _ => None,
    }
}

impl Showdown {
    fn last_or_button(&self) -> usize {
        self.button.unwrap_or(self.players.len().saturating_sub(1))
    }

    pub(crate) fn seats_where(&self, wanted: impl Fn(&Contestant) -> bool) -> Seats {
        self.players.iter().enumerate().filter(|(_, player)| wanted(player)).map(|(seat, _)| seat).collect()
    }
}
