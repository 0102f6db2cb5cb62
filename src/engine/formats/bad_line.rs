//! What is wrong in a profile, and where.

use std::fmt;
use std::ops::Range;

/// One mistake in a profile. Printed as `3:12: …`, so that a file name can go in front.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadLine {
    /// The line, from 1.
    pub line: usize,
    /// The character within the line, from 1.
    pub column: usize,
    /// The setting, in full; empty if the text isn't TOML there.
    pub key: String,
    /// What the file says.
    pub found: String,
    /// What it should say.
    pub expected: String,
    /// A known name close to the one that was typed.
    pub near: Option<&'static str>,
}

impl BadLine {
    /// A mistake at a place in the text.
    #[must_use]
    pub fn at(text: &str, place: &Range<usize>, key: &str, found: String, expected: String) -> Self {
        let (line, column) = position(text, place.start);
        Self { line, column, key: key.to_owned(), found, expected, near: None }
    }

    /// The same with a name the writer may have meant.
    #[must_use]
    pub fn near(mut self, near: Option<&'static str>) -> Self {
        self.near = near;
        self
    }
}

impl fmt::Display for BadLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: ", self.line, self.column)?;
        if !self.key.is_empty() {
            write!(f, "`{}` ", self.key)?;
        }
        write!(f, "{}: use {}", self.found, self.expected)?;
        match self.near {
            Some(near) => write!(f, "; did you mean `{near}`?"),
            None => Ok(()),
        }
    }
}

impl std::error::Error for BadLine {}

/// Line and column, both from 1, of a byte of the text.
fn position(text: &str, byte: usize) -> (usize, usize) {
    let before = text.get(..byte.min(text.len())).unwrap_or(text);
    let line_start = before.rfind('\n').map_or(0, |newline| newline.saturating_add(1));
    let column = before.get(line_start..).map_or(0, |part| part.chars().count());
    (before.matches('\n').count().saturating_add(1), column.saturating_add(1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_count_characters_from_one() {
        assert_eq!(position("", 0), (1, 1));
        assert_eq!(position("ab\ncd", 4), (2, 2));
        assert_eq!(position("a = \"é\" x", 9), (1, 9));
    }
}
