//! The chances of finishing, compared with a plain enumeration of all finishing orders, and what must be true of them.

use crate::refusal::SharesFlaw;
use crate::tournament::icm::{CERTAIN, PLAYERS_MAX, chances, icm, unshared};
use engine::money::{AMOUNT_MAX, Money, Overflow};
use proptest::prelude::*;
use rust_decimal::Decimal;

const COIN: Money = Money::from_minor(1);

fn money(amounts: &[i64]) -> Vec<Money> {
    amounts.iter().copied().map(Money::from_minor).collect()
}

fn sum(amounts: &[i64]) -> i64 {
    amounts.iter().sum()
}

fn worth(stacks: &[i64], prizes: &[i64], step: i64) -> Vec<i64> {
    let shares = icm(&money(stacks), &money(prizes), Money::from_minor(step)).unwrap();
    shares.into_iter().map(Money::minor).collect()
}

/// Every order in which the players can finish, best first.
fn orders(left: &[usize]) -> Vec<Vec<usize>> {
    if left.is_empty() {
        return vec![Vec::new()];
    }
    let first = |player: &usize| {
        let rest: Vec<usize> = left.iter().copied().filter(|other| other != player).collect();
        orders(&rest).into_iter().map(|tail| [vec![*player], tail].concat()).collect::<Vec<_>>()
    };
    left.iter().flat_map(first).collect()
}

/// The chance of one order: each stack over all the chips still in, as one fraction.
///
/// With stacks to 1,000 and eight players both products are whole decimals below 2^96, so only the last
/// division rounds, by less than 10^-27.
fn chance(stacks: &[i64], order: &[usize]) -> Decimal {
    let (mut over, mut under) = (Decimal::ONE, Decimal::ONE);
    for (place, player) in order.iter().enumerate() {
        let chips: i64 = order[place..].iter().map(|player| stacks[*player]).sum();
        over = over.checked_mul(Decimal::from(stacks[*player])).unwrap();
        under = under.checked_mul(Decimal::from(chips)).unwrap();
    }
    over.checked_div(under).unwrap()
}

/// The chance of each player for each place, over all orders.
fn naive(stacks: &[i64]) -> Vec<Vec<Decimal>> {
    let mut chances = vec![vec![Decimal::ZERO; stacks.len()]; stacks.len()];
    for order in orders(&(0..stacks.len()).collect::<Vec<_>>()) {
        let chance = chance(stacks, &order);
        for (place, player) in order.iter().enumerate() {
            chances[*player][place] = chances[*player][place].checked_add(chance).unwrap();
        }
    }
    chances
}

fn decimal(parts: u128) -> Decimal {
    let number = |parts: u128| Decimal::from_i128_with_scale(i128::try_from(parts).unwrap(), 0);
    number(parts).checked_div(number(CERTAIN)).unwrap()
}

/// What a field of this size may lose by the file's own bound, and what the oracle itself may be off.
fn bounds(players: usize) -> (Decimal, Decimal) {
    let steps = players.wrapping_shl(u32::try_from(players).unwrap().saturating_sub(1));
    let lost = u128::try_from(steps).unwrap().wrapping_mul(3).wrapping_div(2);
    (decimal(lost), Decimal::from_i128_with_scale(1, 23))
}

/// Compares every chance and every value of one field with the enumeration.
fn check(stacks: &[i64], prizes: &[i64]) {
    let found = chances(&money(stacks), stacks.len()).unwrap();
    let expected = naive(stacks);
    let (lost, off) = bounds(stacks.len());
    for (found, expected) in found.iter().flatten().zip(expected.iter().flatten()) {
        let short = expected.checked_sub(decimal(*found)).unwrap();
        let none_gained = short.checked_add(off).unwrap() >= Decimal::ZERO;
        assert!(none_gained && short <= lost.checked_add(off).unwrap(), "{stacks:?}: {short}");
    }
    for (found, places) in worth(stacks, prizes, 1).into_iter().zip(expected) {
        let worth = |(chance, prize): (&Decimal, &i64)| chance.checked_mul(Decimal::from(*prize)).unwrap();
        let exact = places.iter().zip(prizes).map(worth);
        let exact = exact.fold(Decimal::ZERO, |sum, part| sum.checked_add(part).unwrap());
        let off = exact.checked_sub(Decimal::from(found)).unwrap().abs();
        assert!(off < Decimal::ONE, "{stacks:?} {prizes:?}: {found} for {exact}");
    }
}

fn prizes(players: usize) -> impl Strategy<Value = Vec<i64>> {
    prop::collection::vec(0_i64..1_000_000, 1..=players).prop_map(|mut prizes| {
        prizes.sort_unstable_by(|a, b| b.cmp(a));
        prizes
    })
}

