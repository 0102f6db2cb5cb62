//! Two tables at Dave's, as the banker types it: split, newcomers, balancing, requests, merging; kept seats; notice.

use crate::bank::{Bank, refusal, remarks};
use serde_json::{Value, json};
use std::collections::BTreeSet;

const PEOPLE: [&str; 13] =
    ["Ann", "Bob", "Cat", "Dan", "Eve", "Fay", "Gus", "Hal", "Ida", "Jon", "Kim", "Lee", "Max"];

/// A night at Dave's with Ann as the banker; this many of them sit, in the order of arrival.
fn dave(count: usize) -> Bank {
    let mut bank = Bank::closed("dave", &PEOPLE);
    bank.say("open --banker Ann --stakes .25/.50");
    for name in &PEOPLE[..count] {
        bank.say(&format!("seat {name}"));
    }
    bank
}

/// The same with two tables: Bob to Gus went to the second.
fn two_tables(count: usize) -> Bank {
    let mut bank = dave(12);
    bank.say("seats split --move Bob,Cat,Dan,Eve,Fay,Gus");
    for name in PEOPLE[count..12].iter().rev() {
        bank.say(&format!("leave {name}"));
    }
    bank
}

/// How many sit at each table.
fn counts(bank: &mut Bank) -> (usize, usize) {
    let seats = bank.say("seats");
    let seats = seats["seats"].as_array().unwrap();
    let second = seats.iter().filter(|seat| seat["table"] == 2).count();
    (seats.len() - second, second)
}

/// Who sits at a table, by seat.
fn sitting(bank: &mut Bank, table: u32) -> Vec<String> {
    let seats = bank.say("seats");
    let here = seats["seats"].as_array().unwrap().iter().filter(|seat| seat["table"] == table);
    here.map(|seat| seat["player"].as_str().unwrap().to_owned()).collect()
}

fn names(answer: &Value) -> Vec<&str> {
    answer["places"].as_array().unwrap().iter().map(|place| place["player"].as_str().unwrap()).collect()
}

#[test]
fn the_twelfth_player_opens_a_table_and_the_banker_stays() {
    let mut bank = dave(11);
    assert_eq!(counts(&mut bank), (11, 0));
    assert_eq!(bank.no("seats split"), refusal("too-few-to-split", "DAV-07"));
    assert_eq!(remarks(&bank.say("seat Lee")), ["DAV-07"]);
    assert_eq!(bank.no("seats split --volunteer Ann"), refusal("banker-stays", "DAV-08"));
    assert_eq!(bank.no("seats split --move Bob,Cat"), refusal("wrong-movers", "DAV-08"));
    let split = bank.say("seats split --volunteer Hal --volunteer Ida --volunteer Jon");
    let moved = names(&split);
    assert_eq!((moved.len(), &moved[..3]), (6, ["Hal", "Ida", "Jon"].as_slice()));
    let drew: Vec<&str> =
        split["cards"].as_array().unwrap().iter().map(|card| card["player"].as_str().unwrap()).collect();
    assert_eq!(drew, ["Bob", "Cat", "Dan", "Eve", "Fay", "Gus", "Kim", "Lee"]);
    assert_eq!(counts(&mut bank), (6, 6));
    assert!(sitting(&mut bank, 1).contains(&"Ann".to_owned()));
    assert_eq!(bank.no("seats split"), refusal("tables-split", "DAV-07"));
    bank.audited();
    bank.say("undo");
    assert_eq!(counts(&mut bank), (12, 0));
    // Three draw for themselves at the table: the highest cards go.
    let typed = bank.say(
        "seats split --volunteer Hal --volunteer Ida --volunteer Jon --cards \"2c 3c 4c Kd 5c As Ks 6c\"",
    );
    assert_eq!(names(&typed), ["Hal", "Ida", "Jon", "Gus", "Kim", "Eve"]);
    bank.audited();
}

