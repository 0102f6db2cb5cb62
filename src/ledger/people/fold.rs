//! One spelling for all capitals of a text, so that `ANA` finds `Ana`.

use unicode_normalization::UnicodeNormalization;

/// The text composed and without capitals: `STRASSE` and `Straße` come out alike.
///
/// Capitals first, because some lower-case letters (ß, ς, ſ) match only as capitals; letter by letter, because the end of a word
/// must not matter to a prefix.
#[must_use]
pub fn folded(text: &str) -> String {
    text.nfc().flat_map(char::to_uppercase).flat_map(char::to_lowercase).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn capitals_fold_in_every_script() {
        for (one, other) in [
            ("ANA", "ana"),
            ("Straße", "STRASSE"),
            ("ΟΔΟΣ", "οδος"),
            ("Иван", "ИВАН"),
            ("Jose\u{301}", "JOSÉ"),
        ] {
            assert_eq!(folded(one), folded(other), "{one} {other}");
        }
        assert_ne!(folded("José"), folded("Jose"));
    }
}
