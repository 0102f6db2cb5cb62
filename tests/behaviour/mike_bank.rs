//! Mike's bank, rule by rule: notes, THE BOOK, fines, the last pot.

use crate::bank::{Bank, lines, refusal, remarks};

#[test]
fn the_banker_is_on_record_and_deals_first() {
    let mut bank = Bank::open("mike", &["Mia", "Ned", "Ola", "Pat"]);
    assert_eq!(bank.say("status")["night"]["banker"], "Mia");
    let dealers: Vec<String> =
        (0..5).map(|_| bank.say("deal")["dealer"].as_str().unwrap().to_owned()).collect();
    assert_eq!(dealers, ["Mia", "Ned", "Ola", "Pat", "Mia"]);
    bank.say("banker Ola");
    assert_eq!(bank.say("status")["night"]["banker"], "Ola");
    bank.audited();
}

#[test]
fn the_bank_sells_by_fives() {
    let mut bank = Bank::open("mike", &["Mia", "Ned"]);
    bank.say("buy Ned 5");
    bank.say("buy Ned 20");
    assert_eq!(bank.no("buy Ned 7"), refusal("buy-in-multiple", "MIK-02"));
    assert_eq!(bank.no("buy Ned 0"), refusal("amount-not-positive", ""));
    assert_eq!(bank.no("buy Ned -5"), refusal("amount-not-positive", ""));
    bank.say("buy Mia 7 --from Ned");
    assert_eq!(bank.player("Ned")["chips"], "18.00");
    bank.audited();
}

#[test]
fn every_chip_is_covered_by_cash_a_note_or_the_book() {
    let mut bank = Bank::open("mike", &["Mia", "Ned", "Ola"]);
    bank.say("buy Ned --cash 5 --note 5 --debt 10");
    let ned = bank.player("Ned");
    assert_eq!(
        [&ned["chips"], &ned["cash"], &ned["notes"], &ned["book"]],
        ["20.00", "-5.00", "-5.00", "-10.00"]
    );
    bank.say("buy Ola 2 --from Ned --debt");
    bank.say("buy Ola 1 --from Ned --note");
    let ola = bank.player("Ola");
    assert_eq!([&ola["chips"], &ola["notes"], &ola["book"]], ["3.00", "-1.00", "-2.00"]);
    let short = bank.refused("buy Ned 20 --cash 5 --debt 10");
    assert_eq!((short.exit, short.code.as_str()), (2, "usage"));
    bank.audited();
}

#[test]
fn a_sale_among_players_is_covered_only_as_the_house_says() {
    let mut bank = Bank::closed("mike", &["Mia", "Ned"]);
    let ours = "[house]\nname = \"ours\"\ntitle = \"Ours\"\ncurrency = \"USD\"\n\n[chips]\n\
                p2p_pay = { is = [\"cash\"], rule = \"MIK-03\" }\n\n[credit]\nis = \"notes+book\"\n";
    bank.write("strict.toml", ours);
    bank.say("open --house strict.toml --banker Mia");
    bank.say("buy Ned 5 --note");
    assert_eq!(bank.no("buy Mia 2 --from Ned --note"), refusal("sale-not-covered", "MIK-03"));
    assert_eq!(bank.no("buy Mia 2 --from Ned --debt"), refusal("sale-not-covered", "MIK-03"));
    bank.say("buy Mia 2 --from Ned --transfer");
    bank.audited();
}

#[test]
fn players_are_to_be_asked_before_the_bank() {
    let mut bank = Bank::open("mike", &["Mia", "Ned"]);
    assert!(remarks(&bank.say("buy Mia 20")).is_empty());
    assert_eq!(remarks(&bank.say("buy Ned 20")), ["MIK-04"]);
    assert!(remarks(&bank.say("buy Ned 3 --from Mia")).is_empty());
}

#[test]
fn a_note_has_its_own_identifier_and_an_amount() {
    let mut bank = Bank::open("mike", &["Mia", "Foobar"]);
    assert_eq!(bank.say("buy Foobar 5 --note")["note"], "BOF");
    let note = &bank.say("note show BOF");
    assert!(note.to_string().contains("\"5.00\"") && note.to_string().contains("Foobar"), "{note}");
}

