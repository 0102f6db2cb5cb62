//! Whether a result's split of the pots is possible: who wins how much, and what stays in the middle.

use crate::ids::PlayerId;
use crate::journal::HandSeat;
use crate::night::folded_most::question;
use crate::night::result_caps::missed;
use crate::night::result_told::ToldResult;
use crate::night::ring::seated;
use crate::night::tonight::Tonight;
use crate::night::unmatched::Unmatched;
use crate::refusal::{PotShares, PotTaken, Refusal, WinRefused};
use engine::calling::Called;
use engine::games::{Second, Step};
use engine::hand::{Cite, HouseRules, MoneyOnly, Odd, Outcome, STANDARD, Stake};
use engine::house::{Ruled, key};
use engine::money::Money;
use std::cmp::Reverse;
use std::collections::BTreeSet;

/// How often a board is dealt if it's dealt more than once; with more boards, the shares are asked about.
const RUNS: usize = 2;

/// Checks the split and what stays against every way these winners could have split the pots. If players may split a pot any way
/// they like, their split is taken; then nothing stays.
///
/// # Errors
///
/// `highest-bet-folded` as a question, if something stays and everybody who bet most is out.
///
/// `nothing-stays` as a question, if more stays than a rule can leave, by the rule that the best hand wins or by the one that
/// leaves something. `uneven-shares`, by the rule of the house about agreements or about odd coins, as a question if the board
/// may have been dealt more than twice.
pub fn check_outcome(
    tonight: &Tonight,
    (told, seats): (&ToldResult, &[HandSeat]),
    ways: &[Unmatched],
    (called, rules): (&Called, &HouseRules),
) -> Result<(), Refusal> {
    let won = seats.iter().any(|seat| seat.won.is_positive());
    let redeals =
        called.said.redeal || tonight.house.word(key::OPEN_NONE).is_some_and(|none| none.value == "redeal");
    let waits = !told.only.is_empty() || redeals && !won;
    let agreed = told.carry.is_zero() && rules.check_deals().is_ok();
    if waits || agreed {
        return Ok(());
    }
    let order = clockwise(tonight, seats);
    let seats: Vec<HandSeat> = order.iter().filter_map(|at| seats.get(*at).cloned()).collect();
    let ended = Outcome { awards: seats.iter().map(|seat| seat.won).collect(), carry: told.carry };
    // A result doesn't say what players come in again with, or what somebody antes for others.
    let untold =
        missed(tonight, seats.len())?.is_positive() || ways.iter().any(|way| way.untold.is_positive());
    let drops = called.row.has_step(|step| step == Step::Drop);
    // If nothing stays, a player who wins too much was asked about before.
    let may_all_fold = untold || drops || told.carry.is_zero();
    let (mut can_be, mut folded): (_, Option<Vec<_>>) = (BTreeSet::new(), None);
    for way in ways {
        let way = way.in_order(&order);
        let money = |hands| ends(tonight, (&seats, &way), (called, rules), hands);
        if !may_all_fold && money(Hands::Live)?.is_none_or(|ends| ends.contains(&ended)) {
            return Ok(());
        }
        let Some(ends) = money(Hands::Any)? else { return Ok(()) };
        if ends.contains(&ended) {
            if may_all_fold {
                return Ok(());
            }
            let bets = way.bets(&seats)?.into_iter().enumerate();
            folded = Some(bets.filter(|(at, _)| !way.is_absent(*at)).collect());
        }
        can_be.extend(ends);
    }
    if let Some(bets) = folded {
        let most = bets.iter().map(|(_, bet)| bet).max();
        let folded = bets.iter().filter(|(_, bet)| Some(bet) == most).filter_map(|(at, _)| seats.get(*at));
        return tonight.asked(question(tonight, folded.map(|seat| seat.player), rules)).map(|_| ());
    }
    // Only the splits where the same players win.
    let same = |(one, other): (&Money, &Money)| one.is_positive() == other.is_positive();
    can_be.retain(|end| end.awards.iter().zip(&ended.awards).all(same));
    let refused = Refused { tonight, told, seats: &seats, ended: &ended, can_be: &can_be, called, rules };
    let most = can_be.iter().map(|end| end.carry).max().unwrap_or_default();
    let winners = i64::try_from(ended.awards.iter().filter(|award| award.is_positive()).count());
    let odd_coins = tonight.house.unit().times(winners.unwrap_or(i64::MAX))?;
    // The result doesn't say how much of the pot was an ante for others, so any odd coins of it may stay.
    let is_odd = untold && refused.leaves_odd() && told.carry < odd_coins;
    if told.carry > most && !is_odd {
        return tonight.asked(refused.nothing_stays(most)).map(|_| ());
    }
    match runs_again(tonight, &seats, (called, rules)) {
        _ if untold => Ok(()),
        true => tonight.asked(refused.uneven()?).map(|_| ()),
        false => Err(refused.uneven()?),
    }
}

