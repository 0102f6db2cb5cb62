//! What's wrong with text that can't be a name.
//!
//! It has its own words, because readers of files say them too, without a banker being asked.

use engine::character::escaped;
use engine::readable::shown;

/// Text that can't be a name, with what's wrong; nothing in it can harm a terminal.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotAName {
    /// Nothing but spaces.
    #[error("a name needs at least one character")]
    Empty,
    /// More bytes than a name can have.
    #[error(
        "a name of {bytes} bytes is too long (at most {characters_max} characters and {bytes_max} bytes)"
    )]
    TooLong { bytes: usize, characters_max: usize, bytes_max: usize },
    /// More characters, as a reader counts them, than a name can have.
    #[error("a name of {characters} characters is too long (at most {characters_max})")]
    TooMany { characters: usize, characters_max: usize },
    /// A character not allowed in a name.
    #[error("a name can't have `{}` in it, {what}", escaped(*.character))]
    Holds {
        /// The first such character.
        character: char,
        /// What it is.
        what: &'static str,
    },
    /// An accent with no letter under it.
    #[error("a name can't start with `{}`, a mark that needs a letter before it", escaped(*.mark))]
    MarkFirst { mark: char },
    /// A stack of accents.
    #[error("a name can't have more than {marks_max} marks on a letter (one more is `{}`)", escaped(*.mark))]
    Marks {
        /// The first mark too many.
        mark: char,
        marks_max: usize,
    },
    /// A word for a party that isn't a person, or one that looks like it.
    #[error("`{}` can't be a person's name: {}{party}", shown(.typed), reserved(.typed, .word))]
    Reserved {
        typed: String,
        /// The word it is, or looks like.
        word: &'static str,
        /// What that word means.
        party: &'static str,
    },
}

/// The reserved word, and that the name only looks like it if it isn't the word itself.
fn reserved(typed: &str, word: &str) -> String {
    if typed.to_lowercase() == word { format!("`{word}` is ") } else { format!("it looks like `{word}`, ") }
}
