//! A line that cannot be answered: the error object written in place of an answer.

use crate::formats::line::id::Id;
use crate::formats::line::plain::plain;
use crate::refusal::{Instead, Refusal};
use serde::{Deserialize, Serialize};

/// The exit code of a run in which a line was rejected.
const EXIT: u8 = 5;

/// Why a line has no answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rejected {
    /// The line's id, as far as it could be read.
    pub id: Id<'static>,
    /// The reason.
    pub refusal: Refusal,
    /// The column in a line that isn't JSON, until its place is named.
    pub column: Option<u32>,
    /// Which line of the question it is, counted from 0: one question may have several lines.
    pub lines_down: usize,
}

#[derive(Serialize)]
struct ErrorLine<'a> {
    id: &'a Id<'a>,
    error: ErrorObject<'a>,
}

#[derive(Serialize)]
struct ErrorObject<'a> {
    code: &'a str,
    exit: u8,
    rule: Option<&'a str>,
    message: &'a str,
    hint: Option<&'a str>,
}

/// Only the id, of a line that is an object but not the right one.
#[derive(Deserialize)]
struct OnlyId<'a> {
    #[serde(borrow, default)]
    id: Id<'a>,
}

impl Rejected {
    /// A line refused by a rule of the house or of the engine.
    #[must_use]
    pub fn new(id: Id<'_>, refusal: Refusal) -> Self {
        Self { id: id.into_owned(), refusal, column: None, lines_down: 0 }
    }

    /// A line that isn't the JSON expected: why, and in which column.
    #[must_use]
    pub fn unreadable(line: &str, error: &serde_json::Error) -> Self {
        let id = serde_json::from_str(line).map_or(Id::None, |OnlyId { id }| id);
        let refusal = Refusal::new("bad-json", plain(line, error));
        let (lines_down, column) = (error.line().saturating_sub(1), u32::try_from(error.column()).ok());
        Self { column, lines_down, ..Self::new(id, refusal) }
    }

    /// A line that isn't text at all.
    #[must_use]
    pub fn not_text(error: std::str::Utf8Error) -> Self {
        let refusal = Refusal::new("bad-json", "the line is not UTF-8");
        Self {
            column: u32::try_from(error.valid_up_to().saturating_add(1)).ok(),
            ..Self::new(Id::None, refusal)
        }
    }

    /// The same with the place: `file:line:column` if a line could not be read, else `file:line`.
    #[must_use]
    pub fn placed(mut self, file: &str, line: usize) -> Self {
        let line = line.saturating_add(self.lines_down);
        let column = self.column.take().map(|column| format!(":{column}")).unwrap_or_default();
        self.refusal.message = format!("{file}:{line}{column}: {}", self.refusal.message);
        self
    }

    /// The line to write instead of an answer; it names the column, unless [`Rejected::placed`] named the whole place. `words`
    /// tells what to do instead.
    #[must_use]
    pub fn line(&self, words: impl Fn(&Instead) -> String) -> String {
        let Refusal { code, rule, message, instead } = &self.refusal;
        let message: &str = &match self.column {
            Some(column) => format!("column {column}: {message}"),
            None => message.clone(),
        };
        let hint = instead.as_ref().map(words);
        let error = ErrorObject { code, exit: EXIT, rule: rule.as_deref(), message, hint: hint.as_deref() };
        serde_json::to_string(&ErrorLine { id: &self.id, error }).unwrap_or_default()
    }
}