/// Which hands were in to the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Hands {
    /// At least one of the players who bet most.
    Live,
    Any,
}

/// The order of the seats, for the odd coins; a player who has left by now comes last.
fn clockwise(tonight: &Tonight, seats: &[HandSeat]) -> Vec<usize> {
    let ring = seated(&tonight.evening);
    let place = |seat: &HandSeat| ring.iter().position(|(_, player)| *player == seat.player);
    let mut order: Vec<usize> = (0..seats.len()).collect();
    order.sort_by_key(|at| seats.get(*at).and_then(place).unwrap_or(usize::MAX));
    order
}

/// True if the board may have been dealt again: somebody is all-in.
fn runs_again(tonight: &Tonight, seats: &[HandSeat], (called, rules): (&Called, &HouseRules)) -> bool {
    let all_in = |seat: &HandSeat| seat.put_in == tonight.evening.chips(seat.player);
    rules.runs.value && called.row.game.board > 0 && seats.iter().any(all_in)
}

fn ends(
    tonight: &Tonight,
    (seats, way): (&[HandSeat], &Unmatched),
    (called, rules): (&Called, &HouseRules),
    hands: Hands,
) -> Result<Option<BTreeSet<Outcome>>, Refusal> {
    let bets = way.bets(seats)?;
    let stakes =
        seats.iter().zip(bets).enumerate().map(|(at, (seat, bet))| {
            Ok(Stake { bet, dead: seat.put_in.minus(bet)?, folded: way.is_absent(at) })
        });
    let stakes = stakes.collect::<Result<Vec<_>, Refusal>>()?;
    let money = MoneyOnly {
        game: &called.row.game,
        stakes: &stakes,
        winners: (0..seats.len())
            .filter(|seat| seats.get(*seat).is_some_and(|seat| seat.won.is_positive()))
            .collect(),
        carried: tonight.evening.pot(),
        goalpost: called.said.goalpost || rules.goalpost.value,
        declare: called.said.declare.or(called.row.has_step(|step| step == Step::Declare).then_some(true)),
        runs: if runs_again(tonight, seats, (called, rules)) { RUNS } else { 1 },
        unit: tonight.house.unit(),
        house: rules,
    };
    Ok(match hands {
        Hands::Live => money.outcomes_of_live_hands()?,
        Hands::Any => money.outcomes()?,
    })
}

/// A result that isn't possible.
struct Refused<'r> {
    tonight: &'r Tonight,
    told: &'r ToldResult,
    seats: &'r [HandSeat],
    ended: &'r Outcome,
    /// The splits where the same players win.
    can_be: &'r BTreeSet<Outcome>,
    called: &'r Called,
    rules: &'r HouseRules,
}

