//! The settings a book remembers for its output, as text.

use crate::answer::config::Settings;

/// The settings, one line each.
#[must_use]
pub fn settings(answer: &Settings) -> String {
    hints(answer.hints).to_owned()
}

/// Whether the next step is said.
#[must_use]
pub const fn hints(on: bool) -> &'static str {
    if on { "hints are on" } else { "hints are off" }
}
