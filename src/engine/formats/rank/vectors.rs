//! The printed examples of the houses for comparing hands, one test per vector, through the command's own JSON.

use crate::formats::line::Houses;
use crate::formats::rank::answer;
use serde_json::{Value, json};

#[track_caller]
fn ranked(line: Value) -> Value {
    serde_json::from_str(&answer(&line.to_string(), &Houses::presets()).unwrap()).unwrap()
}

#[track_caller]
fn refused(line: &str, code: &str, message: &str) {
    let refusal = answer(line, &Houses::presets()).unwrap_err().refusal;
    assert_eq!((refusal.code, refusal.message.as_str()), (code, message), "{line}");
}

/// Name and winner of hands for a side.
#[track_caller]
fn side(house: &str, side: &str, word: &str, hands: &[&str]) -> (Vec<u64>, Vec<String>) {
    let mut line = json!({ "house": house, "high": "none", "hands": hands });
    line[side] = json!(word);
    let answer = ranked(line);
    let winners = answer[side].as_array().unwrap().iter().map(|place| place.as_u64().unwrap()).collect();
    let names = answer["hands"].as_array().unwrap().iter();
    (winners, names.map(|hand| hand[side].as_str().unwrap_or("-").to_owned()).collect())
}

/// Each hand must be better than the next for the low of a house.
#[track_caller]
fn low_descends(house: &str, word: &str, hands: &[&str]) {
    for pair in hands.windows(2) {
        assert_eq!(side(house, "low", word, pair).0, [0], "{pair:?}");
    }
}

#[track_caller]
fn wild(house: &str, wild: &[&str], hand: &str) -> String {
    let answer = ranked(json!({ "house": house, "wild": wild, "hands": [hand] }));
    answer["hands"][0]["high"].as_str().unwrap().to_owned()
}

#[test]
fn the_example_of_the_command_line() {
    let line = r#"{"id":"x","high":"standard","low":"none","board":"Ts Td 9s 3s Jh","hands":["5s Jc","7d 4c","Jd 9c"]}"#;
    let out = r#"{"id":"x","high":[0,2],"low":[],"hands":[{"high":"two pair, jacks and tens","cards":"Jc Jh Ts Td 9s","low":null},{"high":"pair of tens","cards":"Ts Td Jh 9s 7d","low":null},{"high":"two pair, jacks and tens","cards":"Jd Jh Ts Td 9c","low":null}]}"#;
    assert_eq!(answer(line, &Houses::presets()).as_deref(), Ok(out));
}

#[test]
fn the_ladder_with_five_of_a_kind() {
    let hands = [
        "9h 9d 9s Jo Jo",
        "Kc Qc Jc Tc 9c",
        "4h 4d 4s 4c 2d",
        "7h 7d 7s 2h 2s",
        "Ad 9d 7d 4d 2d",
        "Th 9s 8d 7h 6c",
        "8h 8d 8s Kd 2c",
        "Jh Jd 5s 5c 3d",
        "Qh Qs 9d 4c 2h",
        "Ah Qd 9s 5c 3h",
    ];
    for house in ["igloo", "mike", "cause"] {
        for pair in hands.windows(2) {
            let answer = ranked(json!({ "house": house, "wild": ["joker"], "hands": pair }));
            assert_eq!(answer["high"], json!([0]), "{pair:?}");
        }
    }
    assert_eq!(wild("igloo", &["joker"], hands[0]), "five nines");
}

#[test]
fn the_number_of_wild_cards_breaks_no_tie() {
    let hands = json!(["Kh Kd 9s 5c 2d", "Kc Jo 9h 5d 2c"]);
    assert_eq!(ranked(json!({ "house": "igloo", "wild": ["joker"], "hands": hands }))["high"], json!([0, 1]));
}

#[test]
fn the_holder_calls_the_ace_high() {
    assert_eq!(wild("igloo", &["low-hole"], "(Ah 5c 9d) 8h 8s Kc 2d"), "three eights");
    let line = json!({ "house": "igloo", "wild": ["low-hole"], "hands": ["(Ah 5c 9d) 8h 8s Kc 2d"] });
    let cards = ranked(line)["hands"][0]["cards"].as_str().unwrap().to_owned();
    assert!(cards.contains("Ah") && cards.contains("5c"), "{cards}");
}

