//! Players in a sentence.

use engine::as_text::listed;

/// Their names, with a word before the last: `Ana`, `Bob` and `Cem`.
pub(super) fn players(names: &[String], word: &str) -> String {
    let names: Vec<String> = names.iter().map(|name| format!("`{name}`")).collect();
    listed(&names, word).unwrap_or_default()
}
