//! Files: books that were begun, copied or put in place again, and texts that were written.

use serde::Serialize;

/// The answer of a verb that made a text.
#[derive(Clone, Debug, Serialize)]
pub struct Into<'a, A> {
    /// What the text is about.
    #[serde(flatten)]
    pub answer: A,
    /// The text, where no file was named.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub written: Option<&'a str>,
    /// The file, where one was.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub file: Option<String>,
}

/// Nothing was written, for it was only rehearsed.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Rehearsed {
    /// True.
    pub dry_run: bool,
}

/// A book was begun.
#[derive(Clone, Debug, Serialize)]
pub struct Begun {
    /// The file.
    pub book: String,
    /// What it counts in.
    pub currency: &'static str,
    /// The house it adopted.
    pub house: Option<String>,
}
