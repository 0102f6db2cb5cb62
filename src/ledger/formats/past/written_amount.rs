//! An amount as people type it into a sheet: signs, currencies, thousands, a decimal point or comma, parentheses for a loss.

use crate::formats::past::cells::CellContent;
use engine::money::{Currency, Money};
use engine::readable::AsTyped;

/// What a file writes before the cents.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DecimalMark {
    Point,
    Comma,
}

impl DecimalMark {
    const fn sign(self) -> char {
        match self {
            Self::Point => '.',
            Self::Comma => ',',
        }
    }
}

/// What a cell says about an amount.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WrittenAmount {
    negative: bool,
    /// Digits and separators.
    body: String,
}

/// True for what people write if somebody wasn't there.
#[must_use]
pub fn is_absent(held: &CellContent) -> bool {
    let CellContent::Text(text) = held else { return matches!(held, CellContent::Nothing) };
    let small = text.to_lowercase();
    matches!(small.as_str(), "-" | "–" | "—" | "−" | "x" | "n/a" | "na" | "dnp" | "absent" | "." | "--")
}

/// True for a cell with an amount in it, in any unit.
#[must_use]
pub fn is_amount(held: &CellContent) -> bool {
    match held {
        CellContent::Number(_) => true,
        CellContent::Text(text) => WrittenAmount::formed(text).is_ok(),
        CellContent::Nothing | CellContent::Day(_) => false,
    }
}

/// True for the place somebody finished in: `1`, `2nd`, `3.`.
#[must_use]
pub fn is_rank(held: &CellContent) -> bool {
    let text = match held {
        CellContent::Number(_) => return true,
        CellContent::Text(text) => text.trim_start_matches('#').to_lowercase(),
        CellContent::Nothing | CellContent::Day(_) => return false,
    };
    let behind = text.trim_start_matches(|c: char| c.is_ascii_digit());
    behind.len() < text.len() && matches!(behind, "" | "." | "st" | "nd" | "rd" | "th")
}

/// True for something that can only be money: `20.00`, `-5`, `$20`.
#[must_use]
pub fn is_money(held: &CellContent) -> bool {
    let is_whole = |text: &str| text.chars().all(|c| c.is_ascii_digit());
    match held {
        CellContent::Number(text) => !is_whole(text),
        _ => is_amount(held) && !is_rank(held),
    }
}

/// True for an amount below zero.
#[must_use]
pub fn is_loss(held: &CellContent) -> bool {
    match held {
        CellContent::Number(text) => text.starts_with('-'),
        CellContent::Text(text) => WrittenAmount::formed(text).is_ok_and(|(amount, _)| amount.negative),
        CellContent::Nothing | CellContent::Day(_) => false,
    }
}

impl WrittenAmount {
    /// Reads what surrounds the digits.
    ///
    /// # Errors
    ///
    /// What is wrong, as the end of a sentence; a unit that is not the book's is a fault.
    pub fn read(text: &str, currency: Currency) -> Result<Self, String> {
        let (written, unit) = Self::formed(text)?;
        match unit.filter(|unit| *unit != currency.code()) {
            Some(unit) => {
                let text = text.trim().as_typed();
                Err(format!("`{text}` is {unit}, but the book is in {}", currency.code()))
            }
            None => Ok(written),
        }
    }

    /// The same in any unit, with the code of the unit that's there.
    fn formed(text: &str) -> Result<(Self, Option<&'static str>), String> {
        let wrong = || format!("`{}` isn't a valid amount", text.as_typed());
        let is_blank = |c: char| c.is_whitespace();
        let (mut rest, mut negative) = (text.trim_matches(is_blank), false);
        if let Some(inner) = rest.strip_prefix('(') {
            rest = inner.strip_suffix(')').ok_or_else(wrong)?.trim_matches(is_blank);
            negative = true;
        }
        let (mut signs, mut units, mut unit) = (0, 0, None);
        loop {
            let before = rest;
            for sign in ['-', '−', '–', '+'] {
                for inner in [rest.strip_prefix(sign), rest.strip_suffix(sign)].into_iter().flatten() {
                    if signs == 0 {
                        rest = inner;
                        signs += 1;
                        negative |= sign != '+';
                    }
                }
            }
            if let Some((inner, code)) = without_unit(rest) {
                (rest, unit) = (inner, Some(code));
                units += 1;
            }
            rest = rest.trim_matches(is_blank);
            if rest == before || units > 1 {
                break;
            }
        }
        let fits = |c: char| c.is_ascii_digit() || matches!(c, '.' | ',' | '\'' | '’') || is_blank(c);
        if !rest.chars().any(|c| c.is_ascii_digit()) || !rest.chars().all(fits) {
            return Err(wrong());
        }
        let body = rest.chars().filter(|c| !is_blank(*c) && !matches!(c, '\'' | '’')).collect();
        Ok((Self { negative, body }, unit))
    }

