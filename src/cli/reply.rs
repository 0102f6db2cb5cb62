//! What a command has to say: text for people, one object for machines.

use crate::cli::pays_by_book::REMARK;
use crate::render::refusal::{Heard, heard};
use engine::refusal::Notice;
use serde::Serialize;
use serde_json::Value;

/// The answer of a command that did what was asked.
#[derive(Clone, Debug, Default)]
pub struct Reply {
    /// Lines for people.
    pub text: String,
    /// True if the text is the content of a file: it is printed as it is, without breaking any line.
    pub document: bool,
    /// The object for machines; in batches, several lines.
    pub json: Vec<Value>,
    /// Remarks the banker should hear.
    pub notices: Vec<Notice>,
    /// True when something was recorded.
    pub wrote: bool,
    /// Zero, or the code of a finding that is not a failure of the command (an audit's violation).
    pub exit: u8,
    /// Something that failed after the recording.
    pub aftermath: Option<String>,
    /// The usual next step, if it changed.
    pub next: Option<String>,
    /// A receipt that was asked for; it is printed even in quiet mode.
    pub receipt: Option<String>,
}

impl Reply {
    /// An answer that only looked.
    #[must_use]
    pub fn look(text: impl Into<String>, answer: impl Serialize) -> Self {
        Self { text: text.into(), json: vec![object(answer)], ..Self::default() }
    }

    /// An answer whose text is the content of a file.
    #[must_use]
    pub fn document(text: impl Into<String>, answer: impl Serialize) -> Self {
        Self { document: true, ..Self::look(text, answer) }
    }

    /// Adds remarks, for people and in the last object for machines.
    #[must_use]
    pub fn with<N: Heard>(mut self, notices: impl IntoIterator<Item = N>) -> Self {
        let notices = heard(notices);
        if let Some(object) = self.json.last_mut().and_then(Value::as_object_mut)
            && !notices.is_empty()
        {
            object.insert("notices".to_owned(), self::object(&notices));
        }
        self.notices = notices;
        self
    }

    /// Goes after the answer to what was done first: its text below, its keys after the existing ones.
    #[must_use]
    pub fn after(mut self, text: &str, answer: impl Serialize) -> Self {
        self.text = format!("{text}\n{}", self.text);
        if let (Some(fields), Value::Object(more)) =
            (self.json.last_mut().and_then(Value::as_object_mut), object(answer))
        {
            fields.extend(more);
        }
        self
    }

    /// Adds a remark.
    pub fn remark(&mut self, notice: impl Heard) {
        let notice = notice.heard();
        if let Some(object) = self.json.last_mut().and_then(Value::as_object_mut)
            && let Some(list) =
                object.entry("notices").or_insert_with(|| Value::Array(Vec::new())).as_array_mut()
        {
            list.push(self::object(&notice));
        }
        self.notices.push(notice);
    }

    /// Adds a remark for people alone, if `typed` buys on THE BOOK with the old option.
    #[must_use]
    pub fn of_old_word(mut self, typed: &[String], words: &[String]) -> Self {
        let debt = |words: &[String]| words.iter().filter(|word| word.starts_with("--debt")).count();
        if debt(typed) < debt(words) {
            self.notices.push(Notice::new(None, REMARK));
        }
        self
    }

    /// Adds something that failed after the recording.
    pub fn failed_after(&mut self, what: Option<String>) {
        self.aftermath = match (self.aftermath.take(), what) {
            (Some(first), Some(second)) => Some(format!("{first}; {second}")),
            (first, second) => first.or(second),
        };
    }
}

/// An answer as the contract's object.
#[must_use]
pub fn object(answer: impl Serialize) -> Value {
    // Only a map whose keys aren't strings can't be written this way, and no answer has one.
    serde_json::to_value(answer).unwrap_or_default()
}
