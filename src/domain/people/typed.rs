//! How typed text is repeated in a sentence or in a command to type, so that it can do no harm there.

use crate::domain::people::character::{escaped, fault};

const SHOWN_MAX: usize = 40;

/// At most forty characters of what was typed, those that no name may hold by their numbers.
#[must_use]
pub fn shown(text: &str) -> String {
    let mut out = String::new();
    for character in text.chars().take(SHOWN_MAX) {
        match fault(None, character, None) {
            Some(_) => out.push_str(&escaped(character)),
            None => out.push(character),
        }
    }
    if text.chars().nth(SHOWN_MAX).is_some() {
        out.push('…');
    }
    out
}

/// The words as the end of a command line: quoted where a shell would read them otherwise.
#[must_use]
pub fn words(words: &[&str]) -> String {
    let quoted: Vec<String> = words.iter().map(|word| quoted(word)).collect();
    let guard = if words.iter().any(|word| word.starts_with('-')) { "-- " } else { "" };
    format!("{guard}{}", quoted.join(" "))
}

fn quoted(word: &str) -> String {
    let plain = |c: char| c.is_alphanumeric() || matches!(c, '-' | '_' | '.' | '+');
    if !word.is_empty() && word.chars().all(plain) {
        word.to_owned()
    } else {
        format!("'{}'", word.replace('\'', "'\\''"))
    }
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
    fn words_are_quoted_for_a_shell() {
        assert_eq!(words(&["Ana", "José"]), "Ana José");
        assert_eq!(words(&["O'Brien", "a b"]), "'O'\\''Brien' 'a b'");
        assert_eq!(words(&["--help"]), "-- --help");
        assert_eq!(words(&["=1+1", ""]), "'=1+1' ''");
    }
}
