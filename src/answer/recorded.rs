//! What every answer has around it: what was recorded, or why nothing was.

use engine::refusal::Notice;
use serde::Serialize;

/// An answer, and the events it is about.
#[derive(Clone, Debug, Serialize)]
pub struct Recorded<'a, A> {
    /// The verb's own answer.
    #[serde(flatten)]
    pub answer: A,
    /// What the banker should hear.
    #[serde(skip_serializing_if = "<[Notice]>::is_empty")]
    pub notices: &'a [Notice],
    /// The last event that was written.
    pub event: Option<u64>,
    /// All events that were written.
    pub events: &'a [u64],
    /// The hash of the last.
    pub hash: &'a str,
    /// The request.
    pub id: &'a str,
    /// True if it was a dry run.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub dry_run: bool,
}

/// A command that did not do what was asked.
#[derive(Clone, Debug, Serialize)]
pub struct Failed<'a> {
    /// Why.
    pub error: Error<'a>,
}

/// Why something was not done.
#[derive(Clone, Debug, Serialize)]
pub struct Error<'a> {
    /// A stable word for scripts.
    pub code: &'a str,
    /// The exit code of the process.
    pub exit: u8,
    /// The house rule that decided, if one did.
    pub rule: Option<&'a str>,
    /// The sentence.
    pub message: &'a str,
    /// What to type next.
    pub hint: Option<&'a str>,
    /// All that can be typed next, where there are several; the first is the hint.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub hints: Vec<&'a str>,
}

/// One line of many, which got no answer.
#[derive(Clone, Debug, Serialize)]
pub struct FailedLine<'a, I> {
    /// What its caller named it.
    pub id: I,
    /// Why.
    #[serde(flatten)]
    pub failed: Failed<'a>,
}

/// How a command is called.
#[derive(Clone, Debug, Serialize)]
pub struct Help {
    /// The text.
    pub help: String,
}
