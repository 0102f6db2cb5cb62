//! A game as a TOML table, which reads back as the same game.

use crate::formats::game::keys::{DECKS, HIGHS, LOWS, USES, word_of};
use crate::games::{GameRow, fall_words, wild_words, words};

/// The table of a game, with everything said.
#[must_use]
pub fn write(row: &GameRow) -> String {
    let game = &row.game;
    let steps: Vec<String> = row.course.steps().iter().map(|step| words::word(*step)).collect();
    let menu: Vec<String> = row.menu.iter().map(|menu| menu.word().to_owned()).collect();
    let lines = [
        ("title", string(&row.title)),
        ("menu", list(&menu)),
        ("course", list(&steps)),
        ("high", string(word_of(HIGHS, &game.highs))),
        ("low", string(word_of(LOWS, &game.lows))),
        ("use", string(word_of(USES, &game.uses))),
        ("wild", list(&wild_words(&game.wilds))),
        ("spade", game.spade.to_string()),
        ("deck", string(word_of(DECKS, &row.deck))),
        ("match", row.matched.to_string()),
    ];
    let falls = fall_words(&game.falls);
    let falls = (!falls.is_empty()).then(|| ("falls", list(&falls)));
    let forced = [("ante", row.forced.ante), ("blinds", row.forced.blinds)];
    let forced = forced.into_iter().filter_map(|(key, said)| Some((key, said?.to_string())));
    let bomb = row.forced.bomb.map(|times| ("bomb", times.to_string()));
    let lines: String = lines
        .into_iter()
        .chain(falls)
        .chain(forced)
        .chain(bomb)
        .map(|(key, value)| format!("{key} = {value}\n"))
        .collect();
    format!("[game.{}]\n{lines}", row.name())
}

fn list(words: &[String]) -> String {
    format!("[{}]", words.iter().map(|word| string(word)).collect::<Vec<_>>().join(", "))
}

fn string(text: &str) -> String {
    toml::Value::from(text).to_string()
}