#[test]
fn only_who_does_not_keep_the_bank_draws_and_the_table_may_name_them() {
    let mut bank = dave(12);
    for _ in 0..8 {
        let split = bank.say("seats split");
        assert!(!names(&split).contains(&"Ann"));
        assert_eq!(split["seed"].as_str().map(str::len), Some(64));
        bank.say("undo");
    }
    assert_eq!(bank.no("seats split --move Bob,Cat,Dan,Eve,Fay,Max"), refusal("not-in-the-game", ""));
    assert_eq!(bank.no("seats split --volunteer Bob --volunteer Bob"), refusal("player-twice", ""));
    assert_eq!(bank.no("seats split --cards \"2c 3c\""), refusal("wrong-cards", ""));
    bank.say("seats split --move Bob,Cat,Dan,Eve,Fay,Gus");
    assert_eq!(sitting(&mut bank, 2), ["Bob", "Cat", "Dan", "Eve", "Fay", "Gus"]);
    bank.audited();
}

#[test]
fn a_newcomer_joins_the_smaller_table() {
    let mut bank = two_tables(12);
    bank.say("leave Gus");
    let came = bank.say("seat Max");
    assert_eq!((&came["table"], &came["seat"]), (&json!(2), &json!(6)));
    assert_eq!(counts(&mut bank), (6, 6));
    bank.say("leave Lee");
    bank.say("leave Max");
    // Buying chips brings a player to a table too; if both have the same size, it is the first.
    let bought = bank.say("buy Gus 20");
    assert_eq!(remarks(&bought), ["DAV-09"]);
    assert!(bought["notices"][0]["text"].as_str().unwrap().contains("seat 2 at table 1"), "{bought}");
    assert_eq!(bank.no("seat Max --table 3"), refusal("no-table", ""));
    bank.audited();
}

#[test]
fn a_change_of_tables_must_leave_them_level() {
    let mut bank = two_tables(12);
    // 6 and 6.
    assert_eq!(bank.no("seats ask Bob"), refusal("tables-would-differ", "DAV-11"));
    bank.say("leave Lee");
    // 5 and 6: nobody may move to the larger table, but somebody may move from it.
    assert_eq!(bank.no("seats ask Kim"), refusal("tables-would-differ", "DAV-11"));
    let moved = bank.say("seats ask Bob");
    assert_eq!(moved["places"][0]["table"], 1);
    assert_eq!(counts(&mut bank), (6, 5));
    assert_eq!(bank.no("seats ask Ann"), refusal("banker-stays", "DAV-08"));
    assert_eq!(bank.no("seats ask Lee"), refusal("not-in-the-game", ""));
    assert_eq!(bank.no("seat Bob 3 --table 2"), refusal("asks-first", ""));
    bank.audited();
    bank.say("undo");
    assert_eq!(counts(&mut bank), (5, 6));
}

#[test]
fn at_a_difference_of_two_a_volunteer_moves_or_who_is_next_for_the_big_blind() {
    let mut bank = two_tables(12);
    assert_eq!(bank.no("seats balance"), refusal("tables-level", "DAV-10"));
    bank.say("seat Max 13");
    for name in PEOPLE {
        bank.say(&format!("buy {name} 20"));
    }
    assert_eq!(remarks(&bank.say("cashout Bob --really")).last(), Some(&"DAV-10"));
    assert_eq!(bank.no("seats balance"), refusal("nobody-due", "DAV-10"));
    assert_eq!(bank.no("seats balance --volunteer Dan"), refusal("other-table", "DAV-10"));
    assert_eq!(bank.no("seats balance --volunteer Ann"), refusal("banker-stays", "DAV-08"));
    let volunteer = bank.say("seats balance --volunteer Lee");
    assert_eq!((names(&volunteer), &volunteer["why"]), (vec!["Lee"], &json!("volunteer")));
    bank.say("undo");
    // Table 1: Ann 1, Hal 8, Ida 9, Jon 10, Kim 11, Lee 12, Max 13. Jon dealt, Kim and Lee had the blinds: Max is next.
    bank.say("deal --dealer Jon");
    let due = bank.say("seats balance");
    assert_eq!((names(&due), &due["why"]), (vec!["Max"], &json!("big-blind")));
    assert_eq!(counts(&mut bank), (6, 6));
    bank.say("undo");
    // It would be the banker's turn, but the banker never moves, so the next player does.
    bank.say("deal --dealer Kim");
    assert_eq!(names(&bank.say("seats balance")), ["Hal"]);
    bank.audited();
}

