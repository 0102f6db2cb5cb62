//! A deal (a chop) among the players still in: how they share the prizes that are left without playing for them.
//!
//! Another part asks whether everybody agrees.

use crate::refusal::{Refusal, SharesFlaw};
use crate::tournament::apportion::{CoinClaims, apportion};
use crate::tournament::icm::{field, icm, unshared};
use engine::money::{Amount, Currency, Money, Overflow};
use serde::{Deserialize, Serialize};

/// How the prizes that are left are shared.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PrizeDeal {
    /// Everybody gets the lowest prize that is left, and the rest goes by chips.
    ChipChop,
    /// Everybody gets what their stack is worth by the chances of finishing.
    Icm,
    /// Everybody gets the same.
    Even,
    /// What the players agreed, in the order of the stacks.
    Custom(Vec<Money>),
}

/// The deals that are named by a word, with what each means.
pub const DEALS: [(&str, PrizeDeal, &str); 3] = [
    ("chip-chop", PrizeDeal::ChipChop, "everybody gets the lowest prize left, and the rest goes by chips"),
    ("icm", PrizeDeal::Icm, "what each stack is worth by its chances of finishing"),
    ("even", PrizeDeal::Even, "the same for everybody"),
];

impl PrizeDeal {
    /// The word for it: one of [`DEALS`], or `custom`.
    #[must_use]
    pub fn word(&self) -> &'static str {
        DEALS.iter().find(|(_, deal, _)| deal == self).map_or("custom", |(word, ..)| word)
    }
}

/// Who is left, and what for.
#[derive(Clone, Copy, Debug)]
pub struct Remaining<'a> {
    /// The stacks of the players still in, in the order of their seats.
    pub stacks: &'a [Money],
    /// The prizes of the places they play for, first place first; if there are fewer than players, the last places get nothing.
    pub prizes: &'a [Money],
    /// What's kept back for the winner, or zero.
    pub play_for: Money,
    /// The smallest amount that shares are rounded to; anything below the smallest coin counts as the coin.
    pub step: Money,
    /// What the prizes count in.
    pub currency: Currency,
}

/// What a deal gives.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shared {
    /// Each player's share in the order of the stacks: together with what's played for, exactly the prizes left.
    pub shares: Vec<Money>,
    /// The players, counted from 0, whose share is above the first prize: the known flaw of a chip chop.
    pub above_first: Vec<usize>,
}

/// Shares the prizes that are left.
///
/// Shares are rounded by largest remainder, equal ones by stack and then by seat. Refuses fewer than two players, more prizes
/// than players, a player without chips, more to play for than the deal has room for, agreed amounts that don't add up to what's
/// left, and chances for more players than can be computed.
pub fn shares(deal: &PrizeDeal, remaining: Remaining<'_>) -> Result<Shared, Refusal> {
    remaining.check()?;
    let rest = remaining.rest(deal)?;
    let shares = match deal {
        PrizeDeal::ChipChop => remaining.by_chips(rest)?,
        PrizeDeal::Icm => icm(remaining.stacks, &remaining.prizes_to_share()?, remaining.step)?,
        PrizeDeal::Even => remaining.evenly(rest)?,
        PrizeDeal::Custom(agreed) => remaining.agreed(agreed, rest)?,
    };
    let above = |share: &Money| remaining.prizes.first().is_some_and(|first| share > first);
    let above_first =
        shares.iter().enumerate().filter(|(_, share)| above(share)).map(|(player, _)| player).collect();
    Ok(Shared { shares, above_first })
}

