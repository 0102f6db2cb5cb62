//! A player named twice who should be named once: offers the same line with only one of the two.

use crate::cli::failure::Failure;
use crate::cli::offered::typed::Typed;
use crate::cli::typed_line::{option_of, value_of};
use ledger::refusal::{TonightRefused, Why};

/// The option that says who put in what: a hand takes two of them.
const PUT_IN: &str = "--in";

/// A place where the player is named: the word, which of its names, and what is said about the player there.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Place {
    word: usize,
    name: usize,
    said: Vec<String>,
}

/// Offers the line with each of the places alone, if the line names the player twice in the same way.
#[must_use]
pub fn offered(failure: Failure, typed: &Typed<'_>) -> Failure {
    let name = failure.refusal.as_deref().and_then(|refusal| match &*refusal.why {
        Why::TonightRefused(TonightRefused::NamedTwice { name }) => Some(name.clone()),
        _ => None,
    });
    let Some(name) = name.filter(|_| failure.hint.is_none()) else { return failure };
    let places = places(typed, &name);
    let mut said: Vec<&[String]> = Vec::new();
    let mut lines: Vec<String> = Vec::new();
    for kept in &places {
        if said.contains(&kept.said.as_slice()) {
            continue;
        }
        said.push(&kept.said);
        let gone: Vec<&Place> = places.iter().filter(|place| *place != kept).collect();
        let words = without(typed.words, &gone);
        let is_hand = words.iter().filter(|word| *word == PUT_IN).count() != 1;
        lines.extend(typed.another(&words).filter(|line| is_hand && !lines.contains(line)));
    }
    if lines.is_empty() { failure } else { failure.hint(lines.join("\n")) }
}

/// Where the line names the player: under the first option that does so twice, or outside all options.
fn places(typed: &Typed<'_>, name: &str) -> Vec<Place> {
    let mut by_option: Vec<(Option<&str>, Vec<Place>)> = Vec::new();
    for (at, word) in typed.words.iter().enumerate() {
        let option = option_of(typed.words, at);
        for (part, said) in value_of(word).split(',').enumerate() {
            let (named, amount) = said.split_once('=').unwrap_or((said, ""));
            if typed.player(named).as_deref() != Some(name) {
                continue;
            }
            let behind = typed.words.iter().skip(at.saturating_add(1));
            let behind = behind.take_while(|word| option.is_none() && is_said_of(typed, word)).cloned();
            let said = std::iter::once(amount.to_owned()).chain(behind).collect();
            let place = Place { word: at, name: part, said };
            match by_option.iter_mut().find(|(known, _)| *known == option) {
                Some((_, places)) => places.push(place),
                None => by_option.push((option, vec![place])),
            }
        }
    }
    by_option.into_iter().map(|(_, places)| places).find(|places| places.len() > 1).unwrap_or_default()
}

/// True for what can follow a name: a seat, an amount, chips.
fn is_said_of(typed: &Typed<'_>, word: &str) -> bool {
    match word.split_once('=') {
        Some((front, _)) => !front.starts_with('-') && typed.player(front).is_none(),
        None => word.trim_start_matches(['$', '.']).starts_with(|sign: char| sign.is_ascii_digit()),
    }
}

/// The words without the names at these places and what is said there, and without options left with no value.
fn without(words: &[String], gone: &[&Place]) -> Vec<String> {
    let mut left: Vec<String> = Vec::new();
    for (at, word) in words.iter().enumerate() {
        let is_behind = |place: &Place| at > place.word && at < place.word.saturating_add(place.said.len());
        if gone.iter().any(|place| is_behind(place)) {
            continue;
        }
        let names: Vec<usize> =
            gone.iter().filter(|place| place.word == at).map(|place| place.name).collect();
        if names.is_empty() {
            left.push(word.clone());
            continue;
        }
        let value = value_of(word);
        let front = word.strip_suffix(value).unwrap_or_default();
        let others = value.split(',').enumerate().filter(|(part, _)| !names.contains(part));
        let others: Vec<&str> = others.map(|(_, name)| name).collect();
        if !others.is_empty() {
            left.push(format!("{front}{}", others.join(",")));
        } else if front.is_empty() && option_of(words, at).is_some() {
            left.pop();
        }
    }
    left
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(text: &str) -> Vec<String> {
        shlex::split(text).unwrap()
    }

    fn place(word: usize, name: usize, said: &[&str]) -> Place {
        Place { word, name, said: said.iter().map(|said| (*said).to_owned()).collect() }
    }

    #[test]
    fn an_option_goes_with_its_value() {
        let words = line("hand result --in Bob=1 --in=Bob=2 --away Cat,Bob,Dan bob");
        let left = |gone: &[&Place]| without(&words, gone);
        let (first, second) = (place(3, 0, &["1"]), place(4, 0, &["2"]));
        assert_eq!(left(&[&first]), line("hand result --in=Bob=2 --away Cat,Bob,Dan bob"));
        assert_eq!(left(&[&second]), line("hand result --in Bob=1 --away Cat,Bob,Dan bob"));
        let (third, last) = (place(6, 1, &[""]), place(7, 0, &[""]));
        assert_eq!(left(&[&third, &last]), line("hand result --in Bob=1 --in=Bob=2 --away Cat,Dan"));
    }

    #[test]
    fn a_seat_goes_with_its_player() {
        let words = line("seat Ann 1 Bob 2 Ann 3");
        assert_eq!(without(&words, &[&place(1, 0, &["", "1"])]), line("seat Bob 2 Ann 3"));
        assert_eq!(without(&words, &[&place(5, 0, &["", "3"])]), line("seat Ann 1 Bob 2"));
    }
}
