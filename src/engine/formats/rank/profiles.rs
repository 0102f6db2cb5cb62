//! Houses with their own choices about wild cards, which must reach the comparison.

use crate::formats::house::{check, preset_text};
use crate::formats::line::Houses;
use crate::formats::rank::answer;
use serde_json::{Value, json};

/// Who wins high and what the first hand is called, in Mike's house with one line of its profile changed.
#[track_caller]
fn ranked(old: &str, new: &str, mut line: Value) -> (Value, String) {
    let text = preset_text("mike").unwrap();
    assert!(text.contains(old), "{old}");
    let house = check(&text.replace(old, new)).unwrap();
    line["house"] = json!(house.name());
    let answer: Value =
        serde_json::from_str(&answer(&line.to_string(), &Houses::only(&house)).unwrap()).unwrap();
    (answer["high"].clone(), answer["hands"][0]["high"].as_str().unwrap_or_default().to_owned())
}

#[test]
fn a_house_may_let_a_wild_card_repeat_a_card_of_a_flush() {
    let repeats = ("flush_dup = { is = false,", "flush_dup = { is = true,");
    let hands = |other: &str| json!({ "wild": ["joker"], "hands": ["Ah Jh 9h 7h Jo", other] });
    let same = (repeats.0, repeats.0);
    assert_eq!(ranked(same.0, same.1, hands("Ad Kd Jd 9d 7d")).0, json!([0, 1]));
    let (won, name) = ranked(repeats.0, repeats.1, hands("Ad Kd Qd Jd 9d"));
    assert_eq!((won, name.as_str()), (json!([0]), "flush, ace high"));
    let two = json!({ "wild": ["joker"], "hands": ["Ah 3h 2h Jo Jo", "Ad Kd Qd Jd 9d", "Ac 9c 8c 7c Jo"] });
    assert_eq!(ranked(repeats.0, repeats.1, two.clone()).0, json!([0]), "three aces make the better flush");
    let few = json!({ "wild": ["joker"], "hands": ["Kh 8h 6h 3h Jo", "Ac 9c 8c 7c 2c", "Kd 8d 6d 2d Jo"] });
    assert_eq!(
        ranked(repeats.0, repeats.1, few).0,
        json!([0]),
        "the ace is missing, so the wild card is one"
    );
}

#[test]
fn a_wild_card_that_reaches_missing_cards_only_makes_no_five_of_a_kind() {
    let line = json!({ "wild": ["joker"], "hands": ["Ah Ad Ac As Jo"] });
    let reach = ("reach = { is = \"any-card\",", "reach = { is = \"missing-cards\",");
    assert_eq!(ranked(reach.0, reach.0, line.clone()).1, "five aces");
    assert_eq!(ranked(reach.0, reach.1, line).1, "four aces");
}