impl Remaining<'_> {
    fn check(&self) -> Result<(), Refusal> {
        let (players, prizes) = (self.stacks.len(), self.prizes.len());
        if players < 2 {
            return Err(unshared(SharesFlaw::Alone { players }));
        }
        field(self.stacks, prizes)?;
        if self.prizes.iter().any(|prize| prize.is_negative()) {
            return Err(unshared(SharesFlaw::PrizeBelowNothing));
        }
        Ok(())
    }

    /// What's shared now: all prizes left except what's played for.
    fn rest(&self, deal: &PrizeDeal) -> Result<Money, Refusal> {
        let most = self.most_to_play_for(deal)?;
        if self.play_for.is_negative() || self.play_for > most {
            let (amount, most) = (self.amount(self.play_for), self.amount(most));
            return Err(unshared(SharesFlaw::PlayedFor { amount, most }));
        }
        Ok(self.total()?.minus(self.play_for)?)
    }

    const fn amount(&self, money: Money) -> Amount {
        Amount::new(money, self.currency)
    }

    /// What a deal can keep back: the first prize never falls below the second, and no share below the lowest prize.
    fn most_to_play_for(&self, deal: &PrizeDeal) -> Result<Money, Overflow> {
        match deal {
            PrizeDeal::ChipChop => self.total()?.minus(self.lowest_for_all()?),
            PrizeDeal::Icm => {
                let prize = |place| self.prizes.get(place).copied().unwrap_or_default();
                prize(0).minus(prize(1))
            }
            PrizeDeal::Even | PrizeDeal::Custom(_) => self.total(),
        }
    }

    fn total(&self) -> Result<Money, Overflow> {
        Money::sum(self.prizes.iter().copied())
    }

    /// The lowest prize left: zero if fewer are left than players.
    fn lowest(&self) -> Money {
        let unpaid = self.prizes.len() < self.stacks.len();
        if unpaid { Money::ZERO } else { self.prizes.iter().min().copied().unwrap_or_default() }
    }

    fn lowest_for_all(&self) -> Result<Money, Overflow> {
        self.lowest().times(i64::try_from(self.stacks.len()).map_err(|_| Overflow)?)
    }

    fn by_chips(&self, rest: Money) -> Result<Vec<Money>, Overflow> {
        let chips = whole(Money::sum(self.stacks.iter().copied())?)?;
        let (lowest, to_win) = (whole(self.lowest())?, whole(rest.minus(self.lowest_for_all()?)?)?);
        let claim = |stack: &Money| {
            let won = to_win.checked_mul(whole(*stack)?).ok_or(Overflow)?;
            lowest.checked_mul(chips).and_then(|sure| sure.checked_add(won)).ok_or(Overflow)
        };
        let parts = self.stacks.iter().map(claim).collect::<Result<Vec<_>, _>>()?;
        apportion(rest, self.step, CoinClaims { parts: &parts, coin: chips }, self.stacks)
    }

    /// The same for everybody; odd steps go to the largest stacks.
    fn evenly(&self, rest: Money) -> Result<Vec<Money>, Overflow> {
        let parts = vec![whole(rest)?; self.stacks.len()];
        let coin = u128::try_from(self.stacks.len()).map_err(|_| Overflow)?;
        apportion(rest, self.step, CoinClaims { parts: &parts, coin }, self.stacks)
    }

    /// The prizes, with what's played for taken off the first.
    fn prizes_to_share(&self) -> Result<Vec<Money>, Overflow> {
        let mut prizes = self.prizes.to_vec();
        if let Some(first) = prizes.first_mut() {
            *first = first.minus(self.play_for)?;
        }
        Ok(prizes)
    }

    fn agreed(&self, agreed: &[Money], rest: Money) -> Result<Vec<Money>, Refusal> {
        let (players, shares) = (self.stacks.len(), agreed.len());
        if shares != players {
            return Err(unshared(SharesFlaw::Number { players, shares }));
        }
        if let Some(share) = agreed.iter().find(|share| share.is_negative()) {
            return Err(unshared(SharesFlaw::ShareBelowNothing { share: self.amount(*share) }));
        }
        let sum = Money::sum(agreed.iter().copied())?;
        if sum != rest {
            let (sum, there) = (self.amount(sum), self.amount(rest));
            return Err(unshared(SharesFlaw::Sum { sum, there }));
        }
        Ok(agreed.to_vec())
    }
}

