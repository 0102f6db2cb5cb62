//! A night of points: one chip is twenty-five, and management has the last word.

use crate::bank::{Bank, refusal};

#[test]
fn every_amount_is_whole_chips() {
    let mut bank = Bank::open("cause", &["Ann", "Bob"]);
    bank.say("buy Ann 25");
    assert_eq!(bank.say("fund show")["fund"]["chips"], "25");
    for (points, chips) in [
        (25, 1),
        (50, 2),
        (75, 3),
        (100, 4),
        (125, 5),
        (150, 6),
        (175, 7),
        (200, 8),
        (300, 12),
        (325, 13),
        (500, 20),
    ] {
        assert_eq!(bank.say(&format!("chips plan {points}"))["chips"]["chip"], chips, "{points}");
        let bought = bank.say(&format!("buy Ann {points} --chips chip={chips} --dry-run"));
        assert_eq!(bought["chips"], points.to_string());
    }
    assert_eq!(bank.no("buy Ann 60"), refusal("amount-too-fine", "CAU-001"));
    assert_eq!(bank.no("buy Ann 75 --chips chip=4").0, "chips-amount");
    bank.say("buy Ann 500");
    assert_eq!(
        bank.no("hand result --game holdem --in Ann=60 --win Ann=60"),
        refusal("amount-too-fine", "CAU-001")
    );
    bank.audited();
}

#[test]
fn a_house_of_points_needs_a_book_of_points() {
    let mut bank = Bank::closed("mike", &["Ann"]);
    let refused = bank.refused("open --house cause --banker Ann");
    assert_eq!((refused.code.as_str(), refused.exit), ("other-unit", 4));
    assert!(refused.hint.contains("init --currency points"), "{}", refused.hint);
}

#[test]
fn a_ruling_of_the_management_is_on_record() {
    let mut bank = Bank::open("cause", &["Ann", "Bob"]);
    let ruled = bank.say("ruling \"the table closes at midnight\" --by Ann");
    let number = ruled["event"].as_u64().unwrap();
    let shown = bank.say(&format!("show {number}")).to_string();
    assert!(shown.contains("the table closes at midnight"), "{shown}");
    assert!(bank.hear("log").contains("the table closes at midnight"));
}
