//! The result of a recording command.

use crate::cli::reply::object;
use crate::render::refusal::{Heard, heard};
use engine::refusal::Notice;
use serde::Serialize;
use serde_json::Value;

/// The result of a recording command: text, the keys of its JSON, remarks.
pub struct Told {
    /// Lines for people.
    pub text: String,
    /// The command's own JSON keys; `event`, `events`, `hash` and `id` are added.
    pub json: Value,
    /// Remarks.
    pub notices: Vec<Notice>,
}

impl Told {
    /// A plain answer.
    #[must_use]
    pub fn new(text: impl Into<String>, answer: impl Serialize) -> Self {
        Self { text: text.into(), json: object(answer), notices: Vec::new() }
    }

    /// Adds remarks.
    #[must_use]
    pub fn with<N: Heard>(mut self, notices: impl IntoIterator<Item = N>) -> Self {
        self.notices = heard(notices);
        self
    }
}
