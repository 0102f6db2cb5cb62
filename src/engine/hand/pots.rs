//! Side pots from what everybody put in: a folded player's money counts, and a bet nobody called goes back.
//!
//! A new pot starts only where a player still in has no more; pots are never merged, because each has its own odd money.

use crate::hand::seats::Seats;
use crate::money::{Money, Overflow};

/// What one seat put in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Stake {
    /// The bets: money others have to match.
    pub bet: Money,
    /// This player's money in the pot that isn't a bet, for example a fine (MIK-16) or an ante for the whole table (IGL-08).
    pub dead: Money,
    /// True if the cards were given up.
    pub folded: bool,
}

/// Money, and the players who may win it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pot {
    /// How much is in it.
    pub amount: Money,
    /// The seats still in that matched it.
    pub eligible: Seats,
}

impl Pot {
    /// This pot's part for one of several runs of the board: equal shares, odd units one each to the earlier runs.
    pub(crate) fn of_run(self, (run, runs): (usize, usize), unit: Money) -> Result<Self, Overflow> {
        let split = self.amount.split(u32::try_from(runs).unwrap_or(1), unit);
        let earlier = unit.times(i64::try_from(run).unwrap_or(i64::MAX))?;
        let odd = split.remainder.minus(earlier)?.max(Money::ZERO).min(unit);
        Ok(Self { amount: split.share.plus(odd)?, ..self })
    }
}

/// The pots, main pot first, and the bet nobody called.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Layers {
    /// No pot is without money or seats.
    pub pots: Vec<Pot>,
    /// Who gets back how much.
    pub uncalled: Option<(usize, Money)>,
}

/// Lays the stakes of all seats into pots; `carry` from earlier games and dead money go in the first pot.
///
/// # Errors
///
/// An amount leaves the range of money.
///
/// ```
/// # use housebook_engine::{hand::{Stake, layers}, money::Money};
/// let bet = |cents, folded| Stake { bet: Money::from_minor(cents), folded, ..Stake::default() };
/// let stakes = [bet(500, false), bet(2000, false), bet(2000, false), bet(1200, true)];
/// let laid = layers(stakes.iter(), Money::from_minor(15))?;
/// let pots: Vec<_> = laid.pots.iter().map(|pot| (pot.amount.minor(), pot.eligible.iter().collect())).collect();
/// assert_eq!(pots, [(2015, vec![0, 1, 2]), (3700, vec![1, 2])]);
/// # Ok::<(), housebook_engine::money::Overflow>(())
/// ```
pub fn layers<'s>(stakes: impl Iterator<Item = &'s Stake> + Clone, carry: Money) -> Result<Layers, Overflow> {
    let uncalled = uncalled(stakes.clone());
    let highest = stakes.clone().map(|stake| stake.bet).max().unwrap_or(Money::ZERO);
    // Above what was called there is only the uncalled bet.
    let called = highest.minus(uncalled.map_or(Money::ZERO, |(_, amount)| amount))?;
    let bets = stakes.clone().map(|stake| stake.bet.min(called));
    let live = stakes.clone().zip(bets.clone()).enumerate().filter(|(_, (stake, _))| !stake.folded);
    let live = live.map(|(seat, (_, bet))| (seat, bet));
    // The smallest bet above the last level by a player still in.
    let above = |last: Option<Money>| {
        let levels = live.clone().map(|(_, bet)| bet);
        levels.filter(|bet| last.is_none_or(|last| *bet > last)).min()
    };
    let mut unmatched = carry.plus(Money::sum(stakes.map(|stake| stake.dead))?)?;
    let mut pots = Vec::new();
    let mut below = Money::ZERO;
    let mut next = above(None);
    while let Some(level) = next {
        next = above(next);
        let amount = layer(bets.clone(), below, next.map(|_| level))?.plus(unmatched)?;
        let eligible = live.clone().filter(|(_, bet)| *bet >= level).map(|(seat, _)| seat).collect();
        if !amount.is_zero() {
            pots.push(Pot { amount, eligible });
        }
        (below, unmatched) = (level, Money::ZERO);
    }
    Ok(Layers { pots, uncalled })
}

/// The part of the bets between two levels; without an upper level, everything above.
fn layer(
    mut bets: impl Iterator<Item = Money>,
    below: Money,
    level: Option<Money>,
) -> Result<Money, Overflow> {
    let part = |bet: Money| level.map_or(bet, |level| level.min(bet)).max(below).minus(below);
    bets.try_fold(Money::ZERO, |sum, bet| sum.plus(part(bet)?))
}

