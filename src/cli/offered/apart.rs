//! Several players in one word, `Cat,Dan`: the same line with a word for each of them.

use crate::cli::failure::Failure;
use crate::cli::offered::typed::Typed;
use crate::cli::typed_line::{option_of, value_of};
use ledger::refusal::{PersonRefused, Why};

/// What people write between names.
const BETWEEN: [&str; 6] = [",", ";", "&", "+", "/", " and "];

/// How to list them all.
const EVERYBODY: &str = "player list";

/// Offers the line with each player as a word of its own; several players together aren't somebody new.
#[must_use]
pub fn offered(failure: Failure, typed: &Typed<'_>) -> Failure {
    let unknown = failure.refusal.as_deref().and_then(|refusal| match &*refusal.why {
        Why::PersonRefused(PersonRefused::Unknown { typed, .. }) => Some(typed.clone()),
        _ => None,
    });
    let Some(several) = unknown.filter(|unknown| taken_apart(unknown).len() > 1) else { return failure };
    if !taken_apart(&several).iter().any(|part| is_player(typed, part)) {
        return failure;
    }
    let message = format!("`{several}` is more than one name: type each name by itself");
    let line = typed.another(&with_each_apart(typed, &several));
    Failure { message, ..failure }.hint(line.unwrap_or_else(|| EVERYBODY.to_owned()))
}

/// The words, with those that hold several players split, if the book knows every part.
fn with_each_apart(typed: &Typed<'_>, several: &str) -> Vec<String> {
    let mut words: Vec<String> = Vec::new();
    for (at, word) in typed.words.iter().enumerate() {
        let value = value_of(word);
        let parts = taken_apart(value);
        if !value.contains(several) || !parts.iter().all(|part| is_player(typed, part)) {
            words.push(word.clone());
            continue;
        }
        let option = option_of(typed.words, at);
        // The option before the word is repeated before each of its parts.
        if option.is_some() && value == word {
            words.pop();
        }
        for part in parts {
            words.extend(option.map(str::to_owned));
            words.push(part);
        }
    }
    words
}

fn taken_apart(text: &str) -> Vec<String> {
    let text = BETWEEN.iter().fold(text.to_owned(), |text, between| text.replace(between, "\n"));
    text.lines().map(str::trim).filter(|part| !part.is_empty()).map(str::to_owned).collect()
}

/// True for a player's name, alone or with an amount: `Ann=1`.
fn is_player(typed: &Typed<'_>, part: &str) -> bool {
    let name = part.split_once('=').map_or(part, |(name, _)| name);
    typed.player(name).is_some()
}