impl Refused<'_> {
    fn nothing_stays(&self, most: Money) -> Refusal {
        if self.is_shared_though_posted() {
            return self.posted();
        }
        let (carry, game) = (self.tonight.amount(self.told.carry), || self.told.game.clone());
        let winners = self.seats.iter().filter(|seat| seat.won.is_positive()).count();
        let halved = self.called.row.game.second() != Second::None;
        let boards = self.called.row.game.boards.boards();
        let (because, rule) = match (most.is_zero(), winners) {
            (true, 0 | 1) if boards > 1 => (PotTaken::Divided, self.rules.rule(Cite::BestHand)),
            (true, 0 | 1) if halved => (
                PotTaken::HighAndLow { game: game() },
                self.rules.rule(Cite::Halves).or(self.rules.rule(Cite::BestHand)),
            ),
            (true, 0 | 1) => (PotTaken::BestHand { game: game() }, self.rules.rule(Cite::BestHand)),
            (true, _) => (PotTaken::Divided, self.rules.rule(Cite::BestHand)),
            (false, _) => (PotTaken::Leaving(self.tonight.amount(most)), self.leaves()),
        };
        Refusal::new(WinRefused::NothingStays { carry, because }).by(Some(rule.unwrap_or(STANDARD)))
    }

    /// The rule that leaves something in the middle.
    fn leaves(&self) -> Option<&str> {
        let odd = self.odd().find(|odd| odd.value == Odd::NextGame).and_then(|odd| odd.rule.as_deref());
        odd.or(self.rules.rule(Cite::Goalpost))
    }

    /// True if odd coins wait for the next game.
    fn leaves_odd(&self) -> bool {
        self.odd().any(|odd| odd.value == Odd::NextGame)
    }

    fn odd(&self) -> impl Iterator<Item = &Ruled<Odd>> {
        [&self.rules.odd_pot, &self.rules.odd_half].into_iter()
    }

    fn uneven(&self) -> Result<Refusal, Refusal> {
        let off = |end: &Outcome| -> i64 {
            let each = end.awards.iter().zip(&self.ended.awards);
            each.map(|(one, other)| one.minor().abs_diff(other.minor()))
                .fold(0, |sum, off| sum.saturating_add(i64::try_from(off).unwrap_or(i64::MAX)))
        };
        if self.is_shared_though_posted() {
            return Ok(self.posted());
        }
        // If several differ only by odd coins, those go to the first seats left of the dealer.
        let first = self.first();
        let from_first = |end: &Outcome| {
            let (before, behind) = end.awards.split_at_checked(first).unwrap_or_default();
            [behind, before].concat()
        };
        let nearest = self.can_be.iter().min_by_key(|end| (off(end), Reverse(from_first(end))));
        let amounts = |end: &Outcome| {
            let mut awards = end.awards.clone();
            awards.sort_unstable();
            (awards, end.carry)
        };
        // Two players' shares differ by the odd coins; a player who has a pot more keeps it.
        let coins = |end: &Outcome| -> i64 {
            let awards = amounts(end).0;
            let steps = awards.windows(2).filter_map(|two| two.last()?.minus(*two.first()?).ok());
            steps.filter(|step| step.is_positive()).min().map_or(0, Money::minor)
        };
        let nearest = nearest.and_then(|nearest| {
            let most = off(nearest).saturating_add(coins(nearest));
            let alike = self.can_be.iter().filter(|end| amounts(end) == amounts(nearest) && off(end) <= most);
            alike.max_by_key(|end| from_first(end))
        });
        let told = self.shares(self.ended);
        let (nearest, coins) = match nearest {
            None => (None, false),
            Some(end) => {
                let winners = end.awards.iter().filter(|award| award.is_positive()).count();
                let coins = self.tonight.house.unit().times(i64::try_from(winners).unwrap_or(i64::MAX))?;
                (Some(self.shares(end)), off(end) <= coins.minor())
            }
        };
        let odd = self.rules.odd_pot.rule.as_deref();
        let agreed = self.rules.agreed.rule.as_deref().filter(|_| self.rules.check_deals().is_err());
        let rule = if coins { odd.or(agreed) } else { agreed.or(odd) };
        Ok(Refusal::new(WinRefused::Uneven { told, nearest }).by(rule))
    }

    /// The place of the first player left of the dealer, who may not be in the hand; the first of all if nobody said who dealt.
    fn first(&self) -> usize {
        let ring: Vec<PlayerId> =
            seated(&self.tonight.evening).into_iter().map(|(_, player)| player).collect();
        let dealt = self.told.dealer.and_then(|dealer| ring.iter().position(|player| *player == dealer));
        let Some(dealt) = dealt else { return 0 };
        let (before, behind) = ring.split_at_checked(dealt.saturating_add(1)).unwrap_or_default();
        let place = |player: &PlayerId| self.seats.iter().position(|seat| seat.player == *player);
        behind.iter().chain(before).find_map(place).unwrap_or_default()
    }

    /// True if several win what they can't share, because ties goal-post.
    fn is_shared_though_posted(&self) -> bool {
        let posts = self.called.said.goalpost || self.rules.goalpost.value;
        let winners = self.seats.iter().filter(|seat| seat.won.is_positive()).count();
        posts && winners > 1 && self.can_be.is_empty()
    }

    /// If ties goal-post, nobody shares a pot: of players who bet the same, one wins a pot, or each half (MIK-20).
    fn posted(&self) -> Refusal {
        let winners = self.seats.iter().filter(|seat| seat.won.is_positive());
        let names = winners.map(|seat| self.tonight.name(seat.player).to_owned()).collect();
        Refusal::new(WinRefused::GoalPostersShare { names }).by(self.rules.goalpost.rule.as_deref())
    }

    /// Who gets how much, and what stays.
    fn shares(&self, end: &Outcome) -> PotShares {
        let shares = self.seats.iter().zip(&end.awards).filter(|(_, award)| award.is_positive());
        let won = shares
            .map(|(seat, award)| (self.tonight.name(seat.player).to_owned(), self.tonight.amount(*award)));
        PotShares { won: won.collect(), stays: self.tonight.amount(end.carry) }
    }
}
