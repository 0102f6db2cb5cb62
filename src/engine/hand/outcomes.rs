//! Every way to split the pots of a hand without knowing the cards, only who put in how much and who won.

use crate::games::Game;
use crate::hand::house_rules::HouseRules;
use crate::hand::odd::{Halving, Odd};
use crate::hand::pots::{Pot, Stake, layers};
use crate::hand::seats::Seats;
use crate::money::{Money, Overflow};
use std::collections::BTreeSet;

mod contest;
mod together;
#[cfg(test)]
mod together_oracle;

/// A hand known only by its money: who put in how much, and who won.
#[derive(Clone, Copy, Debug)]
pub struct MoneyOnly<'h> {
    /// The game, which says how a pot is divided.
    pub game: &'h Game,
    /// What each seat put in, clockwise. `folded` is set only for players known to have no hand; nobody says who else folded.
    pub stakes: &'h [Stake],
    /// The seats that won something.
    pub winners: Seats,
    /// What was in the middle before the hand.
    pub carried: Money,
    /// True if tied players get nothing of their part.
    pub goalpost: bool,
    /// Whether players declare high and low, if that was said when the game was called.
    pub declare: Option<bool>,
    /// How often the board can have been dealt; each run has all the boards of the game.
    pub runs: usize,
    /// The smallest chip.
    pub unit: Money,
    /// The choices of the house.
    pub house: &'h HouseRules,
}

/// One way to split the pots.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Outcome {
    /// What each seat gets, including uncalled bets.
    pub awards: Vec<Money>,
    /// What stays in the middle.
    pub carry: Money,
}

/// If there are more ways than this, the split is accepted as told.
const WAYS_MOST: usize = 20_000;

/// The same if losing players made more different bets than this: each of them may or may not have been in at the end.
const LEVELS_MOST: usize = 8;

impl MoneyOnly<'_> {
    /// All ways in which only the winners get something; `None` if there are too many to go through.
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
        self.ends(false)
    }

    /// The same without the ways in which everybody who put in the most is out. The last of them has nobody to fold to, so only
    /// dead hands could end that way.
    ///
    /// # Errors
    ///
    /// An amount leaves the range of money.
    pub fn outcomes_of_live_hands(&self) -> Result<Option<BTreeSet<Outcome>>, Overflow> {
        self.ends(true)
    }

    fn ends(&self, most_in: bool) -> Result<Option<BTreeSet<Outcome>>, Overflow> {
        let mut all = BTreeSet::new();
        let Some(foldings) = self.foldings(most_in) else { return Ok(None) };
        for stakes in foldings {
            let laid = layers(stakes.iter(), self.carried)?;
            let mut nothing = vec![Money::ZERO; stakes.len()];
            if let Some((seat, back)) = laid.uncalled {
                // A player who gets a bet back has won something.
                if !self.winners.contains(seat) {
                    continue;
                }
                if let Some(award) = nothing.get_mut(seat) {
                    *award = back;
                }
            }
            let begin = BTreeSet::from([Outcome { awards: nothing, carry: Money::ZERO }]);
            let boards = self.game.boards.boards();
            for runs in 1..=self.runs.max(1) {
                for button in self.buttons() {
                    let Some(ends) =
                        self.after_runs(begin.clone(), &laid.pots, (runs.saturating_mul(boards), button))?
                    else {
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

    /// Which losing players may still have been in: one who is all-in for less makes one more pot, with odd coins of its own.
    /// Players with the same bet are in or out together; those with the largest bet are in if `most_in`.
    fn foldings(&self, most_in: bool) -> Option<Vec<Vec<Stake>>> {
        let wins = |seat: usize| self.winners.contains(seat);
        let of_winners =
            |bet: Money| self.stakes.iter().enumerate().any(|(seat, stake)| wins(seat) && stake.bet == bet);
        let levels = self.stakes.iter().filter(|stake| !stake.folded).map(|stake| stake.bet);
        let levels: BTreeSet<Money> = levels.collect();
        let most = levels.last().copied().filter(|_| most_in);
        let can_be_out = |bet: &Money| !of_winners(*bet) && Some(*bet) != most;
        let levels: Vec<Money> = levels.into_iter().filter(can_be_out).collect();
        if levels.len() > LEVELS_MOST {
            return None;
        }
        let is_in = |chosen: Seats, bet: Money| {
            levels.iter().position(|level| *level == bet).is_none_or(|level| chosen.contains(level))
        };
        let folded = |chosen: Seats| {
            let stakes = self.stakes.iter().enumerate();
            stakes
                .map(|(seat, stake)| Stake {
                    folded: stake.folded || !wins(seat) && !is_in(chosen, stake.bet),
                    ..*stake
                })
                .collect()
        };
        let with = |chosen: Vec<Seats>, level: usize| -> Vec<Seats> {
            chosen.into_iter().flat_map(|chosen| [chosen, chosen.with(level)]).collect()
        };
        let choices = (0..levels.len()).fold(vec![Seats::NONE], with);
        let all = choices.into_iter().map(folded);
        Some(all.filter(|stakes: &Vec<Stake>| stakes.iter().any(|stake| !stake.folded)).collect())
    }

    /// Odd coins go by the button, and a result needn't say where it is; if odd coins stay in the middle, it makes no difference.
    fn buttons(&self) -> impl Iterator<Item = usize> {
        let odd = [self.house.odd_pot.value, self.house.odd_half.value];
        let stays = odd == [Odd::NextGame; 2] && self.house.halving.value == Halving::HighHalf;
        let first = if stays { self.winners.iter().next() } else { None };
        let all = if stays { Seats::NONE } else { self.winners };
        let none = self.winners.is_empty().then_some(0);
        all.iter().chain(first).chain(none)
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
}

impl Outcome {
    fn plus(&self, more: &Self) -> Result<Self, Overflow> {
        let awards = self.awards.iter().zip(&more.awards).map(|(one, other)| one.plus(*other));
        Ok(Self { awards: awards.collect::<Result<_, _>>()?, carry: self.carry.plus(more.carry)? })
    }
}
