//! A day as people type it: `2019-03-01`, `3/1/19`, `1.3.2019`, `Fri Mar 1, 2019`. Which of two numbers is the month is never
//! guessed.

use crate::formats::past::cells::{CellContent, SheetCell};

/// In which order a file writes day and month.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DayOrder {
    DayFirst,
    MonthFirst,
}

/// A day, as far as its cell says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WrittenDay {
    /// Every part is known.
    Whole { year: u32, month: u32, day: u32 },
    /// Two numbers, one of which is the month.
    Either { year: u32, first: u32, second: u32 },
}

impl WrittenDay {
    /// Reads a cell; a year that the cell leaves out is the sheet's.
    #[must_use]
    pub fn read(cell: &SheetCell, year: Option<u32>) -> Option<Self> {
        match &cell.held {
            CellContent::Day(text) => of_text(text, None),
            CellContent::Text(text) => of_text(text, year),
            CellContent::Number(_) | CellContent::Nothing => None,
        }
    }

    /// Which order it shows, if only one is possible.
    #[must_use]
    pub const fn shows(self) -> Option<DayOrder> {
        match self {
            Self::Either { first, .. } if first > 12 => Some(DayOrder::DayFirst),
            Self::Either { second, .. } if second > 12 => Some(DayOrder::MonthFirst),
            Self::Whole { .. } | Self::Either { .. } => None,
        }
    }

    /// The day as `2019-03-01`; `None` if the order is needed and not known, or there is no such day.
    #[must_use]
    pub fn iso(self, order: Option<DayOrder>) -> Option<String> {
        let (year, month, day) = match (self, self.shows().or(order)) {
            (Self::Whole { year, month, day }, _) => (year, month, day),
            (Self::Either { year, first, second }, _) if first == second => (year, first, second),
            (Self::Either { year, first, second }, Some(DayOrder::DayFirst)) => (year, second, first),
            (Self::Either { year, first, second }, Some(DayOrder::MonthFirst)) => (year, first, second),
            (Self::Either { .. }, None) => return None,
        };
        is_a_day(year, month, day).then(|| format!("{year:04}-{month:02}-{day:02}"))
    }

    /// True if it could be one of two days, and nothing here says which.
    #[must_use]
    pub fn is_open(self) -> bool {
        matches!(self, Self::Either { first, second, .. } if first != second) && self.shows().is_none()
    }
}

fn of_text(text: &str, known_year: Option<u32>) -> Option<WrittenDay> {
    if text.len() > 40 {
        return None;
    }
    // The time of day is left out.
    let text = text.split_once('T').filter(|(day, _)| day.len() == 10).map_or(text, |(day, _)| day);
    let words = text.split_whitespace().filter(|word| !word.contains(':'));
    let is_parting = |c: char| matches!(c, '.' | '/' | '-' | ',' | '\u{a0}');
    let parts = words.flat_map(|word| word.split(is_parting)).filter(|part| !part.is_empty());
    let (mut numbers, mut month): (Vec<(u32, usize)>, Option<u32>) = (Vec::new(), None);
    for part in parts {
        let digits = part.trim_end_matches(|c: char| c.is_ascii_alphabetic());
        if !digits.is_empty() && matches!(part.get(digits.len()..), Some("" | "st" | "nd" | "rd" | "th")) {
            numbers.push((digits.parse().ok().filter(|_| digits.len() <= 4)?, digits.len()));
        } else if let Some(named) = month_of(part) {
            if month.replace(named).is_some() {
                return None;
            }
        } else if !is_weekday(part) {
            return None;
        }
    }
    written(&numbers, month, (known_year, text))
}

fn written(
    numbers: &[(u32, usize)],
    month: Option<u32>,
    (known_year, text): (Option<u32>, &str),
) -> Option<WrittenDay> {
    match (numbers, month) {
        ([(year, 4), (month, _), (day, _)], None) => whole(*year, *month, *day),
        ([(first, _), (second, _), year], None) => either(full_year(*year)?, *first, *second),
        ([(first, 1..=2), (second, 1..=2)], None) if text.contains('/') || text.ends_with('.') => {
            either(known_year?, *first, *second)
        }
        ([(year, 4), (day, _)], Some(month)) => whole(*year, month, *day),
        ([(day, _), year], Some(month)) => whole(full_year(*year)?, month, *day),
        ([(day, 1..=2)], Some(month)) => whole(known_year?, month, *day),
        _ => None,
    }
}

fn whole(year: u32, month: u32, day: u32) -> Option<WrittenDay> {
    is_a_day(year, month, day).then_some(WrittenDay::Whole { year, month, day })
}

fn either(year: u32, first: u32, second: u32) -> Option<WrittenDay> {
    let fits = is_a_day(year, first, second) || is_a_day(year, second, first);
    fits.then_some(WrittenDay::Either { year, first, second })
}

/// A year of four digits, or of two: seventy or more means the last century.
const fn full_year((year, digits): (u32, usize)) -> Option<u32> {
    match digits {
        4 => Some(year),
        2 if year >= 70 => Some(year.saturating_add(1900)),
        2 => Some(year.saturating_add(2000)),
        _ => None,
    }
}

/// The years that a past night can be from.
const YEARS: std::ops::RangeInclusive<u32> = 1950..=2100;

fn is_a_day(year: u32, month: u32, day: u32) -> bool {
    let leap = year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400));
    let most = match month {
        4 | 6 | 9 | 11 => 30,
        2 if leap => 29,
        2 => 28,
        1..=12 => 31,
        _ => 0,
    };
    YEARS.contains(&year) && (1..=most).contains(&day)
}

/// The year in a name or a heading, if there is exactly one.
#[must_use]
pub fn year_in(text: &str) -> Option<u32> {
    let mut years = text.split(|c: char| !c.is_ascii_digit()).filter(|word| word.len() == 4);
    let year = years.find_map(|word| word.parse().ok().filter(|year| YEARS.contains(year)))?;
    years.all(|word| word.parse() == Ok(year)).then_some(year)
}

const MONTHS: [&[&str]; 12] = [
    &["jan", "january", "januar", "jän"],
    &["feb", "february", "februar"],
    &["mar", "march", "mär", "märz", "mrz"],
    &["apr", "april"],
    &["may", "mai"],
    &["jun", "june", "juni"],
    &["jul", "july", "juli"],
    &["aug", "august"],
    &["sep", "sept", "september"],
    &["oct", "october", "okt", "oktober"],
    &["nov", "november"],
    &["dec", "december", "dez", "dezember"],
];

const WEEKDAYS: &[&str] = &[
    "mon",
    "tue",
    "tues",
    "wed",
    "thu",
    "thur",
    "thurs",
    "fri",
    "sat",
    "sun",
    "monday",
    "tuesday",
    "wednesday",
    "thursday",
    "friday",
    "saturday",
    "sunday",
    "mo",
    "di",
    "mi",
    "do",
    "fr",
    "sa",
    "so",
];

fn month_of(word: &str) -> Option<u32> {
    let small = word.to_lowercase();
    let place = MONTHS.iter().position(|names| names.contains(&small.as_str()))?;
    u32::try_from(place).ok().map(|place| place.saturating_add(1))
}

fn is_weekday(word: &str) -> bool {
    WEEKDAYS.contains(&word.to_lowercase().as_str())
}
