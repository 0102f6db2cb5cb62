//! Who dealt a hand that gave him no cards: a line of our own beside the hand, where the button is another's.

use engine::formats::hands::{HandRecord, Spot};

/// The key of the line.
const KEY: &str = "_dealer";

/// Puts the dealer ahead of the other notes; `None` removes him.
pub fn note(notes: &mut Vec<(String, String)>, dealer: Option<&str>) {
    notes.retain(|(key, _)| key != KEY);
    if let Some(name) = dealer {
        notes.insert(0, (KEY.to_owned(), name.to_owned()));
    }
}

/// Who is noted.
#[must_use]
pub fn noted(notes: &[(String, String)]) -> Option<String> {
    let (_, text) = notes.iter().find(|(key, _)| key == KEY)?;
    // A text of TOML in double quotes is one of JSON.
    serde_json::from_str(text).ok().or_else(|| Some(text.trim_matches('\'').to_owned()))
}

/// Where that stands in the file.
#[must_use]
pub fn spot(record: &HandRecord) -> Option<Spot> {
    let at = record.notes.iter().position(|(key, _)| key == KEY)?;
    record.words.notes.get(at).copied()
}
