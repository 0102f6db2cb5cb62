//! When and how a line was typed: a time, a request id or a dry run is kept in the line that is offered instead.

use crate::cli::failure::Failure;
use crate::cli::offered::typed::Typed;
use crate::cli::short_words::in_full;
use crate::cli::typed_line::{option_of, value_of};
use crate::cli::usage::verb_of;
use crate::render::shell;

/// Options of every verb that say when or how it is done, each with a value.
const VALUED: [&str; 2] = ["--at", "--id"];

/// Those without one.
const BARE: [&str; 1] = ["--dry-run"];

/// The refusal of a time in the future: then the line goes without it.
const NOT_YET: &str = "not-yet";

/// Adds them to each hint that repeats the typed verb.
#[must_use]
pub fn offered(failure: Failure, typed: &Typed<'_>) -> Failure {
    let mut beside = beside(typed.words);
    beside.retain(|(option, _)| failure.code != NOT_YET || *option != "--at");
    let Some(hints) = failure.hint.clone().filter(|_| !beside.is_empty()) else { return failure };
    let verb = verb_of(&in_full(typed.words));
    let again = |hint: &str| {
        let is_help = hint.ends_with("--help");
        shlex::split(hint).is_some_and(|words| !is_help && verb_of(&in_full(&words)) == verb)
    };
    let whole = |hint: &str| match again(hint) {
        true => beside.iter().fold(hint.to_owned(), |line, (option, said)| match line.contains(option) {
            true => line,
            false => format!("{line} {said}"),
        }),
        false => hint.to_owned(),
    };
    failure.hint(hints.lines().map(whole).collect::<Vec<_>>().join("\n"))
}

/// Those of them that were typed, as they are typed again.
fn beside(words: &[String]) -> Vec<(&'static str, String)> {
    let valued = VALUED.iter().filter_map(|option| {
        let mut at = words.iter().enumerate().filter(|(at, _)| option_of(words, *at) == Some(option));
        let (_, word) = at.next()?;
        Some((*option, shell::option(option, value_of(word))))
    });
    let bare = BARE.iter().filter(|option| words.iter().any(|word| word == *option));
    valued.chain(bare.map(|option| (*option, (*option).to_owned()))).collect()
}
