//! New pairs of people in plans of the fewest payments, compared with every possible choice of pairs.

#![expect(clippy::arithmetic_side_effects, reason = "an overflow fails the test, as it should")]

use crate::book::netting::links::Links;
use crate::book::netting::oracle::Dice;
use crate::book::netting::tree::DebtGroup;
use crate::book::netting::{Mode, plan};
use engine::money::Money;
use std::collections::BTreeSet;

/// The fewest new pairs of all plans of `count` payments in which debtors pay creditors: every choice of pairs is tried.
fn fewest_by_choice(balances: &[i64], known: &BTreeSet<(usize, usize)>, count: usize) -> Option<usize> {
    let people: Vec<usize> = (0..balances.len()).collect();
    let links = Links::any(known.clone(), BTreeSet::new());
    let table = DebtGroup { nets: balances, links: &links };
    let of = |sign: i64| people.iter().copied().filter(move |who| balances[*who] * sign > 0);
    let edges: Vec<(usize, usize)> =
        of(-1).flat_map(|debtor| of(1).map(move |creditor| (debtor, creditor))).collect();
    let mut least = None;
    for set in 0_u32..1 << edges.len() {
        if set.count_ones() as usize != count {
            continue;
        }
        let chosen: Vec<(usize, usize)> =
            edges.iter().enumerate().filter(|(at, _)| set & (1 << at) != 0).map(|(_, edge)| *edge).collect();
        let flows = table.flows(&people, &chosen);
        let mut left = balances.to_vec();
        for flow in &flows {
            left[flow.from] += flow.amount;
            left[flow.to] -= flow.amount;
        }
        let direct = flows.iter().all(|flow| balances[flow.from] < 0 && balances[flow.to] > 0);
        if direct && flows.len() == count && left.iter().all(|net| *net == 0) {
            let new = chosen.iter().filter(|(one, other)| !links.known(*one, *other)).count();
            least = Some(least.map_or(new, |least: usize| least.min(new)));
        }
    }
    least
}

#[test]
fn no_plan_has_a_new_pair_more_than_it_must_on_3000_tables() {
    let mut dice = Dice(0x2545_f491_4f6c_dd1d);
    let mut with_news = 0;
    for round in 0..3_000 {
        let balances = dice.table(7, [3, 9, 30][round % 3]);
        let pairs = dice.pairs(balances.len(), 35);
        let known: BTreeSet<(usize, usize)> =
            pairs.iter().map(|(one, other)| (*one.min(other), *one.max(other))).collect();
        let nets = balances.iter().copied().map(Money::from_minor).enumerate().collect();
        let found = plan(&nets, &pairs, Mode::Fewest, &[]).unwrap();
        let new = found
            .payments
            .iter()
            .filter(|one| !known.contains(&(one.from.min(one.to), one.from.max(one.to))))
            .count();
        let least = fewest_by_choice(&balances, &known, found.payments.len());
        assert_eq!(
            Some(new),
            least.or(Some(0).filter(|_| found.payments.is_empty())),
            "{balances:?} {known:?} {found:?}"
        );
        with_news += usize::from(new > 0);
    }
    assert!(with_news > 300, "{with_news}");
}
