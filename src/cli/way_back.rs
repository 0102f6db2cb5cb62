//! How to restore a damaged book: from its tape, or else from its own events, if that can work.

use crate::cli::context::Context;
use crate::cli::failure::Failure;
use crate::cli::from_tape::from_tape;
use crate::cli::usage::verb_of;
use crate::render::shell;
use ledger::bank::BankError;
use ledger::bank::restore::{RestoreSource, RestoreWish, restore};
use ledger::bank::tape::Setting;
use ledger::store::Stamp;

/// The code of a damaged book.
const DAMAGED: &str = "damaged-book";

/// Adds the line that restores the book after the one that says what is wrong with it.
#[must_use]
pub fn offered(failure: Failure, context: &Context, words: &[String]) -> Failure {
    if failure.code != DAMAGED || verb_of(words) == "restore" {
        return failure;
    }
    let line = match Setting::of(&context.book) {
        Ok(Setting::At(tape)) => from_tape(&tape),
        _ => None,
    };
    let Some(line) = line.or_else(|| from_itself(context)) else { return failure };
    // A book that can't be opened names its tape already.
    let said = failure.hint.as_deref().unwrap_or_default().lines().filter(|said| *said != line);
    let hints: Vec<&str> = said.chain([line.as_str()]).collect();
    let hints = hints.join("\n");
    failure.hint(hints)
}

/// The line that builds the book again from its own events; `None` if they aren't in order, for then it can't work.
fn from_itself(context: &Context) -> Option<String> {
    let source = RestoreSource::Backup(context.book.clone());
    let wish = RestoreWish { source: &source, target: &context.book, may_lose: None, rehearse: true };
    let stamp = Stamp { request: "restore".to_owned(), at: context.at, recorded: context.now };
    match restore(&wish, &stamp) {
        // A refusal says how many events are gone, and how to go on without them.
        Ok(_) | Err(BankError::Refused(_)) => {
            Some(format!("housebook restore {}", shell::file(&context.book)))
        }
        Err(_) => None,
    }
}
