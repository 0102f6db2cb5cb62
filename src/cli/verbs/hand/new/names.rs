//! Which place a typed name means: the whole name, its beginning, or the number of the seat.

use crate::cli::verbs::hand::new::words::Words;
use crate::cli::whole_names::{WORDS_MAX, together_where};
use engine::hand::Seats;
use engine::readable::shown;
use ledger::refusal::Refusal;

/// What the table calls its places.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Names {
    /// One name for each place.
    pub names: Vec<String>,
    /// The seat number of each place, if it has one.
    pub numbers: Vec<Option<u32>>,
}

impl Names {
    /// The name of a place.
    #[must_use]
    pub fn name(&self, seat: usize) -> &str {
        self.names.get(seat).map_or("somebody", String::as_str)
    }

    /// True if the word is a whole name.
    #[must_use]
    pub fn is_name(&self, word: &str) -> bool {
        let typed = word.to_lowercase();
        self.names.iter().any(|name| name.to_lowercase() == typed)
    }

    /// The words of a line. A name of several words is one word, `fine mary ann .5`, unless each of them is a player too; in
    /// quotes it always is.
    #[must_use]
    pub fn joined(&self, line: &str) -> Vec<String> {
        let quoted = Some(line).filter(|line| line.contains('"')).and_then(shlex::split);
        let words = quoted.unwrap_or_else(|| line.split_whitespace().map(str::to_owned).collect());
        let is_player = |word: &str| self.is_name(word.trim_start_matches(['-', '+', '$']));
        let is_one = |said: &[String]| is_player(&said.join(" ")) && !said.iter().all(|word| is_player(word));
        together_where(&words, |_| WORDS_MAX, is_one)
    }

    /// The place that a word means among these; `None` if it means none of them.
    #[must_use]
    pub fn seat(&self, word: &str, among: Seats) -> Option<usize> {
        let typed = word.to_lowercase();
        let lower = |seat: usize| self.name(seat).to_lowercase();
        let numbered = |seat: &usize| {
            let number = self.numbers.get(*seat).copied().flatten();
            number.is_some_and(|number| number.to_string() == typed)
        };
        if typed.is_empty() {
            return None;
        }
        let whole = among.iter().find(|seat| lower(*seat) == typed);
        let begun: Seats = among.iter().filter(|seat| lower(*seat).starts_with(&typed)).collect();
        whole.or_else(|| begun.only()).or_else(|| among.iter().find(numbered))
    }

    /// The same, or the refusal that lists those it could be.
    pub fn find(&self, word: &str, among: Seats) -> Result<usize, Refusal> {
        self.seat(word, among).ok_or_else(|| {
            let names: Vec<&str> = among.iter().map(|seat| self.name(seat)).collect();
            let shown = shown(word);
            let names = names.join(", ");
            let message = match shown.is_empty() {
                true => format!("whose name? Type one of {names}"),
                false => format!("`{shown}` doesn't match exactly one player: type one of {names}"),
            };
            Refusal::worded("no-such-word", message).into()
        })
    }

    /// The player after the word `from`; `None` if another word comes.
    pub fn seller(&self, words: &mut Words) -> Result<Option<usize>, Refusal> {
        if words.take_if(|word| word.eq_ignore_ascii_case("from")).is_none() {
            return Ok(None);
        }
        let all = (0..self.names.len()).collect();
        self.find(&words.take().unwrap_or_default(), all).map(Some)
    }

    /// A list of these names.
    #[must_use]
    pub fn row(&self, seats: impl IntoIterator<Item = usize>) -> String {
        seats.into_iter().map(|seat| self.name(seat)).collect::<Vec<_>>().join(" ")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_is_found_by_name_beginning_or_number() {
        let names = ["Ann", "Anna", "Bob"].map(str::to_owned).to_vec();
        let names = Names { names, numbers: vec![Some(4), None, Some(7)] };
        let all: Seats = (0..3).collect();
        let cases = [
            ("ann", Some(0)),
            ("Anna", Some(1)),
            ("an", None),
            ("b", Some(2)),
            ("7", Some(2)),
            ("4", Some(0)),
            ("x", None),
            ("", None),
        ];
        for (word, seat) in cases {
            assert_eq!(names.seat(word, all), seat, "{word}");
        }
        assert_eq!(names.seat("an", Seats::one(1)), Some(1));
        assert_eq!(crate::render::refusal::said(&names.find("an", all).unwrap_err()).code, "no-such-word");
    }
}
