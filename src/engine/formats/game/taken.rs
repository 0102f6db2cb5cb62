//! Names and titles that a game of the house can't have, because they mean something else wherever a game is called.

use crate::calling::{all_added, apart, joins, listed_game, say};
use crate::games::{Menu, TABLE_WORDS, party, row, spelled};
use crate::house::{About, House, Ruled};
use crate::money::Currency;
use crate::readable::AsTyped;
use crate::refusal::{Instead, Refusal};
use std::sync::OnceLock;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// The marks a title can have.
const MARKS: &str = " -_/,.!'’&+";

/// Why the game `key` can't be called this; `None` if it can. What's said means one game in every verb, so it can't be a way to
/// call another one, and it has to be something that can be typed before the deal.
#[must_use]
pub fn taken(said: &str, key: &str) -> Option<String> {
    let name = spelled(said);
    if let Some(known) = party::find(&name) {
        return Some(format!("is already the name of a game ({})", known.title));
    }
    // A home game has other rules in every home; a card-room game is the same everywhere.
    if let Some(known) = row(&name).filter(|row| row.menu.contains(&Menu::Casino)) {
        return Some(format!("is already the name of a game (`{}`)", known.name()));
    }
    if all_added(&name) {
        return Some("is already what something added to a game is called".to_owned());
    }
    if name.split('-').all(joins) {
        return Some("only joins other words".to_owned());
    }
    if !said.starts_with(char::is_alphanumeric) {
        return Some("has to start with a letter or a digit".to_owned());
    }
    // Other marks are read differently from place to place, or not at all.
    if let Some(mark) = said.chars().find(|mark| !mark.is_alphanumeric() && !MARKS.contains(*mark)) {
        return Some(format!("has `{}` in it", mark.to_string().as_typed()));
    }
    // The book writes a call with a plus: `omaha + deuces-wild`.
    if said.contains(" + ") {
        return Some("has a plus in it, and a plus adds something to a game".to_owned());
    }
    // A line is taken apart at commas.
    if has_comma_in_number(said) {
        return Some("has a comma inside a number".to_owned());
    }
    if let Some(word) = said_before_the_deal(said) {
        return Some(format!("has the word `{word}` in it, which means something else before the deal"));
    }
    let listed = called_already(said).filter(|listed| *listed != format!("`{key}`"))?;
    Some(format!("is already another name for {listed}"))
}

/// The other game of a file that has this for its name or title.
pub(super) fn other_called(title: &str, own: &str, file: &DeTable<'_>) -> Option<String> {
    let wanted = spelled(title);
    let title_of = |item: &Spanned<DeValue<'_>>| {
        item.get_ref().as_table()?.get("title")?.get_ref().as_str().map(spelled)
    };
    let mut others = file.iter().filter(|(name, _)| name.get_ref().as_ref() != own);
    let same = others
        .find(|(name, item)| spelled(name.get_ref()) == wanted || title_of(item).as_ref() == Some(&wanted));
    same.map(|(name, _)| name.get_ref().to_string())
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

/// The word of a name that says something else before the deal: `push the button`, `Hot -bob`. `mississippi` alone is a straddle,
/// but starts the names of games.
fn said_before_the_deal(said: &str) -> Option<String> {
    let is_signed = |word: &&str| word.starts_with(['-', '+', '$', '<', '?']);
    let signed = said.split_whitespace().find(is_signed).map(str::to_owned);
    let name = spelled(said);
    let means = |word: &&str| TABLE_WORDS.contains(word) && (*word != "mississippi" || *word == name);
    signed.or_else(|| name.split('-').find(means).map(str::to_owned))
}

/// What a call means without any games of a house: a listed game, with or without something added. One word that only starts a
/// name is free.
fn called_already(said: &str) -> Option<String> {
    static PLAIN: OnceLock<Option<House>> = OnceLock::new();
    let plain = PLAIN.get_or_init(plain_house).as_ref()?;
    // Without its marks a title is still the same call: `Stud hi lo!`.
    [said.to_owned(), spelled(said).replace('-', " ")].iter().find_map(|said| called_in(said, plain))
}

/// A house that leaves everything open.
fn plain_house() -> Option<House> {
    let version = Ruled { value: "1".to_owned(), rule: None };
    let about =
        About { name: "plain".to_owned(), title: "plain".to_owned(), version, currency: Currency::USD };
    House::new(about, []).ok()
}

fn called_in(said: &str, plain: &House) -> Option<String> {
    let is_more_than_a_start = apart(said).len() > 1 || listed_game(said, plain).is_some();
    match say(said, plain) {
        Ok(called) if is_more_than_a_start => Some(format!("`{}`", called.name())),
        Err(Refusal { instead: Some(Instead::Play(name)), .. }) => Some(format!("`{name}`")),
        Err(refusal) if !["unknown-game", "unknown-feature"].contains(&refusal.code) => {
            Some("a listed game with something added".to_owned())
        }
        Ok(_) | Err(_) => None,
    }
}
