//! Which kind of hand file a text is: by what it begins with, and by its name where that leaves it open.

/// The kinds of hand files.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// One hand of the PHH format.
    Phh,
    /// Several, as numbered tables.
    Phhs,
    /// Open Hand History.
    Ohh,
    /// A game log of Poker Now.
    PokerNow,
    /// Showdowns, one JSON object a line.
    Showdowns,
}

/// How names end.
const ENDINGS: [(&str, Kind); 5] = [
    (".phh", Kind::Phh),
    (".phhs", Kind::Phhs),
    (".ohh", Kind::Ohh),
    (".jsonl", Kind::Showdowns),
    (".csv", Kind::PokerNow),
];

/// The kind of a file with that name and text; `None` if neither tells.
///
/// What a text begins with counts more than what its name ends with: exports are renamed.
///
/// ```
/// # use housebook_engine::formats::hands::{Kind, sniff};
/// assert_eq!(sniff("export.txt", r#"{"ohh": {"spec_version": "1.4.6"}}"#), Some(Kind::Ohh));
/// assert_eq!(sniff("evening.csv", "entry,at,order\n"), Some(Kind::PokerNow));
/// assert_eq!(sniff("letter.txt", "Dear Ann"), None);
/// ```
#[must_use]
pub fn sniff(name: &str, text: &str) -> Option<Kind> {
    by_text(text).or_else(|| by_name(name))
}

/// The kind that a file's name promises by its end.
#[must_use]
pub fn by_name(name: &str) -> Option<Kind> {
    let ends = |ending: &str| {
        let start = name.len().checked_sub(ending.len())?;
        name.get(start..).filter(|tail| tail.eq_ignore_ascii_case(ending))
    };
    ENDINGS.iter().find(|(ending, _)| ends(ending).is_some()).map(|(_, kind)| *kind)
}

fn by_text(text: &str) -> Option<Kind> {
    let text = text.trim_start_matches('\u{feff}').trim_start();
    match text.chars().next()? {
        '{' => Some(object(text)),
        '[' if text.trim_start_matches('[').trim_start().starts_with('{') => {
            Some(object(text.trim_start_matches('[').trim_start()))
        }
        _ => lines(text),
    }
}

/// An object of Open Hand History begins with its one key.
fn object(text: &str) -> Kind {
    let inside = text.trim_start_matches('{').trim_start();
    if inside.starts_with("\"ohh\"") { Kind::Ohh } else { Kind::Showdowns }
}

/// A log begins with its header, a collection with a numbered table, a hand with a key.
fn lines(text: &str) -> Option<Kind> {
    let first = text.lines().next()?.replace([' ', '"'], "").to_ascii_lowercase();
    let mut cells = first.split(',');
    if cells.clone().any(|cell| cell == "entry") && cells.any(|cell| cell == "at") {
        return Some(Kind::PokerNow);
    }
    let said = |line: &&str| !line.is_empty() && !line.starts_with('#');
    let first = text.lines().map(str::trim).find(said)?;
    if let Some(number) = first.strip_prefix('[').and_then(|rest| rest.split(']').next()) {
        return number.trim_matches('"').bytes().all(|byte| byte.is_ascii_digit()).then_some(Kind::Phhs);
    }
    let key =
        |line: &str| line.split('=').next().is_some_and(|key| key.trim() == "variant") && line.contains('=');
    text.lines().map(str::trim).any(key).then_some(Kind::Phh)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_known_by_what_it_begins_with() {
        for (name, text, kind) in [
            ("a.txt", "\u{feff}{\"ohh\":{}}", Some(Kind::Ohh)),
            ("a.json", " [ { \"ohh\" : {}}]", Some(Kind::Ohh)),
            ("-", "{\"game\":\"holdem\"}\n", Some(Kind::Showdowns)),
            ("ledger.csv", "player_nickname,player_id\n", Some(Kind::PokerNow)),
            ("x", "entry,at,order\r\n", Some(Kind::PokerNow)),
            ("x", "\"entry\",\"at\"\n", Some(Kind::PokerNow)),
            ("x", "# a hand\nantes = [0]\nvariant = \"NT\"\n", Some(Kind::Phh)),
            ("x", "[1]\nvariant = \"NT\"\n", Some(Kind::Phhs)),
            ("HAND.PHH", "", Some(Kind::Phh)),
            ("x.phhs", "# nothing yet\n", Some(Kind::Phhs)),
            ("notes.txt", "hello", None),
            ("\u{e9}", "", None),
        ] {
            assert_eq!(sniff(name, text), kind, "{name}: {text}");
        }
    }
}
