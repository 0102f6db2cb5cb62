//! The game a name stands for: its own, one people say, or the beginnings of its parts.

use crate::calling::call::call;
use crate::calling::feature::{added_in, all_added};
use crate::calling::listed::listed;
use crate::games::{GameRow, ROWS, row, spelled, with_title};
use crate::house::House;

/// What figures stand for in names.
const FIGURES: &[(&str, &str)] =
    &[("7", "seven"), ("5", "five"), ("6", "six"), ("3", "three"), ("2", "deuce")];

/// The fewest letters that stand for a game.
const LETTERS_MIN: usize = 3;

/// The game with that name, or with the name people say, spelled as names are.
pub(super) fn named<'a>(name: &str, house: &'a House) -> Option<&'a GameRow> {
    let own = || house.games().iter().find(|game| game.name() == name || spelled(&game.title) == name);
    own().or_else(|| row(name)).or_else(|| with_title(name))
}

/// The game whose name has parts that begin like those typed: `7stud`; of several the shortest, if there is only one.
///
/// A game with something added is no beginning of a game that is played otherwise: `hold-hi-lo` is `holdem` with a low half, not
/// `holdem-hi-lo-8`.
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

/// The shortest of the games whose names have parts that begin like those typed.
#[must_use]
pub fn begun<'h>(typed: &str, house: &'h House) -> Vec<&'h GameRow> {
    if typed.chars().count() < LETTERS_MIN {
        return Vec::new();
    }
    let parts = parts(typed);
    let mut fitting: Vec<&GameRow> =
        house.games().iter().chain(ROWS).filter(|row| fits(row.name(), &parts)).collect();
    let length = |row: &&GameRow| row.name().split('-').count();
    let least = fitting.iter().map(length).min();
    fitting.retain(|row| Some(length(row)) == least);
    fitting
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

/// True if every part begins a part of the name, in order. The first has to begin a part of the game itself, so `wild` isn't a game.
fn fits(name: &str, parts: &[String]) -> bool {
    let begins = |whole: &str, part: &String| whole.starts_with(part.as_str());
    let mut left = name.split('-');
    let is_begun = parts.iter().all(|part| left.any(|whole| begins(whole, part)));
    let of_itself = |first| without_added(name).split('-').any(|whole| begins(whole, first));
    is_begun && parts.first().is_some_and(of_itself)
}

/// The name without the features at its end: `seven-card-stud` of `seven-card-stud-low-hole-wild`.
fn without_added(name: &str) -> &str {
    let ends = name.match_indices('-').map(|(at, _)| at);
    let end = ends.into_iter().find(|at| name.get(at.saturating_add(1)..).is_some_and(all_added));
    end.and_then(|at| name.get(..at)).unwrap_or(name)
}
