//! Which kind of hand file a text is: by how it begins, and by its name if that doesn't tell.

use crate::formats::hands::site_text::is_site_text;

/// The kinds of hand files.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FileKind {
    /// One hand of the PHH format.
    Phh,
    /// Several PHH hands, as numbered tables.
    Phhs,
    /// Open Hand History.
    Ohh,
    /// A game log of Poker Now.
    PokerNow,
    /// Hand text of a site, as PokerStars writes it.
    SiteText,
    /// Showdowns, one JSON object a line.
    Showdowns,
}

/// The endings of file names.
const ENDINGS: [(&str, FileKind); 5] = [
    (".phh", FileKind::Phh),
    (".phhs", FileKind::Phhs),
    (".ohh", FileKind::Ohh),
    (".jsonl", FileKind::Showdowns),
    (".csv", FileKind::PokerNow),
];

/// The kind of a file with that name and text; `None` if neither tells.
///
/// How a text begins counts more than how its name ends: people rename exports.
///
/// ```
/// # use housebook_engine::formats::hands::{FileKind, sniff};
/// assert_eq!(sniff("export.txt", r#"{"ohh": {"spec_version": "1.4.6"}}"#), Some(FileKind::Ohh));
/// assert_eq!(sniff("evening.csv", "entry,at,order\n"), Some(FileKind::PokerNow));
/// assert_eq!(sniff("letter.txt", "Dear Ann"), None);
/// ```
#[must_use]
pub fn sniff(name: &str, text: &str) -> Option<FileKind> {
    by_text(text).or_else(|| by_name(name))
}

/// The kind that a file's ending promises.
#[must_use]
pub fn by_name(name: &str) -> Option<FileKind> {
    let ends = |ending: &str| {
        let start = name.len().checked_sub(ending.len())?;
        name.get(start..).filter(|tail| tail.eq_ignore_ascii_case(ending))
    };
    ENDINGS.iter().find(|(ending, _)| ends(ending).is_some()).map(|(_, kind)| *kind)
}

fn by_text(text: &str) -> Option<FileKind> {
    let text = text.trim_start_matches('\u{feff}').trim_start();
    match text.chars().next()? {
        '{' => Some(object(text)),
        '[' if text.trim_start_matches('[').trim_start().starts_with('{') => {
            Some(object(text.trim_start_matches('[').trim_start()))
        }
        _ => lines(text),
    }
}

/// An Open Hand History object begins with its one key.
fn object(text: &str) -> FileKind {
    let inside = text.trim_start_matches('{').trim_start();
    if inside.starts_with("\"ohh\"") { FileKind::Ohh } else { FileKind::Showdowns }
}

/// A log begins with its header, a collection with a numbered table, a hand with a key.
fn lines(text: &str) -> Option<FileKind> {
    if is_site_text(text) {
        return Some(FileKind::SiteText);
    }
    let first = text.lines().next()?.replace([' ', '"'], "").to_ascii_lowercase();
    let mut cells = first.split(',');
    if cells.clone().any(|cell| cell == "entry") && cells.any(|cell| cell == "at") {
        return Some(FileKind::PokerNow);
    }
    let said = |line: &&str| !line.is_empty() && !line.starts_with('#');
    let first = text.lines().map(str::trim).find(said)?;
    if let Some(number) = first.strip_prefix('[').and_then(|rest| rest.split(']').next()) {
        return number.trim_matches('"').bytes().all(|byte| byte.is_ascii_digit()).then_some(FileKind::Phhs);
    }
    let key =
        |line: &str| line.split('=').next().is_some_and(|key| key.trim() == "variant") && line.contains('=');
    text.lines().map(str::trim).any(key).then_some(FileKind::Phh)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_known_by_what_it_begins_with() {
        for (name, text, kind) in [
            ("a.txt", "\u{feff}{\"ohh\":{}}", Some(FileKind::Ohh)),
            ("a.json", " [ { \"ohh\" : {}}]", Some(FileKind::Ohh)),
            ("-", "{\"game\":\"holdem\"}\n", Some(FileKind::Showdowns)),
            ("ledger.csv", "player_nickname,player_id\n", Some(FileKind::PokerNow)),
            ("x", "entry,at,order\r\n", Some(FileKind::PokerNow)),
            ("x", "\"entry\",\"at\"\n", Some(FileKind::PokerNow)),
            ("x", "# a hand\nantes = [0]\nvariant = \"NT\"\n", Some(FileKind::Phh)),
            ("x", "[1]\nvariant = \"NT\"\n", Some(FileKind::Phhs)),
            ("HAND.PHH", "", Some(FileKind::Phh)),
            ("x.phhs", "# nothing yet\n", Some(FileKind::Phhs)),
            ("x.txt", "PokerStars Hand #1: Hold'em No Limit", Some(FileKind::SiteText)),
            ("notes.txt", "hello", None),
            ("\u{e9}", "", None),
        ] {
            assert_eq!(sniff(name, text), kind, "{name}: {text}");
        }
    }
}
