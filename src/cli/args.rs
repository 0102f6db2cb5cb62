//! A whole line of words: the global options, and the verb.

use crate::cli::globals::Globals;
use crate::cli::verbs::Verb;
use clap::Parser;

/// The bank of a home game: chips, notes, THE BOOK, and hands settled by the house's own rules
#[derive(Debug, Parser)]
#[command(name = "housebook", version, max_term_width = 80)]
#[command(
    after_help = "Example of an evening:\n  housebook init --house mike\n  housebook player add Ann\n  \
    housebook open --banker Ann\n  housebook buy Ann 20\n  housebook status"
)]
pub struct Arguments {
    #[command(flatten)]
    pub globals: Globals,
    /// What to do; nothing shows the state of tonight
    #[command(subcommand)]
    pub verb: Option<Verb>,
}

impl Arguments {
    /// Reads a line of words. `--book FILE` is taken anywhere, but after `buy`, where `--book` is a way of paying.
    pub fn read(words: &[String]) -> Result<Self, clap::Error> {
        Self::try_parse_from(std::iter::once("housebook".to_owned()).chain(book_first(words)))
    }
}

/// The words with a `--book FILE` that stands behind the verb moved to the front.
fn book_first(words: &[String]) -> Vec<String> {
    let mut front = Vec::new();
    let mut rest = Vec::new();
    let mut bought = false;
    let mut words = words.iter();
    while let Some(word) = words.next() {
        bought = bought || word == "buy";
        if word == "--book" && !bought {
            front.push(word.clone());
            front.extend(words.next().cloned());
        } else if word.starts_with("--book=") && !bought {
            front.push(word.clone());
        } else {
            rest.push(word.clone());
        }
    }
    front.extend(rest);
    front
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory;

    #[test]
    fn the_words_are_sound() {
        Arguments::command().debug_assert();
    }

    #[test]
    fn the_book_file_is_taken_anywhere_but_after_buy() {
        let words = |line: &str| -> Vec<String> { line.split(' ').map(str::to_owned).collect() };
        let read = |line: &str| Arguments::read(&words(line)).unwrap().globals.book;
        assert_eq!(read("status --book a.book"), Some("a.book".into()));
        assert_eq!(read("--book a.book buy Ann 20 --book"), Some("a.book".into()));
        assert_eq!(read("buy Ann 20 --book"), None);
    }
}
