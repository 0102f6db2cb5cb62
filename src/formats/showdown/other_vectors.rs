//! The printed examples of the other houses for showdowns, one test per vector.

use crate::formats::showdown::trial::{hand, pays, rules, settled, texts, with};
use serde_json::{Value, json};

/// Eight seats, those named tie on a board that plays, seat 3 deals.
fn three_tied(each: &str, dead: &str) -> Value {
    let seat = |seat: usize, cards: &str| match cards {
        "" => json!({ "name": seat.to_string(), "in": "0", "folded": true }),
        _ => json!({ "name": seat.to_string(), "in": each, "cards": cards }),
    };
    let cards = ["", "", "2c 2d", "", "3c 3d", "", "", "4c 4d"];
    let mut players: Vec<Value> =
        cards.iter().enumerate().map(|(number, cards)| seat(number, cards)).collect();
    players[0]["dead"] = json!(dead);
    json!({ "house": "dave", "game": "holdem", "unit": "0.25", "button": "3", "board": "Ah Kh Qh Jh Th", "players": players })
}

#[test]
fn v_dav_56_dav_57_one_odd_chip() {
    let answer = pays(&three_tied("3.50", "0.25"), &json!({ "2": "3.50", "4": "3.75", "7": "3.50" }), "0.00");
    assert_eq!(rules(&answer).last(), Some(&"DAV-57"));
}

#[test]
fn v_dav_57_dav_57_two_odd_chips() {
    pays(&three_tied("3.50", "0.50"), &json!({ "2": "3.50", "4": "3.75", "7": "3.75" }), "0.00");
}

#[test]
fn v_dav_54_dav_54_cards_speak() {
    let line = with(
        hand("dave", "holdem", "1.00", &[("X", "Ah Kc", ""), ("Y", "Qd 9s", "")]),
        "board",
        json!("Qs Jd Td 4h 2c"),
    );
    pays(&line, &json!({ "X": "2.00" }), "0.00");
}

fn twice(house: &str, each: &str, carry: &str) -> Value {
    let line = hand(house, "holdem", each, &[("X", "Ah Ad", ""), ("Y", "Kh Kd", "")]);
    let boards = json!(["2c 3c 7d 8s 9h", "2c 3c 7d 8s Ks"]);
    with(with(with(line, "boards", boards), "carry", json!(carry)), "unit", json!("0.25"))
}

#[test]
fn v_dav_50_dav_50_dav_51_each_run_for_half() {
    let answer = pays(&twice("dave", "50.00", "0"), &json!({ "X": "50.00", "Y": "50.00" }), "0.00");
    assert_eq!(answer["pots"][0]["high"], json!(["X", "Y"]));
}

#[test]
fn v_dav_51_dav_51_the_odd_chip_to_the_first_run() {
    let answer = pays(&twice("dave", "37.50", "0.25"), &json!({ "X": "37.75", "Y": "37.50" }), "0.00");
    assert_eq!(
        (rules(&answer)[0], texts(&answer)[0]),
        ("DAV-51", "run 1 of 2 is for $37.75 of the main pot")
    );
}

#[test]
fn v_pig_04_pig_06_the_board_plays() {
    let line = with(
        hand("pig", "holdem", "100", &[("X", "2c 2d", ""), ("Y", "9h 8h", "")]),
        "board",
        json!("Ah Kh Qh Jh Th"),
    );
    let answer = settled(&line);
    assert_eq!(answer["pots"][0]["high"], json!(["X", "Y"]));
}

#[test]
fn pig_04_pig_05_pig_55_best_five_of_seven() {
    let line = with(
        hand("pig", "holdem", "100", &[("X", "Ah 2d", ""), ("Y", "9h 8h", "")]),
        "board",
        json!("As Kh Qh 3h 7c"),
    );
    let answer = settled(&line);
    assert_eq!(answer["pots"][0]["high"], json!(["Y"]));
    assert!(texts(&answer)[0].ends_with("flush, king high"), "{answer}");
}

