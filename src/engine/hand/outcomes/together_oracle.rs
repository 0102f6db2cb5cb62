//! Plays out every order of highs and lows, every declaration, and everybody in, folded or not showing. A result may end the ways
//! those hands end, and no other way.

use crate::games::{Second, find};
use crate::hand::award::{Claims, Tally, divide};
use crate::hand::halves::{Entitled, Field, Half, Terms};
use crate::hand::house_rules::{HouseRules, PigTie};
use crate::hand::odd::{Halving, Odd};
use crate::hand::outcomes::{MoneyOnly, Outcome};
use crate::hand::pots::{Pot, Stake, layers};
use crate::hand::reason::Side;
use crate::hand::seats::{PotTable, Seats};
use crate::hand::showdown::Declares;
use crate::hand::silent::silent;
use crate::money::Money;
use std::collections::{BTreeMap, BTreeSet};

/// One hand; rank 0 means no hand for that side.
struct Played<'p> {
    second: Second,
    declared: bool,
    ranks: [&'p [u8]; 2],
    declares: &'p [Declares],
    shown: Seats,
}

impl Played<'_> {
    fn claims(&self, contest: Seats, terms: Terms) -> Claims {
        let best = |side: Side, among: Seats| {
            let rank = |seat: &usize| self.ranks[usize::from(side == Side::Low)][*seat];
            let top = among.iter().map(|seat| rank(&seat)).max().filter(|top| *top > 0);
            among.iter().filter(|seat| Some(rank(seat)) == top).collect()
        };
        let went = |not: Declares| contest.iter().filter(|seat| self.declares[*seat] != not).collect();
        let (high, low): (Seats, Seats) = (went(Declares::Low), went(Declares::High));
        let all = |high: Seats| Claims { high, low: None };
        if contest.count() == 1 {
            return all(contest);
        }
        if self.second == Second::None {
            let best: Seats = best(Side::Whole, contest);
            return all(if terms.goalpost && best.count() > 1 { Seats::NONE } else { best });
        }
        let field = match self.declared {
            true => Field { high, low, pigs: high.and(low) },
            false => Field { high: contest, low: contest, pigs: Seats::NONE },
        };
        match field.judge(terms, &best) {
            Entitled::All(seat) => all(Seats::one(seat)),
            Entitled::Halves { high: Half::Unclaimed, low: half, .. }
            | Entitled::Halves { high: half, low: Half::Unclaimed, .. } => all(half.seats()),
            Entitled::Halves { high, low, .. } => Claims { high: high.seats(), low: Some(low.seats()) },
        }
    }

    /// What everybody gets if the last player in took the last `taken` pots without showing.
    fn ended(
        &self,
        pots: &[Pot],
        taken: usize,
        (terms, table, house): (Terms, &PotTable, &HouseRules),
    ) -> Option<Outcome> {
        let mut tally = Tally::new(self.declares.len());
        let mut shown = self.shown;
        for (number, pot) in pots.iter().enumerate().rev() {
            let contest = pot.eligible.and(shown);
            if contest.is_empty() {
                return None;
            }
            if pots.len().saturating_sub(number) <= taken {
                shown = shown.without(Seats::one(contest.only()?));
            }
            divide(&mut tally, (number, pot.amount), self.claims(contest, terms), table, house).unwrap();
        }
        Some(Outcome { awards: tally.awards, carry: tally.carry })
    }
}

/// Every order of that many players, ties included.
fn orders(count: usize, lacking: bool) -> Vec<Vec<u8>> {
    let most = u8::try_from(count).unwrap();
    let mut all = vec![Vec::new()];
    for _ in 0..count {
        let ranks = u8::from(!lacking)..=most;
        all = all
            .iter()
            .flat_map(|order| ranks.clone().map(move |rank| [order.as_slice(), &[rank]].concat()))
            .collect();
    }
    // No rank between the best and the lowest is skipped.
    all.retain(|order| {
        let used: BTreeSet<u8> = order.iter().copied().filter(|rank| *rank > 0).collect();
        used.iter().copied().eq((1..=most).take(used.len()))
    });
    all
}

