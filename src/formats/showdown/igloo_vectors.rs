//! The printed examples of the Igloo for showdowns, one test per vector.

use crate::formats::line::Houses;
use crate::formats::showdown::answer;
use crate::formats::showdown::trial::{CHIP, HAGAR, STUD, hand, pays, refused, rules, texts, with};
use serde_json::json;

#[test]
fn v_igl_41_igl_32_igl_35_igl_42_a_pigger_wins_both_halves() {
    let line = r#"{"id":"x","house":"igloo","game":"five-card-stud-hi-lo","unit":"0.05","carry":"0.00","players":[{"name":"Marmaduke","in":"1.00","cards":"KdKsQdQh(Qs)","declare":"high"},{"name":"Fred","in":"1.00","cards":"Ad2h3s4d(6h)","declare":"low"},{"name":"Farley","in":"1.00","cards":"Ac2c3c4c(5c)","declare":"both"}]}"#;
    let text = "Farley went both ways and is best both ways, with straight flush, five high and wheel: the main pot of $3.00 is all his";
    let out = format!(
        r#"{{"id":"x","pots":[{{"amount":"3.00","eligible":["Marmaduke","Fred","Farley"],"high":["Farley"],"low":["Farley"]}}],"awards":{{"Farley":"3.00"}},"returned":{{}},"carry":"0.00","why":[{{"rule":"IGL-35","text":"{text}"}}]}}"#
    );
    assert_eq!(answer(line, &Houses::presets()), Ok(out));
}

#[test]
fn v_igl_42_igl_36_igl_37_a_tied_low_costs_the_pigger_everything() {
    let players = [("Drabble", "Ad 2h 3s 4d (5h)", "low"), ("Ratbert", "Ac 2c 3c 4c (5c)", "both")];
    let answer = pays(&hand("igloo", STUD, "1.50", &players), &json!({ "Drabble": "3.00" }), "0.00");
    assert_eq!(rules(&answer), ["IGL-36", "IGL-23", "IGL-37"]);
    assert_eq!(
        texts(&answer)[0],
        "Ratbert went both ways, but ties with Drabble for the low half of the main pot"
    );
}

#[test]
fn v_igl_43_igl_36_a_tie_on_one_side() {
    let answer =
        pays(&hand("igloo", STUD, "1.00", &HAGAR), &json!({ "Hagar": "1.50", "Linus": "1.50" }), "0.00");
    assert_eq!(
        (&answer["pots"][0]["high"], &answer["pots"][0]["low"]),
        (&json!(["Hagar"]), &json!(["Linus"]))
    );
}

#[test]
fn v_igl_44_igl_36_a_loss_on_one_side() {
    pays(&hand("igloo", STUD, "1.00", &CHIP), &json!({ "High": "1.50", "Lois": "1.50" }), "0.00");
}

const CALVIN: [(&str, &str, &str); 3] = [
    ("Calvin", "2c 3d 4c 5d (Ac)", "both"),
    ("Hobbes", "As 2s 3s 4s (7s)", "both"),
    ("Snoopy", "2h 3h 4h 6h (Ah)", "high"),
];

#[test]
fn v_igl_45_igl_37_igl_39_failed_piggers_spoil_each_other() {
    pays(&hand("igloo", STUD, "1.00", &CALVIN), &json!({ "Snoopy": "3.00" }), "0.00");
}

#[test]
fn v_igl_46_igl_38_igl_40_nobody_entitled_carries_all() {
    let answer = pays(&hand("igloo", STUD, "1.50", &CALVIN[..2]), &json!({}), "3.00");
    assert_eq!(rules(&answer).last(), Some(&"IGL-40"));
    assert_eq!(texts(&answer).last(), Some(&"$3.00 of the main pot stays for the next game"));
}

#[test]
fn v_igl_47_igl_38_tied_piggers_get_nothing() {
    let players = [
        ("X", "Ac 2d 3h 4s (7c)", "both"),
        ("Y", "Ad 2h 3s 4c (7d)", "both"),
        ("Z", "Kd Ks Qd Qh (2c)", "low"),
    ];
    let line = with(hand("igloo", STUD, "0.65", &players), "carry", json!("0.05"));
    pays(&line, &json!({ "Z": "2.00" }), "0.00");
}

#[test]
fn v_igl_32_igl_26_half_to_the_high_half_to_the_low() {
    let players =
        [("X", "Kd Ks Qd Qh 2d", "high"), ("Y", "Ad 2h 3s 4d 6h", "low"), ("Z", "9d 9s 3d 4h 2c", "low")];
    let line = with(hand("igloo", STUD, "0.65", &players), "carry", json!("0.05"));
    let answer = pays(&line, &json!({ "X": "1.00", "Y": "1.00" }), "0.00");
    assert_eq!(rules(&answer), ["IGL-18", "IGL-23"]);
}

#[test]
fn v_igl_37_igl_31_igl_33_two_left_split_without_showing() {
    let line =
        with(hand("igloo", STUD, "1.55", &[("A", "", "high"), ("B", "", "low")]), "carry", json!("0.05"));
    let answer = pays(&line, &json!({ "A": "1.60", "B": "1.55" }), "0.00");
    assert_eq!(rules(&answer), ["IGL-31", "IGL-33"]);
}

#[test]
fn c_igl_09_all_on_one_side_play_for_the_whole_pot() {
    let players =
        [("A", "Ad 2h 3s 4d 6h", "low"), ("B", "Kd Ks Qd Qh 2d", "low"), ("C", "9d 9s 3d 4h 2c", "low")];
    pays(&hand("igloo", STUD, "1.00", &players), &json!({ "A": "3.00" }), "0.00");
}

