//! The printed examples of Mike's house for showdowns, one test per vector.

use crate::formats::showdown::trial::{CHIP, HAGAR, STUD, hand, pays, rules, texts, with};
use serde_json::json;

#[test]
fn v_mik_41_mik_45_the_same_in_the_other_house() {
    pays(&hand("mike", STUD, "1.00", &HAGAR), &json!({ "Hagar": "1.50", "Linus": "1.50" }), "0.00");
    pays(&hand("mike", STUD, "1.00", &CHIP), &json!({ "High": "1.50", "Lois": "1.50" }), "0.00");
}

#[test]
fn mik_46_tied_piggers_alone_leave_the_pot() {
    let players = [("X", "Ac 2d 3h 4s (7c)", "both"), ("Y", "Ad 2h 3s 4c (7d)", "both")];
    pays(&hand("mike", STUD, "1.00", &players), &json!({}), "2.00");
}

#[test]
fn v_mik_17_mik_19_mik_65_the_odd_nickel_of_a_tie_stays() {
    let players = [("A", "Kh Kd 9s 5c 2d", ""), ("B", "Ks Kc 9h 5d 2h", "")];
    let line = with(hand("mike", "five-card-draw", "0.50", &players), "carry", json!("0.05"));
    let answer = pays(&line, &json!({ "A": "0.50", "B": "0.50" }), "0.05");
    assert_eq!(rules(&answer), ["MIK-31", "MIK-19", "MIK-65"]);
}

#[test]
fn v_mik_16_mik_18_suits_break_no_tie() {
    let players = [("A", "Kh Kd 9s 5c 2d", ""), ("B", "Ks Kc 9h 5d 2h", "")];
    pays(&hand("mike", "five-card-draw", "1.00", &players), &json!({ "A": "1.00", "B": "1.00" }), "0.00");
}

#[test]
fn v_mik_26_mik_31_shown_cards_are_what_they_are() {
    let players = [("A", "9h9d9s KcKd", ""), ("B", "AhKh9c3h2h", "")];
    let answer = pays(&hand("mike", "five-card-draw", "1.00", &players), &json!({ "A": "2.00" }), "0.00");
    assert!(texts(&answer)[0].ends_with("full house, nines over kings"));
}

#[test]
fn v_mik_19_mik_20_mik_22_tied_highs_are_goal_posted() {
    let players = [("A", "Kd Ks 9d 5h 2d", ""), ("B", "Kh Kc 9h 5c 2h", ""), ("C", "Ad 3s 4d 6h 7c", "")];
    let line = with(hand("mike", STUD, "0.65", &players), "carry", json!("0.05"));
    let line = with(line, "goalpost", json!(true));
    let answer = pays(&line, &json!({ "C": "1.00" }), "1.00");
    assert!(rules(&answer).contains(&"MIK-22"));
}

#[test]
fn v_mik_21_mik_22_a_goal_post_comes_before_the_pigger() {
    let players = [
        ("P", "Ac 2d 3h 4s (7c)", "both"),
        ("Q", "Ad 2h 3s 4c (7d)", "low"),
        ("R", "Kd Ks Qd Qh (2c)", "high"),
    ];
    let line = with(hand("mike", STUD, "1.00", &players), "goalpost", json!(true));
    pays(&line, &json!({ "R": "1.50" }), "1.50");
}

#[test]
fn v_mik_37_mik_39_mik_41_no_low_qualifies() {
    let players = [("A", "Kd Ks 9d 5h 2d Tc Jc", ""), ("B", "Qh Qc 9h 5c 2h Ts Js", "")];
    let answer =
        pays(&hand("mike", "seven-card-stud-hi-lo-8", "1.00", &players), &json!({ "A": "2.00" }), "0.00");
    assert_eq!(answer["pots"][0]["low"], json!([]));
}

#[test]
fn v_mik_39_mik_41_cards_talk_high_and_low() {
    let players = [("X", "AhAdAcKs4d2c6s", ""), ("Y", "2h3d4h6dAs8cQh", "")];
    let line = hand("mike", "seven-card-stud-hi-lo", "1.00", &players);
    let answer = pays(&line, &json!({ "X": "1.00", "Y": "1.00" }), "0.00");
    assert!(texts(&answer)[1].ends_with("six-four low"), "{answer}");
}

#[test]
fn v_mik_42_mik_45_mik_35_the_house_low_fails_the_pigger() {
    let players = [
        ("Marmaduke", "KdKsQdQh(Qs)", "high"),
        ("Fred", "Ad2h3s4d(6h)", "low"),
        ("Farley", "Ac2c3c4c(5c)", "both"),
    ];
    pays(&hand("mike", STUD, "1.00", &players), &json!({ "Marmaduke": "1.50", "Fred": "1.50" }), "0.00");
}

#[test]
fn v_mik_40_mik_43_mik_42_mik_44_high_low_and_both_are_declared() {
    let players =
        [("L", "Ad2h3s4d(6h)", "low"), ("H", "KdKsQdQh(Qs)", "high"), ("B", "9c9h3h4h(7c)", "both")];
    pays(&hand("mike", STUD, "1.00", &players), &json!({ "L": "1.50", "H": "1.50" }), "0.00");
}

#[test]
fn v_mik_45_mik_49_the_odd_nickel_to_the_high_half() {
    let players = [("X", "AhAdAcKs4d2c6s", ""), ("Y", "2h3d4h6dAs8cQh", "")];
    let line = with(hand("mike", "seven-card-stud-hi-lo", "1.00", &players), "carry", json!("0.05"));
    let answer = pays(&line, &json!({ "X": "1.05", "Y": "1.00" }), "0.00");
    assert!(rules(&answer).contains(&"MIK-49"));
}
