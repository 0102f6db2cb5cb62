//! A tournament alongside the seats, the deal and the fund of its night: one table, one button, kept chairs.

use crate::bank::{Bank, refusal, remarks};

const TWELVE: [&str; 12] =
    ["Ann", "Bob", "Cat", "Dan", "Eve", "Fay", "Gus", "Hal", "Ida", "Jon", "Kim", "Lee"];

/// As many as a table has room for (DAV-07).
const ELEVEN: &[&str] = TWELVE.split_at(11).0;

const SPLIT: &str = "seats split --move Bob,Dan,Fay,Hal,Jon,Lee";

const TERMS: &str = "tournament new --entry 20 --stack 1500 --payout 60/40 --levels \"25/50 50/100\"";

fn entered(house: &str, people: &[&str]) -> Bank {
    let mut bank = Bank::open(house, people);
    bank.say(TERMS);
    bank.say(&format!("tournament enter {}", people.join(" ")));
    bank
}

#[test]
fn a_tournament_is_played_at_one_table() {
    let mut bank = Bank::open("dave", &TWELVE);
    bank.say(TERMS);
    bank.say(&format!("tournament enter {}", ELEVEN.join(" ")));
    let refused = bank.refused(SPLIT);
    assert_eq!((refused.code.as_str(), refused.exit), ("tournament-one-table", 4));
    assert!(refused.message.contains("tournament 1 is running with 11 players"), "{}", refused.message);
    bank.say("tournament cancel --why \"two tables\"");
    bank.say("buy Lee 20");
    bank.say(SPLIT);
    bank.say(TERMS);
    bank.say(&format!("tournament enter {} --credit", ELEVEN.join(" ")));
    let refused = bank.refused("tournament start");
    assert_eq!(refused.code, "tournament-one-table");
    assert!(
        refused.message.starts_with("tournament 2 has 6 players at table 1 and 5 at table 2"),
        "{refused:?}"
    );
    bank.say("tournament cancel --why \"two tables\"");
    // Five of one table play: the others go on by themselves, and nobody changes tables.
    bank.say(TERMS);
    bank.say("tournament enter Ann Cat Eve Gus Ida --credit");
    bank.say("tournament start");
    bank.say("cashout Hal --really");
    bank.say("cashout Jon --really");
    for line in ["seats balance", "seats ask Kim", "seats merge"] {
        assert_eq!(bank.no(line), refusal("tournament-one-table", ""), "{line}");
    }
    assert_eq!(remarks(&bank.say("tournament bust Gus")), Vec::<&str>::new());
    bank.audited();
}

#[test]
fn a_hand_told_by_its_result_is_of_one_table() {
    let mut bank = Bank::open("dave", &TWELVE);
    for name in TWELVE {
        bank.say(&format!("buy {name} 20"));
    }
    bank.say(SPLIT);
    let refused = bank.refused("hand result --game holdem --in Bob=5 --in Cat=5 --win Cat=10");
    assert_eq!(refused.code, "other-table");
    assert!(refused.message.contains("`Cat` sits at table 1 and `Bob` at table 2"), "{}", refused.message);
    bank.say("hand result --game holdem --in Bob=5 --in Dan=5 --win Dan=10");
    bank.audited();
}

#[test]
fn the_first_button_of_a_tournament_is_drawn_in_it() {
    for (house, draw) in [("casino", "deal --cards \"9d Qs Kh\""), ("igloo", "deal --cards \"9d Qs Jh\"")] {
        let mut bank = entered(house, &["Ann", "Bob", "Cat"]);
        assert_eq!(bank.no(draw), refusal("tournament-not-begun", ""), "{house}");
        bank.say("tournament start");
        assert_eq!(bank.refused("deal").code, "no-dealer", "{house}");
        assert_eq!(bank.say(draw)["dealer"], "Cat", "{house}");
        assert_eq!(bank.refused(draw).code, "dealer-known", "{house}");
        assert!(bank.talk("hand new", "q\n").contains("Cat deals"), "{house}");
        assert_eq!(bank.say("deal")["button"], "Ann", "{house}");
        // It is not the night's button.
        bank.say("tournament cancel --why \"an early end\"");
        assert_eq!(bank.say("deal --deal --salt banana")["salt"], "banana", "{house}");
        bank.audited();
    }
}