/// What the highest bettor put in above everybody else, if still in.
fn uncalled<'s>(stakes: impl Iterator<Item = &'s Stake> + Clone) -> Option<(usize, Money)> {
    let (owner, highest) = stakes.clone().enumerate().max_by_key(|(_, stake)| stake.bet)?;
    let others = stakes.enumerate().filter(|(seat, _)| *seat != owner).map(|(_, stake)| stake.bet);
    let above = highest.bet.minus(others.max().unwrap_or(Money::ZERO)).ok()?;
    (above.is_positive() && !highest.folded).then_some((owner, above))
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn stake(bet: i64, folded: bool) -> Stake {
        Stake { bet: Money::from_minor(bet), dead: Money::ZERO, folded }
    }

    const fn in_for(bet: i64) -> Stake {
        stake(bet, false)
    }

    const fn out_for(bet: i64) -> Stake {
        stake(bet, true)
    }

    /// The pots as amount and seats.
    #[track_caller]
    fn laid(stakes: &[Stake], carry: i64, expected: &[(i64, &[usize])], back: Option<(usize, i64)>) {
        let laid = layers(stakes.iter(), Money::from_minor(carry)).unwrap();
        let pots: Vec<(i64, Vec<usize>)> =
            laid.pots.iter().map(|pot| (pot.amount.minor(), pot.eligible.iter().collect())).collect();
        let expected: Vec<(i64, Vec<usize>)> =
            expected.iter().map(|(amount, seats)| (*amount, seats.to_vec())).collect();
        assert_eq!(pots, expected);
        assert_eq!(laid.uncalled.map(|(seat, amount)| (seat, amount.minor())), back);
    }

    #[test]
    fn a_short_player_wins_from_each_what_they_put_in() {
        let stakes = [in_for(25), in_for(100), in_for(100), in_for(100), in_for(100)];
        laid(&stakes, 0, &[(125, &[0, 1, 2, 3, 4]), (300, &[1, 2, 3, 4])], None);
    }

    #[test]
    fn a_folded_blind_counts_in_the_main_pot() {
        let stakes = [in_for(25), in_for(100), in_for(100), in_for(100), in_for(100), out_for(50)];
        laid(&stakes, 0, &[(150, &[0, 1, 2, 3, 4]), (325, &[1, 2, 3, 4])], None);
    }

    #[test]
    fn a_short_blind_is_layered_like_any_other() {
        let stakes = [in_for(50), in_for(20), in_for(50), in_for(50)];
        laid(&stakes, 0, &[(80, &[0, 1, 2, 3]), (90, &[0, 2, 3])], None);
    }

    #[test]
    fn all_in_on_a_call() {
        laid(&[in_for(200), in_for(120), in_for(200)], 0, &[(360, &[0, 1, 2]), (160, &[0, 2])], None);
        laid(&[in_for(50), in_for(100), in_for(100)], 0, &[(150, &[0, 1, 2]), (100, &[1, 2])], None);
    }

    #[test]
    fn several_all_ins() {
        let stakes = [in_for(100), in_for(250), in_for(400), in_for(400)];
        laid(&stakes, 0, &[(400, &[0, 1, 2, 3]), (450, &[1, 2, 3]), (300, &[2, 3])], None);
    }

    #[test]
    fn a_bet_nobody_calls_goes_back() {
        laid(&[in_for(150), out_for(50), out_for(50)], 0, &[(150, &[0])], Some((0, 100)));
    }

    #[test]
    fn dead_money_joins_the_main_pot_and_is_not_matched() {
        let ante = Stake { dead: Money::from_minor(30), ..in_for(100) };
        laid(&[in_for(30), ante, in_for(100)], 0, &[(120, &[0, 1, 2]), (140, &[1, 2])], None);
    }

    #[test]
    fn layers_break_only_at_players_still_in() {
        laid(&[in_for(100), out_for(60), in_for(100), out_for(10)], 0, &[(270, &[0, 2])], None);
        laid(&[in_for(40), in_for(100), out_for(60)], 0, &[(120, &[0, 1]), (40, &[1])], Some((1, 40)));
    }

    #[test]
    fn what_a_folded_player_put_in_above_all_others_stays_in_the_last_pot() {
        laid(&[in_for(100), in_for(50), out_for(130)], 0, &[(150, &[0, 1]), (130, &[0])], None);
    }

    #[test]
    fn carried_money_joins_the_first_pot_even_without_bets() {
        laid(&[in_for(0), in_for(0), out_for(0)], 35, &[(35, &[0, 1])], None);
        laid(&[in_for(0), in_for(20), in_for(20)], 35, &[(35, &[0, 1, 2]), (40, &[1, 2])], None);
        laid(&[in_for(0), in_for(20), in_for(20)], 0, &[(40, &[1, 2])], None);
    }
}
