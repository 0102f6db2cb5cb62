//! Vectors of the tournament: entries, ways back, levels, dealers, agreements, as a banker types them.

use crate::bank::{Bank, refusal, remarks};
use serde_json::{Value, json};

/// Eight at Whose Pig with 1,500 chips each, before the start.
fn eight() -> Bank {
    let mut bank = Bank::open("pig", &["Ann", "Bob", "Cat", "Dan", "Eve", "Fay", "Gus", "Hal"]);
    bank.say("tournament new --entry 20 --stack 1500 --rebuy 10 --host Ann --deputy Bob");
    bank.say("tournament enter Ann Bob Cat Dan Eve Fay Gus Hal");
    bank
}

fn started() -> Bank {
    let mut bank = eight();
    bank.say("tournament start --payout 60/30/10");
    bank
}

/// One player loses everything to another in a recorded hand.
fn bust(bank: &mut Bank, loser: &str, winner: &str, stack: u32) -> Value {
    bank.say(&format!(
        "hand result --game holdem --in {loser}={stack} --in {winner}={stack} --win {winner}={}",
        2 * stack
    ))
}

/// A player's line of the tournament.
fn line(bank: &mut Bank, name: &str) -> Value {
    let status = bank.say("tournament status");
    let players = status["players"].as_array().expect("players");
    players.iter().find(|player| player["player"] == name).expect("he entered").clone()
}

#[test]
fn one_against_is_enough() {
    let mut bank = started();
    let events = bank.say("audit")["events"].clone();
    assert_eq!(
        bank.no("tournament agree \"antes from now on\" --against Hal"),
        refusal("not-unanimous", "PIG-01")
    );
    assert_eq!(bank.say("audit")["events"], events);
    assert_eq!(bank.say("tournament agree \"a break at ten\"")["agreed"].as_array().unwrap().len(), 8);
}

#[test]
fn the_deputy_rules_where_the_host_is_party_to_it() {
    let mut bank = eight();
    bank.say("tournament cancel --why \"nobody was named\"");
    bank.say("tournament new --entry 20 --stack 1500 --payout 60/30/10");
    bank.say("tournament enter Ann Bob Cat --credit");
    assert_eq!(bank.no("tournament start --host Ann"), refusal("host-unsaid", "PIG-02, PIG-03"));
    bank.say("tournament start --host Ann --deputy Bob");
    bank.say("tournament stop \"was it a call\" --party Ann");
    for frozen in [
        "hand result --game holdem --in Cat=100 --in Bob=100 --win Bob=200",
        "tournament bust Cat",
        "tournament leave Cat",
        "tournament level 50/100",
        "deal",
    ] {
        assert_eq!(bank.no(frozen), refusal("play-stopped", "PIG-02, PIG-03"), "{frozen}");
    }
    assert_eq!(bank.no("ruling \"it was\" --by Ann"), refusal("other-judge", "PIG-02, PIG-03"));
    assert_eq!(bank.say("ruling \"it was\"")["by"], "Bob");
    bank.say("hand result --game holdem --in Cat=100 --in Bob=100 --win Bob=200");
    bank.audited();
}

#[test]
fn the_odd_chip_goes_to_the_first_on_the_left() {
    let mut bank = started();
    bank.write(
        "tie.json",
        r#"{"house":"pig","game":"holdem","board":"Ah Kh Qh Jh Th","button":"Ann","players":[
            {"name":"Bob","in":"25","cards":"2c2d"},{"name":"Cat","in":"25","cards":"9h8h"},
            {"name":"Ann","in":"25","folded":true,"cards":""}]}"#
            .replace('\n', " ")
            .as_str(),
    );
    let hand = bank.say("hand add tie.json");
    assert_eq!(hand["hands"][0]["awards"], json!({ "Bob": "50", "Cat": "25" }), "{hand}");
    bank.audited();
}

#[test]
fn all_money_is_prize_money() {
    let mut bank = started();
    bust(&mut bank, "Ann", "Bob", 1500);
    bank.say("tournament rebuy Ann");
    let status = bank.say("tournament status");
    assert_eq!((&status["pool"], &status["chips"]), (&json!("170.00"), &json!("12500")));
    assert_eq!(status["prizes"], json!(["102.00", "51.00", "17.00"]));
    assert_eq!(line(&mut bank, "Hal")["chips"], "1500");
    assert_eq!(bank.player("Ann")["result"], "-30.00");
}

#[test]
fn only_the_first_player_out_comes_back_and_once() {
    let mut bank = started();
    let out = bust(&mut bank, "Ann", "Bob", 1500);
    assert_eq!(remarks(&out)[..2], ["PIG-40", "PIG-09"]);
    let back = bank.say("tournament rebuy Ann");
    assert_eq!(back["entries"][0]["stack"], "500");
    bust(&mut bank, "Ann", "Bob", 500);
    assert_eq!(bank.no("tournament rebuy Ann"), refusal("not-first-out", "PIG-09"));
    bust(&mut bank, "Cat", "Bob", 1500);
    assert_eq!(bank.no("tournament rebuy Cat"), refusal("not-first-out", "PIG-09"));
}