#[test]
fn the_holder_calls_the_ace_low() {
    let hand = "(Ah Qd Qc) Qs Th 4d 2c";
    assert_eq!(wild("igloo", &["low-hole"], hand), "four queens");
    assert_eq!(wild("igloo", &["low-hole-all"], hand), "royal flush");
}

#[test]
fn the_best_lows_in_order() {
    let hands = ["Ah 2d 3c 4s 5h", "Ah 2d 3c 4s 6h", "Ah 2d 3c 5s 6h", "2h 3d 4c 5s 6h"];
    low_descends("igloo", "house", &hands);
    assert_eq!(
        side("igloo", "low", "house", &hands).1,
        ["wheel", "six-four low", "six-five low", "six-five low"]
    );
}

#[test]
fn a_flush_does_not_hurt_a_low() {
    assert_eq!(side("igloo", "low", "house", &["Ac 2c 3c 4c 5c", "Ad 2h 3s 4d 5h"]).0, [0, 1]);
}

#[test]
fn a_pair_of_aces_is_the_lowest_pair() {
    let (winners, names) = side("igloo", "low", "house", &["Ah As 3c 4d 5h", "2h 2s 3d 4c 5d"]);
    assert_eq!((winners, names[0].as_str()), (vec![0], "pair of aces"));
}

#[test]
fn an_ace_swings() {
    let answer =
        ranked(json!({ "house": "igloo", "high": "standard", "low": "house", "hands": ["Ah 2d 3c 4s 5h"] }));
    assert_eq!(answer["hands"][0]["high"], "straight, five high");
    assert_eq!(answer["hands"][0]["low"], "wheel");
}

#[test]
fn three_cards_with_all_options_off() {
    let (winners, names) = side("mike", "high", "three-card", &["QcJcTc", "2h2d3s"]);
    assert_eq!((winners, names), (vec![1], vec!["queen high".to_owned(), "pair of deuces".to_owned()]));
}

#[test]
fn straights_spoil_a_low() {
    let hands = ["Ah2d3c4s6h", "6c6d7h8s9c", "Ad2c3s4h5d"];
    low_descends("mike", "house", &hands);
    assert_eq!(
        side("mike", "low", "house", &hands).1,
        ["six-four low", "pair of sixes", "straight, five high"]
    );
}

#[test]
fn flushes_spoil_a_low() {
    low_descends("mike", "house", &["Kh Qd Js 9c 8d", "Ac2c3c4c6c"]);
}

#[test]
fn paired_aces_are_high() {
    low_descends("mike", "house", &["2h 2s 3d 4c 6d", "Kh Ks 3h 4s 6c", "Ah As 3c 4d 6h"]);
}

#[test]
fn a_single_ace_is_low() {
    low_descends("mike", "house", &["2c 2d Ah 3s 4h", "2h 2s 3d 4c 5d"]);
}

#[test]
fn eight_or_better() {
    let (winners, names) = side("mike", "low", "8", &["8h7d6c5s4h", "9h4d3c2sAh", "8s8c4c2dAd"]);
    assert_eq!(
        (winners, names),
        (vec![0], vec!["eight-seven low".to_owned(), "-".to_owned(), "-".to_owned()])
    );
}

#[test]
fn eight_or_better_knows_no_flush() {
    low_descends("mike", "8", &["Ac2c3c4c5c", "Ad2h3s4d6c"]);
}

#[test]
fn two_different_fives_of_seven() {
    let line =
        json!({ "house": "mike", "high": "standard", "low": "house", "hands": ["Ah 2h 6h 9h Kh 3d 4s"] });
    let answer = ranked(line);
    assert_eq!(answer["hands"][0]["high"], "flush, ace high");
    assert_eq!(answer["hands"][0]["low"], "six-four low");
    let mut cards: Vec<&str> = answer["hands"][0]["cards"].as_str().unwrap().split(' ').collect();
    cards.sort_unstable();
    assert_eq!(cards, ["2h", "6h", "9h", "Ah", "Kh"]);
}

#[test]
fn a_wild_card_may_repeat_a_card() {
    assert_eq!(wild("mike", &["joker"], "Ah As Ac Jo Jo"), "five aces");
}

#[test]
fn but_not_in_a_flush() {
    assert_eq!(wild("mike", &["joker"], "Ah Jh 9h 7h Jo"), "flush, ace high");
    let ties = ["Ah Jh 9h 7h Jo", "Ad Kd Jd 9d 7d"];
    assert_eq!(ranked(json!({ "house": "mike", "wild": ["joker"], "hands": ties }))["high"], json!([0, 1]));
}