#[test]
fn an_identifier_is_nobody_elses() {
    let mut bank = Bank::open("mike", &["Gus", "Foobar", "Fay", "Gil"]);
    bank.say("buy Foobar 5 --note");
    assert_eq!(bank.no("buy Fay 5 --note --as BOF"), refusal("note-id-taken", "MIK-05"));
    assert_eq!(bank.no("buy Gil 5 --note --as BOG"), refusal("note-id-reserved", "MIK-06"));
    assert_eq!(bank.refused("buy Fay --note").exit, 2);
    assert_eq!(bank.refused("note issue Fay Gil").exit, 2);
    assert_eq!(bank.say("buy Gus 5 --note --as BOG")["note"], "BOG");
}

#[test]
fn a_note_outside_the_book_dies_with_the_night() {
    let mut bank = Bank::open("mike", &["Gus", "Foobar", "Ned"]);
    bank.say("buy Gus 20");
    bank.say("note issue Foobar Gus 5 --as BOF");
    bank.say("note issue Ned Gus 2.50 --as BON");
    bank.say("note commit BOF");
    assert_eq!(bank.no("close"), refusal("notes-would-lapse", "MIK-07"));
    let closed = bank.say("close --lapse");
    assert_eq!(closed["lapsed"], serde_json::json!(["BON"]));
    assert!(remarks(&closed).contains(&"MIK-07"), "{closed}");
    assert_eq!(bank.debts(), ["Foobar Gus 5.00"]);
    assert_eq!(bank.no("note give BON Foobar"), refusal("note-settled", "MIK-07"));
    bank.audited();
}

#[test]
fn the_book_takes_no_pizza() {
    let mut bank = Bank::open("mike", &["Mia", "Ned"]);
    assert_eq!(bank.no("book owe Ned Mia 12 --for pizza"), refusal("not-a-poker-debt", "MIK-08"));
    bank.say("book owe Ned Mia 12 --for \"a side bet\"");
    assert_eq!(bank.debts(), ["Ned Mia 12.00"]);
}

#[test]
fn three_debts_become_two() {
    let mut bank = Bank::closed("mike", &["Fay", "Gus", "Hal"]);
    for debt in ["Fay Gus 12", "Gus Hal 5", "Hal Fay 3"] {
        bank.say(&format!("book owe {debt}"));
    }
    assert_eq!(bank.say("book")["net"], serde_json::json!({ "Fay": "-9.00", "Gus": "7.00", "Hal": "2.00" }));
    let done = bank.say("book consolidate --apply");
    assert_eq!(lines(&done["after"]), ["Fay Gus 7.00", "Fay Hal 2.00"]);
    assert_eq!(done["proven"], true);
    assert_eq!(bank.debts(), ["Fay Gus 7.00", "Fay Hal 2.00"]);
    bank.audited();
}

#[test]
fn the_end_of_a_night_consolidates_by_itself() {
    let mut bank = Bank::open("mike", &["Gus", "Fay", "Hal"]);
    for debt in ["Fay Gus 12", "Gus Hal 5", "Hal Fay 3"] {
        bank.say(&format!("book owe {debt}"));
    }
    let closed = bank.say("close");
    assert_eq!(lines(&closed["consolidation"]["before"]).len(), 3);
    assert_eq!(lines(&closed["consolidation"]["after"]), ["Fay Gus 7.00", "Fay Hal 2.00"]);
}

#[test]
fn what_a_guest_cannot_pay_is_his_inviters() {
    let mut bank = Bank::open("mike", &["Gus", "Ned", "Hal"]);
    bank.say("player add Xavier --guest-of Ned");
    bank.say("buy Ned 10");
    bank.say("buy Hal 10");
    bank.say("buy Xavier 10 --note");
    bank.say("hand result --game holdem --in Xavier=6 --in Hal=6 --win Hal=12");
    assert_eq!(bank.no("book owe Xavier Ned 6"), refusal("guest-in-book", "MIK-11"));
    assert_eq!(bank.no("buy Xavier 5 --debt"), refusal("guest-in-book", "MIK-11"));
    bank.say("cashout");
    bank.say("note commit --all");
    assert_eq!(bank.debts(), ["Ned bank 6.00", "bank Hal 6.00"]);
    let results = bank.say("close")["results"].clone();
    assert_eq!(
        results,
        serde_json::json!({ "Gus": "0.00", "Ned": "0.00", "Hal": "6.00", "Xavier": "-6.00" })
    );
    let book = bank.say("book");
    assert_eq!(lines(&book["debts"]), ["Ned Hal 6.00"]);
    assert_eq!(lines(&book["private"]), ["Xavier Ned 6.00"]);
    assert_eq!(book["net"], serde_json::json!({ "Ned": "-6.00", "Hal": "6.00" }));
    bank.audited();
}

