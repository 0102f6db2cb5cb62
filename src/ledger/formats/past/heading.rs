//! What the headings of a sheet mean.

use crate::formats::past::column::{Column, Heading};
use crate::formats::past::heading_words::{
    AROUND, ASIDE, BALANCES, BOUGHT_LATER, CURRENCIES, HEADINGS, LATER, NUMBER, NUMBERED, OF_A_NIGHT,
    OF_MONEY, STATISTICS, SUMMARIES, WHOLE,
};

/// What a heading, or the first word of a line, says; `None` if it's a name.
#[must_use]
pub fn heading(text: &str) -> Option<Heading> {
    let word = squeezed(text);
    if matches!(word.as_str(), "σ" | "∑" | "#") {
        return Some(if word == "#" { Heading::Aside } else { Heading::Total });
    }
    if is_bought_later(&word) {
        return Some(Heading::BoughtLater);
    }
    let counted = NUMBER.iter().filter_map(|number| word.strip_suffix(number));
    if counted.into_iter().any(|rest| NUMBERED.contains(&rest)) {
        return Some(Heading::Of(Column::Night));
    }
    let bare = CURRENCIES.iter().find_map(|currency| word.strip_suffix(currency)).unwrap_or(&word);
    singly(&word)
        .or_else(|| singly(bare))
        .or_else(|| without(bare, WHOLE).or_else(|| without(bare, OF_MONEY)))
}

/// True for something that gets a number when a day has several: numbers below it tell its nights apart, and aren't days or
/// games.
#[must_use]
pub fn is_numbered(text: &str) -> bool {
    let word = squeezed(text);
    NUMBERED.contains(&word.as_str())
}

/// Only letters and digits, in lower case; signs if there is nothing else.
fn squeezed(text: &str) -> String {
    let small = text.to_lowercase();
    let plain: String = small.chars().filter(|c| c.is_alphanumeric()).collect();
    if plain.is_empty() { small.trim().to_owned() } else { plain }
}

/// The fewest letters of a heading that's also understood in the plural: `Ins` may be somebody's name.
const LETTERS_MIN: usize = 3;

/// A heading as it is, or in the singular.
fn singly(word: &str) -> Option<Heading> {
    let one = word.strip_suffix('s').filter(|one| one.chars().count() >= LETTERS_MIN);
    said(word).or_else(|| one.and_then(said))
}

/// What was paid in or out, with one of these words before or after it.
fn without(word: &str, around: &[&str]) -> Option<Heading> {
    let rest = |known: &&str| word.strip_prefix(*known).or_else(|| word.strip_suffix(*known));
    // `All-in` isn't a sum of what was paid in.
    let is_sure = |rest: &&str| !(word.starts_with("all") && rest.chars().count() < LETTERS_MIN);
    let paid = |heading: &Heading| matches!(heading, Heading::Of(Column::In | Column::Out));
    around.iter().filter_map(rest).filter(is_sure).find_map(singly).filter(paid)
}

/// True for `Total cash-outs`: everything that was paid in, or out.
#[must_use]
pub fn is_of_all(text: &str) -> bool {
    let word = squeezed(text);
    let bare = CURRENCIES.iter().find_map(|currency| word.strip_suffix(currency)).unwrap_or(&word);
    !is_bought_later(&word) && without(bare, WHOLE).is_some()
}

/// What a heading says that may be one of several: `Buy-in 2`, `Second cash-out`.
#[must_use]
pub fn one_of_several(text: &str) -> Option<Heading> {
    let numbered = || heading(text.trim_end_matches(|c: char| c.is_ascii_digit() || c == ' '));
    heading(text).or_else(numbered).or_else(|| later(&squeezed(text)))
}

/// What comes after a word like `second`.
fn later(word: &str) -> Option<Heading> {
    let rest = LATER.iter().find_map(|later| word.strip_prefix(later));
    rest.filter(|rest| rest.len() > LETTERS_MIN).and_then(singly)
}

/// True for a heading with a word for something that isn't a result.
#[must_use]
pub fn is_aside(text: &str) -> bool {
    let small = text.to_lowercase();
    let mut words = small.split(|c: char| !c.is_alphanumeric());
    words.any(|word| ASIDE.contains(&word) || word.strip_suffix('s').is_some_and(|one| ASIDE.contains(&one)))
}

