//! The sheets of a workbook: Excel's and LibreOffice's own files.

use crate::formats::past::cells::{CellContent, MOST_CELLS, MOST_COLUMNS, PastSheet, SheetCell};
use calamine::{Data, DataRef, ExcelDateTime, Ods, Reader, Xlsx};
use std::io::Cursor;

/// True for the files that are read here: they're archives.
#[must_use]
pub fn is_workbook(bytes: &[u8]) -> bool {
    bytes.starts_with(b"PK\x03\x04")
}

/// Reads every sheet with something in it.
///
/// # Errors
///
/// The sentence that says what is wrong.
pub fn sheets(file: &str, bytes: &[u8]) -> Result<Vec<PastSheet>, String> {
    let is_ods = bytes.windows(ODS_MARK.len()).take(200).any(|window| window == ODS_MARK);
    if is_ods { of_ods(file, bytes) } else { of_xlsx(file, bytes) }
}

/// What an ODS file says first.
const ODS_MARK: &[u8] = b"application/vnd.oasis.opendocument.spreadsheet";

fn of_xlsx(file: &str, bytes: &[u8]) -> Result<Vec<PastSheet>, String> {
    let bad = |error: calamine::XlsxError| format!("{file}: can't read this workbook: {error}");
    let mut book: Xlsx<_> = Xlsx::new(Cursor::new(bytes)).map_err(bad)?;
    let (mut sheets, mut count) = (Vec::new(), 0_usize);
    for tab in book.sheet_names() {
        let mut rows: Vec<Vec<SheetCell>> = Vec::new();
        let mut reader = book.worksheet_cells_reader(&tab).map_err(bad)?;
        while let Some(cell) = reader.next_cell().map_err(bad)? {
            let (line, column) = cell.get_position();
            let held = match cell.get_value() {
                DataRef::Int(number) => CellContent::Number(number.to_string()),
                DataRef::Float(number) => number_of(&format!("{number:.6}")),
                DataRef::String(text) => text_of(text),
                DataRef::SharedString(text) => text_of(text),
                DataRef::DateTime(moment) => day_of(moment),
                DataRef::DateTimeIso(text) => iso_day(text),
                DataRef::Bool(_) | DataRef::DurationIso(_) | DataRef::Error(_) | DataRef::Empty => {
                    CellContent::Nothing
                }
            };
            put(&mut rows, &mut count, (line, column), held)
                .ok_or_else(|| format!("{file}: has more than {MOST_CELLS} cells"))?;
        }
        sheets.push(PastSheet { file: file.to_owned(), tab: Some(tab), rows });
    }
    Ok(filled(sheets))
}

fn of_ods(file: &str, bytes: &[u8]) -> Result<Vec<PastSheet>, String> {
    let bad = |error: calamine::OdsError| format!("{file}: can't read this workbook: {error}");
    let mut book: Ods<_> = Ods::new(Cursor::new(bytes)).map_err(bad)?;
    let (mut sheets, mut count) = (Vec::new(), 0_usize);
    for tab in book.sheet_names() {
        let mut rows: Vec<Vec<SheetCell>> = Vec::new();
        let range = book.worksheet_range(&tab).map_err(bad)?;
        let (top, left) = range.start().unwrap_or_default();
        for (row, column, data) in range.used_cells() {
            let place = |from: u32, at: usize| from.saturating_add(u32::try_from(at).unwrap_or(u32::MAX));
            let held = match data {
                Data::Int(number) => CellContent::Number(number.to_string()),
                Data::Float(number) => number_of(&format!("{number:.6}")),
                Data::String(text) => text_of(text),
                Data::DateTime(moment) => day_of(moment),
                Data::DateTimeIso(text) => iso_day(text),
                Data::Bool(_) | Data::DurationIso(_) | Data::Error(_) | Data::Empty => CellContent::Nothing,
            };
            put(&mut rows, &mut count, (place(top, row), place(left, column)), held)
                .ok_or_else(|| format!("{file}: has more than {MOST_CELLS} cells"))?;
        }
        sheets.push(PastSheet { file: file.to_owned(), tab: Some(tab), rows });
    }
    Ok(filled(sheets))
}

/// Puts a cell in its place; `None` if there are too many. Anything far out to the right is left out.
fn put(
    rows: &mut Vec<Vec<SheetCell>>,
    count: &mut usize,
    (row, column): (u32, u32),
    held: CellContent,
) -> Option<()> {
    if matches!(held, CellContent::Nothing) || column >= MOST_COLUMNS {
        return Some(());
    }
    let (line, place) = (usize::try_from(row).ok()?, usize::try_from(column).ok()?);
    if line >= MOST_CELLS {
        return None;
    }
    if rows.len() <= line {
        rows.resize_with(line.saturating_add(1), Vec::new);
    }
    let cells = rows.get_mut(line)?;
    if cells.len() <= place {
        *count = count.saturating_add(place.saturating_add(1).saturating_sub(cells.len()));
        cells.resize_with(place.saturating_add(1), SheetCell::default);
    }
    *cells.get_mut(place)? =
        SheetCell { held, line: row.saturating_add(1), column: column.saturating_add(1) };
    (*count <= MOST_CELLS).then_some(())
}

fn filled(sheets: Vec<PastSheet>) -> Vec<PastSheet> {
    sheets.into_iter().filter(|sheet| sheet.rows.iter().any(|row| !row.is_empty())).collect()
}

fn text_of(text: &str) -> CellContent {
    SheetCell::of_text(text, (0, 0)).held
}

/// A workbook stores numbers in binary; six decimals are what somebody typed.
fn number_of(text: &str) -> CellContent {
    let plain = text.trim_end_matches('0').trim_end_matches('.');
    CellContent::Number(
        if plain.is_empty() || plain == "-" || plain == "-0" { "0" } else { plain }.to_owned(),
    )
}

fn day_of(moment: &ExcelDateTime) -> CellContent {
    if moment.is_duration() {
        return CellContent::Nothing;
    }
    let (year, month, day, ..) = moment.to_ymd_hms_milli();
    CellContent::Day(format!("{year:04}-{month:02}-{day:02}"))
}

fn iso_day(text: &str) -> CellContent {
    text.get(..10).map_or(CellContent::Nothing, |day| CellContent::Day(day.to_owned()))
}
