//! A name of several words needs no quotes: `seat Mary Ann Bob` seats two players, `buy Mary Ann 20` sells to one.

use crate::cli::short_words::verb_at;
use ledger::bank::roster;
use ledger::people::{Person, Roster};
use ledger::store::{Access, Store};
use std::path::PathBuf;

/// The most words a name may have here.
pub const WORDS_MAX: usize = 6;

/// The line with each such name as one word, by the players in `book`.
///
/// If each of the words is a player too, they stay separate players.
#[must_use]
pub fn joined(words: Vec<String>, book: impl FnOnce() -> Option<PathBuf>) -> Vec<String> {
    let from = verb_at(&words).map_or(words.len(), |verb| verb.saturating_add(1));
    let may_be = |from: usize| (from..words.len()).any(|at| together(&words, at) > 1);
    if !may_be(from) {
        return words;
    }
    let store = book().and_then(|book| Store::open(&book, Access::Read).ok());
    let Some(people) = store.and_then(|store| roster(store.reader()).ok()) else { return words };
    let is_one = |said: &[String]| {
        let name = said.join(" ");
        is_called(&people, &name) && !said.iter().all(|word| is_called(&people, word))
    };
    let rest = words.get(from..).unwrap_or_default();
    let rest = together_where(rest, |at| together(rest, at), is_one);
    [words.get(..from).unwrap_or_default(), &rest].concat()
}

/// The words, with the words of one name joined. `most` is how many may be joined from each place on.
pub fn together_where(
    words: &[String],
    most: impl Fn(usize) -> usize,
    is_one: impl Fn(&[String]) -> bool,
) -> Vec<String> {
    let (mut line, mut at) = (Vec::new(), 0_usize);
    while let Some(word) = words.get(at) {
        let said = |count: usize| words.get(at..at.saturating_add(count)).filter(|said| is_one(said));
        let name = (2..=most(at)).rev().find_map(said);
        line.push(name.map_or_else(|| word.clone(), |said| said.join(" ")));
        at = at.saturating_add(name.map_or(1, <[String]>::len));
    }
    line
}

/// How many words from this one on may be parts of one name.
fn together(words: &[String], at: usize) -> usize {
    let is_part = |word: &&String| {
        !word.starts_with('-') && word.chars().all(|sign| sign != '=' && !sign.is_ascii_digit())
    };
    words.iter().skip(at).take(WORDS_MAX).take_while(is_part).count()
}

/// True if a player has exactly this name, in any case.
fn is_called(people: &Roster, said: &str) -> bool {
    let said = said.to_lowercase();
    people.people().iter().flat_map(Person::names).any(|name| name.as_str().to_lowercase() == said)
}
