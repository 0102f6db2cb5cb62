//! Words before the deal that are neither a game nor an addition to one, and what to type instead.

use crate::cli::verbs::hand::new::asides;
use crate::cli::verbs::hand::new::asked::no_word;
use crate::cli::verbs::hand::new::calling::WANTED;
use crate::cli::verbs::hand::new::table::AtTable;
use crate::cli::verbs::hand::new::words::Words;
use engine::calling::{self, AtHand};
use engine::formats::calling::near;
use engine::games::{TABLE_WORDS, is_name, spelled};
use engine::readable::AsTyped;
use engine::refusal::Instead;
use ledger::refusal::Refusal;

/// The words that are neither a game nor an addition to one.
pub fn is_deed(word: &str) -> bool {
    let word = word.to_lowercase();
    TABLE_WORDS.contains(&word.as_str()) || word.starts_with(['-', '+', '$', '<', '?'])
}

/// True for words such as `+ deuces-wild`, which add to the game that was said or name it after what's added, unless they name a player.
pub fn is_added(table: &AtTable, words: &[&str]) -> bool {
    let Some(said) = words.first().and_then(|first| first.strip_prefix(['+', '-'])) else { return false };
    let rest = words.get(1..).unwrap_or_default();
    let said = calling::apart(&[&[said], rest].concat().join(" "));
    let said: Vec<&str> = said.iter().map(String::as_str).collect();
    let is_player = said.first().is_some_and(|name| table.names.seat(name, table.all()).is_some());
    !is_player && calling::phrase(&said, AtHand::Said, &table.house).is_some()
}

/// Why `+8` isn't taken: it could be the player in that seat, or eight or better.
pub fn unclear(table: &AtTable, sign: &str, typed: &str) -> Option<Refusal> {
    let seat = table.names.seat(typed, table.all())?;
    calling::feature(&spelled(typed))?;
    let (name, typed) = (table.names.name(seat), typed.as_typed());
    let message = format!(
        "`{sign}{typed}` could be `{name}` or something added to the game: type {sign}{name}, or {typed} right after the game"
    );
    Some(Refusal::worded("not-now", message).into())
}

/// A word after a game that can't be added to it.
pub fn not_added(typed: &str, words: &Words) -> Refusal {
    let (typed, named) = (typed.as_typed(), words.game().unwrap_or_default());
    let message = format!("`{typed}` can't be added to `{named}`");
    Refusal::worded("unknown-feature", message).hint(format!("games show {named}")).into()
}

/// A word that is neither a game nor anything else. If it looks like a name, it is an unknown game, or one with no rules stated.
pub fn no_game(table: &AtTable, typed: &str, said: &str) -> Refusal {
    if let Some(word) = typed.split(' ').next().filter(|word| asides::works_later(word)) {
        let word = word.as_typed();
        let now =
            if word == "fine" { "; to fine somebody now, type fine NAME in another window" } else { "" };
        return Refusal::worded("not-now", format!("`{word}` works here once the hand is dealt{now}")).into();
    }
    if let Some((game, number)) = table.unlisted.iter().find(|(game, _)| *game == spelled(said)) {
        let rule = calling::rules_stated(&table.house).flatten();
        let message =
            format!("`{game}` isn't on the list of games; record only its result, as in hand {number}");
        return Refusal::worded("unknown-game", message).hint("hand result --help").by(rule.as_deref());
    }
    if !is_name(typed) {
        return no_word(typed, WANTED);
    }
    let Err(unknown) = calling::resolve(typed, &table.house) else { return no_word(typed, WANTED) };
    let refusal = near(unknown, typed, &table.house);
    if refusal.instead.is_some() { refusal.into() } else { refusal.instead(Instead::ListGames).into() }
}
