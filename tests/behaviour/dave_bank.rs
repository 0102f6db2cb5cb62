//! The bank of Dave's cash game, rule by rule: cash only, limits in big blinds, whole stacks.

use crate::bank::{Bank, refusal, remarks};
use serde_json::json;

/// A night at .25/.50 with two players and a hundred dollars between them.
fn two() -> Bank {
    let mut bank = Bank::closed("dave", &["Dave", "Sam", "Uma"]);
    bank.say("open --banker Dave --stakes .25/.50");
    bank.say("buy Dave 50");
    bank.say("buy Sam 50");
    bank
}

#[test]
fn a_gap_is_sent_to_the_rules_dave_names() {
    let mut bank = two();
    let told = bank.hear("house explain check_raise");
    assert!(told.contains("the house rules don't say"), "{told}");
    assert!(told.contains("Robert's Rules of Poker, version 11"), "{told}");
    assert!(told.contains("standard rule"), "{told}");
}

#[test]
fn from_twenty_big_blinds_to_a_hundred_or_the_biggest_stack() {
    let mut bank = two();
    assert_eq!(bank.no("buy Uma 9.75"), refusal("buy-in-min", "DAV-16"));
    bank.say("count Dave 31");
    bank.say("count Sam 31");
    assert_eq!(bank.no("buy Uma 50.25"), refusal("buy-in-max", "DAV-16"));
    bank.say("buy Uma 10 --dry-run");
    bank.say("buy Uma 50 --dry-run");
    bank.say("count Sam 26.50");
    bank.say("count Dave 73.50");
    assert_eq!(bank.no("buy Uma 73.75"), refusal("buy-in-max", "DAV-16"));
    assert_eq!(bank.no("buy Sam 47.25"), refusal("buy-in-max", "DAV-16"));
    bank.say("buy Uma 73.50");
}

#[test]
fn limits_are_those_of_the_outset() {
    let mut bank = Bank::closed("dave", &["Dave", "Sam", "Uma"]);
    let wide = "[house]\nname = \"wide\"\ntitle = \"Two hundred blinds\"\ncurrency = \"USD\"\n\n[buyin]\n\
                min_bb = { is = 20, rule = \"DAV-16\" }\nmax_bb = { is = 200, rule = \"DAV-16, DAV-17\" }\n\
                max_stack = { is = true, rule = \"DAV-16\" }\n";
    bank.write("wide.toml", wide);
    bank.say("open --house wide.toml --banker Dave --stakes .25/.50");
    bank.say("buy Dave 100");
    bank.say("count Dave 73.50");
    assert_eq!(bank.no("buy Sam 100.25"), refusal("buy-in-max", "DAV-16, DAV-17"));
    bank.say("buy Sam 100");
    bank.say("hand result --game holdem --in Dave=1 --in Sam=1 --win Sam=2");
    let adopted = bank.say("house use dave").to_string();
    assert!(adopted.contains("night 1 continues under `wide`'s rules"), "{adopted}");
    bank.say("ruling \"from the next night on, a hundred blinds again; all agree\"");
    bank.say("cashout Sam");
    bank.say("buy Sam 100");
    let why = bank.hear("log");
    assert!(why.contains("a hundred blinds again"), "{why}");
    bank.say("close --over-short banker");
    bank.say("open --banker Dave --stakes .25/.50");
    assert_eq!(bank.no("buy Sam 100"), refusal("buy-in-max", "DAV-16"));
}

#[test]
fn cash_and_nothing_else() {
    let mut bank = two();
    for line in
        ["buy Uma 50 --note", "buy Uma 50 --debt", "buy Uma --cash 25 --debt 25", "note issue Uma Dave 50"]
    {
        assert_eq!(bank.no(line), refusal("no-credit", "DAV-18"), "{line}");
    }
    bank.say("buy Uma 50");
}

#[test]
fn all_the_chips_or_none() {
    let mut bank = two();
    bank.say("count Dave 0");
    bank.say("count Sam 100");
    assert_eq!(bank.no("cashout Sam 40"), refusal("ratholing", "DAV-19"));
    assert_eq!(bank.no("cashout Sam 140").0, "stack-too-small");
    assert_eq!(bank.no("cashout Sam 0").0, "amount-not-positive");
    assert_eq!(bank.say("cashout Sam 100")["cashed_out"][0]["cash"], "100.00");
}

#[test]
fn a_silent_house_lets_chips_leave_and_says_so() {
    let mut bank = Bank::open("igloo", &["Ann", "Bob"]);
    bank.say("buy Ann 20");
    let part = bank.say("cashout Ann 5");
    assert_eq!((&part["cashed_out"][0]["cash"], remarks(&part)), (&json!("5.00"), vec![""]));
    assert!(part["notices"][0]["text"].as_str().unwrap().contains("(standard rule)"));
    assert_eq!(bank.player("Ann")["chips"], "15.00");
    bank.say("cashout Ann");
    bank.audited();
}

#[test]
fn a_stack_is_not_paid_before_both_counts_and_the_book_agree() {
    let mut bank = two();
    assert_eq!(bank.no("cashout Sam --dry-run"), refusal("counts-missing", "DAV-20"));
    bank.say("count Sam 50");
    let agreeing = bank.say("cashout Sam --dry-run");
    assert!(!remarks(&agreeing).contains(&"DAV-20"), "{agreeing}");
    bank.say("hand result --game holdem --in Sam=2 --in Dave=2 --win Sam=4");
    assert_eq!(bank.no("cashout Sam"), refusal("counts-missing", "DAV-20"));
    bank.say("count Sam 50 --by player");
    bank.say("count Sam 50 --by banker");
    assert_eq!(bank.no("cashout Sam"), refusal("counts-against-book", "DAV-20"));
    assert!(remarks(&bank.say("cashout Sam --really")).contains(&"DAV-20"));
}

#[test]
fn the_night_does_not_end_on_a_difference() {
    let mut bank = two();
    bank.say("count Dave 48");
    assert_eq!(bank.no("close"), refusal("over-short", "DAV-20"));
    bank.say("drawer 90");
    let both = bank.refused("close");
    assert!(both.message.contains("$2.00 short in chips and $10.00 short in the drawer"), "{}", both.message);
}

#[test]
fn nothing_is_taken_and_the_version_is_kept() {
    let mut bank = two();
    assert_eq!(bank.say("status")["night"]["house_version"], "v8 2018-06-21");
    assert_eq!(
        bank.no("hand result --game holdem --in Dave=15 --in Sam=15 --win Sam=29"),
        refusal("hand-does-not-add-up", "DAV-21")
    );
    bank.say("hand result --game holdem --in Dave=15 --in Sam=15 --win Sam=30");
    assert_eq!(
        (bank.player("Dave")["chips"].clone(), bank.player("Sam")["chips"].clone()),
        (json!("35.00"), json!("65.00"))
    );
    let closed = bank.say("close");
    assert_eq!(closed["cash_paid"], json!({ "Dave": "35.00", "Sam": "65.00" }));
    let night = bank.hear("night 1");
    assert!(night.contains("Dave's cash game (v8 2018-06-21)"), "{night}");
}

#[test]
fn a_stack_is_shown_highest_chips_first() {
    let mut bank = two();
    bank.say("chips set white=0.25:400 red=1:200 green=5:100");
    let plan = bank.hear("chips plan 24.50");
    let at = |colour: &str| plan.find(colour).unwrap_or(usize::MAX);
    assert!(at("green") < at("red") && at("red") < at("white"), "{plan}");
    let counted = bank.say("count Sam green=3 red=8 white=6");
    assert_eq!(counted["counted"], "24.50");
}
