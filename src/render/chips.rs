//! The chip case as text: the colors, what is there, what is out; a suggestion of what to hand out.

use crate::render::page::{table, together};
use engine::money::Currency;
use ledger::chips::{ChipCount, ChipKind};

/// One color of the case.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CaseRow {
    /// The kind.
    pub kind: ChipKind,
    /// How many are in the case; none if nobody counted them.
    pub in_case: Option<u32>,
    /// How many left the case tonight, as far as their color was named.
    pub out: i64,
}

/// Printed where a number is not known.
const UNKNOWN: &str = "—";

/// The case, highest chip first.
#[must_use]
pub fn case(rows: &[CaseRow], currency: Currency) -> String {
    let number = |number: Option<u32>| number.map_or_else(|| UNKNOWN.to_owned(), |number| number.to_string());
    let rows = rows.iter().map(|CaseRow { kind, in_case, out }| {
        [
            kind.colour.to_string(),
            currency.shown(kind.value),
            number(kind.count),
            number(*in_case),
            out.to_string(),
            if kind.reserve { "reserve".to_owned() } else { String::new() },
        ]
    });
    table(&["color", "value", "exist", "in the case", "out", ""], &[1, 2, 3, 4], rows)
}

/// Stacks, one line a color: `20 white`.
#[must_use]
pub fn stacks(stacks: &[(&ChipKind, u32)], currency: Currency) -> String {
    let rows = stacks
        .iter()
        .map(|(kind, number)| [number.to_string(), kind.colour.to_string(), currency.shown(kind.value)]);
    table(&["chips", "color", "each"], &[0, 2], rows)
}

/// Chips in a sentence: `5 red and 2 white`.
#[must_use]
pub fn spoken(chips: &ChipCount) -> String {
    let words: Vec<String> = chips.iter().map(|(colour, number)| format!("{number} {colour}")).collect();
    if words.is_empty() { "no chips".to_owned() } else { together(&words) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chips_are_spoken_by_colour() {
        let chips = |text| ChipCount::parse(text).unwrap();
        assert_eq!(spoken(&chips("white=2,red=5")), "5 red and 2 white");
        assert_eq!(spoken(&ChipCount::default()), "no chips");
    }

    #[test]
    fn an_uncounted_colour_has_no_number() {
        let kind = ChipKind::parse("white=0.05", Currency::USD).unwrap();
        let text = case(&[CaseRow { kind, in_case: None, out: 7 }], Currency::USD);
        let line: Vec<&str> = text.lines().nth(2).unwrap().split_whitespace().collect();
        assert_eq!(line, ["white", "$0.05", "—", "—", "7"]);
    }
}
