//! Calling a game in words: the game first, then what is added to it. The same words mean the same in every verb.

use crate::calling::call::{Called, call};
use crate::calling::feature::{Feature, feature};
use crate::calling::resolve::{named, resolve};
use crate::games::{ROWS, Row, meant, spelled};
use crate::house::House;
use crate::refusal::Refusal;

/// What figures stand for in names.
const FIGURES: &[(&str, &str)] =
    &[("7", "seven"), ("5", "five"), ("6", "six"), ("3", "three"), ("2", "deuce")];

/// The most words one name has.
const WORDS_MAX: usize = 8;

/// The fewest letters that stand for a game.
const LETTERS_MIN: usize = 3;

/// What one word means while a game is called.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Said<'h> {
    /// A game.
    Game(&'h Row),
    /// Something that is added to the game that was said.
    Feature(&'static Feature),
}

/// The game a word may be added to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AtHand<'h> {
    /// No game yet.
    None,
    /// One that is only proposed, for it was the last.
    Proposed(&'h Row),
    /// The one that was said.
    Said,
}

/// What a word means.
///
/// A word that is both a short name of a game and a feature is added to the game that was said (IGL-07, MIK-53);
/// to one that is only proposed, if that takes it.
#[must_use]
pub fn word<'h>(typed: &str, at_hand: AtHand<'_>, house: &'h House) -> Option<Said<'h>> {
    let name = spelled(typed);
    let added = feature(&name);
    let is_nickname = meant(&name) != name;
    let game = named(&name, house).filter(|_| !is_nickname || added.is_none());
    match (game, added) {
        (Some(game), _) => Some(Said::Game(game)),
        (None, Some(added)) => {
            let is_added = match at_hand {
                AtHand::None => false,
                AtHand::Proposed(row) => added.misfit(row).is_none(),
                AtHand::Said => true,
            };
            let short = named(&name, house).filter(|_| !is_added);
            Some(short.map_or(Said::Feature(added), Said::Game))
        }
        (None, None) => by_beginnings(&name, house).map(Said::Game),
    }
}

/// What the first words mean together, and how many they are: `deuces wild` is said like `deuces-wild`.
///
/// What is added comes before a game, and a game in one word before a longer one if the next words are added to it.
#[must_use]
pub fn phrase<'h>(words: &[&str], at_hand: AtHand<'_>, house: &'h House) -> Option<(usize, Said<'h>)> {
    let lengths = (1..=words.len().min(WORDS_MAX)).rev();
    let joined = |count: usize| spelled(&words.get(..count).unwrap_or_default().join("-"));
    let is_added = |words: &[&str]| {
        (1..=words.len().min(WORDS_MAX)).any(|count| {
            words.get(..count).is_some_and(|words| feature(&spelled(&words.join("-"))).is_some())
        })
    };
    if let Some(count) = lengths.clone().find(|count| feature(&joined(*count)).is_some()) {
        return Some((count, word(&joined(count), at_hand, house)?));
    }
    let first = word(words.first()?, at_hand, house).map(|said| (1, said));
    let is_whole = named(&joined(1), house).is_some();
    if is_whole && is_added(words.get(1..).unwrap_or_default()) {
        return first;
    }
    let game = |row| Said::Game(row);
    let whole = || lengths.clone().find_map(|count| Some((count, game(named(&joined(count), house)?))));
    let begun =
        || lengths.clone().find_map(|count| Some((count, game(by_beginnings(&joined(count), house)?))));
    whole().or_else(begun).or(first)
}

/// A whole call: `five-card-draw deuces-wild`, `Texas Hold'em`, `7stud + low hole wild`.
///
/// # Errors
///
/// `unknown-game` and whatever [`call`] refuses.
pub fn say(text: &str, house: &House) -> Result<Called, Refusal> {
    // A whole title is that game, also where its end could be something added: `…, threes wild`.
    if let Some(row) = ROWS.iter().find(|row| spelled(&row.title) == spelled(text)) {
        return call(row, &[], house);
    }
    let plain = text.replace(['+', ','], " ").to_lowercase();
    let words: Vec<&str> = plain.split_whitespace().collect();
    let games = || games(&words, house);
    let known = |(_, added): &(&Row, Vec<String>)| added.iter().all(|name| feature(name).is_some());
    // As at the table, word by word: `omaha 8` is a game and what is added, where `omaha-8` is one game.
    match games().find(known).or_else(|| games().last()) {
        Some((row, added)) => {
            let added: Vec<&str> = added.iter().map(String::as_str).collect();
            call(row, &added, house)
        }
        None => hyphened(&plain, house)
            .ok_or_else(|| resolve(text.trim(), house).err().unwrap_or_else(nothing_said)),
    }
}

/// The same words with hyphens for blanks: `five-card-stud-deuces-wild`.
fn hyphened(plain: &str, house: &House) -> Option<Called> {
    let apart = plain.replace('-', " ");
    if apart == plain { None } else { say(&apart, house).ok() }
}

fn nothing_said() -> Refusal {
    Refusal::new("unknown-game", "no game was named").hint("games")
}

/// The games the words may begin with, the one of the fewest words first, each with what would be added to it.
fn games<'h>(words: &[&str], house: &'h House) -> impl Iterator<Item = (&'h Row, Vec<String>)> {
    let named = (1..=words.len()).filter_map(move |count| {
        let (game, added) = words.split_at_checked(count)?;
        Some((named(&spelled(&game.join("-")), house)?, features(added)))
    });
    let short = words
        .split_first()
        .and_then(|(first, added)| Some((by_beginnings(&spelled(first), house)?, features(added))));
    named.chain(short)
}

/// Words as features, of several readings the one that takes most words at a time.
fn features(words: &[&str]) -> Vec<String> {
    let mut left = words;
    let mut all = Vec::new();
    while !left.is_empty() {
        let known =
            |count: &usize| left.get(..*count).is_some_and(|words| feature(&words.join("-")).is_some());
        let (name, rest) = left.split_at((1..=left.len()).rev().find(known).unwrap_or(1));
        all.push(name.join("-"));
        left = rest;
    }
    all
}

/// The game whose name has parts that begin like those typed: `7stud`; of several the shortest, if there is only one.
fn by_beginnings<'h>(typed: &str, house: &'h House) -> Option<&'h Row> {
    if typed.chars().count() < LETTERS_MIN {
        return None;
    }
    let parts = parts(typed);
    let mut fitting: Vec<&Row> =
        house.games().iter().chain(ROWS).filter(|row| fits(row.name(), &parts)).collect();
    let length = |row: &&Row| row.name().split('-').count();
    let least = fitting.iter().map(length).min()?;
    fitting.retain(|row| length(row) == least);
    match fitting.as_slice() {
        [only] => Some(only),
        _ => None,
    }
}

/// `7stud` in parts: `seven`, `stud`.
fn parts(typed: &str) -> Vec<String> {
    let mut parts = Vec::new();
    for part in typed.split('-').filter(|part| !part.is_empty()) {
        match FIGURES.iter().find_map(|(figure, word)| Some((*word, part.strip_prefix(figure)?))) {
            Some((word, rest)) => {
                parts.push(word.to_owned());
                parts.extend((!rest.is_empty()).then(|| rest.to_owned()));
            }
            None => parts.push(part.to_owned()),
        }
    }
    parts
}

/// True if every part begins a part of the name, in order.
fn fits(name: &str, parts: &[String]) -> bool {
    let mut left = name.split('-');
    !parts.is_empty() && parts.iter().all(|part| left.any(|whole| whole.starts_with(part.as_str())))
}
