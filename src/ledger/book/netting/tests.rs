//! The plans compared with a brute-force count that shares nothing with the search.

#![expect(clippy::arithmetic_side_effects, reason = "an overflow fails the test, as it should")]

use crate::book::netting::oracle::{Dice, fewest_by_pairs, most_sets, most_zero_prefixes};
use crate::book::netting::{Debt, Impasse, Mode, Plan, nets, plan};
use engine::money::Money;
use std::collections::BTreeMap;

fn keyed(balances: &[i64]) -> BTreeMap<usize, Money> {
    balances.iter().map(|net| Money::from_minor(*net)).enumerate().collect()
}

fn fewest(balances: &[i64], excluded: &[(usize, usize)]) -> Result<Plan<usize>, Impasse<usize>> {
    plan(&keyed(balances), &[], Mode::Fewest, excluded)
}

#[track_caller]
fn settles(balances: &[i64], plan: &Plan<usize>) {
    let mut left = balances.to_vec();
    let mut by_group = BTreeMap::new();
    for payment in &plan.payments {
        assert!(payment.amount.is_positive(), "{balances:?}: {plan:?}");
        left[payment.from] += payment.amount.minor();
        left[payment.to] -= payment.amount.minor();
        *by_group.entry(payment.group).or_insert(0) += 1;
    }
    assert!(left.iter().all(|net| *net == 0), "{balances:?}: {plan:?}");
    assert_eq!(by_group.len(), plan.groups);
    assert!(by_group.keys().copied().eq(1..=plan.groups));
    for (group, payments) in by_group {
        let members = plan.members(group);
        assert_eq!(payments + 1, members.len(), "{balances:?}: {plan:?}");
        assert_eq!(members.iter().map(|member| balances[*member]).sum::<i64>(), 0);
    }
}

fn against_brute_force(tables: usize, people: u64, seed: u64) {
    let mut dice = Dice(seed);
    for round in 0..tables {
        let range = [3, 9, 30, 400][round % 4];
        let balances = dice.table(people, range);
        let found = fewest(&balances, &[]).unwrap();
        settles(&balances, &found);
        let unequal: Vec<i64> = balances.iter().copied().filter(|net| *net != 0).collect();
        let sets = most_sets(&unequal, &|_, _| true, (1 << unequal.len()) - 1).unwrap();
        assert_eq!(found.payments.len(), unequal.len() - sets, "{balances:?}");
        assert_eq!((found.groups, found.bound, found.proven), (sets, found.payments.len(), true));
    }
}

#[test]
fn fewest_payments_on_12000_tables_of_nine() {
    against_brute_force(12_000, 9, 0x9e37_79b9_7f4a_7c15);
}

#[test]
fn fewest_payments_on_tables_of_twelve() {
    against_brute_force(400, 12, 0xd1b5_4a32_d192_ed03);
}

#[test]
fn fewest_payments_on_tables_of_fifteen_and_sixteen() {
    let mut dice = Dice(0x2545_f491_4f6c_dd1d);
    for round in 0..60 {
        let range = [60, 180, 700][round % 3];
        let width = 2 * range + 1;
        let mut balances: Vec<i64> =
            (1..15 + round % 2).map(|_| dice.roll(width) as i64 - range as i64).collect();
        balances.retain(|net| *net != 0);
        let rest: i64 = balances.iter().sum();
        balances.extend((rest != 0).then_some(-rest));
        let found = fewest(&balances, &[]).unwrap();
        settles(&balances, &found);
        assert_eq!((found.groups, found.proven), (most_zero_prefixes(&balances), true), "{balances:?}");
    }
}

#[test]
fn a_split_whose_last_two_groups_differ_in_size_is_not_overlooked() {
    let balances =
        [176, -25, 74, -90, -59, -151, 170, -111, -99, 47, 106, 18, -122, -69, -51, 28, -26, 83, 101];
    let found = fewest(&balances, &[]).unwrap();
    settles(&balances, &found);
    assert_eq!((found.groups, found.payments.len(), found.proven), (5, 14, true));
}

#[test]
fn three_debts_become_two() {
    let debt = |debtor, creditor, minor| Debt { debtor, creditor, amount: Money::from_minor(minor) };
    let debts = [debt('F', 'G', 1200), debt('G', 'H', 500), debt('H', 'F', 300)];
    let nets = nets(&debts).unwrap();
    let known = debts.map(|debt| (debt.debtor, debt.creditor));
    let plan = plan(&nets, &known, Mode::Fewest, &[]).unwrap();
    let written: Vec<(char, char, i64)> =
        plan.payments.iter().map(|payment| (payment.from, payment.to, payment.amount.minor())).collect();
    assert_eq!(written, [('F', 'G', 700), ('F', 'H', 200)]);
}

