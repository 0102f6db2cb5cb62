//! Free words that go into the journal: a reason, a ruling.

use crate::cli::failure::Failure;
use engine::readable::check_readable;

/// The most characters of a reason or a ruling.
const CHARACTERS_MAX: usize = 500;

/// The words without spaces around them; empty, too long or invisible ones are wrong usage.
pub fn free_text(words: &str, what: &str) -> Result<String, Failure> {
    let text = words.trim();
    let length = text.chars().count();
    if length == 0 {
        return Err(Failure::usage(format!("{what} can't be empty")));
    }
    if length > CHARACTERS_MAX {
        return Err(Failure::usage(format!("{what} has {length} characters; the limit is {CHARACTERS_MAX}")));
    }
    check_readable(text).map_err(|hides| Failure::usage(format!("{what} {hides}")))?;
    Ok(text.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_kept_and_nonsense_is_not() {
        assert_eq!(free_text("  misdeal ", "a ruling").unwrap(), "misdeal");
        for words in ["", "  ", "a\u{1b}b", "a\u{202e}b", "a\u{200b}b", &"x".repeat(501)] {
            assert_eq!(free_text(words, "a ruling").unwrap_err().exit, 2, "{words:?}");
        }
    }
}
