//! Names and titles that a game of the house can't have, because they mean something else wherever a game is called.

use crate::calling::{all_added, apart, listed_game, say};
use crate::formats::house::preset;
use crate::games::{Menu, TABLE_WORDS, party, spelled};
use crate::house::House;
use std::sync::OnceLock;

/// Why the game `key` can't be called this; `None` if it can. What's said means one game in every verb, so it can't be a way to
/// call another one, and it has to be something that can be typed before the deal.
#[must_use]
pub fn taken(said: &str, key: &str) -> Option<String> {
    let name = spelled(said);
    if let Some(known) = party::find(&name) {
        return Some(format!("is already the name of a game ({})", known.title));
    }
    if all_added(&name) {
        return Some("is something to add to a game".to_owned());
    }
    if !said.starts_with(char::is_alphanumeric) {
        return Some("has to start with a letter or a digit".to_owned());
    }
    // The book writes a call with a plus: `omaha + deuces-wild`.
    if said.contains(" + ") {
        return Some("has a plus in it, and a plus adds something to a game".to_owned());
    }
    // A line is taken apart at commas.
    if has_comma_in_number(said) {
        return Some("has a comma inside a number".to_owned());
    }
    if is_said_before_the_deal(&name) {
        return Some("starts with a word that means something else before the deal".to_owned());
    }
    let listed = called_already(said).filter(|listed| *listed != format!("`{key}`"))?;
    Some(format!("is already a way to call {listed}"))
}

fn has_comma_in_number(said: &str) -> bool {
    let mut pieces = said.split(',').peekable();
    while let Some(piece) = pieces.next() {
        let is_digit = |letter: Option<char>| letter.is_some_and(|letter| letter.is_ascii_digit());
        if is_digit(piece.chars().last()) && is_digit(pieces.peek().and_then(|next| next.chars().next())) {
            return true;
        }
    }
    false
}

/// True for `wait for it` and `d`. `mississippi` alone is a straddle, but starts the names of games.
fn is_said_before_the_deal(name: &str) -> bool {
    let first = name.split('-').next().unwrap_or_default();
    TABLE_WORDS.contains(&first) && (first != "mississippi" || first == name)
}

/// What a call means without any games of a house: a card room's game, or any listed game with something added. A home game has
/// other rules in every home, so its name alone is free.
fn called_already(said: &str) -> Option<String> {
    static PLAIN: OnceLock<Option<House>> = OnceLock::new();
    let plain = PLAIN.get_or_init(|| preset("casino")).as_ref()?;
    match say(said, plain) {
        Ok(called) if has_added(said) || is_of_card_rooms(said, plain) => {
            Some(format!("`{}`", called.name()))
        }
        Err(refusal) if !["unknown-game", "unknown-feature"].contains(&refusal.code) => {
            Some("a listed game with something added".to_owned())
        }
        Ok(_) | Err(_) => None,
    }
}

fn is_of_card_rooms(said: &str, plain: &House) -> bool {
    listed_game(said, plain).is_some_and(|row| row.menu.contains(&Menu::Casino))
}

/// True if a call begins or ends with something added to a game.
fn has_added(said: &str) -> bool {
    let words = apart(said);
    let added = |words: Option<&[String]>| words.is_some_and(|words| all_added(&words.join("-")));
    (1..words.len()).any(|count| added(words.get(..count)) || added(words.get(count..)))
}