fn declarations(count: usize, sides: &[Declares]) -> Vec<Vec<Declares>> {
    (0..count).fold(vec![Vec::new()], |all, _| {
        all.iter()
            .flat_map(|said: &Vec<Declares>| sides.iter().map(|side| [said.as_slice(), &[*side]].concat()))
            .collect()
    })
}

fn sets(of: Seats) -> Vec<Seats> {
    of.iter().fold(vec![Seats::NONE], |all, seat| all.iter().flat_map(|set| [*set, set.with(seat)]).collect())
}

/// A case: who bet how many chips, what is in the middle, and what is played.
#[derive(Clone, Copy)]
struct Case {
    bets: &'static [i64],
    carried: i64,
    game: &'static str,
    goalpost: bool,
    keeps: bool,
    both: bool,
    odd: Odd,
    declared: bool,
}

const PLAIN: Case = Case {
    bets: &[4, 4, 4],
    carried: 0,
    game: "seven-card-stud-hi-lo",
    goalpost: false,
    keeps: false,
    both: true,
    odd: Odd::NextGame,
    declared: true,
};

impl Case {
    fn house(&self) -> HouseRules {
        let mut house = silent();
        house.pig_fails.value = if self.keeps { PigTie::KeepsWon } else { PigTie::LosesAll };
        house.pig.value = self.both;
        (house.odd_pot.value, house.odd_half.value) = (self.odd, self.odd);
        house.halving.value = if self.odd == Odd::NextGame { Halving::HighHalf } else { Halving::FirstLeft };
        house
    }

    fn second(&self) -> Second {
        find(self.game).unwrap().second()
    }

    fn sides(&self) -> &[Declares] {
        match (self.declared, self.both) {
            (false, _) => &[Declares::High],
            (true, false) => &[Declares::High, Declares::Low],
            (true, true) => &[Declares::High, Declares::Low, Declares::Both],
        }
    }

    fn lows(&self, count: usize) -> Vec<Vec<u8>> {
        match self.second() {
            Second::None => vec![vec![1; count]],
            _ => orders(count, self.second().may_lack() || self.game.ends_with("-8")),
        }
    }

    /// How each of these hands ends, grouped by who wins something.
    fn played(&self) -> BTreeMap<Seats, BTreeSet<Outcome>> {
        let (house, count) = (self.house(), self.bets.len());
        let terms = Terms { goalpost: self.goalpost, spoils: true, tie: house.pig_fails.value };
        let (highs, lows) = (orders(count, false), self.lows(count));
        let mut all: BTreeMap<Seats, BTreeSet<Outcome>> = BTreeMap::new();
        for live in sets((0..count).collect()).into_iter().filter(|live| !live.is_empty()) {
            let stakes = self.bets.iter().enumerate();
            let stakes: Vec<Stake> = stakes
                .map(|(seat, bet)| Stake {
                    bet: Money::from_minor(*bet),
                    dead: Money::ZERO,
                    folded: !live.contains(seat),
                })
                .collect();
            let laid = layers(stakes.iter(), Money::from_minor(self.carried)).unwrap();
            for shown in sets(live).into_iter().filter(|shown| !shown.is_empty()) {
                for (high, low) in highs.iter().flat_map(|high| lows.iter().map(move |low| (high, low))) {
                    for declares in declarations(count, self.sides()) {
                        // A player who shows nothing declares nothing and holds nothing.
                        let idle = |seat: usize| {
                            !shown.contains(seat)
                                && (declares[seat] != Declares::High || high[seat] != 1 || low[seat] != 1)
                        };
                        if (0..count).any(idle) {
                            continue;
                        }
                        let hand = Played {
                            second: self.second(),
                            declared: self.declared,
                            ranks: [high, low],
                            declares: &declares,
                            shown,
                        };
                        for (taken, button) in (0..laid.pots.len())
                            .flat_map(|taken| (0..count).map(move |button| (taken, button)))
                        {
                            if self.odd == Odd::NextGame && button > 0 {
                                break;
                            }
                            let table = PotTable { button, unit: Money::from_minor(1) };
                            let Some(mut end) = hand.ended(&laid.pots, taken, (terms, &table, &house)) else {
                                continue;
                            };
                            if let Some((seat, back)) = laid.uncalled {
                                end.awards[seat] = end.awards[seat].plus(back).unwrap();
                            }
                            let winners = (0..count).filter(|seat| end.awards[*seat].is_positive()).collect();
                            all.entry(winners).or_default().insert(end);
                        }
                    }
                }
            }
        }
        all
    }