fn whole(amount: Money) -> Result<u128, Overflow> {
    u128::try_from(amount.minor()).map_err(|_| Overflow)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::refusal::{TournamentDealRefused, TournamentRefused, Why};
    use engine::money::AMOUNT_MAX;
    use proptest::prelude::*;

    fn money(amounts: &[i64]) -> Vec<Money> {
        amounts.iter().copied().map(Money::from_minor).collect()
    }

    struct Case<'a>(&'a [i64], &'a [i64], i64, i64);

    /// Deals over stacks, prizes, what is played for and the step.
    fn dealt(deal: &PrizeDeal, Case(stacks, prizes, play_for, step): Case<'_>) -> Result<Shared, Refusal> {
        let (stacks, prizes) = (money(stacks), money(prizes));
        let [play_for, step] = [play_for, step].map(Money::from_minor);
        let currency = Currency::USD;
        shares(deal, Remaining { stacks: &stacks, prizes: &prizes, play_for, step, currency })
    }

    fn given(deal: &PrizeDeal, case: Case<'_>) -> Vec<i64> {
        dealt(deal, case).unwrap().shares.into_iter().map(Money::minor).collect()
    }

    fn refused(deal: &PrizeDeal, case: Case<'_>) -> Refusal {
        dealt(deal, case).unwrap_err()
    }

    fn flaw(refusal: Refusal) -> SharesFlaw {
        match *refusal.why {
            Why::TournamentRefused(TournamentRefused::Deal(TournamentDealRefused::Shares(flaw))) => flaw,
            why => panic!("{why:?}"),
        }
    }

    fn dollars(cents: i64) -> Amount {
        Amount::new(Money::from_minor(cents), Currency::USD)
    }

    #[test]
    fn a_chip_chop_gives_the_lowest_prize_and_the_rest_by_chips() {
        let deal = PrizeDeal::ChipChop;
        let case = Case(&[5000, 3000, 2000], &[5000, 3000, 2000], 0, 1);
        assert_eq!(given(&deal, case), [4000, 3200, 2800]);
        let heads_up = Case(&[2, 1], &[10_000], 0, 1);
        assert_eq!(given(&deal, heads_up), [6667, 3333]);
        let whole_dollars = Case(&[1, 1, 1], &[10_000, 0, 0], 0, 100);
        assert_eq!(given(&deal, whole_dollars), [3400, 3300, 3300]);
        let played_for = Case(&[5000, 3000, 2000], &[5000, 3000, 2000], 1000, 1);
        assert_eq!(given(&deal, played_for), [3500, 2900, 2600]);
    }

    #[test]
    fn a_chip_chop_above_the_first_prize_is_told() {
        let flaw = dealt(&PrizeDeal::ChipChop, Case(&[9800, 100, 100], &[5000, 3000, 2000], 0, 1)).unwrap();
        assert_eq!((flaw.shares[0], flaw.above_first), (Money::from_minor(5920), vec![0]));
        let icm = dealt(&PrizeDeal::Icm, Case(&[9800, 100, 100], &[5000, 3000, 2000], 0, 1)).unwrap();
        assert!(icm.above_first.is_empty() && icm.shares[0] < Money::from_minor(5000));
    }

    #[test]
    fn an_even_deal_gives_odd_coins_to_the_largest_stacks() {
        assert_eq!(given(&PrizeDeal::Even, Case(&[10, 30, 20], &[50, 30, 21], 0, 1)), [33, 34, 34]);
        assert_eq!(given(&PrizeDeal::Even, Case(&[10, 10, 10], &[100], 0, 1)), [34, 33, 33]);
        assert_eq!(given(&PrizeDeal::Even, Case(&[10, 30], &[1000, 550], 0, 100)), [750, 800]);
        assert_eq!(given(&PrizeDeal::Even, Case(&[10, 30], &[1000, 550], 1550, 100)), [0, 0]);
    }

    #[test]
    fn icm_keeps_what_is_played_for_out_of_the_first_prize() {
        assert_eq!(given(&PrizeDeal::Icm, Case(&[3000, 1000], &[10_000, 6000], 0, 1)), [9000, 7000]);
        assert_eq!(given(&PrizeDeal::Icm, Case(&[3000, 1000], &[10_000, 6000], 2000, 1)), [7500, 6500]);
    }

    #[test]
    fn what_is_agreed_must_be_what_is_left() {
        let custom = |shares: &[i64]| PrizeDeal::Custom(money(shares));
        let left = || Case(&[10, 30], &[10_000, 5000], 1000, 1);
        assert_eq!(given(&custom(&[7000, 7000]), left()), [7000, 7000]);
        let sum = SharesFlaw::Sum { sum: dollars(15_000), there: dollars(14_000) };
        assert_eq!(refused(&custom(&[7500, 7500]), left()), unshared(sum));
        let below = SharesFlaw::ShareBelowNothing { share: dollars(-100) };
        assert_eq!(refused(&custom(&[-100, 14_100]), left()), unshared(below));
        let number = SharesFlaw::Number { players: 2, shares: 1 };
        assert_eq!(refused(&custom(&[14_000]), left()), unshared(number));
        assert_eq!(dealt(&custom(&[13_000, 1000]), left()).unwrap().above_first, [0]);
    }

    #[test]
    fn more_to_play_for_than_there_is_room_for_is_refused() {
        for (deal, most) in [(PrizeDeal::ChipChop, 6000), (PrizeDeal::Icm, 2000), (PrizeDeal::Even, 12_000)] {
            for keep in [12_001, -1] {
                let case = Case(&[10, 30, 5], &[6000, 4000, 2000], keep, 1);
                let played = SharesFlaw::PlayedFor { amount: dollars(keep), most: dollars(most) };
                assert_eq!(refused(&deal, case), unshared(played));
            }
        }
    }

    #[test]
    fn a_deal_that_cannot_be_is_refused() {
        for (_, deal, _) in DEALS {
            let refused = |stacks, prizes| refused(&deal, Case(stacks, prizes, 0, 1));
            assert_eq!(refused(&[10], &[50]), unshared(SharesFlaw::Alone { players: 1 }));
            let places = SharesFlaw::TooManyPlaces { places: 3, players: 2 };
            assert_eq!(refused(&[10, 10], &[50, 20, 10]), unshared(places));
            assert_eq!(refused(&[10, 0], &[50, 20]), unshared(SharesFlaw::WithoutChips));
            assert_eq!(refused(&[10, 5], &[50, -20]), unshared(SharesFlaw::PrizeBelowNothing));
            assert_eq!(refused(&[10, 5], &[AMOUNT_MAX, 1]), Overflow.into());
        }
        let many = Case(&[AMOUNT_MAX, 1], &[50, 20], 0, 1);
        assert_eq!(refused(&PrizeDeal::ChipChop, many), Overflow.into());
        let players = SharesFlaw::TooManyPlayers { players: 21, most: 20 };
        assert_eq!(refused(&PrizeDeal::Icm, Case(&[5; 21], &[50, 20], 0, 1)), unshared(players));
    }

    proptest! {
        #[test]
        fn every_deal_adds_up_and_follows_the_stacks(
            stacks in prop::collection::vec(1_i64..100_000, 2..9),
            mut prizes in prop::collection::vec(0_i64..1_000_000, 1..9),
            keep in prop_oneof![Just(0), 0_i64..100_000],
            step in 1_i64..300,
            which in 0_usize..3,
        ) {
            prizes.sort_unstable_by(|a, b| b.cmp(a));
            prizes.truncate(stacks.len());
            let deal = DEALS[which].1.clone();
            match dealt(&deal, Case(&stacks, &prizes, keep, step)) {
                Err(refusal) => {
                    let flaw = flaw(refusal);
                    prop_assert!(matches!(flaw, SharesFlaw::PlayedFor { .. }), "{:?}", flaw);
                }
                Ok(Shared { shares, .. }) => {
                    let all = Money::sum(shares.iter().copied()).unwrap().plus(Money::from_minor(keep));
                    prop_assert_eq!(all, Money::sum(money(&prizes)));
                    prop_assert!(shares.iter().all(|share| !share.is_negative()));
                    for (stack, share) in stacks.iter().zip(&shares) {
                        for (other, less) in stacks.iter().zip(&shares) {
                            prop_assert!(stack <= other || share >= less);
                        }
                    }
                }
            }
        }
    }
}
