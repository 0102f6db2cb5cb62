//! Layers taken as the line gives them, and lines that cannot be settled.

use crate::formats::line::Houses;
use crate::formats::showdown::answer;
use crate::formats::showdown::trial::{STUD, hand, pays, refused, with};
use serde_json::json;

#[test]
fn layers_are_taken_as_they_stood() {
    let line =
        hand("casino", "five-card-stud", "1.00", &[("A", "AhAdAc Kd Qd", ""), ("B", "KhKc 9s 5c 2d", "")]);
    let layers = |amount: &str| {
        let all = ["A", "B"];
        json!([{ "amount": "1.50", "eligible": all }, { "amount": amount, "eligible": all }])
    };
    let answer = pays(&with(line.clone(), "layers", layers("0.50")), &json!({ "A": "2.00" }), "0.00");
    assert_eq!(answer["pots"].as_array().unwrap().len(), 2);
    refused(
        &with(line, "layers", layers("0.55")),
        "layers-do-not-add-up",
        "the layers add up to 2.05, but 2.00 went in",
    );
}

#[test]
fn declarations_that_make_no_sense_are_refused() {
    let some = [("A", "Kd Ks Qd Qh 2d", "high"), ("B", "Ad 2h 3s 4d 6h", "")];
    refused(
        &hand("igloo", STUD, "1.00", &some),
        "not-declared",
        "`B` is still in and has to declare: high, low or both",
    );
    let none = [("A", "Kd Ks Qd Qh 2d", ""), ("B", "Ad 2h 3s 4d 6h", "")];
    refused(
        &hand("igloo", STUD, "1.00", &none),
        "not-declared",
        "`A` is still in and has to declare: high, low or both",
    );
    let speak = "`A` declares, but this game is cards speak";
    refused(&hand("casino", STUD, "1.00", &some), "declared-where-cards-speak", speak);
    refused(&hand("igloo", "five-card-stud", "1.00", &some), "declared-where-cards-speak", speak);
    let line = with(hand("igloo", STUD, "1.00", &some), "hilo", json!("cards"));
    refused(&line, "declared-where-cards-speak", speak);
    let mut folded = hand("igloo", STUD, "1.00", &[("A", "", "low"), ("B", "", "low"), ("C", "", "high")]);
    folded["players"][0]["folded"] = json!(true);
    refused(&folded, "folded-declares", "`A` folded, so there's nothing to declare");
}

#[test]
fn lines_that_are_no_showdown_are_refused_with_their_id() {
    let houses = Houses::presets();
    for (line, code) in [
        (r#"{"id":7,"game":"holdem"}"#, "bad-json"),
        (r#"{"id":7,"game":"canasta","players":[]}"#, "unknown-game"),
        (r#"{"id":7,"game":"holdem","players":[{"name":"A","in":1.5}]}"#, "bad-json"),
        (r#"{"id":7,"game":"holdem","players":[{"name":"A","in":"1.505"}]}"#, "no-amount"),
        (r#"{"id":7,"game":"holdem","players":[{"name":"A","in":"-1"}]}"#, "negative-amount"),
        (r#"{"id":7,"game":"holdem","players":[]}"#, "nobody-in"),
        (r#"{"id":7,"game":"holdem","button":"B","players":[{"name":"A","in":"1"}]}"#, "unknown-player"),
        (r#"{"id":7,"game":"holdem","board":"","boards":[""],"players":[]}"#, "board-twice"),
        (
            r#"{"id":7,"game":"seven-card-stud-low-hole-wild","players":[{"name":"A","in":"1","cards":"AhAdAcKs4d2c6s"},{"name":"B","in":"1","cards":"2h3d4h6dAs8cQh"}]}"#,
            "hole-cards-unknown",
        ),
    ] {
        let rejected = answer(line, &houses).unwrap_err();
        assert_eq!(rejected.refusal.code, code, "{line}");
        assert!(rejected.line(|_| String::new()).starts_with(r#"{"id":7,"error":{"code":"#), "{line}");
    }
}
