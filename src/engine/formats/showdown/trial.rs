//! What the vectors of the houses share: showdowns written as JSON, and what they must come to.

use crate::formats::line::Houses;
use crate::formats::showdown::answer;
use serde_json::{Value, json};

#[track_caller]
pub(crate) fn settled(line: &Value) -> Value {
    serde_json::from_str(&answer(&line.to_string(), &Houses::presets()).unwrap()).unwrap()
}

#[track_caller]
pub(crate) fn pays(line: &Value, awards: &Value, carry: &str) -> Value {
    let answer = settled(line);
    assert_eq!((&answer["awards"], &answer["carry"]), (awards, &json!(carry)), "{answer}");
    answer
}

#[track_caller]
pub(crate) fn refused(line: &Value, code: &str, message: &str) {
    let rejected = answer(&line.to_string(), &Houses::presets()).unwrap_err();
    assert_eq!((rejected.refusal.code, rejected.refusal.message.as_str()), (code, message));
}

/// Players who put in the same amount, as name, cards and declaration.
pub(crate) fn hand(house: &str, game: &str, each: &str, players: &[(&str, &str, &str)]) -> Value {
    let player = |(name, cards, declare): &(&str, &str, &str)| {
        let mut player = json!({ "name": name, "in": each, "cards": cards });
        if !declare.is_empty() {
            player["declare"] = json!(declare);
        }
        player
    };
    let players: Vec<Value> = players.iter().map(player).collect();
    json!({ "id": "x", "house": house, "game": game, "players": players })
}

pub(crate) fn with(mut line: Value, key: &str, value: Value) -> Value {
    line[key] = value;
    line
}

pub(crate) const STUD: &str = "five-card-stud-hi-lo";

pub(crate) fn rules(answer: &Value) -> Vec<&str> {
    answer["why"].as_array().unwrap().iter().map(|why| why["rule"].as_str().unwrap()).collect()
}

pub(crate) fn texts(answer: &Value) -> Vec<&str> {
    answer["why"].as_array().unwrap().iter().map(|why| why["text"].as_str().unwrap()).collect()
}
