//! Where the lines of a game come from: the keyboard, a pipe, or a file.

use crate::cli::failure::Failure;
use crate::cli::talk::ask;
use engine::readable::AsTyped;
use ledger::shown::shown;
use std::collections::VecDeque;
use std::path::Path;

/// Lines, one after the other.
pub struct Lines {
    /// The name of the file and its lines; none if somebody types.
    file: Option<(String, VecDeque<String>)>,
    /// How many lines of the file were read.
    number: usize,
    /// A line that was read too early.
    waiting: Option<String>,
}

impl Lines {
    /// The lines of a file, or typed ones.
    pub fn from(file: Option<&Path>) -> Result<Self, Failure> {
        let read = |file: &Path| {
            let text = crate::cli::verbs::run::read(file)?;
            Ok::<_, Failure>((shown(file), text.lines().map(|line| line.trim().to_owned()).collect()))
        };
        Ok(Self { file: file.map(read).transpose()?, number: 0, waiting: None })
    }

    /// True if somebody types, here or through a pipe.
    pub const fn are_typed(&self) -> bool {
        self.file.is_none()
    }

    /// The next non-empty line; at the table, an empty answer counts too.
    pub fn next(&mut self, question: &str) -> Result<Option<String>, Failure> {
        if let Some(line) = self.waiting.take() {
            return Ok(Some(line));
        }
        let Some((_, lines)) = &mut self.file else { return ask(question) };
        loop {
            self.number = self.number.saturating_add(1);
            match lines.pop_front() {
                Some(line) if line.is_empty() || line.starts_with('#') => {}
                line => return Ok(line),
            }
        }
    }

    /// Puts a line back.
    pub fn again(&mut self, line: String) {
        self.waiting = Some(line);
    }

    /// The number of the last line, if it came from a file.
    pub fn number(&self) -> Option<usize> {
        self.file.as_ref().map(|_| self.number)
    }

    /// How many non-empty lines of the file were not read.
    pub fn left(&self) -> usize {
        let lines = self.file.iter().flat_map(|(_, lines)| lines);
        lines.filter(|line| !line.is_empty() && !line.starts_with('#')).count()
    }

    /// The place of the last line, if it came from a file.
    pub fn place(&self) -> Option<String> {
        self.file.as_ref().map(|(name, _)| format!("{}:{}", name.as_typed(), self.number))
    }
}
