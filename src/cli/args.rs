//! A whole line of words: the global options, and the verb.

use crate::cli::context::book_path;
use crate::cli::globals::Globals;
use crate::cli::help::{front_page, globals};
use crate::cli::verbs::Verb;
use clap::error::ErrorKind;
use clap::{ArgMatches, CommandFactory, FromArgMatches, Parser};
use engine::readable::check_readable;
use engine::readable::shown;
use std::path::PathBuf;

/// The bank of a home game: chips, notes, THE BOOK, and hands settled by the house's own rules
#[derive(Debug, Parser)]
#[command(name = "housebook", version, max_term_width = 80, override_help = front_page(Verb::GROUPS))]
#[command(disable_help_flag = true, disable_help_subcommand = true)]
pub struct Arguments {
    #[command(flatten)]
    pub globals: Globals,
    /// What to do; nothing shows the state of tonight
    #[command(subcommand)]
    pub verb: Option<Verb>,
}

impl Arguments {
    /// Reads a line of words. `--book FILE` is taken anywhere.
    pub fn read(words: &[String]) -> Result<Self, clap::Error> {
        let line = std::iter::once("housebook".to_owned()).chain(book_first(words));
        let mut matches = Self::command().try_get_matches_from(line)?;
        check_words(&matches)?;
        Self::from_arg_matches_mut(&mut matches)
    }
}

/// Refuses free words that hide something; paths may have any name, and anything that isn't text was caught before.
fn check_words(matches: &ArgMatches) -> Result<(), clap::Error> {
    let texts = matches.ids().filter_map(|id| matches.try_get_many::<String>(id.as_str()).ok().flatten());
    for text in texts.flatten() {
        // An object may span several lines.
        let is_object = text.trim_start().starts_with('{');
        let words = if is_object { text.replace(['\n', '\r', '\t'], " ") } else { text.clone() };
        if let Err(hides) = check_readable(&words) {
            let message = format!("`{}` {hides}", shown(text));
            return Err(clap::Error::raw(ErrorKind::ValueValidation, message));
        }
    }
    matches.subcommand().map_or(Ok(()), |(_, within)| check_words(within))
}

/// The words, with a `--book FILE` after the verb moved to the front.
fn book_first(words: &[String]) -> Vec<String> {
    let (mut front, rest) = book_apart(words);
    front.extend(rest);
    front
}

/// The words that name the book, and all others.
pub fn book_apart(words: &[String]) -> (Vec<String>, Vec<String>) {
    let mut front = Vec::new();
    let mut rest = Vec::new();
    let mut words = words.iter();
    while let Some(word) = words.next() {
        if word == "--book" {
            front.push(word.clone());
            front.extend(words.next().cloned());
        } else if word.starts_with("--book=") {
            front.push(word.clone());
        } else {
            rest.push(word.clone());
        }
    }
    (front, rest)
}

/// The book that a line is about.
pub fn book_of(words: &[String]) -> Option<PathBuf> {
    let named = match book_apart(words).0.as_slice() {
        [_, book, ..] => Some(PathBuf::from(book)),
        [tied] => tied.strip_prefix("--book=").map(PathBuf::from),
        [] => None,
    };
    book_path(named.as_deref()).ok()
}

/// The exit codes, as the reference lists them.
const EXIT_CODES: &str = "\
| code | meaning |
| --- | --- |
| 0 | done |
| 1 | a bug; you should never see this |
| 2 | wrong usage: an unknown word or flag, or a value that can't be read |
| 3 | an audit found something wrong, or the house you checked has a mistake that no night can start with |
| 4 | refused by a rule of the house or of the ledger; nothing written |
| 5 | a file or a batch line was rejected, and the error says where; nothing written |
| 6 | the book is busy; nothing written |
| 7 | storage failed; nothing written |
| 8 | storage failed, outcome unknown: run it again with the same `--id` |
| 9 | no book here, not a housebook file, newer than this program, or damaged; nothing changed |
| 10 | recorded, but something after it failed (printing, checkpoint) |
";

const ERRORS_IN_JSON: &str = "
## Errors in JSON

With `--json` a failure is `{\"error\":{\"code\":…,\"exit\":…,\"rule\":…,\"message\":…,\"hint\":…}}`. `hint` is the first command to type;
if there are several, `hints` lists them all, including the first.
";

/// The help of the program and of every verb, as one document.
#[must_use]
pub fn reference() -> String {
    let mut program = Arguments::command().term_width(80);
    program.build();
    let mut text = String::from(
        "# The command line\n\nThis page is generated. To update it, run `UPDATE_DOCS=1 cargo test`.\n\n",
    );
    text.push_str("## Exit codes\n\n");
    text.push_str(EXIT_CODES);
    text.push_str(ERRORS_IN_JSON);
    text.push_str(&format!("\n## Options every verb takes\n\n```\n{}```\n", globals(&program)));
    help("housebook", &mut program, &mut text);
    text
}

fn help(path: &str, command: &mut clap::Command, text: &mut String) {
    let page = command.render_help().to_string();
    let lines: Vec<&str> = page.lines().map(str::trim_end).collect();
    text.push_str(&format!("\n## {path}\n\n```\n{}\n```\n", lines.join("\n").trim_end()));
    for verb in command.get_subcommands_mut() {
        let path = format!("{path} {}", verb.get_name());
        help(&path, verb, text);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_words_are_sound() {
        Arguments::command().debug_assert();
    }

    #[test]
    fn the_book_file_is_taken_anywhere() {
        let words = |line: &str| -> Vec<String> { line.split(' ').map(str::to_owned).collect() };
        let read = |line: &str| Arguments::read(&words(line)).unwrap().globals.book;
        assert_eq!(read("status --book a.book"), Some("a.book".into()));
        assert_eq!(read("--book a.book buy Ann 20 --debt"), Some("a.book".into()));
        assert_eq!(read("buy Ann 20 --debt"), None);
        assert_eq!(read("tournament status --book=a.book"), Some("a.book".into()));
    }
}
