//! Keys that match if a reader could confuse two names.
//!
//! Says only that they look alike; the banker says whether they're one person.

use crate::people::fold::folded;
use unicode_normalization::UnicodeNormalization;
use unicode_security::skeleton;

/// Two keys of a name; two names look alike if either key is the same.
///
/// One key isn't enough: the shapes of `I` and `l` match only while the capital is a capital, those of `АНА` and `ana` only after
/// the capitals are gone.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct LookalikeKeys {
    folded_first: String,
    folded_last: String,
}

impl LookalikeKeys {
    /// The keys of any text.
    #[must_use]
    pub fn of(text: &str) -> Self {
        let compatible: String = text.nfkc().collect();
        let folded_first = skeleton(&folded(&compatible)).collect::<String>();
        let folded_last = folded(&skeleton(&compatible).collect::<String>());
        Self { folded_first: spaced(&folded_first), folded_last: spaced(&folded_last) }
    }

    /// True if a reader could mistake one for the other.
    #[must_use]
    pub fn resemble(&self, other: &Self) -> bool {
        self.folded_first == other.folded_first || self.folded_last == other.folded_last
    }

    /// The key without capitals before the shapes are compared.
    #[must_use]
    pub fn folded_first(&self) -> &str {
        &self.folded_first
    }

    /// The key of the shapes, without capitals afterwards.
    #[must_use]
    pub fn folded_last(&self) -> &str {
        &self.folded_last
    }
}

/// No matter how many spaces are between two words, a reader sees one.
fn spaced(key: &str) -> String {
    key.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn alike(one: &str, other: &str) -> bool {
        LookalikeKeys::of(one).resemble(&LookalikeKeys::of(other))
    }

    #[test]
    fn confusable_names_share_a_key() {
        for (one, other) in [
            ("Ana", "Аna"),
            ("Ana", "Ana\u{200B}"),
            ("Ana", "Ａｎａ"),
            ("Ana", "ANA"),
            ("Ana", "АNА"),
            ("José", "Jose\u{301}"),
            ("paypal", "раураl"),
            ("Ian", "lan"),
            ("Ian", "1an"),
            ("Bill", "BiII"),
            ("Bi11", "Bill"),
            ("Arnold", "Amold"),
            ("ARNOLD", "amold"),
            ("Tom", "Torn"),
            ("Ana Lee", "Ana  Lee"),
            ("Ana Lee", "Ana\u{A0}Lee"),
            ("Straße", "STRASSE"),
            ("Otto", "0tto"),
        ] {
            assert!(alike(one, other), "{one} {other}");
        }
    }

    #[test]
    fn either_key_alone_misses_one_of_them() {
        let (ian, lan) = (LookalikeKeys::of("Ian"), LookalikeKeys::of("lan"));
        assert_ne!(ian.folded_first(), lan.folded_first());
        let (latin, cyrillic) = (LookalikeKeys::of("HH"), LookalikeKeys::of("нн"));
        assert_ne!(latin.folded_last(), cyrillic.folded_last());
    }

    #[test]
    fn different_names_stay_different() {
        for (one, other) in
            [("Ana", "Anna"), ("Bob", "Rob"), ("José", "Jose"), ("ian", "lan"), ("Иван", "Ivan")]
        {
            assert!(!alike(one, other), "{one} {other}");
        }
    }
}