#[test]
fn who_moves_is_as_far_from_the_big_blind_as_he_was_or_farther() {
    let mut bank = two_tables(12);
    for name in &PEOPLE[..12] {
        bank.say(&format!("buy {name} 20"));
    }
    bank.say("cashout Bob --really");
    bank.say("cashout Eve --really");
    // Table 2: Cat 2, Dan 3, Fay 5, Gus 6. Dan dealt, Fay and Gus had the blinds; Cat has the big one next.
    bank.say("deal --dealer Dan");
    // Table 1: Ann 1, Hal 8, Ida 9, Jon 10, Kim 11, Lee 12. Hal dealt: Kim, Lee, Ann get the big blind in turn.
    bank.say("deal --dealer Hal");
    // Kim is next there, so Kim takes the seat that is next: the first free one after Gus, who had the big blind, is 7.
    assert_eq!(bank.say("seats balance")["places"][0], json!({ "player": "Kim", "table": 2, "seat": 7 }));
    bank.say("undo");
    // Lee has one hand to go: the first free seat after Cat is the one that Eve left, and Dan comes before it.
    let lee = bank.say("seats balance --volunteer Lee");
    assert_eq!(lee["places"][0], json!({ "player": "Lee", "table": 2, "seat": 4 }));
    bank.audited();
}

#[test]
fn two_tables_merge_at_ten_and_not_before() {
    let mut bank = two_tables(12);
    bank.say("leave Lee");
    assert_eq!(counts(&mut bank), (5, 6));
    assert_eq!(bank.no("seats merge"), refusal("too-many-to-merge", "DAV-12"));
    assert_eq!(remarks(&bank.say("leave Gus")), ["DAV-12"]);
    assert_eq!(bank.no("seats merge --cards \"2c\""), refusal("wrong-cards", ""));
    let merged = bank.say("seats merge --salt banana");
    assert_eq!((names(&merged).len(), counts(&mut bank)), (5, (10, 0)));
    let cards = merged["cards"].as_array().unwrap();
    assert_eq!(cards.len(), 10);
    let dealer = merged["dealer"].as_str().unwrap().to_owned();
    assert!(cards.iter().any(|card| card["player"] == dealer.as_str()));
    bank.audited();
    bank.say("undo");
    // The highest card has the button, spades before hearts; players who move sit down by their cards.
    let typed = bank.say("seats merge --cards \"2c 3c Ah 5c 6c As 7c 8c Kd 9c\"");
    assert_eq!((&typed["dealer"], names(&typed)), (&json!("Bob"), vec!["Bob", "Eve", "Fay", "Dan", "Cat"]));
    assert_eq!(bank.no("seats merge"), refusal("no-second-table", ""));
    // Eleven at one table stay there: what split at twelve came together at ten.
    assert_eq!(remarks(&bank.say("seat Lee")), Vec::<&str>::new());
    assert_eq!(bank.no("seats split"), refusal("too-few-to-split", "DAV-07"));
    bank.audited();
}

#[test]
fn a_house_without_two_tables_has_one() {
    let mut bank = Bank::open("mike", &PEOPLE[..4]);
    for line in ["seats split", "seats merge", "seats balance", "seats ask Bob"] {
        assert_eq!(bank.no(line), refusal("one-table", ""), "{line}");
    }
    assert_eq!(bank.no("seat Dan --table 2"), refusal("no-table", ""));
    let mut bank = dave(3);
    assert_eq!(bank.no("seats ask Bob"), refusal("no-second-table", ""));
}

#[test]
fn who_drew_the_button_deals_the_first_hand_of_the_one_table() {
    let mut bank = two_tables(12);
    for name in &PEOPLE[..12] {
        bank.say(&format!("buy {name} 20"));
    }
    bank.say("deal --table 1");
    for name in ["Kim", "Lee"] {
        bank.say(&format!("cashout {name} 20 --really"));
    }
    let merged = bank.say("seats merge --cards \"2c 3c Ah 5c 6c As 7c 8c Kd 9c\"");
    assert_eq!(merged["dealer"], "Cat");
    assert!(bank.talk("hand new", "q\n").contains("Cat deals"));
    assert_eq!(bank.no("deal --cards Jd").0, "dealer-known");
    let [deal, again] = [bank.say("deal"), bank.say("deal")].map(|told| told["dealer"].clone());
    assert_eq!(deal, "Cat");
    let seats = bank.say("seats");
    let seated = seats["seats"].as_array().unwrap().iter().map(|seat| seat["player"].as_str().unwrap());
    let left = seated.cycle().skip_while(|name| *name != "Cat").nth(1).unwrap().to_owned();
    assert_eq!(again, left.as_str(), "a hand that nobody recorded was dealt in between");
    bank.audited();
    // A hand is recorded without a recorded deal: the deal is over all the same.
    bank.say("undo");
    bank.say("undo");
    bank.say("hand result --game holdem --in Ann=1 --in Bob=1 --win Bob=2");
    assert_eq!(bank.say("deal")["dealer"], left.as_str());
    bank.audited();
}