#[test]
fn v_cau_011_cau_013_cau_014_six_cards_cannot_win() {
    let players = [("A", "AhAdAs Kd Qd Jc", ""), ("B", "7h 5d 4c 3s 2h", "")];
    let answer = pays(&hand("cause", "five-card-draw", "50", &players), &json!({ "B": "100" }), "0");
    assert_eq!(
        (rules(&answer)[0], texts(&answer)[0]),
        ("CAU-014", "A has 6 cards instead of 5 and cannot win")
    );
}

#[test]
fn v_cau_029_cau_030_cau_039_the_best_hand_takes_the_pot() {
    let players = [("A", "KhKd8s5c2d", ""), ("B", "AhQd9s5h3c", "")];
    pays(&hand("cause", "five-card-draw", "50", &players), &json!({ "A": "100" }), "0");
}

#[test]
fn v_cau_030_cau_031_cau_063_a_tie_shares() {
    let players = [("A", "KhKd8s5c2d", ""), ("B", "KsKc8h5h2c", ""), ("C", "AhQd9s5d3c", "")];
    pays(&hand("cause", "five-card-draw", "100", &players), &json!({ "A": "150", "B": "150" }), "0");
}

#[test]
fn v_cau_031_cau_031_the_odd_chip_where_the_house_is_silent() {
    let players = [("A", "KhKd8s5c2d", ""), ("B", "KsKc8h5h2c", "")];
    let line = with(hand("cause", "five-card-draw", "150", &players), "carry", json!("25"));
    let answer = pays(&line, &json!({ "A": "175", "B": "150" }), "0");
    assert_eq!(rules(&answer).last(), Some(&"fallback, not from the house rules"));
}

#[test]
fn v_cau_061_cau_062_cau_064_cau_065_five_kings_split() {
    let players = [("A", "Ac 2d Js Kh Kd", ""), ("B", "As 2c Jh Ks Kc", ""), ("C", "2h Jd 9c 9d 4s", "")];
    let line = hand("cause", "acey-deucey-one-eyed-jack", "100", &players);
    let answer = pays(&line, &json!({ "A": "150", "B": "150" }), "0");
    assert!(texts(&answer)[0].ends_with("five kings"));
}

#[track_caller]
fn kings_and_low(cards: &str, name: &str) {
    let players = [("A", cards, ""), ("B", "4h 6c 8c 9s Jd", "")];
    let answer = pays(&hand("cause", "kings-and-low-man", "50", &players), &json!({ "A": "100" }), "0");
    assert!(texts(&answer)[0].ends_with(name), "{answer}");
}

#[test]
fn v_cau_063_cau_066_cau_067_cau_068_threes_wild() {
    kings_and_low("Ah 3c 3d 7s 9h", "three aces");
}

#[test]
fn v_cau_064_cau_066_cau_068_kings_and_deuces_wild() {
    kings_and_low("Qd Tc Kh 2s 2h", "four queens");
}

#[test]
fn v_cau_065_cau_066_suited_it_is_a_royal_flush() {
    kings_and_low("Qd Td Kh 2s 2h", "royal flush");
}

#[test]
fn v_cau_066_cau_067_the_ace_is_not_the_low_card() {
    kings_and_low("Ah 4c 9d Js Qh", "pair of aces");
}

const SPADE: &str = "high-spade-in-the-hole";

#[test]
fn v_cau_099_cau_105_cau_106_cau_107_cau_108_half_to_the_highest_spade() {
    let line = json!({ "house": "cause", "game": SPADE, "carry": "25", "players": [
        { "name": "A", "in": "200", "cards": "(Ah Ad 2s) Ac 9d 9h 3c" },
        { "name": "B", "in": "200", "cards": "(Ks 4d 7h) 8c Td Jh 3d" },
        { "name": "C", "in": "200", "cards": "(Qs 9s 2c) 5c 6d Qh 3h" },
    ]});
    let answer = pays(&line, &json!({ "A": "325", "B": "300" }), "0");
    assert_eq!(rules(&answer), ["CAU-034", "CAU-107", "CAU-108"]);
    assert_eq!(texts(&answer)[1], "best for the spade half of the main pot is B with the king of spades");
}

