//! Hints for the book named with `--book`: typed as printed, none of them uses another book.

use crate::cli::args::Arguments;
use crate::cli::failure::Failure;
use crate::cli::short_words::in_full;
use crate::render::shell;
use ledger::shown::shown;

/// Adds the `book` to every hint that can be typed. Without `--book`, or with a name that can't be typed from the screen,
/// nothing changes.
#[must_use]
pub fn for_book(failure: Failure, book: &[String]) -> Failure {
    let can_be_named = !book.is_empty() && book.iter().all(|word| shown(word.as_ref()) == *word);
    let Some(hints) = failure.hint.clone().filter(|_| can_be_named) else { return failure };
    let book = shell::line(&book.iter().map(String::as_str).collect::<Vec<_>>());
    // Some hints aren't lines to type: `put the file back from a copy`.
    let can_be_typed = |line: &str| {
        let words = shlex::split(line).map(|words| in_full(&words));
        let is_line = words.is_some_and(|words| Arguments::read(&words).is_ok());
        !line.contains("--book") && (is_line || line.ends_with("--help"))
    };
    let named = |hint: &str| match hint.strip_prefix("housebook ") {
        Some(rest) => format!("housebook {book} {rest}"),
        None if can_be_typed(hint) => format!("{book} {hint}"),
        None => hint.to_owned(),
    };
    failure.hint(hints.lines().map(named).collect::<Vec<_>>().join("\n"))
}
