//! What a person may be called: readable text of limited size that no terminal, file or reader misreads.
//!
//! Text that means something to another program (`--help`, `=1+1`, `null`) is only text here.

use crate::people::fold::folded;
use crate::people::lookalike::LookalikeKeys;
use crate::refusal::{NameRefused, NotAName, Refusal};
use engine::as_text::as_text;
use engine::character::fault;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;
use unicode_normalization::UnicodeNormalization;
use unicode_properties::{GeneralCategoryGroup, UnicodeGeneralCategory};
use unicode_segmentation::UnicodeSegmentation;

/// The most characters, as a reader counts them, in a name.
pub const GRAPHEMES_MAX: usize = 64;

/// The most bytes of UTF-8 in a name.
pub const BYTES_MAX: usize = 256;

/// The most combining marks in a row; no living script stacks that many.
pub const MARKS_MAX: usize = 6;

/// Words for parties that aren't people, each with its party.
pub const RESERVED_NAMES: &[(&str, &str)] = &[
    ("bank", "the night's bank"),
    ("house", "the house and its rules"),
    ("table", "the play nobody recorded"),
    ("pot", "the money you play for"),
    ("fund", "the house's money"),
    ("drawer", "the bank's cash"),
    ("pool", "what players pay into a tournament"),
    ("transit", "cash on its way between two books"),
    ("outside", "everything outside this book"),
];

/// The name of a person: composed (NFC), trimmed, 1 to 64 characters, nothing invisible in it.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Name(String);

impl Name {
    /// Reads a name, or says what's wrong with the text.
    pub fn new(text: &str) -> Result<Self, NotAName> {
        // A decomposed name shrinks when composed; far larger text is not worth composing.
        if text.len() > BYTES_MAX.saturating_mul(4) {
            return Err(too_long(text));
        }
        let composed: String = text.nfc().collect();
        check_characters(&composed)?;
        let name = composed.trim();
        check_size(name)?;
        check_marks(name)?;
        match reserved_alike(name) {
            Some((word, party)) => Err(NotAName::Reserved { typed: name.to_owned(), word, party }),
            None => Ok(Self(name.to_owned())),
        }
    }

    /// The name as text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The keys shared by names that look like this one.
    #[must_use]
    pub fn keys(&self) -> LookalikeKeys {
        LookalikeKeys::of(&self.0)
    }
}

/// The reserved word that `typed` is, with any capitals, and the party it means.
#[must_use]
pub fn reserved(typed: &str) -> Option<(&'static str, &'static str)> {
    let typed = folded(typed.trim());
    RESERVED_NAMES.iter().find(|(word, _)| *word == typed).copied()
}

fn reserved_alike(name: &str) -> Option<(&'static str, &'static str)> {
    // Mostly digits is read as a number: nobody mistakes `P001` for the pool.
    let digits = name.chars().filter(char::is_ascii_digit).count();
    if digits.saturating_mul(2) > name.chars().count() {
        return None;
    }
    static RESERVED_KEYS: LazyLock<Vec<LookalikeKeys>> =
        LazyLock::new(|| RESERVED_NAMES.iter().map(|(word, _)| LookalikeKeys::of(word)).collect());
    let keys = LookalikeKeys::of(name);
    let mut known = RESERVED_KEYS.iter().zip(RESERVED_NAMES);
    known.find(|(reserved, _)| reserved.resemble(&keys)).map(|(_, named)| *named)
}

fn check_characters(text: &str) -> Result<(), NotAName> {
    let mut before = None;
    let mut characters = text.chars().peekable();
    while let Some(character) = characters.next() {
        if let Some(what) = fault(before, character, characters.peek().copied()) {
            return Err(NotAName::Holds { character, what });
        }
        before = Some(character);
    }
    Ok(())
}

fn check_size(name: &str) -> Result<(), NotAName> {
    if name.is_empty() {
        return Err(NotAName::Empty);
    }
    if name.len() > BYTES_MAX {
        return Err(too_long(name));
    }
    match name.graphemes(true).count() {
        graphemes if graphemes > GRAPHEMES_MAX => {
            Err(NotAName::TooMany { characters: graphemes, characters_max: GRAPHEMES_MAX })
        }
        _ => Ok(()),
    }
}

const fn too_long(name: &str) -> NotAName {
    NotAName::TooLong { bytes: name.len(), characters_max: GRAPHEMES_MAX, bytes_max: BYTES_MAX }
}

fn check_marks(name: &str) -> Result<(), NotAName> {
    let is_mark = |c: char| c.general_category_group() == GeneralCategoryGroup::Mark;
    if let Some(mark) = name.chars().next().filter(|c| is_mark(*c)) {
        return Err(NotAName::MarkFirst { mark });
    }
    let mut row = 0_usize;
    for character in name.chars() {
        row = if is_mark(character) { row.saturating_add(1) } else { 0 };
        if row > MARKS_MAX {
            return Err(NotAName::Marks { mark: character, marks_max: MARKS_MAX });
        }
    }
    Ok(())
}

