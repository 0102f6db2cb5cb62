//! Seats and the first dealer: who is kept apart, who may move, whom the first jack makes dealer.

use crate::bank::{Bank, refusal};
use serde_json::json;

const SEATS: [&str; 4] = ["Ann", "Bob", "Cat", "Dan"];

/// A house for a cause with these in the book; the first two sit.
fn two_of(people: &[&str]) -> Bank {
    let mut bank = Bank::closed("cause", people);
    bank.say("open --banker Ann");
    bank.say("seat Ann 1");
    bank.say("seat Bob 2");
    bank
}

#[test]
fn two_who_are_kept_apart_do_not_share_a_table() {
    let mut bank = two_of(&SEATS);
    assert_eq!(bank.say("seats --forbid Bob,Cat")["apart"], true);
    for line in ["seat Cat 3", "buy Cat 500"] {
        assert_eq!(bank.no(line), refusal("kept-apart", "CAU-005"), "{line}");
    }
    assert_eq!(bank.say("seats")["apart"], json!([["Bob", "Cat"]]));
    bank.say("seat Dan 3");
    // Once the other has left, the table is free.
    bank.say("leave Bob");
    bank.say("seat Cat 4");
    assert_eq!(bank.no("buy Bob 500"), refusal("kept-apart", "CAU-005"));
    bank.say("seats --allow Cat,Bob");
    bank.say("buy Bob 500");
    bank.audited();
}

#[test]
fn who_sits_already_stays_and_a_pair_outlives_the_night() {
    let mut bank = two_of(&SEATS);
    bank.say("seats --forbid Ann,Bob");
    bank.say("buy Ann 500");
    bank.say("leave Bob");
    bank.say("cashout Ann");
    bank.say("close");
    bank.say("open --banker Ann");
    bank.say("seat Ann 1");
    assert_eq!(bank.no("seat Bob 2"), refusal("kept-apart", "CAU-005"));
    bank.audited();
}

#[test]
fn a_pair_follows_a_merged_record() {
    let mut bank = two_of(&["Ann", "Bob", "Cat", "Kitty"]);
    bank.say("seats --forbid Kitty,Ann");
    bank.say("player merge Cat Kitty");
    assert_eq!(bank.say("seats")["apart"], json!([["Ann", "Cat"]]));
    assert_eq!(bank.no("seat Cat 3"), refusal("kept-apart", "CAU-005"));
    bank.audited();
}

#[test]
fn only_a_house_that_says_so_keeps_people_apart() {
    let mut bank = Bank::open("igloo", &SEATS);
    assert_eq!(bank.no("seats --forbid Ann,Bob"), refusal("pairs-not-kept-apart", ""));
    assert_eq!(bank.say("seats")["apart"], json!([]));
}

#[test]
fn a_change_of_seat_takes_the_word_of_management() {
    let mut bank = two_of(&SEATS);
    let refused = bank.refused("seat Bob 5");
    assert_eq!((refused.code.as_str(), refused.rule.as_str()), ("seat-change-unagreed", "CAU-005"));
    bank.say(&refused.hint);
    assert_eq!(bank.say("seats")["seats"][1]["seat"], 5);
    bank.say("seat Bob 5");
    assert!(bank.hear("log").contains("with management's OK"));
    bank.audited();
}

#[test]
fn the_first_jack_deals_first() {
    let mut bank = Bank::open("igloo", &SEATS);
    assert_eq!(bank.no("deal"), refusal("no-dealer", "IGL-04"));
    let found = bank.say("deal --cards \"7h Kd 2s 9c 4d Jc\"");
    assert_eq!(found["dealer"], "Bob");
    assert_eq!(found["cards"][5], json!({ "player": "Bob", "card": "Jc" }));
    assert!(bank.hear("log").contains("Bob got the first jack"));
    assert_eq!(bank.say("deal")["dealer"], "Cat");
    assert_eq!(bank.no("deal --cards Jh"), refusal("dealer-known", "IGL-04"));
    bank.audited();
}

#[test]
fn the_round_may_begin_with_anybody() {
    let mut bank = Bank::open("igloo", &SEATS);
    assert_eq!(bank.say("deal --cards \"7h Kd Js\" --from Cat")["dealer"], "Ann");
}

#[test]
fn cards_that_name_nobody_are_refused() {
    let mut bank = Bank::open("igloo", &SEATS);
    assert_eq!(bank.no("deal --cards \"7h Kd\""), refusal("no-jack", "IGL-04"));
    assert_eq!(bank.no("deal --cards \"7h Jd 2c\""), refusal("jack-before", "IGL-04"));
    assert_eq!(bank.no("deal --cards \"7h 7h Jd\""), refusal("card-twice", ""));
}

#[test]
fn the_program_deals_until_a_jack_comes_and_anybody_can_deal_it_again() {
    let mut bank = Bank::open("igloo", &SEATS);
    let found = bank.say("deal --deal --salt banana");
    let cards = found["cards"].as_array().unwrap();
    let is_jack = |card: &serde_json::Value| card["card"].as_str().unwrap().starts_with('J');
    assert_eq!(cards.iter().filter(|card| is_jack(card)).count(), 1);
    assert!(is_jack(cards.last().unwrap()));
    for (place, card) in cards.iter().enumerate() {
        assert_eq!(card["player"], SEATS[place % SEATS.len()]);
    }
    assert_eq!(found["dealer"], cards.last().unwrap()["player"]);
    assert_eq!((found["salt"].as_str(), found["seed"].as_str().map(str::len)), (Some("banana"), Some(64)));
    bank.audited();
}

