//! THE BOOK over months and years: limits, payments between the nights, forgiveness, consolidations taken back.

use crate::bank::{Bank, refusal};

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
    assert_eq!(bank.no("tournament enter Ann --book"), refusal("over-limit", ""));
    bank.say("tournament enter Ann --cash");
    bank.audited();
}
