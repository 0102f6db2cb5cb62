//! Names of games: which words can be a name, and how a written game's name lives as long as those of the table.

use std::collections::BTreeSet;
use std::sync::{Mutex, PoisonError};

/// The most letters of a name.
pub const NAME_MAX: usize = 40;

/// Words that say something else before the deal, so no game of a house can have them as its name.
pub const TABLE_WORDS: [&str; 9] =
    ["d", "dealer", "button", "wait", "straddle", "sleeper", "mississippi", "q", "quit"];

static WRITTEN: Mutex<BTreeSet<&'static str>> = Mutex::new(BTreeSet::new());

/// True for 1 to 40 lower-case letters, digits and hyphens, starting with a letter.
#[must_use]
pub fn is_name(word: &str) -> bool {
    let plain = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
    word.len() <= NAME_MAX
        && word.bytes().all(plain)
        && word.bytes().next().is_some_and(|first| first.is_ascii_lowercase())
}

/// A typed name spelled as names are: lower case, hyphens for blanks and slashes, no marks (`Hold'em` is `holdem`).
#[must_use]
pub fn spelled(typed: &str) -> String {
    let lower = typed.to_lowercase();
    let words = lower.split(|letter: char| letter.is_whitespace() || matches!(letter, '-' | '_' | '/'));
    let bare = words.map(|word| word.chars().filter(|letter| !"'’,.!".contains(*letter)).collect::<String>());
    bare.filter(|word| !word.is_empty()).collect::<Vec<_>>().join("-")
}

/// The name of a written game, kept for the rest of the run, each spelling once, so that a game stays a plain value.
#[must_use]
pub(crate) fn kept(word: &str) -> &'static str {
    let mut written = WRITTEN.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(known) = written.get(word) {
        return known;
    }
    let name: &'static str = Box::leak(word.to_owned().into_boxed_str());
    written.insert(name);
    name
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_can_be_typed() {
        for good in ["chicago", "follow-the-queen", "a1"] {
            assert!(is_name(good), "{good}");
        }
        for bad in ["", "7-27", "Chicago", "a b", "-a", "é", &"x".repeat(41)] {
            assert!(!is_name(bad), "{bad}");
        }
    }

    #[test]
    fn a_typed_name_is_spelled_as_names_are() {
        for (typed, name) in [
            ("Hold'em", "holdem"),
            (" Texas  Hold’em ", "texas-holdem"),
            ("Seven-card stud, high-low", "seven-card-stud-high-low"),
            ("--", ""),
        ] {
            assert_eq!(spelled(typed), name, "{typed}");
        }
    }

    #[test]
    fn one_spelling_is_kept_once() {
        assert!(std::ptr::eq(kept("night-baseball"), kept("night-baseball")));
        assert_eq!(kept("baseball"), "baseball");
    }
}
