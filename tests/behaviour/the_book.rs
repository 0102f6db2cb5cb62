//! THE BOOK over months and years: limits, payments between the nights, forgiveness, consolidations undone.

use crate::bank::{Bank, refusal};
use crate::luck::{Luck, times};
use engine::money::{Currency, Money};
use ledger::accounts::Party;
use ledger::book::consolidation::propose;
use ledger::book::netting::Mode;
use ledger::ids::PlayerId;
use ledger::journal::DebtLine;
use std::collections::BTreeMap;
use uuid::Uuid;

#[test]
fn a_limit_goes_with_the_person_when_two_records_become_one() {
    let mut bank = Bank::closed("mike", &["Ann", "Anna-May", "Bob"]);
    bank.say("book limit Anna-May 20 --why \"as agreed\"");
    bank.say("player merge Ann Anna-May");
    assert_eq!(bank.say("player show Ann")["limit"], "20.00");
    assert_eq!(bank.no("book owe Ann Bob 20.05"), refusal("over-limit", ""));
    bank.say("book owe Ann Bob 20");
    bank.audited();
}

#[test]
fn his_own_limit_stands_when_another_record_becomes_his() {
    let mut bank = Bank::closed("mike", &["Ann", "Anna-May"]);
    bank.say("book limit Ann 30");
    bank.say("book limit Anna-May 20");
    bank.say("player merge Ann Anna-May");
    assert_eq!(bank.say("player show Ann")["limit"], "30.00");
    bank.say("undo");
    assert_eq!(bank.say("player show Anna-May")["limit"], "20.00");
    bank.audited();
}

#[test]
fn an_entry_of_a_tournament_on_the_book_is_a_debt_like_any_other() {
    let mut bank = Bank::open("mike", &["Ann", "Bob"]);
    bank.say("book limit Ann 10");
    bank.say("tournament new --entry 15 --stack 1000 --levels \"25/50@20 50/100@20\"");
    assert_eq!(bank.no("tournament enter Ann --debt"), refusal("over-limit", ""));
    bank.say("tournament enter Ann --cash");
    bank.audited();
}

#[test]
fn a_consolidation_that_is_paid_in_part_changes_nothing_else() {
    let mut luck = Luck::new(10);
    let party = |who: usize| Party::from(PlayerId(Uuid::from_u128(who as u128)));
    let consolidated = |debts: &[DebtLine]| {
        propose(debts, Mode::Fewest, &[], |party| party.to_string(), Currency::USD).unwrap()
    };
    let (mut stayed, mut shorter) = (0, 0);
    let rounds = usize::try_from(times(1_200)).expect("not many");
    for round in 0..rounds {
        let people = 3 + luck.below(8);
        let mut debts = BTreeMap::new();
        let all = (0..people).flat_map(|one| (one + 1..people).map(move |other| (one, other)));
        for (one, other) in all.filter(|_| luck.chance(40)).collect::<Vec<_>>() {
            let amount = Money::from_minor(1 + luck.below([5, 60, 4000][round % 3]) as i64);
            let (debtor, creditor) = if luck.chance(50) { (one, other) } else { (other, one) };
            debts.insert((party(debtor), party(creditor)), amount);
        }
        let debts: Vec<DebtLine> = debts
            .into_iter()
            .map(|((debtor, creditor), amount)| DebtLine { debtor, creditor, amount })
            .collect();
        let mut agreed = consolidated(&debts).after;
        if agreed.is_empty() {
            continue;
        }
        agreed.sort_unstable();
        let at = luck.below(agreed.len());
        let part = 1 + luck.below(usize::try_from(agreed[at].amount.minor()).unwrap()) as i64;
        agreed[at].amount = agreed[at].amount.minus(Money::from_minor(part)).unwrap();
        agreed.retain(|line| line.amount.is_positive());
        let again = consolidated(&agreed);
        if again.changes_nothing() {
            stayed += 1;
        } else {
            shorter += 1;
            assert!(again.after.len() < agreed.len(), "{debts:?} {agreed:?}");
        }
    }
    assert!(stayed > rounds / 2 && shorter > rounds / 500, "{stayed} stayed, {shorter} became shorter");
}