#[test]
fn each_table_has_its_own_deal() {
    let mut bank = two_tables(12);
    for name in &PEOPLE[..12] {
        bank.say(&format!("buy {name} 20"));
    }
    assert_eq!(bank.no("deal"), refusal("which-table", ""));
    assert_eq!(bank.say("deal --table 1")["dealer"], "Ann");
    assert_eq!(bank.no("deal --table 2"), refusal("no-dealer", ""));
    assert_eq!(bank.say("deal --table 2 --cards \"2c 3c Jd\"")["dealer"], "Dan");
    bank.say("hand result --game holdem --in Dan=1 --in Eve=1 --win Dan=2");
    assert_eq!(bank.say("deal --table 2")["dealer"], "Eve");
    assert_eq!(bank.say("deal --dealer Hal")["dealer"], "Hal");
    bank.audited();
}

#[test]
fn coming_late_costs_nothing() {
    let mut bank = dave(3);
    bank.wait(150);
    let late = bank.say("seat Dan --at 21:00");
    assert_eq!((remarks(&late), &late["seat"]), (Vec::new(), &json!(4)));
    bank.say("seats reserve Eve --for \"about nine\"");
    assert_eq!(bank.say("seats")["reserved"], json!([{ "player": "Eve", "for": "about nine" }]));
    assert_eq!(remarks(&bank.say("buy Eve 20 --at 21:05")), Vec::<&str>::new());
    assert_eq!(bank.say("seats")["reserved"], json!(null));
    bank.audited();
}

#[test]
fn who_comes_first_has_the_seat() {
    let small = "[house]\nname = \"small\"\ntitle = \"Three chairs\"\ncurrency = \"USD\"\n\n[seating]\n\
                 is = \"first-come\"\nreservations = { is = true, rule = \"DAV-03, DAV-04\" }\n\
                 table_max = { is = 3, rule = \"DAV-07\" }\n";
    let mut bank = Bank::closed("dave", &PEOPLE);
    bank.write("small.toml", small);
    bank.say("open --house small.toml --banker Ann --at 18:30");
    bank.say("seat Ann");
    bank.say("seat Bob");
    assert_eq!(bank.say("seat Dan --at 18:50")["seat"], 3);
    let late = bank.say("seat Cat --at 18:55");
    assert_eq!((&late["waits"], remarks(&late)), (&json!(true), vec!["DAV-04"]));
    assert_eq!(bank.say("seats")["waiting"], json!([{ "player": "Cat", "for": null }]));
    // The first to ask gets in first, whenever it was written down; the host may prefer somebody else.
    bank.say("seats wait Eve --at 18:40");
    assert_eq!(bank.say("seats")["waiting"][0]["player"], "Eve");
    bank.say("seats prefer Cat");
    let free = bank.say("leave Bob");
    assert!(free["notices"][0]["text"].as_str().unwrap().contains("`Cat`"), "{free}");
    assert_eq!(bank.say("seat Cat")["seat"], 2);
    assert_eq!(bank.say("seats")["waiting"], json!([{ "player": "Eve", "for": null }]));
    bank.audited();
    bank.say("undo");
    assert_eq!(bank.say("seats")["waiting"][0]["player"], "Cat");
    bank.audited();
}

