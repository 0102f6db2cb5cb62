//! Text that reads as it is written: no terminal commands, nothing that reverses the line, nothing invisible.
//!
//! Names of people follow slightly stricter rules (`people::Name`); all other free text follows these.

use crate::character::{escaped, fault, hidden};

/// How many characters of the typed text a sentence repeats at most.
const SHOWN_MAX: usize = 40;

/// A character that free text can't contain, and what it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("has `{}` in it, {what}", escaped(*.character))]
pub struct Hides {
    /// The character.
    pub character: char,
    /// What it is: "an invisible character".
    pub what: &'static str,
}

/// Checks that a text may be used; if not, names the first character that hides something.
///
/// # Errors
///
/// The first character that controls the terminal, reverses the line, or is invisible.
pub fn check_readable(text: &str) -> Result<(), Hides> {
    match hiding(text).next() {
        Some((_, character, what)) => Err(Hides { character, what }),
        None => Ok(()),
    }
}

/// At most forty characters of the typed text; characters that no name may contain are shown as numbers.
#[must_use]
pub fn shown(text: &str) -> String {
    let mut out: String = text.chars().take(SHOWN_MAX).map(visible).collect();
    if text.chars().nth(SHOWN_MAX).is_some() {
        out.push('…');
    }
    out
}

/// Text as it was typed, fit for a sentence: what would break or turn the line is shown by number.
pub trait AsTyped {
    /// All of it; [`shown`] is for text of any length.
    fn as_typed(&self) -> String;
}

impl AsTyped for str {
    fn as_typed(&self) -> String {
        self.chars().map(visible).collect()
    }
}

fn visible(character: char) -> String {
    match fault(None, character, None) {
        Some(_) => escaped(character),
        None => character.to_string(),
    }
}

/// Every character in a text that hides something, with its byte position and what it is.
pub(crate) fn hiding(text: &str) -> impl Iterator<Item = (usize, char, &'static str)> + '_ {
    let mut before = None;
    let mut rest = text.char_indices().peekable();
    std::iter::from_fn(move || {
        loop {
            let (at, character) = rest.next()?;
            let after = rest.peek().map(|(_, next)| *next);
            let what = hidden(before, character, after);
            before = Some(character);
            if let Some(what) = what {
                return Some((at, character, what));
            }
        }
    })
}

/// The text with every character that hides something replaced by `as_seen`, except those `stays` accepts.
#[must_use]
pub fn revealed(
    text: &str,
    stays: impl Fn(usize, char) -> bool,
    as_seen: impl Fn(char, &mut String),
) -> String {
    let mut out = String::with_capacity(text.len());
    let mut done = 0;
    for (at, character, _) in hiding(text).filter(|(at, character, _)| !stays(*at, *character)) {
        out.push_str(text.get(done..at).unwrap_or_default());
        as_seen(character, &mut out);
        done = at.saturating_add(character.len_utf8());
    }
    out.push_str(text.get(done..).unwrap_or_default());
    out
}

/// Starts a right-to-left word, so that the text next to it stays put.
pub const ISOLATE: char = '\u{2068}';
/// Ends it.
pub const RELEASE: char = '\u{2069}';

/// Where marks isolate right-to-left words within one line, with no other direction marks between them.
#[must_use]
pub fn isolates(text: &str) -> Vec<usize> {
    let mut isolating = Vec::new();
    for (open, _) in text.match_indices(ISOLATE) {
        let inside = text.get(open.saturating_add(ISOLATE.len_utf8())..).unwrap_or_default();
        let end = inside.find(|c| c == '\n' || is_turning(c));
        if let Some((words, rest)) = end.and_then(|end| inside.split_at_checked(end))
            && rest.starts_with(RELEASE)
            && words.chars().any(is_right_to_left)
        {
            isolating.extend([open, text.len().saturating_sub(rest.len())]);
        }
    }
    isolating
}

/// True for a letter of a right-to-left script.
#[must_use]
pub fn is_right_to_left(character: char) -> bool {
    matches!(u32::from(character), 0x0590..=0x08FF | 0xFB1D..=0xFDFF | 0xFE70..=0xFEFF | 0x10800..=0x10FFF | 0x1E800..=0x1EFFF)
}

fn is_turning(character: char) -> bool {
    matches!(u32::from(character), 0x061C | 0x200E..=0x200F | 0x2028..=0x202E | 0x2066..=0x2069)
}

/// A text inside JSON or TOML quotes, or whole lines of JSON: hidden characters become `\u` escapes, which mean the same
/// when read.
#[must_use]
pub fn escaped_in_quotes(text: &str) -> String {
    if text.bytes().all(|byte| byte != 0x7F && byte.is_ascii()) {
        return text.to_owned();
    }
    let is_seen = |character: char| character == '\n' || hidden(None, character, None).is_none();
    let mut out = String::with_capacity(text.len());
    for character in text.chars() {
        if is_seen(character) {
            out.push(character);
        } else {
            for unit in character.encode_utf16(&mut [0; 2]) {
                out.push_str(&format!("\\u{unit:04x}"));
            }
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn typed_text_is_shown_harmless_and_short() {
        assert_eq!(shown("a\u{202E}b\n"), "a\\u{202E}b\\u{000A}");
        assert_eq!(shown(&"x".repeat(40)), "x".repeat(40));
        assert_eq!(shown(&"x".repeat(41)), format!("{}…", "x".repeat(40)));
    }

    #[test]
    fn what_hides_something_is_named() {
        for (text, said) in [
            ("a\u{9b}b", "has `\\u{009B}` in it, a control character"),
            ("a\nb", "has `\\u{000A}` in it, a control character"),
            ("a\u{202e}b", "has `\\u{202E}` in it, a character that changes the text direction"),
            ("a\u{200b}b", "has `\\u{200B}` in it, an invisible character"),
            ("a\u{200d}b", "has `\\u{200D}` in it, an invisible character"),
            ("a\u{2028}b", "has `\\u{2028}` in it, a line break"),
        ] {
            assert_eq!(check_readable(text).unwrap_err().to_string(), said);
        }
        for text in ["", "Zoë", "דנה", "\u{1F468}\u{200D}\u{1F469}", "\u{2764}\u{FE0F}", "\u{E000}"] {
            assert_eq!(check_readable(text), Ok(()));
        }
    }

    #[test]
    fn json_means_the_same_without_what_hides() {
        let text = "{\"a\":\"x\u{9b}\u{202e}\u{200b}\u{7f}\u{e0041}Zoë\"}\n";
        let seen = escaped_in_quotes(text);
        assert_eq!(seen, "{\"a\":\"x\\u009b\\u202e\\u200b\\u007f\\udb40\\udc41Zoë\"}\n");
    }
}
