//! The typed line, and the people of the book it was typed for.

use crate::cli::args::Arguments;
use crate::cli::short_words::verb_at;
use crate::cli::typed_line::joined;
use ledger::people::Roster;
use std::cell::OnceCell;

/// The line, and who is in the book.
pub struct Typed<'a> {
    /// The words, without those that say which book.
    pub words: &'a [String],
    load: &'a dyn Fn() -> Option<Roster>,
    people: OnceCell<Option<Roster>>,
}

impl<'a> Typed<'a> {
    /// A line typed for the book whose people `load` finds.
    pub fn new(words: &'a [String], load: &'a dyn Fn() -> Option<Roster>) -> Self {
        Self { words, load, people: OnceCell::new() }
    }

    /// The full name of the player a word means.
    #[must_use]
    pub fn player(&self, word: &str) -> Option<String> {
        let people = self.people.get_or_init(|| (self.load)()).as_ref()?;
        people.find(word).ok().map(|person| person.name.to_string())
    }

    /// True if the line has this verb.
    #[must_use]
    pub fn has_verb(&self, verb: &str) -> bool {
        let words = self.words.iter().skip(verb_at(self.words).unwrap_or_default());
        let wanted: Vec<&str> = verb.split(' ').collect();
        words.take(wanted.len()).map(String::as_str).eq(wanted.iter().copied())
    }

    /// These words as a line to type, if it differs from this one and the program can read it.
    #[must_use]
    pub fn another(&self, words: &[String]) -> Option<String> {
        (words != self.words && Arguments::read(words).is_ok()).then(|| joined(words))
    }
}
