//! Every way houses differ, one row each: the table that help, checks and documents are generated from.

mod betting;
mod blinds;
mod cash_out;
mod dealing;
mod high_low;
mod matching;
mod money;
mod party;
mod ranking;
mod showdown;

use crate::house::row::{Key, SettingRow};
use std::collections::HashMap;
use std::sync::LazyLock;

/// The catalogue, section by section.
static CATALOGUE: &[&[SettingRow]] = &[
    money::ROWS,
    cash_out::ROWS,
    dealing::ROWS,
    blinds::ROWS,
    betting::ROWS,
    matching::ROWS,
    ranking::ROWS,
    showdown::ROWS,
    high_low::ROWS,
    party::ROWS,
];

/// All rows, in the order people read them.
pub fn rows() -> impl Iterator<Item = &'static SettingRow> {
    CATALOGUE.iter().copied().flatten()
}

/// The rows by name, because every question to a house looks one up.
static BY_NAME: LazyLock<HashMap<&'static str, &'static SettingRow>> =
    LazyLock::new(|| rows().map(|row| (row.key.name(), row)).collect());

/// The row with this name, as in a profile: `buyin.multiple`.
#[must_use]
pub fn find(name: &str) -> Option<&'static SettingRow> {
    BY_NAME.get(name).copied()
}

/// The row of a key.
#[must_use]
pub fn row(key: Key) -> Option<&'static SettingRow> {
    find(key.name())
}

/// The rows that together fill one line when houses are compared, for example `seating.tables`.
pub fn serving(dimension: &str) -> impl Iterator<Item = &'static SettingRow> {
    rows().filter(move |row| row.serves.contains(&dimension))
}

/// One constant for each row: `buyin.multiple` is [`key::BUYIN_MULTIPLE`].
pub mod key {
    pub use crate::house::catalogue::betting::keys::*;
    pub use crate::house::catalogue::blinds::keys::*;
    pub use crate::house::catalogue::cash_out::keys::*;
    pub use crate::house::catalogue::dealing::keys::*;
    pub use crate::house::catalogue::high_low::keys::*;
    pub use crate::house::catalogue::matching::keys::*;
    pub use crate::house::catalogue::money::keys::*;
    pub use crate::house::catalogue::party::keys::*;
    pub use crate::house::catalogue::ranking::keys::*;
    pub use crate::house::catalogue::showdown::keys::*;
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn keys_and_their_constants_agree() {
        for row in rows() {
            assert_eq!(row.constant, row.key.name().to_uppercase().replace('.', "_"), "{}", row.key);
        }
    }

    #[test]
    fn keys_are_said_once() {
        let names: BTreeSet<_> = rows().map(|row| row.key.name()).collect();
        assert_eq!(names.len(), rows().count());
    }

    #[test]
    fn a_key_that_stands_alone_is_never_the_parent_of_is_or_rule() {
        for name in rows().map(|row| row.key.name()) {
            let Some((parent, last)) = name.rsplit_once('.') else { continue };
            assert!(!["is", "rule"].contains(&last) || find(parent).is_none(), "{name}");
        }
    }

    #[test]
    fn summaries_are_one_line_without_a_period() {
        for row in rows() {
            for text in [row.summary, row.why] {
                assert!(!text.is_empty() && text.len() <= 100 && !text.ends_with('.'), "{}: {text}", row.key);
            }
        }
    }

    #[test]
    fn words_are_plain_and_said_once() {
        for row in rows() {
            let choices = row.kind.choices();
            let words: BTreeSet<_> = choices.iter().map(|choice| choice.word).collect();
            assert_eq!(words.len(), choices.len(), "{}", row.key);
            for choice in choices {
                let plain = choice.word.bytes().all(|b| b.is_ascii_lowercase() || b"-+".contains(&b));
                assert!(plain && !choice.meaning.ends_with('.'), "{}: {}", row.key, choice.word);
            }
        }
    }

    #[test]
    fn a_fallback_made_of_words_uses_the_rows_words() {
        for row in rows() {
            let Some(fallback) = row.fallback else { continue };
            let words: Vec<_> = row.kind.choices().iter().map(|choice| choice.word).collect();
            let known = words.contains(&fallback) || fallback.contains(' ') || words.is_empty();
            assert!(known, "{}: {fallback}", row.key);
        }
    }
}
