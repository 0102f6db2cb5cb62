//! If nothing better is known to type next, how the verb is used.

use crate::cli::failure::{Failure, exit};
use crate::cli::offered::typed::Typed;
use crate::cli::usage::verb_of;

/// Verbs that keep asking: they say themselves what can be typed next.
const DIALOGUES: [&str; 6] = ["hand new", "play", "run", "shell", "table", "serve"];

/// Offers the help of the verb.
#[must_use]
pub fn offered(failure: Failure, typed: &Typed<'_>) -> Failure {
    let is_refused = [exit::USAGE, exit::REFUSED].contains(&failure.exit);
    if failure.hint.is_some() || !is_refused {
        return failure;
    }
    let verb = verb_of(typed.words);
    if verb.is_empty() || DIALOGUES.contains(&verb.as_str()) {
        return failure;
    }
    failure.hint(format!("{verb} --help"))
}
