//! Words before the deal that are no game and nothing added to one, and what to type instead.

use crate::cli::verbs::hand::new::asked::no_word;
use crate::cli::verbs::hand::new::calling::WANTED;
use crate::cli::verbs::hand::new::table::AtTable;
use crate::cli::verbs::hand::new::words::Words;
use engine::calling;
use engine::formats::calling::near;
use engine::games::{is_name, party, spelled};
use engine::refusal::Instead;
use engine::rules::{self, named};
use ledger::refusal::Refusal;

/// The words that are neither a game nor anything added to one.
pub fn is_deed(word: &str) -> bool {
    let word = word.to_lowercase();
    let said = ["d", "dealer", "button", "wait", "straddle", "sleeper", "mississippi", "q", "quit"];
    said.contains(&word.as_str()) || word.starts_with(['-', '+', '$', '<', '?'])
}

/// A word behind a game that is nothing added to it.
pub fn not_added(typed: &str, words: &Words) -> Refusal {
    let (typed, named) = (typed.escape_debug(), words.game().unwrap_or_default());
    let message = format!("`{typed}` can't be added to `{named}`");
    Refusal::worded("unknown-feature", message).hint(format!("games show {named}")).into()
}

/// A game that is no poker is played by its own verb.
fn by_play(typed: &str, table: &AtTable) -> Option<Refusal> {
    let row = party::find(&spelled(typed))?;
    let message = format!("{} is played move by move, so you can't deal it here", row.title);
    let house = named(&rules::played_by(&table.house), row.rule);
    Some(Refusal::worded("unknown-game", message).hint(format!("play {}", row.name)).by(house.as_deref()))
}

/// A word that is neither a game nor anything else: like a name it is a game nobody knows, or one whose rules nobody stated.
pub fn no_game(table: &AtTable, typed: &str) -> Refusal {
    if let Some(refusal) = by_play(typed, table) {
        return refusal;
    }
    if !is_name(typed) {
        return no_word(typed, WANTED);
    }
    if let Some((_, number)) = table.unlisted.iter().find(|(game, _)| *game == spelled(typed)) {
        let rule = calling::rules_stated(&table.house).flatten();
        let message =
            format!("`{typed}` isn't on the list of games; record only its result, as in hand {number}");
        return Refusal::worded("unknown-game", message).hint("hand result --help").by(rule.as_deref());
    }
    let Err(unknown) = calling::resolve(typed, &table.house) else { return no_word(typed, WANTED) };
    let refusal = near(unknown, typed, &table.house);
    if refusal.instead.is_some() { refusal.into() } else { refusal.instead(Instead::ListGames).into() }
}
