//! A hint that names only what is missing: offers the whole typed line with that in it.

use crate::cli::args::Arguments;
use crate::cli::failure::Failure;
use crate::cli::offered::typed::Typed;
use crate::cli::typed_line::{option_of, options, value_of, with};

/// The verbs whose hints only say which options they need.
const KEPT: [&str; 7] =
    ["deal", "open", "close", "hand new", "hand export", "tournament start", "tournament new"];

/// An option that says where, for any line.
const TABLE: &str = "--table";

/// Offers the typed line with the options of each hint.
#[must_use]
pub fn offered(failure: Failure, typed: &Typed<'_>) -> Failure {
    let Some(hints) = failure.hint.clone() else { return failure };
    let lines: Vec<String> =
        hints.lines().map(|hint| whole(hint, typed).unwrap_or_else(|| hint.to_owned())).collect();
    failure.hint(lines.join("\n"))
}

/// The typed line with the hint in it.
fn whole(hint: &str, typed: &Typed<'_>) -> Option<String> {
    let verb = KEPT.iter().find(|verb| typed.has_verb(verb) && is_of(hint, verb));
    let said = match verb {
        Some(verb) => options(hint.get(verb.len()..)?)?,
        // What is in capitals is for the banker to fill in.
        None if hint.starts_with("--") && !hint.contains("FILE") => options(hint)?,
        None => return None,
    };
    let line = if said.is_empty() {
        let at = typed.words.iter().enumerate();
        let mut table = at.filter(|(at, word)| option_of(typed.words, *at) == Some(TABLE) && *word != TABLE);
        let (_, table) = table.next()?;
        with(&[hint.to_owned()], &[(TABLE, value_of(table))])
    } else {
        let said: Vec<(&str, &str)> =
            said.iter().map(|(option, value)| (option.as_str(), value.as_str())).collect();
        with(typed.words, &said)
    };
    Arguments::read(&shlex::split(&line)?).ok().map(|_| line)
}

/// True for a hint with this verb.
fn is_of(hint: &str, verb: &str) -> bool {
    hint.strip_prefix(verb).is_some_and(|rest| rest.is_empty() || rest.starts_with(' '))
}
