//! Every way the pots of a hand can end together: the same hands and declarations count for all pots.

use crate::games::{Lows, Second};
use crate::hand::award::{Tally, divide};
use crate::hand::halves::Terms;
use crate::hand::house_rules::HiLo;
use crate::hand::outcomes::contest::{Contest, Deciding, Playing};
use crate::hand::outcomes::{MoneyOnly, Outcome, WAYS_MOST};
use crate::hand::pots::Pot;
use crate::hand::seats::{PotTable, Seats};
use crate::money::{Money, Overflow};
use std::collections::btree_map::Entry;
use std::collections::{BTreeMap, BTreeSet};

/// How the smaller pots can have been paid, by the hands of the players in for them.
type Ends = BTreeMap<Contest, BTreeSet<Outcome>>;

impl MoneyOnly<'_> {
    /// How one run of the board can pay its part of the pots; `None` if there are too many ways.
    pub(super) fn ways(&self, pots: &[Pot], button: usize) -> Result<Option<BTreeSet<Outcome>>, Overflow> {
        let table = PotTable { button, unit: self.unit };
        let mut ways = BTreeSet::new();
        for deciding in self.deciding() {
            let Some(more) = self.together(pots, *deciding, &table)? else { return Ok(None) };
            ways.extend(more);
        }
        Ok(Some(ways))
    }

    /// How it can have been played: both ways if nobody said and the house leaves it to the game.
    fn deciding(&self) -> &'static [Deciding] {
        const CARDS: &[Deciding] = &[Deciding::Cards];
        const DECLARED: &[Deciding] = &[Deciding::Declared];
        match (self.game.second(), self.declare, self.house.hilo.value) {
            (Second::None, ..) => &[Deciding::Whole],
            (Second::Beside(_), ..) | (_, Some(false), _) | (_, None, HiLo::Cards) => CARDS,
            (_, Some(true), _) | (_, None, HiLo::Declare) => DECLARED,
            (_, None, HiLo::ByGame) => &[Deciding::Cards, Deciding::Declared],
        }
    }

    /// The pots one by one, the one with the fewest players first.
    fn together(
        &self,
        pots: &[Pot],
        deciding: Deciding,
        table: &PotTable,
    ) -> Result<Option<BTreeSet<Outcome>>, Overflow> {
        let playing = self.playing(pots, deciding)?;
        let nothing = Outcome { awards: vec![Money::ZERO; self.stakes.len()], carry: Money::ZERO };
        let mut ends = Ends::from([(Contest::default(), BTreeSet::from([nothing]))]);
        let mut before = Seats::NONE;
        for (number, pot) in pots.iter().enumerate().rev() {
            let (mut after, mut count) = (Ends::new(), 0_usize);
            for (contest, ends) in ends {
                let Some(reached) = reached(contest, pot.eligible.without(before), &playing) else {
                    return Ok(None);
                };
                for (contest, paid) in self.paid(&reached, (number, *pot), table, &playing)? {
                    let ended = after.entry(contest).or_default();
                    for (end, paid) in ends.iter().flat_map(|end| paid.iter().map(move |paid| (end, paid))) {
                        count = count.saturating_add(usize::from(ended.insert(end.plus(paid)?)));
                    }
                    if count > WAYS_MOST {
                        return Ok(None);
                    }
                }
            }
            before = pot.eligible;
            ends = self.left_over(after, &playing);
        }
        Ok(Some(ends.into_values().flatten().collect()))
    }

    fn playing(&self, pots: &[Pot], deciding: Deciding) -> Result<Playing<'_>, Overflow> {
        let terms = Terms {
            goalpost: self.goalpost,
            spoils: self.house.pig_spoils.value,
            tie: self.house.pig_fails.value,
        };
        let mut small = false;
        for pot in pots {
            let each = self.unit.times(i64::from(pot.eligible.count()))?;
            small |= pot.amount.split(2, self.unit).share < each;
        }
        let second = self.game.second();
        let eight = second == Second::Low && self.game.lows == Lows::EightOrBetter;
        let may_lack_low = eight || second.may_lack();
        let (house, winners, unit) = (self.house, self.winners, self.unit);
        Ok(Playing { deciding, house, terms, winners, may_lack_low, small, unit })
    }

    /// What the pot pays in each case; after the main pot the hands don't matter any more.
    fn paid(
        &self,
        reached: &BTreeSet<Contest>,
        (number, pot): (usize, Pot),
        table: &PotTable,
        playing: &Playing<'_>,
    ) -> Result<Ends, Overflow> {
        let mut all = Ends::new();
        let mut known = BTreeMap::new();
        for contest in reached {
            for claims in contest.claims(pot, playing)? {
                let paid = match known.entry((claims.high, claims.low)) {
                    Entry::Occupied(known) => known.into_mut(),
                    Entry::Vacant(new) => {
                        let mut tally = Tally::new(self.stakes.len());
                        divide(&mut tally, (number, pot.amount), claims, table, self.house)?;
                        new.insert(Outcome { awards: tally.awards, carry: tally.carry })
                    }
                };
                let key = if number == 0 { Contest::default() } else { *contest };
                all.entry(key).or_default().insert(paid.clone());
            }
        }
        Ok(all)
    }

    /// What is left of the contest for the next pot. The last player in for a pot may be out of the next one without showing, and
    /// so may players who miscalled. If a failed hand doesn't spoil others, each pot is judged by itself.
    fn left_over(&self, ends: Ends, playing: &Playing<'_>) -> Ends {
        let miscalls = playing.deciding == Deciding::Declared && self.house.miscall.value;
        let forgets = miscalls || playing.can_be_any();
        let mut all = Ends::new();
        for (contest, ends) in ends {
            if forgets || contest.has_one() {
                all.entry(Contest::default()).or_default().extend(ends.iter().cloned());
            }
            all.entry(contest).or_default().extend(ends);
        }
        all
    }
}

/// What the players in for a pot can hold once these join; `None` if there are too many cases.
fn reached(begin: Contest, seats: Seats, playing: &Playing<'_>) -> Option<BTreeSet<Contest>> {
    let mut all = BTreeSet::from([begin]);
    for seat in seats.iter() {
        all = all.iter().flat_map(|contest| contest.with(seat, playing)).collect();
        if all.len() > WAYS_MOST {
            return None;
        }
    }
    Some(all)
}
