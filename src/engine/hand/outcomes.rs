//! Every way to split the pots of a hand when nobody tells the cards: who put in how much and who won is all there is.

use crate::games::{Game, Second};
use crate::hand::award::{Claims, Tally, divide};
use crate::hand::house_rules::{HiLo, HouseRules};
use crate::hand::odd::Odd;
use crate::hand::pots::{Pot, Stake, layers};
use crate::hand::seats::{PotTable, Seats};
use crate::money::{Money, Overflow};
use std::collections::BTreeSet;

/// A hand told by its money: who put in how much, and who won.
#[derive(Clone, Copy, Debug)]
pub struct MoneyOnly<'h> {
    /// The game, which says into what a pot is divided.
    pub game: &'h Game,
    /// What each seat put in, clockwise; nobody says who folded.
    pub stakes: &'h [Stake],
    /// The seats that won something.
    pub winners: Seats,
    /// What lay in the middle before.
    pub carried: Money,
    /// True if tied players get nothing of their part.
    pub goalpost: bool,
    /// Whether players declare for high and low, where that was said when the game was called.
    pub declare: Option<bool>,
    /// How often the board can have been dealt.
    pub runs: usize,
    /// The smallest chip.
    pub unit: Money,
    /// The choices of the house.
    pub house: &'h HouseRules,
}

/// One way to split the pots.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Outcome {
    /// What each seat gets, uncalled bets among it.
    pub awards: Vec<Money>,
    /// What stays in the middle.
    pub carry: Money,
}

/// With more ways than this the split is taken as told.
const WAYS_MOST: usize = 20_000;

/// Who takes one side of a pot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Taken {
    /// These share it.
    By(Seats),
    /// Tied players goal-posted, and nobody gets it.
    Posted,
    /// Nobody went for it, or nobody has a hand for it.
    Unclaimed,
}

impl Taken {
    const fn seats(self) -> Seats {
        match self {
            Self::By(seats) => seats,
            Self::Posted | Self::Unclaimed => Seats::NONE,
        }
    }
}

