//! A time before something the line depends on: offers the line with the time of that event.

use crate::cli::clock;
use crate::cli::failure::Failure;
use crate::cli::offered::typed::Typed;
use crate::cli::typed_line::with;
use ledger::refusal::{EveningRefused, Why};

/// The option that says when it happened.
const AT: &str = "--at";

/// Offers the line with the earliest time it can have.
#[must_use]
pub fn offered(failure: Failure, typed: &Typed<'_>) -> Failure {
    let happened = failure.refusal.as_deref().and_then(|refusal| match &*refusal.why {
        Why::EveningRefused(EveningRefused::TooEarly { at, .. }) => Some(*at),
        _ => None,
    });
    let is_said = typed.words.iter().any(|word| word == AT || word.starts_with("--at="));
    let Some(happened) = happened.filter(|_| is_said) else { return failure };
    let line = with(typed.words, &[(AT, &clock::shown(happened))]);
    let hints: Vec<String> = [line].into_iter().chain(failure.hint.clone()).collect();
    failure.hint(hints.join("\n"))
}
