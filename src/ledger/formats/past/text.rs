//! Delimited text as a sheet: commas, semicolons or tabs, whichever the lines have.

use crate::formats::past::cells::{MOST_CELLS, MOST_COLUMNS, PastSheet, SheetCell};

/// Reads the text; finds its delimiter by looking.
///
/// # Errors
///
/// The sentence that says what is wrong, with its place.
pub fn sheet(file: &str, bytes: &[u8]) -> Result<PastSheet, String> {
    let text = decoded(bytes).ok_or_else(|| format!("{file}: isn't UTF-8 text; save it as CSV UTF-8"))?;
    let mut reader = csv::ReaderBuilder::new()
        .has_headers(false)
        .flexible(true)
        .delimiter(delimiter(&text))
        .from_reader(text.trim_start_matches('\u{feff}').as_bytes());
    let (mut rows, mut count) = (Vec::new(), 0_usize);
    for record in reader.records() {
        let record = record.map_err(|error| format!("{file}: {error}"))?;
        let line = record.position().map_or(0, csv::Position::line);
        let line = u32::try_from(line).unwrap_or(u32::MAX);
        let cells: Vec<SheetCell> = (1..=MOST_COLUMNS)
            .zip(record.iter())
            .map(|(column, text)| SheetCell::of_text(text, (line, column)))
            .collect();
        count = count.saturating_add(cells.len());
        if count > MOST_CELLS {
            return Err(format!("{file}:{line}: has more than {MOST_CELLS} cells"));
        }
        rows.push(cells);
    }
    Ok(PastSheet { file: file.to_owned(), tab: None, rows })
}

/// UTF-8, or UTF-16 with its mark.
fn decoded(bytes: &[u8]) -> Option<String> {
    let unit: fn([u8; 2]) -> u16 = match bytes {
        [0xff, 0xfe, ..] => u16::from_le_bytes,
        [0xfe, 0xff, ..] => u16::from_be_bytes,
        _ => return String::from_utf8(bytes.to_vec()).ok(),
    };
    let pairs = bytes.get(2..)?.chunks_exact(2);
    let units: Vec<u16> = pairs.filter_map(|pair| <[u8; 2]>::try_from(pair).ok()).map(unit).collect();
    String::from_utf16(&units).ok()
}

/// A tab or a semicolon in most lines is the delimiter; decimal commas may be between them.
fn delimiter(text: &str) -> u8 {
    let lines: Vec<&str> = text.lines().filter(|line| !line.trim().is_empty()).take(50).collect();
    let most = |sign: char| {
        let having = lines.iter().filter(|line| line.contains(sign)).count();
        having > 0 && having.saturating_mul(2) >= lines.len()
    };
    if most('\t') {
        b'\t'
    } else if most(';') {
        b';'
    } else {
        b','
    }
}
