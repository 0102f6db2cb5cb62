//! The answer to a line, as it is shown.

/// An answer or a refusal.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Said {
    /// The line that was run.
    pub line: String,
    /// What was said, line by line.
    pub text: Vec<String>,
    /// Lines that could be typed next.
    pub hints: Vec<String>,
    /// True if nothing was done.
    pub refused: bool,
    /// The event that stands for what was recorded: undo takes its number.
    pub event: Option<u64>,
}

impl Said {
    /// One sentence that isn't an answer to a line.
    #[must_use]
    pub fn word(text: impl Into<String>) -> Self {
        Self { text: vec![text.into()], ..Self::default() }
    }

    /// All that is shown of it: the line, the answer, what could be typed next.
    #[must_use]
    pub fn shown(&self) -> Vec<String> {
        let line = (!self.line.is_empty()).then(|| format!("› {}", self.line));
        let hints = (1..).zip(&self.hints).map(|(number, hint): (u32, _)| format!("{number}  {hint}"));
        line.into_iter().chain(self.text.iter().cloned()).chain(hints).collect()
    }

    /// How far it can be scrolled.
    #[must_use]
    pub fn last_line(&self) -> usize {
        self.shown().len().saturating_sub(1)
    }
}