#[test]
fn a_card_wild_already_is_still_the_lowest() {
    assert_eq!(wild("mike", &["3", "low-hole"], "(4h 4d 3c) Ks 4s 7h 9d"), "four fours");
}

#[test]
fn aces_are_lowest_if_all_are_aces() {
    assert_eq!(wild("mike", &["3", "low-hole"], "(Ah Ad Ac) 2d 3h 6s Jc"), "five jacks");
}

#[test]
fn an_ace_is_not_the_lowest() {
    assert_eq!(wild("mike", &["low-hole"], "(Ah 2c 7d) 7s Ks 9h 4h"), "three sevens");
}

#[test]
fn three_card_kinds_descend() {
    let hands = ["9h8h7h", "5h5d5s", "9c8d7s", "KdTd4d", "AhAd2c", "AsKh9c"];
    for pair in hands.windows(2) {
        assert_eq!(side("cause", "high", "three-card", pair).0, [0], "{pair:?}");
    }
}

#[test]
fn three_card_runs() {
    let hands = ["AhKhQh", "4c3c2c", "3d2dAd"];
    for pair in hands.windows(2) {
        assert_eq!(side("cause", "high", "three-card", pair).0, [0], "{pair:?}");
    }
    let names = side("cause", "high", "three-card", &hands).1;
    assert_eq!(
        names,
        ["straight flush, ace high", "straight flush, four high", "straight flush, three high"]
    );
}

#[test]
fn ace_deuce_three_is_three_high() {
    let (winners, names) = side("cause", "high", "three-card", &["3h2dAs", "4h3d2s"]);
    assert_eq!((winners, names[0].as_str()), (vec![1], "straight, three high"));
}

#[test]
fn three_card_ties_know_no_suit() {
    assert_eq!(side("cause", "high", "three-card", &["Kh Kd 4s", "Ks Kc 4h"]).0, [0, 1]);
    assert_eq!(side("cause", "high", "three-card", &["Kh Kd 4s", "Ks Kc 3h"]).0, [0]);
}

#[test]
fn missing_kickers_lose() {
    for hands in [&["8h8dKs", "8s8c6h2d", "8h8c6d"][..], &["Th", "9h5d", "9s3d2c", "9c3h", "9d"]] {
        for pair in hands.windows(2) {
            assert_eq!(side("cause", "high", "partial", pair).0, [0], "{pair:?}");
        }
    }
}

#[test]
fn four_suited_cards_are_high_cards() {
    assert_eq!(side("cause", "high", "partial", &["Ah2h3h4h"]).1, ["ace high"]);
}

#[test]
fn five_of_a_kind_above_the_royal_flush() {
    let hands = ["AhAdAcAsJo", "KhKdKcKsJo", "AsKsQsJsTs"];
    for pair in hands.windows(2) {
        assert_eq!(ranked(json!({ "house": "cause", "wild": ["joker"], "hands": pair }))["high"], json!([0]));
    }
}

#[test]
fn one_eyed_jacks() {
    let wilds = ["A", "2", "Js", "Jh"];
    assert_eq!(wild("cause", &wilds, "2h Jh 9c 9d 4s"), "four nines");
    assert_eq!(wild("cause", &wilds, "2h Jd 9c 9d 4s"), "three nines");
    assert_eq!(wild("cause", &wilds, "Ac 2d Js Kh Kd"), "five kings");
}

#[test]
fn one_low_by_three_rules() {
    let hands = ["Ah2d3c4s5h", "Ad2c3s4h6d"];
    assert_eq!(side("igloo", "low", "house", &hands).0, [0]);
    assert_eq!(side("mike", "low", "house", &hands).0, [1]);
    assert_eq!(side("mike", "low", "8", &hands).0, [0]);
}

#[test]
fn a_pair_of_aces_in_two_houses() {
    let hands = ["AhAs3c4d6h", "2h2s3d4c6d"];
    assert_eq!(side("igloo", "low", "house", &hands).0, [0]);
    assert_eq!(side("mike", "low", "house", &hands).0, [1]);
}

