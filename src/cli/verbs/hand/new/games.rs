//! Which game of the table a typed word means: its name, or the beginnings of its parts (`7stud`, `omaha-8`).

use crate::domain::calling::resolve;
use crate::domain::games::{ROWS, Row};
use crate::domain::house::House;

/// What figures stand for in names.
const FIGURES: &[(&str, &str)] =
    &[("7", "seven"), ("5", "five"), ("6", "six"), ("3", "three"), ("2", "deuce")];

/// The fewest letters that stand for a game.
const LETTERS_MIN: usize = 3;

/// The name of the game a word means; of several that fit the shortest, if there is only one.
#[must_use]
pub fn find(typed: &str, house: &House) -> Option<&'static str> {
    let typed = typed.to_lowercase();
    if let Ok(row) = resolve(&typed, house) {
        return Some(row.name());
    }
    if typed.chars().count() < LETTERS_MIN {
        return None;
    }
    let parts = parts(&typed);
    let mut fitting: Vec<&Row> =
        house.games().iter().chain(ROWS).filter(|row| fits(row.name(), &parts)).collect();
    let length = |row: &&Row| row.name().split('-').count();
    let least = fitting.iter().map(length).min()?;
    fitting.retain(|row| length(row) == least);
    match fitting.as_slice() {
        [only] => Some(only.name()),
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::formats::house::preset;

    #[test]
    fn a_game_is_found_by_what_people_type() {
        let cases = [
            ("holdem", Some("holdem")),
            ("Hold", Some("holdem")),
            ("7stud", Some("seven-card-stud")),
            ("5-stud", Some("five-card-stud")),
            ("7stud-8", Some("seven-card-stud-hi-lo-8")),
            ("omaha", Some("omaha")),
            ("5omaha", Some("five-card-omaha")),
            ("badugi", Some("badugi")),
            ("stud-hi", None),
            ("canasta", None),
            ("", None),
            ("-", None),
            ("w", None),
        ];
        let mike = preset("mike").unwrap();
        for (typed, name) in cases {
            assert_eq!(find(typed, &mike), name, "{typed}");
        }
    }

    #[test]
    fn every_game_is_found_by_its_name() {
        let mike = preset("mike").unwrap();
        for row in ROWS {
            assert_eq!(find(row.name(), &mike), Some(row.name()));
        }
    }
}
