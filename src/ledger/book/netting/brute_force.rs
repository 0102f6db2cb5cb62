//! The fewest payments of twenty thousand random tables of two to twelve people, against a count by brute force.

#![expect(clippy::arithmetic_side_effects, reason = "an overflow fails the test, as it should")]

use crate::book::netting::oracle::{Dice, most_zero_prefixes};
use crate::book::netting::{Mode, plan};
use engine::money::Money;

/// Balances of exactly this many people, none of them even.
fn unequal(dice: &mut Dice, people: usize, range: i64) -> Vec<i64> {
    loop {
        let width = 2 * range.unsigned_abs() + 1;
        let mut balances: Vec<i64> = (1..people).map(|_| dice.roll(width) as i64 - range).collect();
        balances.push(-balances.iter().sum::<i64>());
        if balances.iter().all(|net| *net != 0) {
            return balances;
        }
    }
}

#[test]
fn fewest_payments_on_20000_tables_of_two_to_twelve() {
    let mut dice = Dice(0x1405_7b7e_f767_814f);
    let mut tables = [0_usize; 13];
    for round in 0..20_009 {
        let people = 2 + round % 11;
        let balances = unequal(&mut dice, people, [3, 12, 60, 400, 5000][round / 11 % 5]);
        let nets = balances.iter().copied().map(Money::from_minor).enumerate().collect();
        let found = plan(&nets, &[], Mode::Fewest, &[]).unwrap();
        let mut left = balances.clone();
        for payment in &found.payments {
            assert!(payment.amount.is_positive(), "{balances:?}: {found:?}");
            left[payment.from] += payment.amount.minor();
            left[payment.to] -= payment.amount.minor();
        }
        assert!(left.iter().all(|net| *net == 0), "{balances:?}: {found:?}");
        assert_eq!(found.payments.len(), people - most_zero_prefixes(&balances), "{balances:?}: {found:?}");
        assert!(found.proven, "{balances:?}");
        tables[people] += 1;
    }
    assert!(tables[2..].iter().all(|count| *count >= 1_819), "{tables:?}");
}