#[test]
fn the_seats_of_a_tournament_are_not_drawn_again() {
    let mut bank = Bank::open("pig", &["Ann", "Bob", "Cat", "Dan"]);
    bank.say("tournament new --entry 20 --stack 1500 --rebuy 10 --host Ann --deputy Bob");
    bank.say("tournament enter Ann Bob Cat Dan");
    bank.say("seats draw --cards \"2c 3c 4c 5c\"");
    bank.say("tournament start --payout 60/40");
    assert_eq!(bank.no("seats draw --cards \"2c 3c 4c 5c\""), refusal("seat-kept", "PIG-18"));
    bank.say("tournament bust Dan");
    // The last player out deals.
    bank.say("deal --dealer Dan");
    bank.audited();
}

#[test]
fn one_hand_has_one_deal() {
    let mut bank = Bank::closed("dave", &["Ann", "Bob", "Cat", "Dan"]);
    bank.say("open --banker Ann --stakes .25/.50");
    for name in ["Ann", "Bob", "Cat", "Dan"] {
        bank.say(&format!("buy {name} 50"));
        bank.say(&format!("seat {name}"));
    }
    for dealer in ["Ann", "Bob", "Cat"] {
        assert_eq!(bank.say("deal")["dealer"], dealer, "without hands the deal goes on with the notes");
    }
    bank.talk("hand new", "holdem\n\nf*\ny\n");
    let first = bank.say("deal");
    assert_eq!((&first["dealer"], remarks(&first)), (&"Dan".into(), Vec::new()));
    let named = bank.say("deal --dealer Dan");
    assert_eq!(named["events"].as_array().map(Vec::len), Some(1), "who is named stays whoever comes");
    for again in ["deal", "deal --dealer Dan"] {
        let told = bank.say(again);
        assert_eq!((&told["dealer"], remarks(&told)), (&"Dan".into(), vec!["DAV-25"]), "{again}");
        assert_eq!((&told["posts"], told["events"].as_array().map(Vec::len)), (&first["posts"], Some(0)));
    }
    let dealt = |bank: &mut Bank| bank.say("seats").to_string().matches("\"dealt\":1").count();
    assert_eq!(dealt(&mut bank), 3, "who was asked to deal has not dealt yet");
    bank.talk("hand new", "holdem\n\nf*\ny\n");
    assert_eq!(dealt(&mut bank), 4);
    assert_eq!(bank.say("deal")["dealer"], "Ann");
    bank.audited();
}

#[test]
fn what_the_fund_kept_of_the_entries_goes_back_and_is_told() {
    let mut bank = Bank::closed("casino", &["Ann", "Bob"]);
    bank.say("house new mine.toml --from casino");
    let casino = bank.read("mine.toml");
    let with_fee = casino.replacen("[tournament]\n", "[tournament]\nfee = \"2.00\"\n", 1);
    let raked = with_fee.replacen("# what the house takes\nis = \"none\"", "is = \"fund\"", 1);
    bank.write("mine.toml", &raked.replacen("[fund]\n", "[fund]\nname = \"kitty\"\n", 1));
    bank.say("house use mine.toml");
    bank.say("open --banker Ann");
    bank.say(TERMS);
    bank.say("tournament enter Ann Bob");
    bank.say("fund pay Ann 3 --why cards");
    let refused = bank.refused("tournament cancel --why \"nobody came\"");
    assert_eq!((refused.code.as_str(), refused.hint.as_str()), ("fund-too-small", "fund give --help"));
    assert_eq!(
        refused.message,
        "the kitty has only $1.00 in chips, but it has to give back $4.00 in entries"
    );
    bank.say("fund give Ann 3");
    let back = bank.say("tournament cancel --why \"nobody came\"");
    assert_eq!(back["back"], serde_json::json!({ "Ann": "22.00", "Bob": "22.00" }));
    bank.audited();
}

#[test]
fn tournament_chips_are_chips_in_json_too() {
    let mut bank = entered("casino", &["Ann", "Bob"]);
    let event = bank.say("log")["events"].as_array().map_or(0, Vec::len);
    let stacks = (1..=event).map(|seq| bank.say(&format!("show {seq}"))).find_map(|shown| {
        let postings = shown["postings"].as_array()?.clone();
        postings.into_iter().find(|posting| posting["asset"] == "stacks")
    });
    assert_eq!(
        stacks.expect("an entry brings chips")["amount"]
            .as_str()
            .map(|all| all.trim_start_matches('-').to_owned()),
        Some("1500".to_owned())
    );
}