#[test]
fn greedy_would_need_four_payments() {
    let plan = fewest(&[-40, -30, 20, 20, 30], &[]).unwrap();
    let written: Vec<(usize, usize, i64, usize)> = plan
        .payments
        .iter()
        .map(|payment| (payment.from, payment.to, payment.amount.minor(), payment.group))
        .collect();
    assert_eq!(written, [(1, 4, 30, 1), (0, 2, 20, 2), (0, 3, 20, 2)]);
    assert_eq!((plan.groups, plan.bound, plan.proven), (2, 3, true));
}

#[test]
fn debtors_only_pay_and_creditors_only_get() {
    let mut dice = Dice(77);
    for _ in 0..500 {
        let balances = dice.table(12, 40);
        let known = dice.pairs(balances.len(), 30);
        let plan = plan(&keyed(&balances), &known, Mode::Fewest, &[]).unwrap();
        for payment in &plan.payments {
            assert!(balances[payment.from] < 0 && balances[payment.to] > 0, "{balances:?}: {plan:?}");
        }
    }
}

#[test]
fn exclusions_are_respected_with_the_fewest_payments() {
    let mut dice = Dice(4242);
    let (mut refused, mut longer) = (0, 0);
    for round in 0..3000 {
        let balances = dice.table(8, [2, 6, 20][round % 3]);
        let excluded = dice.pairs(balances.len(), [10, 30, 60][round % 3]);
        let allowed = |one: usize, other: usize| !excluded.contains(&(one.min(other), one.max(other)));
        let sets = most_sets(&balances, &allowed, (1 << balances.len()) - 1);
        match fewest(&balances, &excluded) {
            Ok(plan) => {
                settles(&balances, &plan);
                assert!(plan.payments.iter().all(|payment| allowed(payment.from, payment.to)));
                assert_eq!(
                    Some(plan.payments.len()),
                    sets.map(|sets| balances.len() - sets),
                    "{balances:?} {excluded:?}"
                );
                assert!(
                    plan.proven && plan.bound == plan.payments.len(),
                    "{balances:?} {excluded:?}: {plan:?}"
                );
                longer += usize::from(plan.payments.len() > fewest(&balances, &[]).unwrap().payments.len());
            }
            Err(Impasse::CutOff { members, sum }) => {
                refused += 1;
                assert_eq!(sets, None, "{balances:?} {excluded:?}");
                let together: i64 = members.iter().map(|member| balances[*member]).sum();
                assert!(together == sum.minor() && together != 0);
            }
            Err(other) => panic!("{other:?}"),
        }
    }
    assert!(refused > 100 && longer > 100, "refused {refused}, longer {longer}");
}

#[test]
fn pairs_mode_keeps_to_existing_pairs_with_the_fewest_payments() {
    let mut dice = Dice(31);
    for round in 0..3000 {
        let people = 2 + dice.roll(7) as usize;
        let known = dice.pairs(people, [25, 50, 90][round % 3]);
        let debts: Vec<Debt<usize>> = known
            .iter()
            .map(|(one, other)| Debt {
                debtor: *one,
                creditor: *other,
                amount: Money::from_minor(1 + dice.roll(6) as i64),
            })
            .collect();
        let nets = nets(&debts).unwrap();
        let balances: Vec<i64> = (0..people).map(|who| nets.get(&who).map_or(0, |net| net.minor())).collect();
        let plan = plan(&nets, &known, Mode::Pairs, &[]).unwrap();
        settles(&balances, &plan);
        let allowed = |one: usize, other: usize| known.contains(&(one.min(other), one.max(other)));
        assert!(plan.payments.iter().all(|payment| allowed(payment.from, payment.to)));
        let sets = most_sets(&balances, &allowed, (1 << people) - 1).unwrap();
        assert_eq!((plan.payments.len(), plan.proven), (people - sets, true), "{debts:?}");
        assert!(plan.payments.len() <= debts.len());
    }
}

#[test]
fn the_fewest_payments_are_people_less_groups_also_where_pairs_are_barred() {
    let mut dice = Dice(5);
    for round in 0..300 {
        let balances = dice.table(5, [2, 5, 12][round % 3]);
        let excluded = dice.pairs(balances.len(), [0, 25, 50][round / 3 % 3]);
        let allowed = |one: usize, other: usize| !excluded.contains(&(one, other));
        let found = fewest(&balances, &excluded).ok().map(|plan| plan.payments.len() as u32);
        assert_eq!(found, fewest_by_pairs(&balances, &allowed), "{balances:?} {excluded:?}");
    }
}