fn field(players: impl Strategy<Value = usize>) -> impl Strategy<Value = (Vec<i64>, Vec<i64>)> {
    players.prop_flat_map(|players| (prop::collection::vec(1_i64..=1000, players), prizes(players)))
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, ..ProptestConfig::default() })]

    #[test]
    fn small_fields_are_as_all_orders_make_them((stacks, prizes) in field(2_usize..=6)) {
        check(&stacks, &prizes);
    }

    #[test]
    fn worth_adds_up_follows_the_stacks_and_stays_below_the_first_prize(
        (stacks, prizes) in field(2_usize..=9),
        step in 1_i64..500,
    ) {
        let shares = worth(&stacks, &prizes, step);
        prop_assert_eq!(sum(&shares), sum(&prizes));
        prop_assert!(shares.iter().all(|share| *share >= 0));
        let ranked = stacks.iter().zip(&shares);
        for (stack, share) in ranked.clone() {
            prop_assert!(ranked.clone().all(|(other, worth)| stack < other || share >= worth || stack == other));
        }
        let to_the_coin = worth(&stacks, &prizes, 1);
        prop_assert!(to_the_coin.iter().all(|share| *share <= prizes[0]));
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 6, ..ProptestConfig::default() })]

    #[test]
    fn fields_of_seven_and_eight_are_as_all_orders_make_them((stacks, prizes) in field(7_usize..=8)) {
        check(&stacks, &prizes);
    }
}

#[test]
fn every_field_from_two_to_eight_is_as_all_orders_make_it() {
    let stacks = [1000, 1, 333, 50, 50, 777, 4, 612];
    let prizes = [70_000, 40_001, 20_000, 9_999, 5_000, 3, 2, 1];
    for players in 2..=8 {
        check(&stacks[..players], &prizes[..players]);
    }
}

#[test]
fn equal_stacks_have_equal_chances() {
    let found = chances(&money(&[700, 300, 700, 41, 300]), 5).unwrap();
    assert_eq!(found[0], found[2]);
    assert_eq!(found[1], found[4]);
    assert_eq!(worth(&[500, 500, 500], &[100, 0], 1), [34, 33, 33]);
    assert_eq!(worth(&[500, 500, 500, 500], &[50, 30, 20], 1), [25, 25, 25, 25]);
}

#[test]
fn two_players_get_the_second_prize_and_a_share_of_the_difference() {
    for (mine, other) in [(1, 1), (3, 1), (2500, 7500), (1, 999_999)] {
        let (first, second) = (100_000, 40_000);
        let chips = sum(&[mine, other]);
        let expected = (first - second) * mine / chips + second;
        let found = worth(&[mine, other], &[first, second], 1);
        assert!((found[0] - expected).abs() <= 1, "{mine} {other}: {found:?} {expected}");
        assert_eq!(sum(&found), first + second);
    }
}

#[test]
fn twenty_players_and_the_largest_amounts_are_counted() {
    let most = AMOUNT_MAX / 20;
    let stacks: Vec<i64> = (0..20).map(|player| most - player * 1_000_003).collect();
    let prizes: Vec<i64> = (0..20).map(|place| most - place * 1_000_000_007).collect();
    let shares = worth(&stacks, &prizes, 1);
    assert_eq!(sum(&shares), sum(&prizes));
    assert!(shares.is_sorted_by(|more, less| more >= less));
    assert!(shares[0] <= prizes[0]);
    let found = chances(&money(&stacks), 20).unwrap();
    for place in 0..20 {
        let all: u128 = found.iter().map(|chances| chances[place]).sum();
        assert!(all <= CERTAIN && CERTAIN - all <= 1 << 24, "{place}");
    }
}

#[test]
fn what_cannot_be_counted_is_refused() {
    let refused = |stacks: &[i64], prizes: &[i64]| icm(&money(stacks), &money(prizes), COIN).unwrap_err();
    let many = SharesFlaw::TooManyPlayers { players: PLAYERS_MAX + 1, most: PLAYERS_MAX };
    assert_eq!(refused(&[1; PLAYERS_MAX + 1], &[5]), unshared(many));
    assert_eq!(refused(&[5, 0], &[5]), unshared(SharesFlaw::WithoutChips));
    assert_eq!(refused(&[5, -5], &[5]), unshared(SharesFlaw::WithoutChips));
    assert_eq!(refused(&[5], &[5, 4]), unshared(SharesFlaw::TooManyPlaces { places: 2, players: 1 }));
    assert_eq!(refused(&[AMOUNT_MAX, 1], &[5]), Overflow.into());
    assert_eq!(refused(&[5, 5], &[5, -4]), Overflow.into());
    assert_eq!(refused(&[5, 5], &[AMOUNT_MAX, 1]), Overflow.into());
}