#[test]
fn a_player_who_does_not_come_back_at_once_has_lost_the_right() {
    let mut bank = started();
    bust(&mut bank, "Ann", "Bob", 1500);
    bust(&mut bank, "Cat", "Bob", 1500);
    assert_eq!(bank.no("tournament rebuy Ann"), refusal("not-first-out", "PIG-09"));
    // The exit that cost her the right is undone, and so she may.
    bank.say("undo");
    bank.say("tournament rebuy Ann");
    bank.audited();
}

#[test]
fn a_third_that_cannot_be_counted_out_is_asked_before_the_start() {
    let mut bank = Bank::open("pig", &["Ann"]);
    assert_eq!(
        bank.no("tournament new --entry 20 --stack 1000 --rebuy 10"),
        refusal("rebuy-not-payable", "PIG-09")
    );
    bank.say("tournament new --entry 20 --stack 1000 --rebuy 10 --rebuy-stack 350");
}

#[test]
fn money_is_no_chip_in_the_tournament_either() {
    let mut bank = started();
    assert_eq!(bank.no("buy Hal 20"), refusal("still-in-play", "PIG-10"));
    assert_eq!(
        bank.no("hand result --game holdem --in Hal=1525 --in Ann=1500 --win Hal=3025"),
        refusal("stack-too-small", "PIG-10")
    );
    assert_eq!(bank.no("buy Bob 100 --from Ann --debt"), refusal("no-player-sales", "PIG-11"));
    assert_eq!(bank.no("cashout Ann"), refusal("no-cash-out", "PIG-13, PIG-14"));
    assert_eq!(bank.player("Ann")["chips"], "0.00");
}

#[test]
fn it_ends_when_one_has_every_chip() {
    let mut bank = started();
    bust(&mut bank, "Ann", "Bob", 1500);
    bank.say("tournament rebuy Ann");
    assert_eq!(bank.no("tournament payout"), refusal("not-over", "PIG-12"));
    let mut last = bust(&mut bank, "Ann", "Bob", 500);
    for loser in ["Cat", "Dan", "Eve", "Fay", "Gus", "Hal"] {
        last = bust(&mut bank, loser, "Bob", 1500);
    }
    assert_eq!(remarks(&last), ["PIG-40", "PIG-12"]);
    assert_eq!(line(&mut bank, "Bob")["chips"], "12500");
    let paid = bank.say("tournament payout");
    assert_eq!(paid["pool"], "170.00");
    let places: Vec<(i64, &str, &str)> = paid["places"]
        .as_array()
        .unwrap()
        .iter()
        .map(|place| {
            let word = |key: &str| place[key].as_str().unwrap();
            (place["place"].as_i64().unwrap(), word("player"), word("amount"))
        })
        .collect();
    assert_eq!(places, [(1, "Bob", "102.00"), (2, "Hal", "51.00"), (3, "Gus", "17.00")]);
    assert_eq!(paid["order"].as_array().unwrap().len(), 8);
    let closed = bank.say("close");
    assert_eq!(closed["results"]["Bob"], "82.00");
    bank.audited();
}

#[test]
fn who_leaves_takes_his_chips_out_of_the_game() {
    let mut bank = started();
    bust(&mut bank, "Ann", "Bob", 1500);
    bank.say("tournament rebuy Ann");
    bank.say("hand result --game holdem --in Hal=400 --in Bob=400 --win Bob=800");
    let left = bank.say("tournament leave Hal");
    assert_eq!((&left["stack"], &left["in_play"]), (&json!("1100"), &json!("11400")));
    assert_eq!(remarks(&left), ["PIG-14"]);
    let status = bank.say("tournament status");
    assert_eq!((&status["pool"], &status["left"]), (&json!("170.00"), &json!(7)));
    assert_eq!(bank.player("Hal")["result"], "-20.00");
    bank.audited();
}

#[test]
fn nothing_starts_on_110_per_cent() {
    let mut bank = eight();
    let refused = bank.refused("tournament start");
    assert_eq!((refused.code.as_str(), refused.rule.as_str()), ("prizes-sum", "PIG-16"));
    assert!(refused.message.contains("110%"), "{}", refused.message);
    assert_eq!(refused.hint, "--json tournament start --payout 60/30/10");
    bank.say("tournament start --payout 50/30/20");
}

#[test]
fn seats_are_not_exchanged() {
    let mut bank = started();
    assert_eq!(bank.no("seat Ann 2"), refusal("seat-kept", "PIG-18"));
    assert_eq!(bank.no("seat Ann 9"), refusal("seat-kept", "PIG-18"));
}

