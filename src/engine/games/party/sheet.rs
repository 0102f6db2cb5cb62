//! The score sheet: one row for each player, as values; the renderer decides how it looks.

/// One cell of the sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Cell {
    /// Words, dice or cards.
    Text(String),
    /// Points or a count.
    Points(i64),
    /// Not yet known.
    Empty,
}

/// The score sheet of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sheet {
    /// Headings; the players' names come before them.
    pub columns: Vec<String>,
    /// One row for each seat, as long as the headings.
    pub rows: Vec<Vec<Cell>>,
    /// What else everybody can see: `round 2`, `discards 7c`.
    pub notes: Vec<String>,
}

impl Sheet {
    /// A sheet with these headings, a row for each seat, and what else everybody can see.
    #[must_use]
    pub fn new(
        columns: &[&str],
        rows: impl IntoIterator<Item = Vec<Cell>>,
        notes: impl IntoIterator<Item = String>,
    ) -> Self {
        let columns = columns.iter().map(|column| (*column).to_owned()).collect();
        Self { columns, rows: rows.into_iter().collect(), notes: notes.into_iter().collect() }
    }
}
