//! What the places get from a pool, to the last coin (PIG-15, PIG-17).

use crate::refusal::{PrizesFlaw, PrizesRefused, Refusal};
use crate::tournament::apportion::{COIN, hand_out};
use crate::tournament::prize_table::{PrizeTable, Share};
use engine::money::{Amount, Currency, Money, Overflow};

/// Who gains if a percentage doesn't come out even.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rounding {
    /// Lower places are rounded down to whole steps and the rest goes to the first (PIG-17).
    HigherPlace,
    /// Every prize is exact to the smallest coin; odd coins go to the higher places, one each.
    Exact,
}

/// How prizes are counted out.
#[derive(Clone, Copy, Debug)]
pub struct PrizeTerms<'a> {
    /// What the pool counts in.
    pub currency: Currency,
    /// The smallest amount that prizes are rounded to; anything below the smallest coin counts as the coin.
    pub step: Money,
    /// Who gains by rounding. Exact prizes ignore the step.
    pub rounding: Rounding,
    /// The house's rule for the prizes.
    pub rule: Option<&'a str>,
}

/// What each place of the table gets, first place first: together exactly the pool, never negative, and no place more than a
/// better one. A small pool in large steps can leave low places with nothing.
///
/// Refuses a table that can't be paid, amounts that don't add up to the pool, and a pool below zero.
pub fn prizes(table: &PrizeTable, pool: Money, terms: PrizeTerms<'_>) -> Result<Vec<Money>, Refusal> {
    table.check(terms.currency, terms.rule)?;
    table.check_pool(pool, terms.currency, terms.rule)?;
    if pool.is_negative() {
        let flaw = PrizesFlaw::PoolBelowNothing { pool: Amount::new(pool, terms.currency) };
        return Err(Refusal::new(PrizesRefused::Flawed(flaw)).by(terms.rule));
    }
    match table {
        PrizeTable::Amounts(amounts) => Ok(amounts.clone()),
        PrizeTable::Shares(shares) => Ok(by_share(shares, pool, terms)?),
    }
}

fn by_share(shares: &[Share], pool: Money, terms: PrizeTerms<'_>) -> Result<Vec<Money>, Overflow> {
    let step = match terms.rounding {
        Rounding::HigherPlace => terms.step.max(COIN),
        Rounding::Exact => COIN,
    };
    let mut prizes =
        shares.iter().map(|share| rounded_down(pool, *share, step)).collect::<Result<Vec<_>, _>>()?;
    let left = pool.minus(Money::sum(prizes.iter().copied())?)?;
    match terms.rounding {
        Rounding::HigherPlace => hand_out(&mut prizes, &[0], left, left)?,
        Rounding::Exact => {
            let order: Vec<usize> = (0..prizes.len()).collect();
            hand_out(&mut prizes, &order, left, COIN)?;
        }
    }
    Ok(prizes)
}

/// A share of the pool, ten thousand times as large as it is.
#[must_use]
pub fn in_hundredths(pool: Money, share: Share) -> i128 {
    i128::from(pool.minor()).wrapping_mul(i128::from(share.hundredths()))
}

fn rounded_down(pool: Money, share: Share, step: Money) -> Result<Money, Overflow> {
    let hundredths = in_hundredths(pool, share);
    let whole = hundredths.checked_div(i128::from(Share::ALL.hundredths())).ok_or(Overflow)?;
    let prize = i64::try_from(whole).ok().and_then(Money::within).ok_or(Overflow)?;
    prize.minus(prize.remainder(step))
}

