//! What is wrong with a bundle.

/// Why a bundle can't be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BundleFault {
    /// A line isn't what should be there.
    #[error("{line}: {what}")]
    Line {
        /// The line, from 1.
        line: u64,
        what: String,
    },
    /// A newer program made it.
    #[error("made by a newer version of the program (schema {found})")]
    Newer { found: i64 },
}

impl BundleFault {
    /// A fault of one line.
    #[must_use]
    pub fn at(line: u64, what: impl Into<String>) -> Self {
        Self::Line { line, what: what.into() }
    }
}
