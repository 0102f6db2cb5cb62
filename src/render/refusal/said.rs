//! A reason in words.

use crate::render::refusal::way_out::WayOut;
use ledger::refusal::Worded;

/// Why something cannot be done, as people and scripts hear it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Said {
    /// A stable kebab-case word for scripts, for example `buy-in-multiple`.
    pub code: &'static str,
    /// One lower-case sentence with the figures, names in backticks, no final period.
    pub message: String,
    /// What to type next, the likeliest first.
    pub ways: Vec<WayOut>,
}

impl Said {
    /// A reason without a hint.
    #[must_use]
    pub fn new(code: &'static str, message: impl Into<String>) -> Self {
        Self { code, message: message.into(), ways: Vec::new() }
    }

    /// Says what to type next; each line more is another way.
    #[must_use]
    pub fn or(mut self, way: impl Into<String>) -> Self {
        self.ways.push(WayOut::line(way));
        self
    }

    /// The same, where the line is put together.
    #[must_use]
    pub fn way(mut self, way: WayOut) -> Self {
        self.ways.push(way);
        self
    }

    /// The same for a face that has its own words.
    #[must_use]
    pub fn worded(&self) -> Worded {
        Worded { code: self.code, message: self.message.clone(), hint: self.hint() }
    }

    /// The ways out as one text, a line each, if there are any.
    #[must_use]
    pub fn hint(&self) -> Option<String> {
        let lines: Vec<String> = self.ways.iter().map(WayOut::to_string).collect();
        (!lines.is_empty()).then(|| lines.join("\n"))
    }
}