#[test]
fn a_seat_is_kept_until_its_player_comes_or_does_not() {
    let mut bank = Bank::closed("dave", &PEOPLE);
    bank.say("seats reserve Bob --for 19:00");
    bank.say("seats reserve Cat");
    assert_eq!(bank.no("seats reserve Bob"), refusal("reserved-already", "DAV-03"));
    assert_eq!(bank.no("seats cancel Dan"), refusal("not-reserved", "DAV-04"));
    bank.say("open --banker Ann --stakes .25/.50");
    bank.say("seat Bob");
    assert_eq!(bank.no("seats reserve Bob"), refusal("sits-already", ""));
    bank.say("seats wait Dan");
    assert_eq!(bank.no("seats noshow Dan"), refusal("only-waits", "DAV-03"));
    bank.say("seats reserve Eve");
    let told = bank.say("seats cancel Eve");
    assert!(told["notices"][0]["text"].as_str().unwrap().contains("`Dan`"), "{told}");
    let closed = bank.say("close");
    assert!(
        closed["notices"].to_string().contains("`Cat` had a reserved seat but didn't show up"),
        "{closed}"
    );
    let again = bank.say("seats reserve Cat");
    assert!(again["notices"][0]["text"].as_str().unwrap().contains("didn't show up on night 1"), "{again}");
    assert_eq!(bank.say("seats")["waiting"], json!([]));
    bank.say("player merge Cat Kim");
    bank.audited();
    let mut bank = Bank::open("mike", &PEOPLE[..2]);
    assert_eq!(bank.no("seats reserve Bob"), refusal("no-reservations", ""));
}

#[test]
fn leaving_is_announced_a_round_or_half_an_hour_before() {
    let mut bank = dave(3);
    for name in &PEOPLE[..3] {
        bank.say(&format!("buy {name} 20"));
    }
    let now = bank.say("cashout Bob --really --dry-run");
    assert!(remarks(&now).contains(&"DAV-13"), "{now}");
    bank.wait(90);
    bank.say("leave Bob --notice --at 20:00");
    assert_eq!(bank.no("leave Bob --notice"), refusal("announced-already", ""));
    let soon = bank.say("cashout Bob --really --at 20:20 --dry-run");
    assert!(
        soon["notices"].to_string().contains("20 minutes and 0 hands ago; it should be a round"),
        "{soon}"
    );
    let later = bank.say("cashout Bob --really --at 20:30 --dry-run");
    assert!(!remarks(&later).contains(&"DAV-13"), "{later}");
    for dealer in ["Ann", "Bob", "Cat"] {
        bank.say(&format!("deal --dealer {dealer}"));
    }
    let round = bank.say("cashout Bob --really --at 20:20");
    assert!(!remarks(&round).contains(&"DAV-13"), "{round}");
    // A player with nothing left may go at once, and nobody asks them to buy again.
    bank.say("count Cat 0");
    assert_eq!(remarks(&bank.say("leave Cat")), Vec::<&str>::new());
    bank.audited();
}

#[test]
fn the_highest_card_deals_first_where_the_house_says_so() {
    let mut bank = Bank::open("casino", &PEOPLE[..3]);
    assert_eq!(bank.no("deal --cards \"2c 3c\""), refusal("wrong-cards", ""));
    assert_eq!(bank.no("deal --cards \"2c 2c 3c\""), refusal("card-twice", ""));
    let found = bank.say("deal --cards \"Kd 9c Ks\"");
    assert_eq!(found["dealer"], "Cat");
    bank.say("undo");
    let commit = bank.say("deal --commit")["commit"].as_str().unwrap().to_owned();
    let dealt = bank.say("deal --deal --salt banana");
    use sha2::Digest as _;
    let hash: String = sha2::Sha256::digest(dealt["seed"].as_str().unwrap().as_bytes())
        .iter()
        .map(|byte| format!("{byte:02x}"))
        .collect();
    assert_eq!((hash, dealt["cards"].as_array().unwrap().len()), (commit, 3));
    bank.audited();
}

#[test]
fn seats_are_drawn_before_the_first_hand() {
    let mut bank = Bank::open("igloo", &PEOPLE[..4]);
    let drawn = bank.say("seats draw --cards \"2c Ad 9h Kc\"");
    assert_eq!(names(&drawn), ["Bob", "Dan", "Cat", "Ann"]);
    let seats = bank.say("seats");
    let order: BTreeSet<(u64, &str)> = seats["seats"]
        .as_array()
        .unwrap()
        .iter()
        .map(|seat| (seat["seat"].as_u64().unwrap(), seat["player"].as_str().unwrap()))
        .collect();
    assert_eq!(order.into_iter().map(|(_, who)| who).collect::<Vec<_>>(), ["Bob", "Dan", "Cat", "Ann"]);
    bank.say("seats draw --salt kiwi");
    bank.audited();
    bank.say("deal --cards Jh");
    assert_eq!(bank.no("seats draw").0, "game-begun");
    bank.audited();
}
