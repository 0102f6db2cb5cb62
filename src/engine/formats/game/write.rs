//! A game as a TOML table, which reads back as the same game.

use crate::formats::game::boards;
use crate::formats::game::keys::{BESIDES, DECKS, HIGHS, LOWS, USES, word_of};
use crate::games::{Game, GameRow, PLACES_MAX, fall_words, wild_words, words};

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
        ("half", string(word_of(BESIDES, &game.beside))),
        ("wild", list(&wild_words_of(game))),
        ("deck", string(word_of(DECKS, &game.deck))),
        ("match", row.matched.to_string()),
    ];
    let sets = |sets: Vec<u16>| sets.into_iter().map(boards::words).collect::<Vec<_>>();
    let boards = sets(game.boards.named_boards().collect());
    let ways = sets(game.boards.named_lines().collect());
    let said = [("boards", boards), ("lines", ways), ("falls", fall_words(&game.falls))];
    let said = said.into_iter().filter(|(_, words)| !words.is_empty());
    let said = said.map(|(key, words)| (key, list(&words)));
    let forced = [("ante", row.forced.ante), ("blinds", row.forced.blinds)];
    let forced = forced.into_iter().filter_map(|(key, said)| Some((key, said?.to_string())));
    let bomb = row.forced.bomb.map(|times| ("bomb", times.to_string()));
    let lines: String = lines
        .into_iter()
        .chain(said)
        .chain(forced)
        .chain(bomb)
        .map(|(key, value)| format!("{key} = {value}\n"))
        .collect();
    format!("[game.{}]\n{lines}", row.name())
}

/// The wild cards of a game, including those that are wild because of their place.
#[must_use]
pub fn wild_words_of(game: &Game) -> Vec<String> {
    let places = (0..PLACES_MAX).filter(|place| game.boards.wild() & (1 << place) != 0);
    let shared = places.map(|place| format!("shared-{}", place.saturating_add(1)));
    wild_words(&game.wilds).into_iter().chain(shared).collect()
}

fn list(words: &[String]) -> String {
    format!("[{}]", words.iter().map(|word| string(word)).collect::<Vec<_>>().join(", "))
}

fn string(text: &str) -> String {
    toml::Value::from(text).to_string()
}
