//! A page in parts: words and tables, before they become text for a terminal or something that fits a phone.

use crate::render::page::{columns, fits, rows};

/// A part of a page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Part {
    /// Words, maybe several lines; no line is empty.
    Words(String),
    /// A table.
    Table(Laid),
}

/// A table whose cells are already text.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Laid {
    /// The heading of each column; empty for a table without a header.
    pub header: Vec<String>,
    /// Columns of figures.
    pub right: Vec<usize>,
    /// The rows.
    pub rows: Vec<Vec<String>>,
    /// True if it can be split into two tables when it's too wide: a name, then figures.
    pub splits: bool,
}

impl Part {
    /// Words.
    #[must_use]
    pub fn words(text: impl Into<String>) -> Self {
        Self::Words(text.into())
    }

    /// An empty line between two parts.
    #[must_use]
    pub const fn gap() -> Self {
        Self::Words(String::new())
    }

    /// A table.
    #[must_use]
    pub fn table<const N: usize>(
        header: &[&str; N],
        right: &[usize],
        rows: impl IntoIterator<Item = [String; N]>,
    ) -> Self {
        Self::Table(Laid::of(header, right, rows.into_iter().map(Vec::from).collect()))
    }
}

impl Laid {
    /// A table under this header.
    #[must_use]
    pub fn of(header: &[&str], right: &[usize], rows: Vec<Vec<String>>) -> Self {
        let header = header.iter().map(|word| (*word).to_owned()).collect();
        Self { header, right: right.to_vec(), rows, splits: false }
    }

    /// The table as text.
    #[must_use]
    pub fn text(&self) -> String {
        let header: Vec<&str> = self.header.iter().map(String::as_str).collect();
        match (header.is_empty(), self.splits) {
            (true, _) => rows(&self.right, &self.rows),
            (false, false) => columns(&header, &self.right, &self.rows),
            (false, true) => on_a_page(&header, &self.rows),
        }
    }
}

/// A page as text.
#[must_use]
pub fn text(parts: &[Part]) -> String {
    let part = |part: &Part| match part {
        Part::Words(words) => words.clone(),
        Part::Table(laid) => laid.text(),
    };
    parts.iter().map(part).collect::<Vec<_>>().join("\n")
}

/// Rows of a name and figures on one page: if they are too wide, without the empty columns;
/// if they still are, in two tables one below the other.
fn on_a_page(header: &[&str], rows: &[Vec<String>]) -> String {
    let figures: Vec<usize> = (1..header.len()).collect();
    if fits(header, &figures, rows) {
        return columns(header, &figures, rows);
    }
    let says = |index: &usize| rows.iter().filter_map(|row| row.get(*index)).any(|cell| cell != "–");
    let kept: Vec<usize> = figures.into_iter().filter(says).collect();
    let with_name = |figures: &[usize]| {
        let chosen: Vec<usize> = std::iter::once(0).chain(figures.iter().copied()).collect();
        let header: Vec<&str> = chosen.iter().filter_map(|index| header.get(*index).copied()).collect();
        let rows: Vec<Vec<String>> = rows
            .iter()
            .map(|row| chosen.iter().filter_map(|index| row.get(*index).cloned()).collect())
            .collect();
        let right: Vec<usize> = (1..header.len()).collect();
        (fits(&header, &right, &rows), columns(&header, &right, &rows))
    };
    match with_name(&kept) {
        (true, text) => text,
        (false, _) => {
            let (first, second) = kept.split_at(kept.len() / 2);
            format!("{}\n\n{}", with_name(first).1, with_name(second).1)
        }
    }
}