#[test]
fn a_guests_note_dies_like_any_other() {
    let mut bank = Bank::open("mike", &["Gus", "Ned", "Hal"]);
    bank.say("player add Xavier --guest-of Ned");
    bank.say("buy Hal 10");
    bank.say("buy Xavier 10 --note");
    bank.say("hand result --game holdem --in Xavier=10 --in Hal=10 --win Hal=20");
    let closed = bank.say("close --lapse");
    assert_eq!(closed["lapsed"], serde_json::json!(["BOX"]));
    assert!(lines(&closed["private"]).is_empty());
    bank.audited();
}

#[test]
fn nobody_answers_for_a_guest_without_an_inviter() {
    let mut bank = Bank::open("mike", &["Gus", "Ned"]);
    bank.say("player add Xavier --guest");
    assert_eq!(bank.no("buy Xavier 10 --note"), refusal("guest-without-inviter", "MIK-12"));
    bank.say("buy Xavier 10 --cash");
}

#[test]
fn a_stack_of_all_colours_makes_fourteen_dollars() {
    let mut bank = Bank::open("mike", &["Gus", "Ned"]);
    bank.say("buy Ned 20");
    let counted = bank.say("count Ned white=20 red=15 blue=10 yellow=2 black=3 green=1");
    assert_eq!(counted["counted"], "14.00");
    let swapped = bank.say("chips swap Ned 1xgreen=5xblack");
    assert_eq!(swapped["worth"], "5.00");
}

#[test]
fn small_chips_go_out_first() {
    let mut bank = Bank::open("mike", &["Gus"]);
    bank.say("chips set white=0.05:200 red=0.10:150 blue=0.25:120 yellow=0.50:40:reserve black=1:40:reserve green=5:20:reserve");
    let colours = |plan: &serde_json::Value| -> Vec<String> {
        plan["chips"].as_object().unwrap().keys().cloned().collect()
    };
    assert_eq!(colours(&bank.say("chips plan 20")), ["blue", "red", "white"]);
    let more = colours(&bank.say("chips plan 60"));
    assert!(more.iter().any(|colour| ["yellow", "black", "green"].contains(&colour.as_str())), "{more:?}");
}

#[test]
fn one_warning_a_night_then_the_pot() {
    let mut bank = Bank::open("mike", &["Ann", "Bob", "Cy"]);
    for name in ["Ann", "Bob", "Cy"] {
        bank.say(&format!("buy {name} 10"));
    }
    let told = |answer: serde_json::Value| {
        let word = |key: &str| answer[key].as_str().unwrap_or("-").to_owned();
        format!("{} {} {}", word("outcome"), word("amount"), word("rule"))
    };
    assert_eq!(told(bank.say("fine Cy --folding")), "exempt - MIK-15");
    assert_eq!(told(bank.say("fine Ann")), "warned - MIK-17");
    assert_eq!(told(bank.say("fine Bob")), "fined 0.20 MIK-15");
    assert_eq!(told(bank.say("fine Ann")), "fined 0.20 MIK-15");
    assert_eq!(told(bank.say("fine Cy --folding")), "exempt - MIK-15");
    assert_eq!(bank.say("status")["pot"], "0.40");
    bank.say("hand result --game holdem --in Ann=1 --in Bob=1 --win Bob=2.40");
    let results: Vec<_> = ["Ann", "Bob", "Cy"].map(|name| bank.player(name)["result"].clone()).into();
    assert_eq!(results, ["-1.20", "1.20", "0.00"]);
    bank.audited();
}

#[test]
fn a_warning_lasts_one_night() {
    let mut bank = Bank::open("mike", &["Ann", "Bob"]);
    bank.say("buy Ann 5");
    bank.say("buy Bob 5");
    assert_eq!(bank.say("fine Ann")["outcome"], "warned");
    assert_eq!(bank.say("fine Ann")["outcome"], "fined");
    assert_eq!(bank.no("close"), refusal("pot-not-won", ""));
    bank.say("hand result --game holdem --in Ann=1 --in Bob=1 --win Ann=2.20");
    bank.say("close");
    bank.say("open --banker Ann");
    assert_eq!(bank.say("fine Bob")["outcome"], "warned");
}

