//! The last hand as JSON.

use ledger::ids::PlayerId;
use ledger::journal::fact::ColdHands;
use ledger::night::Tonight;
use ledger::night::cold_hands;
use ledger::night::last_pot::Stakes;
use serde_json::{Map, Value, json};

/// The last hand as an object.
#[must_use]
pub fn answer(tonight: &Tonight, stakes: &Stakes, cold: &ColdHands) -> Value {
    let cards: Map<String, Value> =
        cold.cards.iter().map(|(player, cards)| (tonight.name(*player).to_owned(), json!(cards))).collect();
    let shares: Map<String, Value> = cold
        .shares
        .iter()
        .map(|(player, amount)| (tonight.name(*player).to_owned(), json!(tonight.currency.plain(*amount))))
        .collect();
    let (winner, redeal) = match cold.best.as_slice() {
        [winner] => (Some(tonight.name(*winner)), Vec::new()),
        tied => (None, names(tonight, tied)),
    };
    let of_game = cold.why.iter().map(|(rule, text)| json!({ "rule": rule, "text": text }));
    let of_pot = cold_hands::why(tonight, cold);
    let of_pot = of_pot.iter().map(|why| json!({ "rule": why.rule, "text": why.text }));
    let why: Vec<Value> = of_game.chain(of_pot).collect();
    json!({
        "pot": tonight.currency.plain(stakes.pot),
        "contributors": names(tonight, &stakes.players),
        "cards": cards,
        "winner": winner,
        "redeal": redeal,
        "seed": cold.dealt_by.as_ref().map(|dealing| dealing.seed.as_str()),
        "salt": cold.dealt_by.as_ref().map(|dealing| dealing.salt.as_str()),
        "game": cold.game,
        "shares": shares,
        "why": why,
    })
}

/// The names of players.
#[must_use]
pub fn names<'a>(tonight: &'a Tonight, players: &[PlayerId]) -> Vec<&'a str> {
    players.iter().map(|player| tonight.name(*player)).collect()
}