impl MoneyOnly<'_> {
    /// All ways in which only the winners get something; `None` where there are too many to look through.
    ///
    /// # Errors
    ///
    /// An amount leaves the range of money.
    ///
    /// ```
    /// # use housebook_engine::{formats::house::preset, games::find, hand::*, money::Money};
    /// let rules = HouseRules::of(&preset("casino").expect("comes along"));
    /// let bet = Stake { bet: Money::from_minor(100), ..Stake::default() };
    /// let money = MoneyOnly {
    ///     game: find("holdem").expect("in the table"),
    ///     stakes: &[bet; 3],
    ///     winners: [0, 1].into_iter().collect(),
    ///     carried: Money::ZERO,
    ///     goalpost: false,
    ///     declare: None,
    ///     runs: 1,
    ///     unit: Money::from_minor(50),
    ///     house: &rules,
    /// };
    /// let ways = money.outcomes()?.expect("few");
    /// let shares: Vec<Vec<i64>> =
    ///     ways.iter().map(|way| way.awards.iter().map(|award| award.minor()).collect()).collect();
    /// assert_eq!(shares, [[0, 300, 0], [150, 150, 0], [300, 0, 0]]);
    /// # Ok::<(), housebook_engine::money::Overflow>(())
    /// ```
    pub fn outcomes(&self) -> Result<Option<BTreeSet<Outcome>>, Overflow> {
        let mut all = BTreeSet::new();
        for stakes in self.foldings() {
            let laid = layers(stakes.iter(), self.carried)?;
            let mut nothing = vec![Money::ZERO; stakes.len()];
            if let Some((seat, back)) = laid.uncalled {
                // Who takes his bet back has won something.
                if !self.winners.contains(seat) {
                    continue;
                }
                if let Some(award) = nothing.get_mut(seat) {
                    *award = back;
                }
            }
            let begin = BTreeSet::from([Outcome { awards: nothing, carry: Money::ZERO }]);
            for runs in 1..=self.runs.max(1) {
                for button in self.buttons() {
                    let Some(ends) = self.after_runs(begin.clone(), &laid.pots, (runs, button))? else {
                        return Ok(None);
                    };
                    all.extend(ends);
                    if all.len() > WAYS_MOST {
                        return Ok(None);
                    }
                }
            }
        }
        Ok(Some(all))
    }

    /// Who of the others can have been in at the end: a player all-in for less makes one more pot, with odd coins of its own.
    fn foldings(&self) -> Vec<Vec<Stake>> {
        let folded = |live: &dyn Fn(usize) -> bool| {
            let stakes = self.stakes.iter().enumerate();
            stakes.map(|(seat, stake)| Stake { folded: !live(seat), ..*stake }).collect::<Vec<_>>()
        };
        let wins = |seat: usize| self.winners.contains(seat);
        let mut ways = vec![folded(&wins), folded(&|_| true)];
        for more in 0..self.stakes.len() {
            ways.push(folded(&|seat| wins(seat) || seat == more));
            ways.push(folded(&|seat| wins(seat) || seat != more));
        }
        ways
    }

    /// Odd coins go by the button, and a result need not say where it is.
    fn buttons(&self) -> impl Iterator<Item = usize> {
        let none = self.winners.is_empty().then_some(0);
        self.winners.iter().chain(none)
    }

    fn after_runs(
        &self,
        begin: BTreeSet<Outcome>,
        pots: &[Pot],
        (runs, button): (usize, usize),
    ) -> Result<Option<BTreeSet<Outcome>>, Overflow> {
        let mut ends = begin;
        for run in 0..runs {
            let of_run = pots.iter().map(|pot| pot.of_run((run, runs), self.unit));
            let of_run = of_run.collect::<Result<Vec<_>, Overflow>>()?;
            let Some(ways) = self.ways(&of_run, button)? else { return Ok(None) };
            let mut next = BTreeSet::new();
            for (end, way) in ends.iter().flat_map(|end| ways.iter().map(move |way| (end, way))) {
                next.insert(end.plus(way)?);
                if next.len() > WAYS_MOST {
                    return Ok(None);
                }
            }
            ends = next;
        }
        Ok(Some(ends))
    }

    /// How one run of the board can pay its part of the pots.
    fn ways(&self, pots: &[Pot], button: usize) -> Result<Option<BTreeSet<Outcome>>, Overflow> {
        let halved = self.game.second() != Second::None;
        // Where the cards decide somebody has the best high.
        let high = self.sides(pots, self.declares());
        let low = if halved { self.sides(pots, true) } else { vec![vec![Taken::Unclaimed; pots.len()]] };
        if high.len().saturating_mul(low.len()) > WAYS_MOST {
            return Ok(None);
        }
        let table = PotTable { button, unit: self.unit };
        let mut ways = BTreeSet::new();
        for (high, low) in high.iter().flat_map(|high| low.iter().map(move |low| (high, low))) {
            let mut tally = Tally::new(self.stakes.len());
            let mut can_be = true;
            for (number, ((pot, high), low)) in pots.iter().zip(high).zip(low).enumerate() {
                let Some(claims) = self.claims(*high, *low) else {
                    can_be = false;
                    break;
                };
                divide(&mut tally, (number, pot.amount), claims, &table, self.house)?;
            }
            if can_be {
                ways.insert(Outcome { awards: tally.awards, carry: tally.carry });
            }
        }
        Ok(Some(ways))
    }

    /// What the two sides of one pot come to; `None` where a rule gives it to somebody.
    fn claims(&self, high: Taken, low: Taken) -> Option<Claims> {
        match (high, low) {
            (Taken::Unclaimed, Taken::Unclaimed) => {
                let fails = self.declares() && self.house.pig.value;
                fails.then_some(Claims { high: Seats::NONE, low: None })
            }
            (Taken::Unclaimed, taken) | (taken, Taken::Unclaimed) => {
                Some(Claims { high: taken.seats(), low: None })
            }
            (high, low) => Some(Claims { high: high.seats(), low: Some(low.seats()) }),
        }
    }

    fn declares(&self) -> bool {
        let by_house = || self.house.hilo.value != HiLo::Cards;
        self.game.second() != Second::None && self.declare.unwrap_or_else(by_house)
    }

    /// Who can take one side of each of the pots: the best of the first is the best of every later one he is in, but where a
    /// player who went both ways fell in the first.
    fn sides(&self, pots: &[Pot], may_be_unclaimed: bool) -> Vec<Vec<Taken>> {
        let mut ways: Vec<Vec<Taken>> = vec![Vec::new()];
        let pigs = self.declares() && self.house.pig.value;
        for pot in pots {
            let mut longer = Vec::new();
            for way in ways {
                let before = way.last().copied().filter(|_| !pigs);
                let kept = before.map_or(Seats::NONE, |taken| taken.seats().and(pot.eligible));
                let options = match (kept.is_empty(), before) {
                    (false, _) => vec![Taken::By(kept)],
                    // Nobody of the first pot has a hand for it, so nobody of a later one has.
                    (true, Some(Taken::Unclaimed)) => vec![Taken::Unclaimed],
                    (true, _) => self.options(*pot, may_be_unclaimed),
                };
                longer.extend(options.into_iter().map(|taken| {
                    let mut longer = way.clone();
                    longer.push(taken);
                    longer
                }));
            }
            ways = longer;
            if ways.len() > WAYS_MOST {
                break;
            }
        }
        ways
    }

    /// True if what comes to a side may be too little to give one chip to each who ties for it, and stays then.
    fn is_too_small(&self, pot: Pot) -> bool {
        let sides: i64 = if self.game.second() == Second::None { 1 } else { 2 };
        let odd = if sides == 1 { self.house.odd_pot.value } else { self.house.odd_half.value };
        let each = self.unit.times(sides.saturating_mul(i64::from(pot.eligible.count())));
        odd == Odd::NextGame && each.is_ok_and(|each| pot.amount < each)
    }

    fn options(&self, pot: Pot, may_be_unclaimed: bool) -> Vec<Taken> {
        let mut options = vec![Seats::NONE];
        for seat in pot.eligible.and(self.winners).iter() {
            let with: Vec<Seats> = options.iter().map(|seats| seats.with(seat)).collect();
            options.extend(with);
        }
        let shared = |seats: &Seats| !seats.is_empty() && (seats.count() == 1 || !self.goalpost);
        let mut taken: Vec<Taken> = options.into_iter().filter(shared).map(Taken::By).collect();
        if pot.eligible.count() > 1 && (self.goalpost || self.is_too_small(pot)) {
            taken.push(Taken::Posted);
        }
        if may_be_unclaimed {
            taken.push(Taken::Unclaimed);
        }
        taken
    }
}

impl Outcome {
    fn plus(&self, more: &Self) -> Result<Self, Overflow> {
        let awards = self.awards.iter().zip(&more.awards).map(|(one, other)| one.plus(*other));
        Ok(Self { awards: awards.collect::<Result<_, _>>()?, carry: self.carry.plus(more.carry)? })
    }
}
