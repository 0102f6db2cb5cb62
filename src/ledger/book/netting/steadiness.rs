//! Whether a plan that was agreed on stays the same while it's being paid, part by part.

#![expect(clippy::arithmetic_side_effects, reason = "an overflow fails the test, as it should")]

use crate::book::netting::oracle::Dice;
use crate::book::netting::{Mode, Plan, PlannedPayment, plan};
use engine::money::Money;
use std::collections::BTreeMap;

/// What is left of payments after some of one was paid.
fn left(payments: &[PlannedPayment<usize>], paid: usize, amount: i64) -> Vec<(usize, usize, i64)> {
    let rest = payments.iter().enumerate().map(|(at, payment)| {
        let paid = if at == paid { amount } else { 0 };
        (payment.from, payment.to, payment.amount.minor() - paid)
    });
    let mut rest: Vec<_> = rest.filter(|(_, _, amount)| *amount > 0).collect();
    rest.sort_unstable();
    rest
}

fn lines(plan: &Plan<usize>) -> Vec<(usize, usize, i64)> {
    let mut lines: Vec<_> = plan.payments.iter().map(|one| (one.from, one.to, one.amount.minor())).collect();
    lines.sort_unstable();
    lines
}

/// Balances, a payment from the plan for them, and a part of that payment.
fn paid(
    dice: &mut Dice,
    balances: &[i64],
    first: &Plan<usize>,
) -> Option<(usize, i64, BTreeMap<usize, Money>)> {
    let at = dice.roll(first.payments.len().max(1) as u64) as usize;
    let payment = first.payments.get(at)?;
    let whole = payment.amount.minor();
    let amount = if dice.roll(4) == 0 { whole } else { 1 + dice.roll(whole.unsigned_abs()) as i64 };
    let mut nets = balances.to_vec();
    nets[payment.from] += amount;
    nets[payment.to] -= amount;
    Some((at, amount, nets.into_iter().map(Money::from_minor).enumerate().collect()))
}

#[test]
fn a_plan_that_is_paid_in_part_stays_the_same_plan_ten_thousand_times() {
    let mut dice = Dice(0x5851_f42d_4c95_7f2d);
    let (mut stayed, mut shorter) = (0, 0);
    for round in 0..10_000 {
        let balances = dice.table(12, [3, 9, 30, 400, 5000][round % 5]);
        let nets = balances.iter().copied().map(Money::from_minor).enumerate().collect();
        let first = plan(&nets, &[], Mode::Fewest, &[]).unwrap();
        let pairs: Vec<(usize, usize)> = first.payments.iter().map(|one| (one.from, one.to)).collect();
        let Some((at, amount, rest)) = paid(&mut dice, &balances, &first) else { continue };
        let second = plan(&rest, &pairs, Mode::Fewest, &[]).unwrap();
        let expected = left(&first.payments, at, amount);
        if second.payments.len() < expected.len() {
            shorter += 1;
        } else {
            stayed += 1;
            assert_eq!(lines(&second), expected, "{balances:?}: {first:?}, {amount} of payment {at}");
        }
    }
    assert!(stayed > 5_000 && shorter > 50, "{stayed} stayed, {shorter} became shorter");
}
