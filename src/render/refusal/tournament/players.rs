//! Players in a sentence.

/// Their names, with a word between them: `Ana` and `Bob` and `Cem`.
pub(super) fn players(names: &[String], word: &str) -> String {
    let names: Vec<String> = names.iter().map(|name| format!("`{name}`")).collect();
    names.join(&format!(" {word} "))
}