#[test]
fn the_open_jack_deals_first() {
    let mut bank = Bank::open("cause", &SEATS[..3]);
    let found = bank.say("deal --cards \"9d Qs Jh\"");
    assert_eq!(found["dealer"], "Cat");
    bank.audited();
}

#[test]
fn the_dealer_is_who_has_the_button() {
    let mut bank = Bank::closed("cause", &["Ann", "Bob", "Cat", "Hal"]);
    bank.say("open --banker Hal");
    for (at, name) in SEATS[..3].iter().enumerate() {
        bank.say(&format!("seat {name} {}", at + 1));
    }
    // Hal deals the cards and has no seat: the button isn't his.
    assert_eq!(bank.no("deal --dealer Hal"), refusal("not-in-the-game", "CAU-008"));
    assert_eq!(bank.say("deal --dealer Ann")["dealer"], "Ann");
    assert_eq!(bank.say("deal")["dealer"], "Ann");
    assert_eq!(bank.say("deal --next")["dealer"], "Bob");
}

#[test]
fn a_house_that_names_its_first_dealer_asks_no_jack() {
    let mut bank = Bank::open("mike", &SEATS);
    assert_eq!(bank.no("deal --deal"), refusal("other-first-dealer", "MIK-26"));
    assert_eq!(bank.say("deal")["dealer"], "Ann");
}

#[test]
fn deal_tells_who_posts_which_blind() {
    let mut bank = Bank::closed("dave", &SEATS);
    bank.say("open --banker Ann --stakes .25/.50");
    for (at, name) in SEATS.iter().enumerate() {
        bank.say(&format!("seat {name} {}", at + 1));
        bank.say(&format!("buy {name} 20"));
    }
    let said = bank.say("deal --dealer Ann");
    assert_eq!(said["game"], "holdem");
    let blind = |player: &str, blind: &str| json!({ "player": player, "ante": "0.00", "blind": blind, "dead": "0.00" });
    assert_eq!(said["posts"], json!([blind("Bob", "0.25"), blind("Cat", "0.50")]));
    assert!(
        bank.hear("deal --dealer Ann")
            .contains("holdem: Bob posts the small blind, $0.25; Cat posts the big blind, $0.50")
    );
}

#[test]
fn deal_tells_who_antes_if_the_last_game_is_called_again() {
    let mut bank = Bank::open("cause", &SEATS[..3]);
    assert_eq!(bank.say("deal --cards Jh")["posts"], json!(null));
    for name in &SEATS[..3] {
        bank.say(&format!("buy {name} 500"));
    }
    bank.say("hand result --game five-card-draw --in Ann=25 --in Bob=25 --in Cat=25 --win Bob=75");
    let told = bank.hear("deal");
    let lines = "Bob deals\n  the deal passes to the left (CAU-008)\n\
        if it's five-card-draw again: Cat, Ann and Bob ante 25 each\n  everybody antes 25 before the deal (CAU-010)\n";
    assert!(told.contains(lines), "{told}");
    bank.audited();
}

#[test]
fn one_person_plays_one_hand() {
    let mut bank = Bank::open("cause", &SEATS);
    assert_eq!(bank.no("seat Ann 2"), refusal("seat-taken", "CAU-006"));
    bank.write("go.txt", "begin\n");
    let game = bank.refused("play zilch go.txt --players Ann,Bob,ann");
    assert!(game.rule == "CAU-006" || game.message.ends_with("(CAU-006)"), "{game:?}");
    bank.say("player alias Bob Robert");
    for name in SEATS {
        bank.say(&format!("buy {name} 500"));
    }
    for other in ["Ann", "Annie"] {
        let hand = format!(
            r#"{{"game":"five-card-draw","players":[{{"name":"Ann","in":"25","cards":"AsAdAh2c3c"}},{{"name":"{other}","in":"25","cards":"KsKdKh4c5c"}}]}}"#
        );
        bank.write("two.json", &hand);
        if other == "Annie" {
            bank.say("player alias Ann Annie");
        }
        let refused = bank.refused("hand add two.json");
        assert_eq!(refused.rule, "CAU-006", "{}", refused.message);
    }
    bank.audited();
}

#[test]
fn a_deal_noted_by_mistake_is_not_dealt_twice() {
    for (house, line) in [("igloo", "f*"), ("dave", "f*")] {
        let mut bank = Bank::closed(house, &SEATS);
        bank.say(if house == "dave" { "open --banker Ann --stakes .25/.50" } else { "open --banker Ann" });
        for name in SEATS {
            bank.say(&format!("buy {name} 20"));
            bank.say(&format!("seat {name}"));
        }
        bank.say("deal --dealer Dan");
        bank.say("deal --dealer Bob");
        let first = bank.talk("hand new", &format!("holdem\n\n{line}\ny\n"));
        assert!(first.contains("Bob deals"), "{first}");
        let next = bank.talk("hand new", &format!("holdem\n\n{line}\ny\n"));
        assert!(next.contains("Cat deals"), "{house}: {next}");
        assert_eq!(bank.say("deal")["dealer"], "Dan", "{house}");
        assert!(bank.talk("hand new", "q\n").contains("Dan deals"), "{house}");
        bank.audited();
    }
}
