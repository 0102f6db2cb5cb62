//! How to restore a damaged book: from its tape, or else from its own events.

use crate::cli::context::Context;
use crate::cli::failure::Failure;
use crate::cli::usage::verb_of;
use crate::render::shell;
use ledger::bank::tape::Setting;

/// The code of a damaged book.
const DAMAGED: &str = "damaged-book";

/// Adds the line that restores the book after the one that says what is wrong with it.
#[must_use]
pub fn offered(failure: Failure, context: &Context, words: &[String]) -> Failure {
    if failure.code != DAMAGED || verb_of(words) == "restore" {
        return failure;
    }
    let line = match Setting::of(&context.book) {
        Ok(Setting::At(tape)) if tape.exists() => {
            format!("housebook restore --from-tape {}", shell::file(&tape))
        }
        _ => format!("housebook restore {}", shell::file(&context.book)),
    };
    // A book that can't be opened names its tape already.
    let said = failure.hint.as_deref().unwrap_or_default().lines().filter(|said| *said != line);
    let hints: Vec<&str> = said.chain([line.as_str()]).collect();
    let hints = hints.join("\n");
    failure.hint(hints)
}
