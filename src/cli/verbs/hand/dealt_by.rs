//! Who dealt a hand without being in it: an extra line in the hand file, if somebody else has the button.

use engine::formats::hands::{HandRecord, Spot};

/// The key of the line.
const KEY: &str = "_dealer";

/// Puts the dealer before the other notes; `None` removes the dealer.
pub fn note(notes: &mut Vec<(String, String)>, dealer: Option<&str>) {
    notes.retain(|(key, _)| key != KEY);
    if let Some(name) = dealer {
        notes.insert(0, (KEY.to_owned(), name.to_owned()));
    }
}

/// The dealer on record.
#[must_use]
pub fn noted(notes: &[(String, String)]) -> Option<String> {
    let (_, text) = notes.iter().find(|(key, _)| key == KEY)?;
    // A TOML text in double quotes is also JSON.
    serde_json::from_str(text).ok().or_else(|| Some(text.trim_matches('\'').to_owned()))
}

/// Where it is in the file.
#[must_use]
pub fn spot(record: &HandRecord) -> Option<Spot> {
    let at = record.notes.iter().position(|(key, _)| key == KEY)?;
    record.words.notes.get(at).copied()
}
