//! Shares out an amount by claims that are exact fractions: nothing is lost, nothing is made up.

use engine::money::{Money, Overflow};
use std::cmp::Reverse;

/// The smallest coin: the step if a larger one makes no sense.
pub const COIN: Money = Money::from_minor(1);

/// What each player may claim, in parts of a coin.
#[derive(Clone, Copy, Debug)]
pub struct CoinClaims<'a> {
    /// The claims; together never more than the amount that's shared out.
    pub parts: &'a [u128],
    /// How many parts make one coin (a minor unit); at least 1.
    pub coin: u128,
}

/// Shares out `total` by largest remainder: everybody gets their claim rounded down to whole `step`s, and the steps left over go,
/// one each, to the players who lost most by that.
///
/// Equal remainders are served in the order of `before`, largest first, then in the order given. What is
/// less than a step goes to the next in that order. A larger claim never gets less than a smaller one.
pub fn apportion(
    total: Money,
    step: Money,
    claims: CoinClaims<'_>,
    before: &[Money],
) -> Result<Vec<Money>, Overflow> {
    let step = step.max(COIN);
    let width = u128::from(step.minor().unsigned_abs()).checked_mul(claims.coin).ok_or(Overflow)?;
    let floor = |claim: &u128| {
        let steps = claim.checked_div(width).and_then(|steps| i64::try_from(steps).ok());
        step.times(steps.ok_or(Overflow)?)
    };
    let mut shares = claims.parts.iter().map(floor).collect::<Result<Vec<_>, _>>()?;
    let lost = |claim: &u128| claim.checked_rem(width).unwrap_or(0);
    let mut order: Vec<usize> = (0..shares.len()).collect();
    order.sort_by_key(|&at| Reverse((claims.parts.get(at).map(lost), before.get(at))));
    let left = total.minus(Money::sum(shares.iter().copied())?)?;
    hand_out(&mut shares, &order, left, step)?;
    Ok(shares)
}

/// Hands out `left` one `step` at a time in the `order` of places in the list, from the front again if necessary; the last piece
/// may be less than a step.
pub fn hand_out(shares: &mut [Money], order: &[usize], left: Money, step: Money) -> Result<(), Overflow> {
    let mut left = left;
    let step = step.max(COIN);
    for &at in order.iter().cycle() {
        if !left.is_positive() {
            break;
        }
        let piece = left.min(step);
        if let Some(share) = shares.get_mut(at) {
            *share = share.plus(piece)?;
        }
        left = left.minus(piece)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn money(amounts: &[i64]) -> Vec<Money> {
        amounts.iter().copied().map(Money::from_minor).collect()
    }

    #[test]
    fn the_largest_remainder_is_served_first() {
        let claims = CoinClaims { parts: &[250, 260, 490], coin: 10 };
        let shares = apportion(Money::from_minor(100), Money::from_minor(10), claims, &[]);
        assert_eq!(shares, Ok(money(&[20, 30, 50])));
    }

    #[test]
    fn equal_remainders_are_served_by_stack_and_then_in_order() {
        let claims = CoinClaims { parts: &[2, 2, 2], coin: 6 };
        let one = Money::from_minor(1);
        assert_eq!(apportion(one, COIN, claims, &money(&[5, 9, 9])), Ok(money(&[0, 1, 0])));
        assert_eq!(apportion(one, COIN, claims, &money(&[5, 5, 5])), Ok(money(&[1, 0, 0])));
    }

    #[test]
    fn less_than_a_step_goes_to_the_next_in_order() {
        let claims = CoinClaims { parts: &[125, 125], coin: 1 };
        let shares = apportion(Money::from_minor(250), Money::from_minor(100), claims, &[]);
        assert_eq!(shares, Ok(money(&[150, 100])));
    }

    proptest! {
        #[test]
        fn shares_add_up_and_follow_the_claims(
            weights in prop::collection::vec(0_u32..5000, 1..12),
            total in 0_i64..1_000_000,
            step in 1_i64..600,
        ) {
            prop_assume!(weights.iter().any(|weight| *weight > 0));
            let sum: u128 = weights.iter().copied().map(u128::from).sum();
            let whole = u128::from(total.unsigned_abs());
            let parts: Vec<u128> = weights.iter().map(|w| whole.wrapping_mul(u128::from(*w))).collect();
            let claims = CoinClaims { parts: &parts, coin: sum };
            let (total, step) = (Money::from_minor(total), Money::from_minor(step));
            let shares = apportion(total, step, claims, &[]).unwrap();
            prop_assert_eq!(Money::sum(shares.iter().copied()), Ok(total));
            for (share, weight) in shares.iter().zip(&weights) {
                prop_assert!(!share.is_negative());
                for (other, lighter) in shares.iter().zip(&weights) {
                    prop_assert!(weight <= lighter || share >= other);
                }
            }
        }
    }
}
