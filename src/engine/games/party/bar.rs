//! Why a move is not legal: the rule that forbids it, and a sentence.

/// What a move is refused for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bar {
    /// The rule that forbids it.
    pub rule: &'static str,
    /// One lower-case sentence, names in backticks, no final period.
    pub why: String,
}

impl Bar {
    /// A rule and a sentence.
    #[must_use]
    pub fn new(rule: &'static str, why: impl Into<String>) -> Self {
        Self { rule, why: why.into() }
    }
}

/// This many dice in words: `1 die`, `3 dice`.
#[must_use]
pub(crate) fn dice(count: usize) -> String {
    if count == 1 { "1 die".to_owned() } else { format!("{count} dice") }
}