#[test]
fn the_last_player_out_deals() {
    let mut bank = started();
    let dealer = |bank: &mut Bank| {
        let deal = bank.say("deal");
        (deal["dealer"].as_str().unwrap().to_owned(), deal["button"].as_str().unwrap().to_owned())
    };
    assert_eq!(dealer(&mut bank), ("Ann".to_owned(), "Ann".to_owned()));
    bust(&mut bank, "Ann", "Bob", 1500);
    bank.say("tournament rebuy Ann");
    assert_eq!(dealer(&mut bank), ("Bob".to_owned(), "Bob".to_owned()));
    bust(&mut bank, "Ann", "Cat", 500);
    assert_eq!(dealer(&mut bank), ("Ann".to_owned(), "Cat".to_owned()));
    bust(&mut bank, "Bob", "Cat", 1500);
    bank.say("count Bob 1500");
    bust(&mut bank, "Bob", "Dan", 1500);
    assert_eq!(dealer(&mut bank), ("Bob".to_owned(), "Dan".to_owned()));
    assert_eq!(bank.say("tournament seats")["dealer"], "Bob");
}

#[test]
fn seat_one_has_the_first_button_and_it_goes_left() {
    let mut bank = started();
    for (button, small, big) in [("Ann", "Bob", "Cat"), ("Bob", "Cat", "Dan")] {
        let deal = bank.say("deal");
        let posts = deal["posts"].as_array().unwrap();
        let post = |at: usize| (posts[at]["player"].as_str().unwrap(), posts[at]["blind"].as_str().unwrap());
        assert_eq!(deal["button"], button);
        assert_eq!([post(0), post(1)], [(small, "25"), (big, "50")]);
        bank.say("hand result --game holdem --in Eve=50 --in Fay=50 --win Fay=100");
    }
}

#[test]
fn a_new_level_is_noted_with_hand_and_agreement() {
    let mut bank = started();
    for loser in ["Ann", "Cat", "Dan"] {
        bust(&mut bank, loser, "Bob", 1500);
    }
    assert_eq!(bank.no("tournament level 50/100 --against Eve"), refusal("not-unanimous", "PIG-01"));
    let level = bank.say("tournament level 50/100");
    assert_eq!((&level["blinds"]["small"], &level["blinds"]["big"]), (&json!("50"), &json!("100")));
    let told = bank.hear("tournament level");
    assert!(told.contains("after 3 hands") && told.contains("agreed by all 5"), "{told}");
    let posts = bank.say("deal --dealer Bob")["posts"].clone();
    assert_eq!((&posts[0]["blind"], &posts[1]["blind"]), (&json!("50"), &json!("100")));
}

#[test]
fn no_level_has_an_ante() {
    let mut bank = started();
    assert_eq!(bank.no("tournament level 50/100/25"), refusal("no-ante", "PIG-28"));
}

#[test]
fn of_two_in_one_hand_the_larger_stack_has_the_better_place() {
    let mut bank = started();
    bank.say("hand result --game holdem --in Cat=500 --in Dan=500 --win Dan=1000");
    let hand = bank.say("hand result --game holdem --in Bob=1500 --in Cat=1000 --in Dan=2000 --win Dan=4500");
    assert_eq!(remarks(&hand)[0], "PIG-40");
    assert_eq!((&line(&mut bank, "Bob")["place"], &line(&mut bank, "Cat")["place"]), (&json!(7), &json!(8)));
    // Equal stacks share.
    bank.say("hand result --game holdem --in Eve=1500 --in Fay=1500 --in Dan=1500 --win Dan=4500");
    assert_eq!((&line(&mut bank, "Eve")["place"], &line(&mut bank, "Fay")["place"]), (&json!(5), &json!(5)));
    bank.audited();
}

#[test]
fn a_hand_that_does_not_count_brings_its_losers_back() {
    let mut bank = started();
    bust(&mut bank, "Ann", "Bob", 1500);
    bank.say("hand void 1 --why \"the deck was short\"");
    assert_eq!(line(&mut bank, "Ann")["standing"], "in");
    assert_eq!(line(&mut bank, "Ann")["chips"], "1500");
    bank.audited();
}

#[test]
fn the_fee_of_a_house_that_takes_one_stays_out_of_the_pool() {
    let mut bank = Bank::closed("casino", &["Ann", "Bob"]);
    bank.say("house new mine.toml --from casino");
    let profile = bank.read("mine.toml");
    let (before, rake) = profile.split_once("[rake]").expect("a rake");
    let profile = format!("{before}[rake]{}", rake.replacen("is = \"none\"", "is = \"fund\"", 1));
    bank.write("mine.toml", &profile.replacen("[tournament]\n", "[tournament]\nfee = \"2.00\"\n", 1));
    bank.say("open --house mine.toml --banker Ann");
    bank.say("tournament new --entry 20 --stack 1500 --levels 25/50 --payout 100");
    let sold = bank.say("tournament enter Ann Bob");
    assert_eq!((&sold["entries"][0]["fee"], &sold["pool"]), (&json!("2.00"), &json!("40.00")));
    bank.say("tournament start");
    bank.say("tournament bust Ann");
    bank.say("tournament payout");
    let closed = bank.say("close");
    assert_eq!(closed["results"], json!({ "Ann": "-20.00", "Bob": "20.00" }));
    bank.audited();
}
