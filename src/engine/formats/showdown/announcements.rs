//! What is said about a hand besides its cards: wild cards the dealer named, wrong calls, hands as called, level bets.

use crate::formats::showdown::trial::{hand, pays, refused, rules, texts, with};
use serde_json::{Value, json};

const DRAW: &str = "five-card-draw";

/// Adds what a player says to their object.
fn says(mut line: Value, seat: usize, key: &str, value: Value) -> Value {
    line["players"][seat][key] = value;
    line
}

#[test]
fn the_dealer_names_wild_cards_before_the_deal() {
    let players = [("A", "2h 2d 9c 9d Ks", ""), ("B", "AhAdAcAs Kd", "")];
    let line = hand("mike", DRAW, "1.00", &players);
    pays(&line, &json!({ "B": "2.00" }), "0.00");
    let answer = pays(&with(line.clone(), "wild", json!(["2"])), &json!({ "B": "2.00" }), "0.00");
    assert_eq!(
        (rules(&answer)[0], texts(&answer)[0]),
        ("MIK-53", "the dealer called deuces wild before the deal")
    );
    let answer = pays(&with(line, "wild", json!(["2", "Ks"])), &json!({ "A": "2.00" }), "0.00");
    assert!(texts(&answer)[1].ends_with("five nines"), "{answer}");
}

#[test]
fn announced_wild_cards_join_those_of_the_game_and_its_low() {
    let game = "seven-card-stud-low-hole-wild-hi-lo";
    let players = [("A", "(Kh 9d 9c) Kd Js Qc Th", ""), ("B", "(Ah 5d 8c) 7d 3h 2c Jd", "")];
    let line = with(hand("mike", game, "1.00", &players), "hilo", json!("cards"));
    let answer = pays(&line, &json!({ "A": "1.00", "B": "1.00" }), "0.00");
    let told = |end: &str, answer: &Value| texts(answer).iter().any(|text| text.ends_with(end));
    assert!(told("four kings", &answer) && told("seven-four low", &answer), "{answer}");
    let answer = pays(&with(line, "wild", json!(["K"])), &json!({ "A": "1.00", "B": "1.00" }), "0.00");
    assert!(told("five queens", &answer) && told("seven-four low", &answer), "{answer}");
}

#[test]
fn a_low_hole_card_may_be_announced_and_so_may_a_joker() {
    let players = [("A", "(9h 4d) 9s 9d Kd", ""), ("B", "(7s 5c) 6d Jh Jo", "")];
    let line = with(hand("igloo", "five-card-stud", "1.00", &players), "wild", json!(["low-hole", "joker"]));
    let answer = pays(&line, &json!({ "A": "2.00" }), "0.00");
    assert!(texts(&answer)[1].ends_with("four nines"), "{answer}");
    assert_eq!(
        texts(&answer)[0],
        "the dealer called these wild before the deal: the joker, the lowest hole card"
    );
    let unmarked = [("A", "9h 4d 9s 9d Kd", ""), ("B", "As 5c Ad Jh Jc", "")];
    let line = with(hand("igloo", "five-card-stud", "1.00", &unmarked), "wild", json!(["low-hole"]));
    let message =
        "`five-card-stud` depends on which cards `A` has in the hole; put the hole cards in parentheses";
    refused(&line, "hole-cards-unknown", message);
}

#[test]
fn in_a_game_with_a_board_all_own_cards_are_hole_cards() {
    let players = [("A", "4h 9d", ""), ("B", "Ah Kd", "")];
    let line = with(hand("mike", "holdem", "1.00", &players), "board", json!("9h 9s 2c 7d Jd"));
    let answer = pays(&with(line, "wild", json!(["low-hole"])), &json!({ "A": "2.00" }), "0.00");
    assert!(texts(&answer)[1].ends_with("four nines"), "{answer}");
}

#[test]
fn this_house_knows_the_wild_cards_of_its_games_only() {
    let line = hand("cause", DRAW, "50", &[("A", "2h 2d 9c 9d Ks", ""), ("B", "AhAdAcAs Kd", "")]);
    let message = "deuces can't be wild: at this house you can't add wild cards to a game";
    refused(&with(line, "wild", json!(["2"])), "wild-not-announced-here", message);
    let line = hand("igloo", DRAW, "1.00", &[("A", "2h 2d 9c 9d Ks", "")]);
    let twice = "`2` can't be added: another card like it is already wild";
    refused(&with(line, "wild", json!(["2", "2"])), "wild-twice", twice);
}

#[test]
fn a_wrong_call_that_made_another_muck_cannot_win() {
    let board = |line| with(line, "board", json!("Qs 8d 4h 3c 2c"));
    let three = [("X", "Qd 9h", ""), ("Y", "", ""), ("Z", "Jc Jd", "")];
    let line = board(hand("dave", "holdem", "1.00", &three));
    pays(&line, &json!({ "X": "3.00" }), "0.00");
    let answer = pays(&says(line.clone(), 0, "miscalled", json!(true)), &json!({ "Z": "3.00" }), "0.00");
    assert_eq!(
        (rules(&answer)[0], texts(&answer)[0]),
        ("DAV-55", "X called the hand wrong and another player folded because of it, so it can't win")
    );
    let two = says(board(hand("dave", "holdem", "1.00", &[three[0], three[1]])), 0, "miscalled", json!(true));
    let answer = pays(&two, &json!({ "Y": "2.00" }), "0.00");
    assert_eq!(rules(&answer), ["DAV-55", "DAV-55"]);
}

