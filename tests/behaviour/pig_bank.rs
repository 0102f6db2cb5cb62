//! A tournament house at the bank: chips that aren't money, and a prize table that can't be paid.

use crate::bank::{Bank, refusal, remarks};

fn two() -> Bank {
    let mut bank = Bank::open("pig", &["Ann", "Bob"]);
    bank.say("buy Ann 1500");
    bank.say("buy Bob 1500");
    bank
}

#[test]
fn chips_move_by_hands_alone() {
    let mut bank = two();
    assert_eq!(
        bank.no("hand result --game holdem --in Ann=1520 --in Bob=1500 --win Ann=3020"),
        refusal("stack-too-small", "PIG-10")
    );
    assert_eq!(bank.no("buy Ann 20"), refusal("still-in-play", "PIG-10"));
    assert_eq!(bank.no("buy Bob 100 --from Ann --debt"), refusal("no-player-sales", "PIG-11"));
    assert_eq!(bank.no("note issue Bob Ann 100 --for chips"), refusal("no-credit", "PIG-10, PIG-11"));
    assert_eq!(bank.no("buy Bob 1500 --from Ann"), refusal("no-player-sales", "PIG-11"));
    assert_eq!(bank.no("cashout Ann"), refusal("no-cash-out", "PIG-13, PIG-14"));
    assert_eq!(bank.no("cashout Ann 100"), refusal("no-cash-out", "PIG-13, PIG-14"));
    assert_eq!(bank.no("cashout"), refusal("no-cash-out", "PIG-13, PIG-14"));
    bank.say("hand result --game holdem --in Ann=100 --in Bob=100 --win Bob=200");
    bank.audited();
}

#[test]
fn a_night_without_prizes_ends_with_the_money_where_it_came_from() {
    let mut bank = two();
    let closed = bank.say("close");
    assert!(remarks(&closed).contains(&""), "{closed}");
    assert_eq!(closed["cash_paid"], serde_json::json!({ "Ann": "1500.00", "Bob": "1500.00" }));
    bank.audited();
}

#[test]
fn the_printed_prizes_exceed_the_pool() {
    let mut bank = Bank::closed("pig", &["Ann"]);
    let fault = &bank.say("house check pig")["faults"][0];
    assert_eq!((&fault["key"], &fault["rule"]), (&"tournament.payout".into(), &"PIG-16".into()));
    assert!(fault["message"].as_str().unwrap().contains("60/30/20 adds up to 110%"), "{fault}");
    assert_eq!(fault["offers"], serde_json::json!(["[60, 30, 10]", "[50, 30, 20]"]));
    assert_eq!(remarks(&bank.say("open --banker Ann")), ["PIG-16"]);
}