#[test]
fn the_last_deal_is_the_bankers_rights_and_nobody_goes_before() {
    let mut bank = Bank::open("mike", &["Gus", "Fay", "Ned"]);
    for name in ["Gus", "Fay", "Ned"] {
        bank.say(&format!("buy {name} 5"));
    }
    bank.say("deal");
    bank.say("deal");
    // She isn't counted, and leaves before the last deal.
    assert_eq!(remarks(&bank.say("--dry-run cashout Fay")), ["", "MIK-27"]);
    assert!(remarks(&bank.say("--dry-run close")).contains(&"MIK-27"));
    bank.say("deal");
    assert!(!remarks(&bank.say("--dry-run cashout Fay")).contains(&"MIK-27"));
    assert!(!remarks(&bank.say("close")).contains(&"MIK-27"));
}

#[test]
fn winnings_stay_on_the_table() {
    let mut bank = Bank::open("mike", &["Gus", "Fay"]);
    bank.say("buy Fay 20");
    assert_eq!(bank.no("cashout Fay 5"), refusal("ratholing", "MIK-28"));
    bank.say("cashout Fay 20");
}

#[test]
fn no_chip_outlives_the_night() {
    let mut bank = Bank::open("mike", &["Gus", "Fay", "Ned"]);
    for name in ["Gus", "Fay", "Ned"] {
        bank.say(&format!("buy {name} 5"));
    }
    assert_eq!(bank.no("leave Fay"), refusal("chips-left", ""));
    bank.say("close");
    let night = bank.say("night 1");
    assert_eq!(night["bank"], serde_json::json!({ "cash": "0.00", "chips_out": "0.00" }));
    for player in night["players"].as_array().unwrap() {
        assert_eq!((&player["chips"], &player["cash"]), (&"0.00".into(), &"0.00".into()));
    }
}

#[test]
fn the_cents_are_played_for_and_dollars_paid() {
    let mut bank = Bank::open("mike", &["Gus", "Fay", "Ned"]);
    bank.say("buy Gus 10");
    bank.say("buy Fay 10");
    bank.say("buy Ned 5");
    bank.say("count Gus 12.35");
    bank.say("count Fay 4.80");
    bank.say("count Ned 7.85");
    let asked = bank.say("coldhands");
    assert_eq!((&asked["pot"], asked["contributors"].as_array().unwrap().len()), (&"2.00".into(), 3));
    let played = bank.say("coldhands --game seven-card-stud --win Fay");
    assert_eq!((&played["pot"], &played["winner"]), (&"2.00".into(), &"Fay".into()));
    let closed = bank.say("close");
    assert_eq!(closed["cash_paid"], serde_json::json!({ "Gus": "12.00", "Fay": "6.00", "Ned": "7.00" }));
    assert_eq!(closed["results"], serde_json::json!({ "Gus": "2.00", "Fay": "-4.00", "Ned": "2.00" }));
    bank.audited();
}

#[test]
fn a_last_pot_of_odd_cents_was_counted_wrong() {
    let mut bank = Bank::open("mike", &["Gus", "Fay", "Ned"]);
    bank.say("buy Gus 10");
    bank.say("buy Fay 10");
    bank.say("buy Ned 5");
    bank.say("count Gus 12.35");
    bank.say("count Fay 4.80");
    bank.say("count Ned 7.80");
    let asked = bank.say("coldhands");
    assert_eq!((&asked["pot"], remarks(&asked)), (&"1.95".into(), vec!["MIK-30"]));
    assert_eq!(bank.refused("close --dry-run").code, "over-short");
}

#[test]
fn odd_dollars_are_whole_dollars() {
    let mut bank = Bank::open("mike", &["Gus", "Fay", "Ned"]);
    bank.say("buy Gus 10");
    bank.say("buy Fay 10");
    bank.say("buy Ned 5");
    for count in ["Gus 11", "Fay 7", "Ned 7"] {
        bank.say(&format!("count {count}"));
    }
    let asked = bank.say("coldhands");
    assert_eq!((&asked["pot"], asked["contributors"].as_array().unwrap().len()), (&"0.00".into(), 0));
    bank.say("close");
}
