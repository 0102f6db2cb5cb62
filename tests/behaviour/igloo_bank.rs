//! The bank of the Igloo, rule by rule: one purchase, sales among players, cold hands, the order of paying.

use crate::bank::{Bank, refusal, remarks};
use serde_json::json;

const SEATS: [&str; 4] = ["Ann", "Bob", "Cat", "Dan"];

/// Four at the table, twenty dollars each.
fn four() -> Bank {
    let mut bank = Bank::open("igloo", &SEATS);
    for name in SEATS {
        bank.say(&format!("buy {name} 20"));
    }
    bank
}

/// The stacks in the worked example of the cold hands.
fn counted(last: &str) -> Bank {
    let mut bank = four();
    for (name, stack) in SEATS.iter().zip(["31.35", "7.60", "22.85", last]) {
        bank.say(&format!("count {name} {stack}"));
    }
    bank
}

const COLD: &str = "coldhands --cards Ann=Kh9d7c4s2d --cards Bob=8h8cTd5s3c --cards Cat=AcQdJs6h2s \
                    --cards Dan=5h5dJh4c3s";

#[test]
fn everybody_buys_twenty_dollars() {
    let mut bank = Bank::open("igloo", &SEATS);
    assert_eq!(bank.say("buy Ann 20.00")["chips"], "20.00");
    assert_eq!(bank.no("buy Bob 15"), refusal("buy-in-initial", "IGL-01"));
    assert_eq!(bank.no("buy Cat 25"), refusal("buy-in-initial", "IGL-01"));
}

#[test]
fn three_kinds_of_chip_and_multiples_of_five_cents() {
    let mut bank = four();
    assert_eq!(bank.say("count Ann nickel=40 quarter=32 dollar=10")["counted"], "20.00");
    let bet = bank.refused("hand result --game holdem --in Ann=0.12 --in Bob=0.12 --win Ann=0.24");
    assert_eq!((bet.code.as_str(), bet.rule.as_str()), ("amount-too-fine", "IGL-02"));
    assert_eq!(bank.no("count Ann dime=3"), refusal("unknown-chip", ""));
    assert_eq!(bank.no("buy Bob 0.10 --from Ann --chips dime=1"), refusal("unknown-chip", ""));
}

#[test]
fn a_change_of_seat_is_pointed_out() {
    let mut bank = Bank::open("igloo", &SEATS);
    assert_eq!(remarks(&bank.say("seat Ann 5")), ["IGL-03"]);
    assert!(remarks(&bank.say("seat Ann 5")).is_empty());
}

#[test]
fn the_deal_walks_left() {
    let mut bank = Bank::open("igloo", &SEATS);
    assert_eq!(bank.say("deal --dealer Bob")["dealer"], "Bob");
    for dealer in ["Cat", "Dan", "Ann", "Bob"] {
        assert_eq!(bank.say("deal")["dealer"], dealer);
    }
}

#[test]
fn the_night_ends_right_of_its_first_dealer() {
    let mut bank = Bank::open("igloo", &SEATS);
    bank.say("deal --dealer Bob");
    for _ in 2..=7 {
        bank.say("deal");
    }
    let early = bank.say("close --dry-run");
    assert_eq!(remarks(&early), ["IGL-06"]);
    assert!(
        early["notices"][0]["text"].as_str().unwrap().contains("`Ann` should have dealt the last hand"),
        "{early}"
    );
    bank.say("deal");
    assert!(remarks(&bank.say("close")).is_empty());
}

#[test]
fn the_bank_sells_once_and_players_at_any_moment() {
    let mut bank = four();
    assert_eq!(bank.no("buy Ann 20"), refusal("bank-sells-once", "IGL-14"));
    assert_eq!(bank.no("buy Ann 5"), refusal("bank-sells-once", "IGL-14"));
    assert_eq!(bank.say("buy Ann 3.35 --from Bob")["chips"], "23.35");
    let seller = bank.player("Bob");
    assert_eq!((&seller["chips"], &seller["cash"]), (&json!("16.65"), &json!("-16.65")));
    assert_eq!(bank.no("buy Ann 20 --from Bob"), refusal("stack-too-small", ""));
}

#[test]
fn cold_hands_for_the_cents() {
    let mut bank = counted("18.20");
    assert_eq!(bank.say("coldhands")["pot"], "2.00");
    let cold = bank.say(COLD);
    assert_eq!((&cold["pot"], &cold["winner"]), (&json!("2.00"), &json!("Bob")));
    assert_eq!(SEATS.map(|name| bank.player(name)["chips"].clone()), ["31.00", "9.00", "22.00", "18.00"]);
    bank.audited();
}

#[test]
fn only_who_puts_cents_in_gets_cards() {
    let mut bank = four();
    for count in ["Ann 30.50", "Bob 9.50", "Cat 20", "Dan 20"] {
        bank.say(&format!("count {count}"));
    }
    assert_eq!(bank.say("coldhands")["contributors"], json!(["Ann", "Bob"]));
    let stranger =
        bank.refused("coldhands --cards Ann=Kh9d7c4s2d --cards Bob=8h8cTd5s3c --cards Cat=AcQdJs6h2s");
    assert_eq!(stranger.code, "not-a-contributor");
}