    #[track_caller]
    fn check(&self) {
        let (house, played, count) = (self.house(), self.played(), self.bets.len());
        let stakes: Vec<Stake> =
            self.bets.iter().map(|bet| Stake { bet: Money::from_minor(*bet), ..Stake::default() }).collect();
        for winners in sets((0..count).collect()) {
            let money = MoneyOnly {
                game: find(self.game).unwrap(),
                stakes: &stakes,
                winners,
                carried: Money::from_minor(self.carried),
                goalpost: self.goalpost,
                declare: Some(self.declared),
                runs: 1,
                unit: Money::from_minor(1),
                house: &house,
            };
            let all_win = |end: &Outcome| winners.iter().all(|seat| end.awards[seat].is_positive());
            let told: BTreeSet<Outcome> =
                money.outcomes().unwrap().unwrap().into_iter().filter(all_win).collect();
            let none = BTreeSet::new();
            let can_be = played.get(&winners).unwrap_or(&none);
            let missing: Vec<_> = can_be.difference(&told).collect();
            assert!(
                missing.is_empty(),
                "right and refused: {winners:?} {missing:?} {:?} {}",
                self.bets,
                self.game
            );
            let more: Vec<_> = told.difference(can_be).collect();
            assert!(more.is_empty(), "wrong and taken: {winners:?} {more:?} {:?} {}", self.bets, self.game);
        }
    }
}

#[test]
fn declared_hands_of_two_and_three_players() {
    let bets: [&[i64]; 6] = [&[4, 4, 4], &[8, 4, 8], &[40, 20, 40], &[1, 1, 1], &[40, 40], &[40, 30]];
    for bets in bets {
        Case { bets, ..PLAIN }.check();
        Case { bets, goalpost: true, ..PLAIN }.check();
    }
    let chips = Case { bets: &[8, 4, 8], ..PLAIN };
    for odd in [Odd::OneEach, Odd::FirstLeft] {
        Case { odd, ..chips }.check();
        Case { odd, goalpost: true, keeps: true, ..chips }.check();
    }
    Case { keeps: true, ..chips }.check();
    Case { carried: 7, both: false, ..chips }.check();
    Case { game: "seven-card-stud-hi-lo-8", ..chips }.check();
    Case { bets: &[40, 20, 10], game: "seven-card-stud-hi-lo-8", carried: 7, goalpost: true, ..PLAIN }
        .check();
}

#[test]
fn declared_hands_of_four_players() {
    Case { bets: &[3, 1, 3, 2], ..PLAIN }.check();
}

#[test]
fn hands_where_the_cards_speak() {
    let bets: [&[i64]; 6] =
        [&[3, 1, 3, 2], &[40, 20, 40, 30], &[5, 5, 5, 5], &[9, 9, 9], &[1, 1, 1], &[40, 30]];
    let games = ["seven-card-stud-hi-lo", "seven-card-stud-hi-lo-8", "high-spade-in-the-hole", "holdem"];
    for (bets, game) in bets.into_iter().flat_map(|bets| games.into_iter().map(move |game| (bets, game))) {
        let cards = Case { bets, game, declared: false, ..PLAIN };
        cards.check();
        Case { goalpost: true, ..cards }.check();
        for odd in [Odd::OneEach, Odd::FirstLeft].into_iter().filter(|_| bets.len() < 4 || game == "holdem") {
            Case { odd, ..cards }.check();
        }
    }
}
