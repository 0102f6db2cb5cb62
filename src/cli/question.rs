//! One stateless question with its place, and what is returned without an answer.

use crate::cli::failure::exit;
use crate::render::refusal::typed;
use engine::formats::line::Rejected;

/// The largest question, in bytes.
pub const QUESTION_BYTES_MAX: u64 = 16 * 1024 * 1024;

/// A question and its place.
#[derive(Clone, Copy, Debug)]
pub struct Question<'a> {
    /// The object.
    pub text: &'a str,
    /// The file, or `stdin`.
    pub file: &'a str,
    /// Its line in the file, counted from 1.
    pub line: usize,
    /// True if it is one of many.
    pub in_batch: bool,
}

impl Question<'_> {
    /// The error of this question, with its place.
    #[must_use]
    pub fn unanswered(&self, rejected: Rejected) -> Unanswered {
        let placed = if self.in_batch || rejected.column.is_some() {
            rejected.placed(self.file, self.line)
        } else {
            rejected
        };
        Unanswered { line: placed.line(typed), exit: exit::BAD_FILE }
    }
}

/// A question that has no answer: the line to write in its place, and what it means for a single question.
pub struct Unanswered {
    pub line: String,
    pub exit: u8,
}

/// Answers one line with one line.
pub type Answer<'a> = &'a (dyn Fn(&Question<'_>) -> Result<String, Unanswered> + Sync);