#[test]
fn everything_goes_through_the_hub() {
    let mut dice = Dice(9);
    for _ in 0..500 {
        let balances = dice.table(9, 30);
        let hub = dice.roll(11) as usize;
        let plan = plan(&keyed(&balances), &[], Mode::Hub(hub), &[]).unwrap();
        let others = balances.iter().enumerate().filter(|(who, net)| *who != hub && **net != 0).count();
        assert_eq!((plan.payments.len(), plan.bound, plan.proven), (others, others, true));
        assert!(plan.payments.iter().all(|payment| payment.from == hub || payment.to == hub));
        let mut with_hub = balances.clone();
        with_hub.resize(12, 0);
        settles(&with_hub, &plan);
    }
}

#[test]
fn a_plan_agreed_on_stays_when_a_part_is_paid() {
    let mut dice = Dice(1234);
    for _ in 0..1000 {
        let mut balances = dice.table(10, 25);
        let first = fewest(&balances, &[]).unwrap();
        let known: Vec<(usize, usize)> =
            first.payments.iter().map(|payment| (payment.from, payment.to)).collect();
        let Some(paid) =
            first.payments.get(dice.roll(9) as usize).filter(|payment| payment.amount.minor() > 1)
        else {
            continue;
        };
        balances[paid.from] += 1;
        balances[paid.to] -= 1;
        let second = plan(&keyed(&balances), &known, Mode::Fewest, &[]).unwrap();
        let pair = |one: usize, other: usize| known.contains(&(one, other));
        if second.payments.len() == first.payments.len() {
            assert!(
                second.payments.iter().all(|payment| pair(payment.from, payment.to)),
                "{first:?} {second:?}"
            );
        } else {
            assert!(second.payments.len() < first.payments.len());
        }
    }
}

#[test]
fn new_pairs_and_large_payments_are_avoided() {
    let known = [(0, 3), (1, 2)];
    let chosen = plan(&keyed(&[-10, -10, 10, 10]), &known, Mode::Fewest, &[]).unwrap();
    let pairs: Vec<(usize, usize)> =
        chosen.payments.iter().map(|payment| (payment.from, payment.to)).collect();
    assert_eq!(pairs, known);
    let spread = fewest(&[-9, -6, 7, 8], &[]).unwrap();
    assert_eq!(spread.payments.iter().map(|payment| payment.amount.minor()).max(), Some(7));
}

#[test]
fn what_does_not_come_out_even_is_refused_with_the_difference() {
    let refused = fewest(&[-40, 30], &[]).unwrap_err();
    assert_eq!(refused, Impasse::Unbalanced(Money::from_minor(-10)));
    let cut_off = fewest(&[-5, 5], &[(0, 1)]).unwrap_err();
    assert_eq!(cut_off, Impasse::CutOff { members: vec![0], sum: Money::from_minor(-5) });
    let barred = plan(&keyed(&[-5, 5, 0]), &[], Mode::Hub(2), &[(0, 2)]).unwrap_err();
    assert_eq!(barred, Impasse::HubBarred(vec![(0, Money::from_minor(-5))]));
    let huge =
        fewest(&[600_000_000_000_000, 600_000_000_000_000, -600_000_000_000_000, -600_000_000_000_000], &[]);
    assert_eq!(huge.unwrap_err(), Impasse::TooLarge);
}

#[test]
fn nobody_and_even_people_need_no_plan() {
    for balances in [vec![], vec![0], vec![0, 0, 0]] {
        let plan = fewest(&balances, &[]).unwrap();
        assert_eq!((plan.payments.len(), plan.groups, plan.bound, plan.proven), (0, 0, 0, true));
    }
}

#[test]
fn large_tables_are_settled_and_honest() {
    let mut dice = Dice(99);
    for (people, range) in [(70, 1_000_000), (200, 50), (400, 100_000)] {
        let mut balances: Vec<i64> =
            (1..people).map(|_| dice.roll(2 * range + 1) as i64 - range as i64).collect();
        balances.push(-balances.iter().sum::<i64>());
        let plan = fewest(&balances, &[]).unwrap();
        settles(&balances, &plan);
        assert!(plan.bound <= plan.payments.len());
        assert_eq!(plan.proven, plan.bound == plan.payments.len());
    }
}

#[test]
fn the_same_table_gives_the_same_plan_whatever_the_order_of_the_pairs() {
    let mut dice = Dice(55);
    for _ in 0..200 {
        let balances = dice.table(12, 20);
        let mut known = dice.pairs(balances.len(), 40);
        let first = plan(&keyed(&balances), &known, Mode::Fewest, &[]).unwrap();
        known.reverse();
        let turned: Vec<(usize, usize)> = known.iter().map(|(one, other)| (*other, *one)).collect();
        assert_eq!(plan(&keyed(&balances), &turned, Mode::Fewest, &[]).unwrap(), first);
    }
}