#[test]
fn v_cau_100_cau_107_the_best_hand_with_the_spade_takes_all() {
    let line = json!({ "house": "cause", "game": SPADE, "carry": "25", "players": [
        { "name": "A", "in": "300", "cards": "(Ah Ad As) Ac 9d 9h 3c" },
        { "name": "B", "in": "300", "cards": "(Ks 4d 7h) 8c Td Jh 3d" },
    ]});
    pays(&line, &json!({ "A": "625" }), "0");
}

#[test]
fn v_cau_101_cau_107_nobody_has_a_spade() {
    let line = json!({ "house": "cause", "game": SPADE, "carry": "25", "players": [
        { "name": "A", "in": "300", "cards": "(Ah Ad 2h) Ac 9d 9h 3c" },
        { "name": "B", "in": "300", "cards": "(Kd 4d 7h) 8c Td Jh 3d" },
    ]});
    pays(&line, &json!({ "A": "625" }), "0");
}

#[test]
fn cau_118_three_cards_with_threes_wild() {
    let players = [("P", "3h Ac Ad", ""), ("Q", "Ts 9d 6h", "")];
    let answer = pays(&hand("cause", "three-card-threes-wild", "50", &players), &json!({ "P": "100" }), "0");
    assert!(texts(&answer)[0].ends_with("three aces"));
}

#[test]
fn v_x_05_igl_33_dav_57_cau_108_mik_49_the_odd_unit_of_a_halved_pot() {
    let players = [("H", "AhAdAcKs4d2c6s", ""), ("L", "2h3d4h6dAs8cQh", "")];
    let line = |house: &str, button: &str| {
        let line = hand(house, "seven-card-stud-hi-lo", "1.00", &players);
        let line = with(with(line, "hilo", json!("cards")), "button", json!(button));
        with(with(line, "carry", json!("0.05")), "unit", json!("0.05"))
    };
    for (house, button) in [("igloo", "H"), ("mike", "H"), ("dave", "L")] {
        pays(&line(house, button), &json!({ "H": "1.05", "L": "1.00" }), "0.00");
    }
    pays(&line("dave", "H"), &json!({ "H": "1.00", "L": "1.05" }), "0.00");
}

#[test]
fn cau_033_all_cards_are_shown_to_win() {
    let players = [("A", "AhAdAs Kd", ""), ("B", "7h 5d 4c 3s 2h", "")];
    pays(&hand("cause", "five-card-draw", "50", &players), &json!({ "B": "100" }), "0");
}

#[test]
fn cau_034_an_exposed_hand_is_the_best_it_contains() {
    let players = [("A", "5h4d3s2cAh", ""), ("B", "AdAcKs9h8h", "")];
    let answer = pays(&hand("cause", "five-card-draw", "50", &players), &json!({ "A": "100" }), "0");
    assert_eq!(rules(&answer), ["CAU-034"]);
}

#[test]
fn v_cau_049_cau_058_wild_cards_do_not_reorder_the_kinds() {
    let players = [("A", "Ac Kh Kd 9c 9d", ""), ("B", "2d 5h 6d 7s 8c", "")];
    let answer =
        pays(&hand("cause", "acey-deucey-one-eyed-jack", "100", &players), &json!({ "A": "200" }), "0");
    assert!(texts(&answer)[0].ends_with("full house, kings over nines"), "{answer}");
}

#[test]
fn v_cau_062_cau_064_cau_065_ties_of_five_kings_split() {
    let players = [("A", "Ac 2d Js Kh Kd", ""), ("B", "As 2c Jh Ks Kc", "")];
    let line = hand("cause", "acey-deucey-one-eyed-jack", "100", &players);
    pays(&line, &json!({ "A": "100", "B": "100" }), "0");
}

#[test]
fn dav_53_one_hole_card_is_no_hand() {
    let line = with(
        hand("dave", "holdem", "1.00", &[("X", "Ah", ""), ("Y", "Qd 9s", "")]),
        "board",
        json!("Qs Jd Td 4h 2c"),
    );
    let rejected =
        crate::formats::showdown::answer(&line.to_string(), &crate::formats::line::Houses::presets());
    assert_eq!(rejected.unwrap_err().refusal.message, "`X` has 1 cards; `holdem` is judged with 2");
}