/// What each of `count` players gets who share the places from `from_place` on (the first is 1): the prizes of the places they
/// fill, added up and divided equally, in coins of `unit`.
///
/// Prizes are rounded in favor of the higher place (PIG-17), and no player who shares a place is above another: so prizes are
/// rounded only to what can be paid. Coins that still can't be divided go to the players in the order in which the shares are
/// returned, one each. Together the shares are exactly those prizes; unpaid places add nothing.
pub fn share(prizes: &[Money], from_place: usize, count: u32, unit: Money) -> Result<Vec<Money>, Overflow> {
    let players = usize::try_from(count).map_err(|_| Overflow)?;
    let filled = prizes.iter().skip(from_place.saturating_sub(1)).take(players);
    let split = Money::sum(filled.copied())?.split(count, unit.max(COIN));
    let mut shares = vec![split.share; players];
    let order: Vec<usize> = (0..players).collect();
    hand_out(&mut shares, &order, split.remainder, unit)?;
    Ok(shares)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::refusal::{TournamentRefused, Why};
    use engine::money::AMOUNT_MAX;
    use proptest::prelude::*;

    const DOLLAR: i64 = 100;

    fn terms(rounding: Rounding, step: i64) -> PrizeTerms<'static> {
        PrizeTerms { currency: Currency::USD, step: Money::from_minor(step), rounding, rule: Some("PIG-16") }
    }

    fn table(text: &str) -> PrizeTable {
        PrizeTable::parse(text, Currency::USD).unwrap()
    }

    fn flaw(refusal: Refusal) -> PrizesFlaw {
        assert_eq!(refusal.rule.as_deref(), Some("PIG-16"));
        match *refusal.why {
            Why::TournamentRefused(TournamentRefused::Prizes(PrizesRefused::Flawed(flaw))) => flaw,
            why => panic!("{why:?}"),
        }
    }

    fn paid(typed: &str, pool: i64, rounding: Rounding, step: i64) -> Vec<i64> {
        let prizes = prizes(&table(typed), Money::from_minor(pool), terms(rounding, step)).unwrap();
        prizes.into_iter().map(Money::minor).collect()
    }

    fn shared(prizes: &[i64], from_place: usize, count: u32) -> Vec<i64> {
        let prizes: Vec<Money> = prizes.iter().copied().map(Money::from_minor).collect();
        let shares = share(&prizes, from_place, count, COIN).unwrap();
        shares.into_iter().map(Money::minor).collect()
    }

    #[test]
    fn the_first_gains_by_rounding() {
        assert_eq!(paid("60/30/10", 5500, Rounding::HigherPlace, DOLLAR), [3400, 1600, 500]);
        assert_eq!(paid("60/30/10", 5500, Rounding::Exact, DOLLAR), [3300, 1650, 550]);
    }

    #[test]
    fn the_whole_pool_is_paid() {
        assert_eq!(paid("60/30/10", 17_000, Rounding::HigherPlace, DOLLAR), [10_200, 5100, 1700]);
        assert_eq!(paid("50/30/20", 17_000, Rounding::HigherPlace, DOLLAR), [8500, 5100, 3400]);
        assert_eq!(paid("=100/50/20", 17_000, Rounding::HigherPlace, DOLLAR), [10_000, 5000, 2000]);
    }

    #[test]
    fn a_table_over_the_pool_pays_nobody() {
        let pool = Money::from_minor(17_000);
        let flaw = |typed| flaw(prizes(&table(typed), pool, terms(Rounding::Exact, 1)).unwrap_err());
        assert!(matches!(flaw("60/30/20/0"), PrizesFlaw::SharesOff { .. }));
        assert!(matches!(flaw("=100/50/25"), PrizesFlaw::PoolOff { .. }));
    }

    #[test]
    fn odd_coins_go_to_the_higher_places_one_each() {
        assert_eq!(paid("33.34/33.33/33.33", 101, Rounding::Exact, 1), [34, 34, 33]);
        assert_eq!(paid("50/50", 1, Rounding::Exact, 1), [1, 0]);
        assert_eq!(paid("50/30/20", 200, Rounding::HigherPlace, DOLLAR), [200, 0, 0]);
    }

    #[test]
    fn a_pool_that_cannot_be_is_refused() {
        let pool = Money::from_minor(-1);
        let negative = prizes(&table("100"), pool, terms(Rounding::Exact, 1)).unwrap_err();
        let pool = Amount::new(pool, Currency::USD);
        assert_eq!(flaw(negative), PrizesFlaw::PoolBelowNothing { pool });
        assert_eq!(paid("60/40", AMOUNT_MAX, Rounding::Exact, 1).iter().sum::<i64>(), AMOUNT_MAX);
        assert_eq!(paid("60/40", 0, Rounding::Exact, 0), [0, 0]);
    }

    #[test]
    fn tied_players_share_the_prizes_of_the_places_they_fill() {
        assert_eq!(shared(&[3400, 1600, 500], 2, 2), [1050, 1050]);
        assert_eq!(shared(&[3400, 1600, 500], 3, 3), [167, 167, 166]);
        assert_eq!(shared(&[3400, 1600, 500], 4, 2), [0, 0]);
        assert_eq!(shared(&[3400, 1600, 500], 1, 1), [3400]);
        assert_eq!(shared(&[3400], 1, 0), [0_i64; 0]);
        let most = vec![Money::from_minor(AMOUNT_MAX); 2];
        assert_eq!(share(&most, 1, 2, COIN), Err(Overflow));
    }

    /// A payable table: falling shares that add up to exactly 100 percent.
    fn payable() -> impl Strategy<Value = Vec<Share>> {
        prop::collection::vec(1_u32..500, 1..12).prop_map(|mut shares| {
            shares.sort_unstable_by(|a, b| b.cmp(a));
            let first = 10_000_u32.saturating_sub(shares.iter().skip(1).sum());
            shares[0] = first;
            shares.into_iter().map(|share| Share::try_from(share).unwrap()).collect()
        })
    }

    proptest! {
        #[test]
        fn prizes_make_the_pool_and_never_rise(
            shares in payable(),
            pool in 0..=AMOUNT_MAX,
            small in 0_i64..20_000,
            step in 1_i64..2000,
            exact in any::<bool>(),
        ) {
            let rounding = if exact { Rounding::Exact } else { Rounding::HigherPlace };
            for pool in [pool, small].map(Money::from_minor) {
                let table = PrizeTable::Shares(shares.clone());
                let prizes = prizes(&table, pool, terms(rounding, step)).unwrap();
                prop_assert_eq!(prizes.len(), shares.len());
                prop_assert_eq!(Money::sum(prizes.iter().copied()), Ok(pool));
                prop_assert!(prizes.is_sorted_by(|better, worse| better >= worse));
                prop_assert!(prizes.iter().all(|prize| !prize.is_negative()));
                let step = Money::from_minor(step);
                prop_assert!(exact || prizes.iter().skip(1).all(|prize| prize.remainder(step).is_zero()));
            }
        }

        #[test]
        fn a_tie_keeps_the_sum_and_the_order(
            mut amounts in prop::collection::vec(0_i64..1_000_000, 1..12),
            from in 1_usize..14,
            count in 1_u32..14,
        ) {
            amounts.sort_unstable_by(|a, b| b.cmp(a));
            let shares = shared(&amounts, from, count);
            let behind = from.saturating_add(usize::try_from(count).unwrap());
            let places = (1_usize..).zip(&amounts).filter(|(place, _)| (from..behind).contains(place));
            let filled: i64 = places.map(|(_, amount)| amount).sum();
            prop_assert_eq!(shares.iter().sum::<i64>(), filled);
            prop_assert!(shares.is_sorted_by(|first, next| first >= next));
            let (most, least) = (shares[0], *shares.last().unwrap());
            prop_assert!(least >= 0 && most.saturating_sub(least) <= 1);
        }
    }
}