#[test]
fn cents_that_make_no_dollar_were_counted_wrong() {
    let mut bank = counted("18.15");
    let asked = bank.say("coldhands");
    assert_eq!((&asked["pot"], remarks(&asked)), (&json!("1.95"), vec!["IGL-45"]));
    let mut bank = counted("18.20");
    bank.say(COLD);
    bank.say("count Dan 18.20");
    assert_eq!(bank.no("cashout Dan"), refusal("counts-off", "IGL-46"));
    assert_eq!(remarks(&bank.say("cashout Dan --really")), ["IGL-46", "IGL-45"]);
    assert_eq!(bank.no("close"), refusal("over-short", "IGL-46"));
}

#[test]
fn the_smallest_stack_is_paid_first_and_the_biggest_goes_short() {
    let mut bank = counted("18.20");
    bank.say(COLD);
    let paid = |answer: &serde_json::Value| -> Vec<String> {
        let row = |row: &serde_json::Value| {
            [&row["player"], &row["cash"], &row["claim"]].map(|word| word.as_str().unwrap()).join(" ")
        };
        answer["cashed_out"].as_array().unwrap().iter().map(row).collect()
    };
    let full = bank.say("cashout --dry-run");
    assert_eq!(paid(&full), ["Bob 9.00 0.00", "Dan 18.00 0.00", "Cat 22.00 0.00", "Ann 31.00 0.00"]);
    bank.say("drawer 78");
    let short = bank.say("cashout");
    assert_eq!(paid(&short), ["Bob 9.00 0.00", "Dan 18.00 0.00", "Cat 22.00 0.00", "Ann 29.00 2.00"]);
    assert_eq!(remarks(&short), ["IGL-46"]);
    assert_eq!(bank.say("status")["drawer_over_short"], "-2.00");
    assert_eq!(bank.debts(), ["bank Ann 2.00"]);
    let why = bank.refused("close");
    assert_eq!((why.code.as_str(), why.rule.as_str()), ("over-short", "IGL-46"));
    let closed = bank.say("close --over-short winner");
    assert_eq!((&closed["drawer_over_short"], &closed["over_short"]), (&json!("-2.00"), &json!("0.00")));
    assert_eq!(closed["results"], json!({ "Ann": "11.00", "Bob": "-11.00", "Cat": "2.00", "Dan": "-2.00" }));
    assert!(bank.debts().is_empty());
    bank.audited();
}

#[test]
fn equal_cold_hands_are_dealt_again() {
    let mut bank = four();
    for count in ["Ann 30.50", "Bob 9.50", "Cat 20", "Dan 20"] {
        bank.say(&format!("count {count}"));
    }
    let tie = bank.say("coldhands --cards Ann=KhKd9s5c2d --cards Bob=KsKc9h5d2h");
    assert_eq!((&tie["redeal"], &tie["winner"]), (&json!(["Ann", "Bob"]), &json!(null)));
    assert_eq!(bank.say("status")["pot"], "1.00");
    assert_eq!(bank.no("close"), refusal("cold-hands-tied", ""));
    assert_eq!(bank.no("coldhands --cards Ann=2h3h4h5h6h --cards Cat=8h8cTd5s3c").0, "not-a-contributor");
    let again = bank.say("coldhands --cards Ann=AhKd9s5c2d --cards Bob=QsQc9h5d2h");
    assert_eq!((&again["pot"], &again["winner"]), (&json!("1.00"), &json!("Bob")));
    assert_eq!(
        (bank.player("Ann")["chips"].clone(), bank.player("Bob")["chips"].clone()),
        (json!("30.00"), json!("10.00"))
    );
    bank.say("close");
    bank.audited();
}

#[test]
fn eleven_cannot_be_dealt_from_one_deck_but_can_play_another_game() {
    let names = ["Ann", "Bob", "Cat", "Dan", "Eve", "Fay", "Gus", "Hal", "Ida", "Jon", "Kim"];
    let mut bank = Bank::open("igloo", &names);
    for name in names {
        bank.say(&format!("buy {name} 20"));
        bank.say(&format!("count {name} 19.90"));
    }
    // Eleven times ninety cents isn't a whole amount, so somebody counted wrong.
    assert_eq!(bank.no("coldhands --deal"), refusal("pot-not-whole", "IGL-45"));
    bank.say("count Jon 19.45");
    bank.say("count Kim 19.45");
    assert_eq!(bank.no("coldhands --deal").0, "too-many-players");
    assert_eq!(bank.no("coldhands --game war --win Kim").0, "unknown-game");
    assert_eq!(bank.say("coldhands --game war --new-game --win Kim")["winner"], "Kim");
}

#[test]
fn the_call_is_kept_with_its_dealer_and_everything_he_announced() {
    let mut bank = Bank::open("igloo", &["Ann", "Bob"]);
    bank.say("buy Ann 20");
    bank.say("buy Bob 20");
    bank.say("deal --dealer Bob");
    let called = "seven-card-stud-low-hole-wild-hi-lo + declare";
    bank.say(&format!("hand result --game \"{called}\" --in Ann=1 --in Bob=1 --win Ann=2"));
    assert_eq!(bank.say("hand show 1")["game"], called);
    let seats = bank.say("seats");
    let dealt = seats["seats"].as_array().unwrap().iter().find(|seat| seat["player"] == "Bob").unwrap();
    assert_eq!(dealt["dealt"], 1, "{seats}");
    bank.audited();
}