    /// What it shows about how the file writes decimals.
    #[must_use]
    pub fn shows(&self) -> Option<DecimalMark> {
        let mark = |sign| if sign == '.' { DecimalMark::Point } else { DecimalMark::Comma };
        let other = |sign| if sign == '.' { DecimalMark::Comma } else { DecimalMark::Point };
        let last = self.body.rfind(['.', ','])?;
        let sign = self.body.get(last..)?.chars().next()?;
        let both = self.body.contains('.') && self.body.contains(',');
        if both {
            return Some(mark(sign));
        }
        if self.body.matches(sign).count() > 1 {
            return Some(other(sign));
        }
        if self.could_be_thousands(last) { None } else { Some(mark(sign)) }
    }

    /// True if three digits come after the only separator, and no more than three before it.
    fn could_be_thousands(&self, at: usize) -> bool {
        let (whole, fraction) = self.body.split_at(at);
        fraction.len() == 4 && (1..=3).contains(&whole.len()) && !whole.starts_with('0')
    }

    /// The amount, if the file writes decimals this way.
    ///
    /// # Errors
    ///
    /// What is wrong, as the end of a sentence.
    pub fn amount(&self, mark: Option<DecimalMark>, currency: Currency) -> Result<Money, String> {
        let wrong = || format!("`{}` isn't a valid amount", self.body);
        let mark = match (self.shows(), mark) {
            (None, None) if self.body.contains('.') => {
                let body = &self.body;
                let thousands = body.replace('.', ",");
                let decimal = body.trim_end_matches('0').trim_end_matches('.');
                return Err(format!(
                    "`{body}` could be {thousands} or {decimal}, and no other amount shows which"
                ));
            }
            (own, file) => own.or(file).unwrap_or(DecimalMark::Point).sign(),
        };
        let (whole, fraction) = self.body.split_once(mark).unwrap_or((&self.body, ""));
        if fraction.contains(['.', ',']) {
            return Err(wrong());
        }
        let groups: Vec<&str> = whole.split(['.', ',']).collect();
        let is_group = |(place, group): (usize, &&str)| match place {
            0 => groups.len() == 1 || (1..=3).contains(&group.len()),
            _ => group.len() == 3,
        };
        if !groups.iter().enumerate().all(is_group) {
            return Err(wrong());
        }
        let whole = if whole.is_empty() { "0".to_owned() } else { groups.concat() };
        let cents = fraction.trim_end_matches('0');
        let text = if cents.is_empty() { whole } else { format!("{whole}.{cents}") };
        let money = currency.parse(&text).map_err(|error| error.to_string())?;
        Ok(if self.negative { money.negated() } else { money })
    }
}

/// The text without the unit at one of its ends, and the unit's code.
fn without_unit(text: &str) -> Option<(&str, &'static str)> {
    for (unit, code) in UNITS {
        let size = unit.len();
        let is = |part: Option<&str>| part.is_some_and(|part| part.eq_ignore_ascii_case(unit));
        let rest = if is(text.get(..size)) {
            text.get(size..)
        } else if is(text.len().checked_sub(size).and_then(|at| text.get(at..))) {
            text.get(..text.len().saturating_sub(size))
        } else {
            None
        };
        if let Some(rest) = rest {
            return Some((rest, code));
        }
    }
    None
}

/// The signs and codes of the units books can have.
const UNITS: &[(&str, &str)] = &[
    ("USD", "USD"),
    ("US$", "USD"),
    ("$", "USD"),
    ("EUR", "EUR"),
    ("€", "EUR"),
    ("GBP", "GBP"),
    ("£", "GBP"),
    ("CHF", "CHF"),
    ("Fr.", "CHF"),
    ("points", "points"),
    ("pts", "points"),
];