impl From<NotAName> for Refusal {
    fn from(error: NotAName) -> Self {
        Self::new(NameRefused::NotAName(error))
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl FromStr for Name {
    type Err = NotAName;

    fn from_str(text: &str) -> Result<Self, NotAName> {
        Self::new(text)
    }
}

as_text!(Name, NotAName);

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn refusal(text: &str) -> String {
        Name::new(text).expect_err(text).to_string()
    }

    #[test]
    fn names_are_composed_and_trimmed() {
        assert_eq!(Name::new("  Jose\u{301} ").unwrap().as_str(), "José");
        assert_eq!(Name::new("Jose\u{301}"), Name::new("José"));
    }

    #[test]
    fn hostile_characters_are_refused_and_shown_escaped() {
        for (text, escape) in [
            ("a\u{202E}b", "`\\u{202E}`"),
            ("a\u{2066}b", "`\\u{2066}`"),
            ("a\u{2069}b", "`\\u{2069}`"),
            ("a\u{200D}b", "`\\u{200D}`"),
            ("1\u{200D}\u{1F525}", "`\\u{200D}`"),
            ("\u{1F468}\u{200D}", "`\\u{200D}`"),
            ("Ana\u{200B}", "`\\u{200B}`"),
            ("Ana\u{200C}", "`\\u{200C}`"),
            ("\u{FEFF}Ana", "`\\u{FEFF}`"),
            ("An\u{AD}a", "`\\u{00AD}`"),
            ("Ana\u{E0001}", "`\\u{E0001}`"),
            ("Ana\u{E0041}", "`\\u{E0041}`"),
            ("Ana\u{FE0F}", "`\\u{FE0F}`"),
            ("Ana1\u{FE0F}", "`\\u{FE0F}`"),
            ("\u{3164}", "`\\u{3164}`"),
            ("\u{2800}", "`\\u{2800}`"),
            ("A\u{34F}na", "`\\u{034F}`"),
            ("A\0na", "`\\u{0000}`"),
            ("Ana\n", "`\\u{000A}`"),
            ("\x1b[31mAna", "`\\u{001B}`"),
            ("Ana\u{85}", "`\\u{0085}`"),
            ("Ana\u{2028}b", "`\\u{2028}`"),
            ("\u{E000}", "`\\u{E000}`"),
            ("\u{FFFF}", "`\\u{FFFF}`"),
            ("\u{378}", "`\\u{0378}`"),
            ("\u{301}Ana", "`\\u{0301}`"),
            (" \u{301}Ana", "`\\u{0301}`"),
        ] {
            let message = refusal(text);
            assert!(message.contains(escape), "{message}");
            assert!(message.chars().all(|c| c.is_ascii() && !c.is_control()), "{message}");
        }
    }

    #[test]
    fn towers_of_marks_are_refused() {
        for marks in [7, 100, 300] {
            let tower = format!("a{}", "\u{33F}".repeat(marks));
            assert!(Name::new(&tower).is_err(), "{marks}");
        }
        assert!(Name::new(&format!("a{}", "\u{33F}".repeat(MARKS_MAX))).is_ok());
    }

    #[test]
    fn names_of_all_scripts_are_accepted() {
        for text in [
            "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}\u{200D}\u{1F466}",
            "\u{2764}\u{FE0F}\u{200D}\u{1F525}",
            "\u{1F44D}\u{1F3FD}",
            "\u{1F1E9}\u{1F1EA}",
            "1\u{FE0F}\u{20E3}",
            "山田 太郎",
            "דוד",
            "محمد",
            "İsmail",
            "Isı",
            "Weiß",
            "Nguyễn Thị Ánh",
            "ཧཱུྃ",
            "O'Brien",
        ] {
            assert_eq!(Name::new(text).map(String::from), Ok(text.to_owned()));
        }
    }

    #[test]
    fn names_that_mean_something_elsewhere_are_plain_text() {
        for text in [
            "--help", "-rf", "=1+1", "../x", "a/b", "CON", "null", "%s", "'; DROP", "<script>", "0", "\\",
            "@", "+1",
        ] {
            assert_eq!(Name::new(text).map(String::from), Ok(text.to_owned()));
        }
    }

    #[test]
    fn names_have_a_size() {
        assert!(Name::new(&"x".repeat(64)).is_ok());
        assert_eq!(refusal(&"x".repeat(65)), "a name of 65 characters is too long (at most 64)");
        assert!(Name::new(&"\u{1F468}".repeat(64)).is_ok());
        let family = "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}";
        assert!(refusal(&family.repeat(15)).contains("270 bytes"));
        assert!(refusal(&"x".repeat(1_000_000)).contains("1000000 bytes"));
        assert!(refusal("").contains("at least one"));
        assert!(refusal(" \u{3000} ").contains("at least one"));
    }

    #[test]
    fn reserved_words_and_their_lookalikes_are_refused() {
        for text in [
            "bank",
            "BANK",
            "bаnk",
            "ｂａｎｋ",
            "House",
            "tab1e",
            "taBIe",
            "p0t",
            "fund",
            " Fund ",
            "Drawer",
            "pool",
            "TRANSIT",
            "outside",
        ] {
            assert!(matches!(Name::new(text), Err(NotAName::Reserved { .. })), "{text}");
        }
        assert_eq!(refusal("Bank"), "`Bank` can't be a person's name: `bank` is the night's bank");
        for text in ["Banks", "Potter", "Fundi", "Housman"] {
            assert!(Name::new(text).is_ok(), "{text}");
        }
    }
}
