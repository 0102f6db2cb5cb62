//! A sheet as a grid of cells, whatever kind of file it came from. Each cell knows where it is.

use crate::formats::sheet::without_guard;
use engine::readable::AsTyped;

/// What a cell holds.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum CellContent {
    #[default]
    Nothing,
    /// As it was typed.
    Text(String),
    /// A number from a workbook, digits and a point.
    Number(String),
    /// A day from a workbook: `2019-03-01`.
    Day(String),
}

/// One cell.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SheetCell {
    pub held: CellContent,
    /// Its line, and its place in it, counted from 1.
    pub line: u32,
    pub column: u32,
}

impl SheetCell {
    /// A text cell. A cell with only spaces is empty, and the apostrophe that `export results` adds to a name is dropped.
    #[must_use]
    pub fn of_text(text: &str, (line, column): (u32, u32)) -> Self {
        let text = text.trim_matches(|c: char| c.is_whitespace() || c == '\u{feff}');
        let text = without_guard(text);
        let held = if text.is_empty() { CellContent::Nothing } else { CellContent::Text(text.to_owned()) };
        Self { held, line, column }
    }

    /// True if there is nothing in it.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        matches!(self.held, CellContent::Nothing)
    }

    /// What's in it.
    #[must_use]
    pub fn text(&self) -> &str {
        match &self.held {
            CellContent::Nothing => "",
            CellContent::Text(text) | CellContent::Number(text) | CellContent::Day(text) => text,
        }
    }
}

/// One sheet.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PastSheet {
    pub file: String,
    /// The name of its tab; `None` for a text file.
    pub tab: Option<String>,
    pub rows: Vec<Vec<SheetCell>>,
}

impl PastSheet {
    /// What it's called: its file, and its tab if it has one.
    #[must_use]
    pub fn called(&self) -> String {
        match &self.tab {
            Some(tab) => format!("{} [{}]", self.file, tab.as_typed()),
            None => self.file.clone(),
        }
    }

    /// Where a cell is: `past.csv:4:3`, `past.xlsx:2019!C4`.
    #[must_use]
    pub fn spot(&self, cell: &SheetCell) -> String {
        match &self.tab {
            Some(tab) => {
                format!("{}:{}!{}{}", self.file, tab.as_typed(), letters(cell.column), cell.line)
            }
            None => format!("{}:{}:{}", self.file, cell.line, cell.column),
        }
    }

    /// The cell of a row and a column, counted from 0.
    #[must_use]
    pub fn cell(&self, row: usize, column: usize) -> Option<&SheetCell> {
        self.rows.get(row)?.get(column).filter(|cell| !cell.is_empty())
    }

    /// The same with rows and columns swapped; the cells still know where they are.
    #[must_use]
    pub fn turned(&self) -> Self {
        let width = self.rows.iter().map(Vec::len).max().unwrap_or(0);
        let column =
            |place: usize| self.rows.iter().map(|row| row.get(place).cloned().unwrap_or_default()).collect();
        Self { rows: (0..width).map(column).collect(), ..self.clone() }
    }
}

/// A column's letters in a workbook: `A`, `Z`, `AA`.
#[must_use]
pub fn letters(column: u32) -> String {
    let (mut left, mut text) = (column, String::new());
    while left > 0 {
        let digit = left.saturating_sub(1) % 26;
        text.insert(0, char::from_u32(u32::from('A').saturating_add(digit)).unwrap_or('?'));
        left = left.saturating_sub(1) / 26;
    }
    text
}

/// The column with these letters, or with this number.
#[must_use]
pub fn column_of(word: &str) -> Option<u32> {
    if let Ok(number) = word.parse::<u32>() {
        return Some(number).filter(|number| (1..=MOST_COLUMNS).contains(number));
    }
    if word.is_empty() || word.len() > 3 || !word.bytes().all(|byte| byte.is_ascii_alphabetic()) {
        return None;
    }
    let digit = |byte: u8| u32::from(byte.to_ascii_uppercase().saturating_sub(b'A')).saturating_add(1);
    let column = word.bytes().fold(0_u32, |sum, byte| sum.saturating_mul(26).saturating_add(digit(byte)));
    Some(column).filter(|column| *column <= MOST_COLUMNS)
}

/// The most columns that are looked at.
pub const MOST_COLUMNS: u32 = 500;

/// The most cells of one file.
pub const MOST_CELLS: usize = 400_000;