#[test]
fn a_wrong_call_costs_nothing_where_cards_speak() {
    for (house, rule) in [("igloo", "IGL-18"), ("mike", "MIK-31")] {
        let line = hand(house, DRAW, "1.00", &[("X", "QdQh 9h 5c 2s", ""), ("Y", "", "")]);
        let answer = pays(&says(line, 0, "miscalled", json!(true)), &json!({ "X": "2.00" }), "0.00");
        assert_eq!(rules(&answer)[0], rule);
        assert_eq!(texts(&answer)[0], "X called the hand wrong, but it costs nothing: cards speak");
    }
}

#[test]
fn a_wrong_call_does_not_cost_a_side_pot_nobody_else_reached() {
    let line = json!({ "house": "dave", "game": "five-card-draw", "players": [
        { "name": "X", "in": "2.00", "cards": "QdQh 9h 5c 2s", "miscalled": true },
        { "name": "Y", "in": "1.00", "cards": "" },
        { "name": "Z", "in": "2.00", "folded": true },
    ]});
    pays(&line, &json!({ "X": "2.00", "Y": "3.00" }), "0.00");
}

#[test]
fn a_hand_as_its_owner_calls_it() {
    let players = [("A", "QhQdQs 7c 7d", ""), ("B", "AhAd 3c 3s 9d", "")];
    let line = says(hand("cause", DRAW, "50", &players), 0, "calls", json!("two-pair"));
    let answer = pays(&line, &json!({ "A": "100" }), "0");
    assert!(texts(&answer)[0].ends_with("full house, queens over sevens"), "{answer}");
    let answer = pays(&with(line.clone(), "as_called", json!(true)), &json!({ "B": "100" }), "0");
    assert_eq!(
        (rules(&answer)[0], texts(&answer)[0]),
        ("CAU-036", "a hand counts as the player calls it, if the cards can make it")
    );
    let beyond = says(with(line, "as_called", json!(true)), 0, "calls", json!("straight"));
    let answer = pays(&beyond, &json!({ "A": "100" }), "0");
    assert!(texts(&answer)[0].ends_with("full house, queens over sevens"), "{answer}");
    assert!(!rules(&answer).contains(&"CAU-036"), "the call decided nothing: {answer}");
    let elsewhere = with(hand("igloo", DRAW, "1.00", &players), "as_called", json!(true));
    refused(
        &elsewhere,
        "cards-speak",
        "cards speak at this house: a hand counts for what it is, not for what the player calls it",
    );
}

#[test]
fn every_kind_can_be_called() {
    let wins = |cards: &str, calls: &str, other: &str, awards: Value| {
        let line = hand("cause", DRAW, "50", &[("A", cards, ""), ("B", other, "")]);
        pays(&says(with(line, "as_called", json!(true)), 0, "calls", json!(calls)), &awards, "0");
    };
    for (cards, calls, better, worse) in [
        ("9h8h7h6h5h", "flush", "2c2d3h3d3c", "8c7d6s5d4c"),
        ("9h8h7h6h5h", "straight", "2d3d4d7d8d", "8c7d6s5d4c"),
        ("9h9d9s9c5h", "three-of-a-kind", "6d5d4d3d2c", "8c8d8sAdKc"),
        ("9h9d9s9c5h", "pair", "2d2c3d3s4c", "8c8dAsAdKc"),
        ("9h9d9s8c8h", "high-card", "2d2c3d4s5c", "8d7c5s4d3c"),
    ] {
        wins(cards, calls, better, json!({ "B": "100" }));
        if calls != "pair" {
            wins(cards, calls, worse, json!({ "A": "100" }));
        }
    }
    wins("9h9d9s9c5h", "four-of-a-kind", "2d2c3d3s3c", json!({ "A": "100" }));
    wins("9h9d9s5c5h", "full-house", "2d3d4d7d8d", json!({ "A": "100" }));
    wins("9h8h7h6h5h", "straight-flush", "2d2c2s2h8d", json!({ "A": "100" }));
    wins("9h8h7h6h5h", "five-of-a-kind", "2d2c2s2h8d", json!({ "A": "100" }));
}

#[test]
fn the_pot_must_be_right_before_the_showdown() {
    let line = |all_in: bool| {
        json!({ "house": "pig", "game": "holdem", "board": "Qs 8d 4h 3c 2c", "players": [
            { "name": "A", "in": "200", "cards": "Ah Ad", "allin": false },
            { "name": "B", "in": "200", "cards": "Kh Kd" },
            { "name": "C", "in": "150", "cards": "Qh Qd", "allin": all_in },
        ]})
    };
    let message = "`C` put in 150.00 and isn't all in, but that's 50.00 short of 200.00";
    refused(&line(false), "bets-not-level", message);
    let refusal =
        crate::formats::showdown::answer(&line(false).to_string(), &crate::formats::line::Houses::presets());
    assert_eq!(refusal.unwrap_err().refusal.rule.as_deref(), Some("PIG-52"));
    pays(&line(true), &json!({ "A": "100.00", "C": "450.00" }), "0.00");
    let mut unsaid = line(false);
    for player in unsaid["players"].as_array_mut().unwrap() {
        player.as_object_mut().unwrap().remove("allin");
    }
    pays(&unsaid, &json!({ "A": "100.00", "C": "450.00" }), "0.00");
}
