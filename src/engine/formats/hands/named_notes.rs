//! Notes that a kind of file has no place for, in words.

use crate::readable::shown;

/// `the notes `city`, `event``: each name once, in order; `None` for no note.
pub fn named_notes<'n>(names: impl Iterator<Item = &'n str>) -> Option<String> {
    let mut names: Vec<String> =
        names.map(|name| format!("`{}`", shown(name.trim_start_matches('_')))).collect();
    names.sort_unstable();
    names.dedup();
    let word = if names.len() == 1 { "note" } else { "notes" };
    (!names.is_empty()).then(|| format!("the {word} {}", names.join(", ")))
}
