//! Rows of a spreadsheet as CSV, with no cell that can be mistaken for a formula.

/// A cell: words from outside, or a figure of ours.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ExportCell {
    /// Words; anything a spreadsheet would execute is made harmless.
    Text(String),
    /// A number, written as it is.
    Figure(String),
}

/// What a spreadsheet takes as the beginning of a formula, or drops before looking for one.
const OBEYED: &[char] = &['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠', ';', '|', '\''];

/// The cell of something that can be written down.
impl ExportCell {
    /// Words.
    #[must_use]
    pub fn text(words: impl Into<String>) -> Self {
        Self::Text(words.into())
    }

    /// A figure, or an empty cell.
    #[must_use]
    pub fn figure(figure: Option<impl ToString>) -> Self {
        Self::Figure(figure.map(|figure| figure.to_string()).unwrap_or_default())
    }

    /// What's in the file: words that would be executed get an apostrophe in front. Words that begin with one get another, so
    /// that taking one away gives every cell back as it was.
    #[must_use]
    pub fn written(&self) -> String {
        match self {
            Self::Figure(figure) => figure.clone(),
            Self::Text(words) if words.starts_with(OBEYED) => format!("'{words}"),
            Self::Text(words) => words.clone(),
        }
    }
}

/// Words as they were before they were written into a cell: without the added apostrophe.
#[must_use]
pub fn without_guard(words: &str) -> &str {
    words.strip_prefix('\'').filter(|own| own.starts_with(OBEYED)).unwrap_or(words)
}

/// A header and rows as CSV with the line ends of this house.
#[must_use]
pub fn csv(header: &[&str], rows: &[Vec<ExportCell>]) -> String {
    let header = header.iter().map(|word| (*word).to_owned()).collect();
    records(std::iter::once(header).chain(rows.iter().map(|row| written(row))))
}

/// Rows without a header, as they'd be below one.
#[must_use]
pub fn csv_rows(rows: &[Vec<ExportCell>]) -> String {
    records(rows.iter().map(|row| written(row)))
}

fn written(row: &[ExportCell]) -> Vec<String> {
    row.iter().map(ExportCell::written).collect()
}

fn records(rows: impl Iterator<Item = Vec<String>>) -> String {
    let mut writer = csv::WriterBuilder::new().flexible(true).from_writer(Vec::new());
    // Writing rows of any length into memory can't fail.
    let mut written = true;
    for row in rows {
        written = written && writer.write_record(row).is_ok();
    }
    let bytes = if written { writer.into_inner().unwrap_or_default() } else { Vec::new() };
    String::from_utf8(bytes).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_that_look_like_a_formula_are_defused_and_figures_stay_figures() {
        for words in ["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1", "＝1", ";x", "|x", "'x"] {
            assert_eq!(ExportCell::text(words).written(), format!("'{words}"));
        }
        assert_eq!(ExportCell::text("Ann = Bob").written(), "Ann = Bob");
        assert_eq!(ExportCell::figure(Some("-5.00")).written(), "-5.00");
        assert_eq!(ExportCell::figure(None::<u32>).written(), "");
    }

    #[test]
    fn what_was_defused_is_read_as_it_was() {
        for words in ["=1+1", "+Ann", "-1", "@Bob", "'x", "''", "Ann", "O'Neill", ""] {
            assert_eq!(without_guard(&ExportCell::text(words).written()), words);
        }
        assert_eq!(without_guard("'tis"), "'tis");
    }

    #[test]
    fn commas_quotes_and_line_ends_stay_in_their_cell() {
        let rows = vec![vec![ExportCell::text("Ann, \"Jr.\"\nx"), ExportCell::figure(Some(1))]];
        let text = csv(&["who", "n"], &rows);
        let mut reader = csv::Reader::from_reader(text.as_bytes());
        let read = reader.records().next().unwrap().unwrap();
        assert_eq!(read.get(0), Some("Ann, \"Jr.\"\nx"));
    }
}
