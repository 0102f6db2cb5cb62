//! The game a name means: its own name, one people say, or the beginnings of its parts.

use crate::calling::call::call;
use crate::calling::feature::{added_in, all_added, joins};
use crate::calling::listed::listed;
use crate::games::{GameRow, NICKNAMES, ROWS, row, spelled, with_title};
use crate::house::House;

/// What digits stand for in names.
const FIGURES: &[(&str, &str)] =
    &[("7", "seven"), ("5", "five"), ("6", "six"), ("3", "three"), ("2", "deuce")];

/// The fewest letters that stand for a game.
const LETTERS_MIN: usize = 3;

/// The house's own game with that name or title, spelled as names are.
pub(super) fn own<'h>(name: &str, house: &'h House) -> Option<&'h GameRow> {
    house.games().iter().find(|game| game.name() == name || spelled(&game.title) == name)
}

/// The game with that name, or with the name people say, spelled as names are. What people say for a listed game means the house's own
/// game of that name.
pub(super) fn named<'h>(name: &str, house: &'h House) -> Option<&'h GameRow> {
    let listed = || row(name).or_else(|| with_title(name));
    let own_of = |listed: &GameRow| own(listed.name(), house);
    own(name, house).or_else(|| own_of(listed()?)).or_else(|| listed().filter(|row| !is_own(row, house)))
}

/// True if the house plays this listed game its own way: it has a game of that name, or the name is one of its games with something
/// added, such as `anaconda-hi-lo`.
fn is_own(row: &GameRow, house: &House) -> bool {
    let is_added = |rest: &str| rest.is_empty() || rest.strip_prefix('-').is_some_and(all_added);
    house.games().iter().any(|own| row.name().strip_prefix(own.name()).is_some_and(is_added))
}

/// Every game that has a name here: the house's own, then the listed ones it doesn't play its own way.
fn played(house: &House) -> impl Iterator<Item = &GameRow> {
    house.games().iter().chain(ROWS.iter().filter(|row| !is_own(row, house)))
}

/// The game whose name starts like this, or has parts that begin like those typed: `7stud`.
///
/// A game with something added doesn't stand for a game that is played differently: `hold-hi-lo` is `holdem` with a low half,
/// not `holdem-hi-lo-8`.
pub(super) fn by_beginnings<'h>(typed: &str, house: &'h House) -> Option<&'h GameRow> {
    let found = match begun(typed, house).as_slice() {
        [only] => *only,
        _ => return None,
    };
    let is_otherwise = |(at, _): (usize, &str)| {
        let (game, added) = typed.split_at(at);
        let Some(added) = added_in(added.trim_start_matches('-')) else { return false };
        let Some(row) = named(game, house).or_else(|| by_beginnings(game, house)) else { return false };
        let added: Vec<&str> = added.iter().map(|feature| feature.name).collect();
        call(row, &added, house).is_ok_and(|called| listed(&called.name()) != found.name())
    };
    (!typed.match_indices('-').any(is_otherwise)).then_some(found)
}

/// The one game whose name, title or name people say starts like this.
pub(super) fn by_start<'h>(typed: &str, house: &'h House) -> Option<&'h GameRow> {
    match started(typed, house).as_slice() {
        [only] => Some(*only),
        _ => None,
    }
}

/// The games that a beginning could mean: those with a name that starts like it, or else those whose names have parts that do. Of a
/// game and the longer names it begins (`holdem`, `holdem-bomb-pot`) only the game.
#[must_use]
pub fn begun<'h>(typed: &str, house: &'h House) -> Vec<&'h GameRow> {
    if typed.chars().count() < LETTERS_MIN || typed.split('-').all(joins) {
        return Vec::new();
    }
    let started = started(typed, house);
    if !started.is_empty() {
        return started;
    }
    let parts = parts(typed);
    let mut fitting: Vec<&GameRow> = played(house).filter(|row| fits(row.name(), &parts)).collect();
    let length = |row: &&GameRow| row.name().split('-').count();
    let least = fitting.iter().map(length).min();
    fitting.retain(|row| Some(length(row)) == least);
    fitting
}

/// The games with a name, a title or a name people say that starts like this.
fn started<'h>(typed: &str, house: &'h House) -> Vec<&'h GameRow> {
    let starts = |row: &&GameRow| row.name().starts_with(typed) || spelled(&row.title).starts_with(typed);
    // `7stud` isn't the start of `7stud8`.
    let goes_on = |said: &str| {
        said.strip_prefix(typed).is_some_and(|rest| !rest.starts_with(|next: char| next.is_ascii_digit()))
    };
    let said = NICKNAMES.iter().filter(|(said, _)| goes_on(said));
    let said = said.filter_map(|(said, _)| named(said, house));
    let mut found: Vec<&GameRow> = Vec::new();
    for row in played(house).filter(starts).chain(said) {
        if !found.iter().any(|known| known.name() == row.name()) {
            found.push(row);
        }
    }
    let shortest = found.iter().min_by_key(|row| row.name().len()).copied();
    let is_longer = |row: &&GameRow, game: &GameRow| {
        row.name().strip_prefix(game.name()).is_some_and(|rest| rest.is_empty() || rest.starts_with('-'))
    };
    match shortest.filter(|game| found.iter().all(|row| is_longer(row, game))) {
        Some(game) => vec![game],
        None => found,
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

/// True if every part begins a part of the name, in order. The first has to begin a part of the game, so `wild` isn't a game, and
/// neither is `with`.
fn fits(name: &str, parts: &[String]) -> bool {
    let begins = |whole: &str, part: &String| whole.starts_with(part.as_str());
    let mut left = name.split('-');
    let is_begun = parts.iter().all(|part| left.any(|whole| begins(whole, part)));
    let of_itself = |first| without_added(name).split('-').any(|whole| begins(whole, first));
    is_begun && parts.first().is_some_and(|first| !joins(first) && of_itself(first))
}

/// The name without the features at its end: `seven-card-stud` of `seven-card-stud-low-hole-wild`.
fn without_added(name: &str) -> &str {
    let ends = name.match_indices('-').map(|(at, _)| at);
    let end = ends.into_iter().find(|at| name.get(at.saturating_add(1)..).is_some_and(all_added));
    end.and_then(|at| name.get(..at)).unwrap_or(name)
}