/// True for a column beside the players' columns that isn't a player: something about the whole night, or not a result at all.
#[must_use]
pub fn is_no_player(text: &str) -> bool {
    heading(text).is_some() || is_aside(text) || OF_A_NIGHT.contains(&squeezed(text).as_str())
}

fn said(word: &str) -> Option<Heading> {
    HEADINGS.iter().find(|(_, words)| words.contains(&word)).map(|(heading, _)| *heading)
}

/// True if a heading consists only of words for chips bought later and the words around them.
fn is_bought_later(word: &str) -> bool {
    if later(word) == Some(Heading::Of(Column::In)) {
        return true;
    }
    let mut rest = word;
    let mut is_said = false;
    while !rest.is_empty() {
        let after = |words: &[&str]| words.iter().find_map(|known| rest.strip_prefix(known));
        let later = after(BOUGHT_LATER);
        is_said |= later.is_some();
        let digit = || rest.strip_prefix(|c: char| c.is_ascii_digit());
        match later.or_else(|| after(CURRENCIES)).or_else(|| after(AROUND)).or_else(digit) {
            Some(after) => rest = after,
            None => return false,
        }
    }
    is_said
}

/// True for a line below all nights that isn't a player's name: both people and lines can be called Max.
#[must_use]
pub fn is_of_statistics(text: &str) -> bool {
    STATISTICS.contains(&called(text).as_str())
}

/// True for a line of balances: what everybody had before the first night is money, and isn't left out.
#[must_use]
pub fn is_balance(text: &str) -> bool {
    BALANCES.contains(&called(text).as_str())
}

/// True for a name that may head a line of figures below the players' lines.
#[must_use]
pub fn is_summary(text: &str) -> bool {
    is_of_statistics(text) || is_balance(text) || SUMMARIES.contains(&called(text).as_str())
}

/// What a line is called, in lower case, without a colon or a period.
fn called(text: &str) -> String {
    text.trim().trim_end_matches([':', '.']).to_lowercase()
}

/// The column that a heading says.
#[must_use]
pub fn column(text: &str) -> Option<Column> {
    match heading(text) {
        Some(Heading::Of(column)) => Some(column),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chips_bought_later_are_seen_in_every_spelling() {
        for text in [
            "Rebuy",
            "Rebuys",
            "Re-buys",
            "Rebuys ($)",
            "# rebuys",
            "No. of rebuys",
            "Number of re-entries",
            "Re-entry 2",
            "Top-ups",
            "Add-ons",
            "Reloads (USD)",
            "Rebuys / Add-ons",
            "Rebuys in $",
            "All rebuys",
            "Rebuys paid",
            "Rebuy cost",
            "Rebuys bought",
            "2nd buy-in",
            "Second buy-ins",
            "Additional buy-ins",
        ] {
            assert_eq!(heading(text), Some(Heading::BoughtLater), "{text}");
        }
    }

    #[test]
    fn names_arent_headings() {
        for text in ["Haddon", "Rob", "Noor", "Ins", "Max", "James", "Forrest", "Allin", "Otherin"] {
            assert_eq!(heading(text), None, "{text}");
        }
    }

    #[test]
    fn a_heading_may_be_plural_or_say_its_currency() {
        for (text, column) in [
            ("Cash-outs", Column::Out),
            ("Results (EUR)", Column::Net),
            ("Buy-in (USD)", Column::In),
            ("Dates", Column::Date),
            ("Names", Column::Player),
            ("Buys", Column::In),
            ("Total cash-outs", Column::Out),
            ("Total buy-in (USD)", Column::In),
            ("Money in", Column::In),
        ] {
            assert_eq!(heading(text), Some(Heading::Of(column)), "{text}");
        }
    }

    #[test]
    fn all_that_was_paid_is_more_than_one_of_its_parts() {
        assert!(["Total buy-ins", "Total in", "Cash-out total"].iter().all(|text| is_of_all(text)));
        assert!(!["Buy-in", "Total", "Total rebuys", "Out"].iter().any(|text| is_of_all(text)));
    }

    #[test]
    fn hours_and_phones_arent_results() {
        assert!(
            ["Hours played", "Phone number", "Start time", "Running total"].iter().all(|text| is_aside(text))
        );
        assert!(!["Chips bought", "Fee", "Final count", "Rebuys"].iter().any(|text| is_aside(text)));
    }
}
