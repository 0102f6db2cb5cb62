//! The leader-board fund of the Cause house, payment by payment (CAU-003).

use crate::bank::{Bank, lines, refusal, remarks};
use crate::program::Table;
use serde_json::Value;

/// Two players with `chips` each after joining.
fn table(chips: u32) -> Bank {
    let mut bank = Bank::open("cause", &["Ann", "Bob"]);
    for name in ["Ann", "Bob"] {
        bank.say(&format!("buy {name} {}", chips + 25));
    }
    bank
}

/// What the fund has in chips, and everybody's chips.
#[track_caller]
fn chips(bank: &mut Bank) -> (String, Vec<String>) {
    let status = bank.say("status");
    let word = |value: &Value| value.as_str().expect("an amount").to_owned();
    let players = status["players"].as_array().expect("players").iter();
    (word(&status["fund"]), players.map(|player| word(&player["chips"])).collect())
}

/// A hand of draw dealt by Bob: Ann bets, Bob folds; with the antes Ann wins 25 from Bob.
fn hand(bank: &mut Bank, really_different: bool) -> Value {
    bank.write(
        "hand.phh",
        "variant = \"five-card-draw\"\nplayers = [\"Ann\", \"Bob\"]\nactions = [\n\"d dh p1 ??????????\", \
         \"d dh p2 ??????????\", \"p1 cbr 25\", \"p2 f\"]\nstarting_stacks = [1000, 1000]\n",
    );
    bank.say(&format!("hand add hand.phh{}", if really_different { " --really-different" } else { "" }))
}

#[test]
fn joining_costs_a_chip_once_and_again_after_leaving() {
    let mut bank = Bank::open("cause", &["Ann", "Bob"]);
    let joins = |answer: Value| (answer["fund"].clone(), answer["chips"].clone());
    assert_eq!(joins(bank.say("buy Ann 500")), ("25".into(), "475".into()));
    assert_eq!(joins(bank.say("buy Ann 100")), (Value::Null, "575".into()));
    assert_eq!(joins(bank.say("buy Bob 25 --from Ann")), ("25".into(), "0".into()));
    assert_eq!(joins(bank.say("buy Bob 100")), (Value::Null, "100".into()));
    bank.say("cashout Ann");
    assert_eq!(joins(bank.say("buy Ann 50")), ("25".into(), "25".into()));
    bank.say("undo");
    assert_eq!(bank.say("fund show")["fund"]["players"]["Ann"]["tonight"], "25");
    let back = bank.say("buy Ann 50");
    let event = back["event"].clone();
    assert_eq!(joins(back), ("25".into(), "25".into()));
    assert_eq!(chips(&mut bank).0, "75");
    bank.say("buy Ann 100");
    bank.say(&format!("undo {event}"));
    assert_eq!(
        joins(bank.say("buy Ann 50")),
        ("25".into(), "125".into()),
        "the place was not paid for any more"
    );
    assert_eq!(bank.player("Ann")["result"], "0", "it is no result of play");
    bank.audited();
}

#[test]
fn the_button_pays_for_the_deal_once() {
    let mut bank = table(975);
    assert_eq!(remarks(&hand(&mut bank, false)).last(), Some(&"CAU-003"));
    assert_eq!(chips(&mut bank), ("75".into(), vec!["1000".into(), "925".into()]));
    assert_eq!(hand(&mut bank, false)["hands"][0]["known"], true);
    assert_eq!(chips(&mut bank).0, "75", "a known hand was not dealt again");
    bank.say("deal --dealer Bob");
    assert_eq!(chips(&mut bank).0, "75", "a deal is paid for when its hand is recorded");
    hand(&mut bank, true);
    assert_eq!(chips(&mut bank).0, "100");
    bank.say("deal --dealer Ann");
    hand(&mut bank, true);
    assert_eq!(chips(&mut bank), ("125".into(), vec!["1050".into(), "825".into()]), "Bob made the deal");
    bank.say("deal --dealer Ann");
    assert_eq!(remarks(&bank.say("deal --next"))[0], "CAU-003", "her hand wasn't written down");
    assert_eq!(chips(&mut bank).0, "150");
    bank.audited();
}

#[test]
fn a_void_hand_takes_its_chip_back() {
    let mut bank = table(975);
    hand(&mut bank, false);
    bank.say("hand void 1 --why \"the cards were marked\"");
    assert_eq!(chips(&mut bank), ("50".into(), vec!["975".into(), "975".into()]));
    bank.say("deal --dealer Bob");
    hand(&mut bank, true);
    bank.say("hand void 2 --why \"again\"");
    assert_eq!(chips(&mut bank).0, "50");
    hand(&mut bank, true);
    assert_eq!(chips(&mut bank).0, "75");
    bank.say("undo");
    hand(&mut bank, true);
    assert_eq!(chips(&mut bank).0, "75");
    bank.audited();
}

#[test]
fn a_dealer_without_chips_is_told_and_the_hand_stands() {
    let mut bank = table(50);
    let told = hand(&mut bank, false);
    assert_eq!(chips(&mut bank), ("75".into(), vec!["75".into(), "0".into()]));
    assert_eq!(remarks(&told).last(), Some(&"CAU-003"));
    assert_eq!(bank.no("deal --dealer Bob"), refusal("no-dealer", "CAU-008"));
    assert_eq!(bank.no("fund give Bob"), refusal("stack-too-small", "CAU-003"));
    assert_eq!(chips(&mut bank).0, "75");
    bank.audited();
}