#[test]
fn v_igl_39_igl_34_and_v_mik_46_mik_50_a_shared_low_half_carries_its_nickel() {
    let players =
        [("H", "Kd Ks Qd Qh 2d", "high"), ("L", "Ad 2h 3s 4d 6h", "low"), ("M", "Ac 2s 3h 4c 6c", "low")];
    for house in ["igloo", "mike"] {
        let line = hand(house, STUD, "0.70", &players);
        let answer = pays(&line, &json!({ "H": "1.05", "L": "0.50", "M": "0.50" }), "0.05");
        let last = if house == "igloo" { "IGL-34" } else { "MIK-50" };
        assert_eq!(rules(&answer).last(), Some(&last));
    }
}

#[test]
fn v_igl_40_igl_33_igl_34_two_tied_highs_and_two_tied_lows() {
    let players = [
        ("A", "Kd Ks 9d 5h 2d", "high"),
        ("B", "Kh Kc 9h 5c 2h", "high"),
        ("C", "Ad 3s 4d 6h 7c", "low"),
        ("D", "Ac 3h 4c 6c 7d", "low"),
    ];
    let line = with(hand("igloo", STUD, "0.50", &players), "carry", json!("0.15"));
    let awards = json!({ "A": "0.55", "B": "0.55", "C": "0.50", "D": "0.50" });
    let answer = pays(&line, &awards, "0.05");
    assert!(rules(&answer).contains(&"IGL-33") && rules(&answer).contains(&"IGL-34"));
}

#[test]
fn v_igl_54_igl_15_igl_35_igl_36_each_pot_among_its_own() {
    let line = |low: &str| {
        json!({ "house": "igloo", "game": STUD, "players": [
            { "name": "A", "in": "1.00", "cards": "Ac 2c 3c 4c (5c)", "declare": "both" },
            { "name": "B", "in": "1.50", "cards": "Kd Ks Qd Qh (2d)", "declare": "high" },
            { "name": "C", "in": "1.50", "cards": low, "declare": "low" },
        ]})
    };
    let outright = json!({ "A": "3.00", "B": "0.50", "C": "0.50" });
    pays(&line("Ad 2h 3s 4d (6h)"), &outright, "0.00");
    pays(&line("Ad 2h 3s 4d (5h)"), &json!({ "B": "2.00", "C": "2.00" }), "0.00");
}

#[test]
fn v_igl_19_igl_15_out_of_chips_for_the_main_pot() {
    let line = json!({ "house": "igloo", "game": "five-card-stud", "players": [
        { "name": "A", "in": "0.30", "cards": "AhAdAc Kd Qd" },
        { "name": "B", "in": "1.00", "dead": "0.30", "cards": "7h 5d 4c 3s 2h" },
        { "name": "C", "in": "1.00", "cards": "KhKc 9s 5c 2d" },
    ]});
    let answer = pays(&line, &json!({ "A": "1.20", "C": "1.40" }), "0.00");
    assert_eq!(rules(&answer)[0], "IGL-15");
}

#[test]
fn v_igl_21_igl_17_only_five_cards_count() {
    let players = [("A", "Ah Kd Qs Jc 9h 3d 2c", ""), ("B", "As Kh Qd Jh 9c 8s 4d", "")];
    pays(&hand("igloo", "seven-card-stud", "1.00", &players), &json!({ "A": "1.00", "B": "1.00" }), "0.00");
}

#[test]
fn v_igl_24_igl_19_who_does_not_show_concedes() {
    let answer = pays(
        &hand("igloo", "five-card-stud", "1.00", &[("A", "QhQd8s5c2d", ""), ("B", "", "")]),
        &json!({ "A": "2.00" }),
        "0.00",
    );
    assert_eq!(rules(&answer)[0], "IGL-19");
}

#[test]
fn igl_22_players_may_divide_as_they_all_agree() {
    let agreed = |house, share: &str| {
        let line = hand(house, "five-card-stud", "1.00", &[("A", "", ""), ("B", "", "")]);
        with(line, "agreed", json!({ "A": "1.25", "B": share }))
    };
    let answer = pays(&agreed("igloo", "0.75"), &json!({ "A": "1.25", "B": "0.75" }), "0.00");
    assert_eq!(rules(&answer), ["IGL-22", "IGL-22"]);
    let message = "the agreed shares add up to 1.95, but the pots hold 2.00";
    refused(&agreed("igloo", "0.70"), "agreement-does-not-add-up", message);
    refused(&agreed("mike", "0.75"), "no-deals", "pots are not divided by agreement in this house");
}

#[test]
fn igl_18_a_hand_counts_as_what_it_is() {
    let players = [("A", "9h9d9s KcKd", ""), ("B", "AhKh9c3h2h", "")];
    let answer = pays(&hand("igloo", "five-card-stud", "1.00", &players), &json!({ "A": "2.00" }), "0.00");
    assert_eq!(rules(&answer), ["IGL-18"]);
}

#[test]
fn igl_28_only_high_low_or_both_can_be_declared() {
    let line = hand("igloo", STUD, "1.00", &[("A", "Kd Ks Qd Qh 2d", "three"), ("B", "", "low")]);
    let rejected =
        crate::formats::showdown::answer(&line.to_string(), &crate::formats::line::Houses::presets());
    assert_eq!(rejected.unwrap_err().refusal.code, "bad-json");
}

#[test]
fn igl_41_a_pigger_uses_separate_fives() {
    let players = [
        ("P", "(Ah 2h) 6h 9h 4s 3d (Kh)", "both"),
        ("Q", "Kd Ks Qd Qh 2d Td 7c", "high"),
        ("R", "8s 7s 5d 3c 2c Jd Jc", "low"),
    ];
    pays(&hand("igloo", "seven-card-stud-hi-lo", "1.00", &players), &json!({ "P": "3.00" }), "0.00");
}
