//! The book as a workbook: a sheet of results, one of postings and one of balances.

use crate::formats::export::journal::ExportedJournal;
use crate::formats::export::sheets::{BALANCES, POSTINGS, RESULTS, balance_rows};
use crate::formats::sheet::ExportCell;
use crate::refusal::{ExportRefused, Refusal};
use rust_xlsxwriter::{Format, Workbook, Worksheet, XlsxError};

/// Writes the workbook with these rows of postings and results. Refuses more than a workbook can hold, a million rows.
pub fn workbook(
    journal: &ExportedJournal,
    postings: &[Vec<ExportCell>],
    results: &[Vec<ExportCell>],
) -> Result<Vec<u8>, Refusal> {
    written(postings, &balance_rows(journal), results)
        .map_err(|error| Refusal::new(ExportRefused::NoWorkbook { fault: error.to_string() }))
}

fn written(
    postings: &[Vec<ExportCell>],
    balances: &[Vec<ExportCell>],
    results: &[Vec<ExportCell>],
) -> Result<Vec<u8>, XlsxError> {
    let mut workbook = Workbook::new();
    fill(workbook.add_worksheet().set_name("results")?, &RESULTS, results)?;
    fill(workbook.add_worksheet().set_name("postings")?, &POSTINGS, postings)?;
    fill(workbook.add_worksheet().set_name("balances")?, &BALANCES, balances)?;
    workbook.save_to_buffer()
}

/// Words are written as words, so that no cell is a formula, whatever it begins with.
#[expect(
    clippy::disallowed_types,
    reason = "a workbook knows no other numbers; none of ours is computed with"
)]
fn fill(sheet: &mut Worksheet, header: &[&str], rows: &[Vec<ExportCell>]) -> Result<(), XlsxError> {
    let bold = Format::new().set_bold();
    for (column, name) in (0..).zip(header) {
        sheet.write_string_with_format(0, column, *name, &bold)?;
    }
    for (row, cells) in (1..).zip(rows) {
        for (column, cell) in (0..).zip(cells) {
            match cell {
                ExportCell::Text(words) => sheet.write_string(row, column, words)?,
                ExportCell::Figure(figure) => match figure.parse::<f64>() {
                    Ok(number) => sheet.write_number(row, column, number)?,
                    Err(_) => sheet.write_string(row, column, figure)?,
                },
            };
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_workbook_is_made_or_refused() {
        let row = vec![
            ExportCell::text("=1+1"),
            ExportCell::figure(Some("-5.00")),
            ExportCell::figure(None::<u32>),
        ];
        assert!(written(std::slice::from_ref(&row), &[], &[]).unwrap().starts_with(b"PK"));
        let endless = vec![ExportCell::text("x".repeat(40_000))];
        assert!(written(&[endless], &[], &[]).is_err());
    }
}