#[test]
fn the_lowest_of_ace_six_nine() {
    let hand = "(Ah 6d 9c) Ad As Kh 2c";
    assert_eq!(wild("igloo", &["low-hole"], hand), "four aces");
    assert_eq!(wild("mike", &["low-hole"], hand), "four aces");
    let names = |house| wild(house, &["low-hole"], "(Ah 6d 9c) 6h 6s Kh 2c");
    assert_eq!(
        (names("igloo"), names("mike"), names("cause")),
        ("four sixes".to_owned(), "three sixes".to_owned(), "three sixes".to_owned())
    );
}

#[test]
fn other_lows_and_badugi() {
    low_descends(
        "casino",
        "27",
        &["2h 3d 4c 5s 7h", "2h 3d 4c 6s 7h", "Ah 3d 4c 6s 7h", "2h 2d 4c 6s 7h", "2d 3d 4d 5d 7d"],
    );
    assert_eq!(
        side("casino", "low", "27", &["2h 3d 4c 5s 7h", "Ah 2d 3c 4s 5h"]).1,
        ["seven-five low", "ace-five low"]
    );
    let (winners, names) = side("casino", "low", "badugi", &["2h 3d 4c 8s", "Ah 2d 3c 3s", "Ah 2h 3h 4h"]);
    assert_eq!(
        (winners, names),
        (
            vec![0],
            vec![
                "badugi, eight high".to_owned(),
                "three cards, three high".to_owned(),
                "one card, ace high".to_owned()
            ]
        )
    );
}

#[test]
fn short_decks_jokers_and_bugs() {
    assert_eq!(side("casino", "high", "short-deck", &["6h 8h Th Qh Ah", "KdKcKs9h9d"]).0, [0]);
    assert_eq!(side("casino", "high", "short-deck", &["Ac 6d 7h 8s 9c"]).1, ["straight, nine high"]);
    assert_eq!(wild("casino", &["bug"], "Kh Kd 7s 4c Jo"), "pair of kings");
    assert_eq!(wild("casino", &["joker"], "Kh Kd 7s 4c Jo"), "three kings");
    assert_eq!(wild("casino", &["bug"], "9h 8d 7s 6c Jo"), "straight, ten high");
}

#[test]
fn two_of_the_hand_play_where_they_must() {
    let line =
        json!({ "use": "two", "low": "8", "board": "3h 4h 5h Kh Ks", "hands": ["Ah 2d Qc Js", "KdKcQdQs"] });
    let answer = ranked(line);
    assert_eq!((&answer["high"], &answer["low"]), (&json!([1]), &json!([0])));
    assert_eq!(answer["hands"][0]["high"], "straight, five high");
}

#[test]
fn bad_lines_are_refused_with_what_is_wrong() {
    refused(r#"{"hands":["AhAh3c4d5d"]}"#, "card-twice", "hand 0: Ah appears twice");
    refused(r#"{"hands":["Ah 2c 3c 4d"]}"#, "wrong-card-count", "hand 0: 4 cards; give 5 to 13");
    refused(
        r#"{"hands":["Jo Kh 3c 4d 5d"]}"#,
        "joker-not-wild",
        "hand 0: there's a joker, but `wild` has neither `joker` nor `bug`",
    );
    refused(
        r#"{"hands":["Ah Kh 3c 4d 5d"],"wild":["low-hole"]}"#,
        "hole-cards-unknown",
        "hand 0: hole cards are wild, so put them in parentheses",
    );
    refused(r#"{"hands":[]}"#, "hand-count", "0 hands; give 1 to 1000");
    refused(r#"{"hands":["Ah Kh 3c 4d 5d"],"hands":[]}"#, "bad-json", "`hands` appears twice");
    refused(
        r#"{"house":"nowhere","hands":["Ah"]}"#,
        "unknown-house",
        "there's no house `nowhere` (casino, cause, dave, igloo, mike, pig)",
    );
    let line = r#"{"id":"q","hands":["Ah"],"hurry":1}"#;
    let bare = answer(line, &Houses::presets()).unwrap_err();
    assert!(bare.line(|_| String::new()).contains("column 32: `hurry` isn't known here"), "{bare:?}");
    let rejected = bare.placed("stdin", 3).line(|_| String::new());
    assert!(
        rejected
            .starts_with(r#"{"id":"q","error":{"code":"bad-json","exit":5,"rule":null,"message":"stdin:3:32: `hurry` isn't known here"#),
        "{rejected}"
    );
}