#[test]
fn at_golf_each_hole_has_its_dealer_and_dice_have_none() {
    let mut bank = table(975);
    let mut golf = String::new();
    // Two holes: Bob starts the first, Ann the second; drawn cards are discarded, and the places turned up.
    for (first, drawn, second) in [("2345", "6789", "TJQK"), ("TJQK", "6789", "2345")] {
        golf.push_str("Ad\n");
        for place in 0..4 {
            for (cards, suit) in [(first, 'c'), (second, 's')] {
                let card = |ranks: &str| ranks.chars().nth(place).unwrap();
                golf.push_str(&format!(
                    "stock, {}{suit}, turn {}, {}h\n",
                    card(drawn),
                    place + 1,
                    card(cards)
                ));
            }
        }
    }
    bank.write("golf.txt", &golf);
    let over = bank.say("play golf golf.txt --players Ann,Bob --dealer Ann --option holes=2");
    assert_eq!(over["running"], false, "{over}");
    assert_eq!((&over["fund"]["Ann"], &over["fund"]["Bob"]), (&"25".into(), &"25".into()));
    assert_eq!(chips(&mut bank).0, "100");
    bank.say("hand void 1 --why \"a card too many\"");
    assert_eq!(chips(&mut bank), ("50".into(), vec!["975".into(), "975".into()]));
    bank.write("pie.txt", "trigger\n");
    let over = bank.say("play pie-face pie.txt --players Ann,Bob --dealer Ann");
    assert_eq!(
        (&over["running"], &over["fund"]),
        (&Value::Bool(false), &Value::Null),
        "nobody dealt: {over}"
    );
    assert_eq!(chips(&mut bank).0, "50");
    bank.audited();
}

#[test]
fn a_bad_deal_is_made_again_for_the_same_chip() {
    let mut table = Table::new();
    let mut told = |line: &str, input: &str| {
        let words: Vec<&str> = line.split(' ').collect();
        let done = table.run(&words, input);
        assert_eq!(done.code, 0, "{line}: {}", done.stderr);
        done.stdout + &done.stderr
    };
    for line in ["init --house cause", "player add Ann", "player add Bob", "player add Cat", "player add Dan"]
    {
        told(line, "");
    }
    told("open --banker Ann", "");
    for line in ["buy Ann 500", "buy Bob 500", "buy Cat 500", "buy Dan 500", "deal --dealer Dan"] {
        told(line, "");
    }
    let fund = "the leaderboard (CAU-003): 100 in chips";
    told("hand new", "two-card-guts-with-a-bump\nd dan\n\nm\ny\n");
    assert!(told("hand list", "").contains("two-card-guts"));
    assert!(told("fund show", "").contains(fund), "nothing for a bad deal");
    told("hand new", "two-card-guts-with-a-bump\nd dan\n\noooo\ny\n");
    assert!(told("fund show", "").contains("125 in chips"), "the deal that counts is paid for");
    assert!(told("audit", "").contains("the book is in order"));
}

#[test]
fn the_fund_leaves_the_table_last_and_keeps_its_cash() {
    let mut bank = table(475);
    let closed = bank.say("close");
    assert_eq!(closed["fund"]["cash"], "50");
    assert_eq!((&closed["results"]["Ann"], &closed["cash_paid"]["Ann"]), (&"0".into(), &"475".into()));
    let close = closed["event"].clone();
    let fund = bank.say("fund show")["fund"].clone();
    assert_eq!((&fund["chips"], &fund["cash"], &fund["book"]), (&"0".into(), &"50".into(), &"0".into()));
    assert_eq!(bank.no("fund pay Bob 75"), refusal("fund-too-small", "CAU-003"));
    assert_eq!(bank.say("fund pay Bob 50 --why \"first of the month\"")["means"], "cash");
    assert_eq!(bank.no(&format!("undo {close}")).0, "dependents", "Bob has its cash");
    assert_eq!(bank.say("fund show")["fund"]["players"]["Bob"]["received"], "50");
    bank.audited();
}

#[test]
fn what_the_drawer_cannot_pay_the_fund_is_owed_in_the_book() {
    let mut bank = Bank::open("cause", &["Ann", "Bob"]);
    bank.say("buy Ann 500 --transfer");
    bank.say("buy Bob 475 --cash");
    let closed = bank.say("close");
    // Ann is paid by app, as she paid: half of the fund is still on her phone.
    assert_eq!((&closed["fund"]["cash"], &closed["fund"]["claim"]), (&"25".into(), &"25".into()));
    assert!(lines(&bank.say("book")["debts"]).contains(&"Ann fund 25".to_owned()));
    assert_eq!(bank.say("fund show")["fund"]["book"], "25");
    assert_eq!(bank.no("fund pay Bob 50"), refusal("fund-too-small", "CAU-003"));
    bank.say("book pay Ann fund 25");
    let fund = bank.say("fund show")["fund"].clone();
    assert_eq!((&fund["cash"], &fund["book"]), (&"50".into(), &"0".into()));
    bank.audited();
}

#[test]
fn a_house_without_a_fund_takes_nothing() {
    let mut bank = Bank::open("mike", &["Ann", "Bob"]);
    assert_eq!(bank.say("buy Ann 20")["fund"], Value::Null);
    bank.say("deal --dealer Ann");
    assert_eq!(bank.say("fund show")["fund"], Value::Null);
    assert_eq!(bank.no("fund give Ann 1"), refusal("no-fund", ""));
    assert_eq!(bank.player("Ann")["chips"], "20.00");
    bank.audited();
}
