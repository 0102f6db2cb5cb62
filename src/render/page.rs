//! How everything on a page looks: quiet tables, aligned money, names that cannot upset a line.

use comfy_table::{CellAlignment, ContentArrangement, LineStyle, Table, presets};

/// The widest page.
pub const WIDTH: u16 = 80;

/// A quiet table: a header, no lines; the columns in `right` are aligned right, as money is.
#[must_use]
pub fn table<const N: usize>(
    header: &[&str; N],
    right: &[usize],
    rows: impl IntoIterator<Item = [String; N]>,
) -> String {
    let mut table = Table::new();
    table
        .load_style(presets::NOTHING.header_separator(LineStyle::new('─', '─', '─', '─')))
        .set_content_arrangement(ContentArrangement::Dynamic)
        .set_width(WIDTH);
    table.set_header(header.to_vec());
    for row in rows {
        table.add_row(row.to_vec());
    }
    for (index, column) in table.column_iter_mut().enumerate() {
        column.set_padding((0, 2));
        if right.contains(&index) {
            column.set_cell_alignment(CellAlignment::Right);
        }
    }
    let lines: Vec<String> = table.to_string().lines().map(|line| line.trim_end().to_owned()).collect();
    lines.join("\n")
}

/// A name as it goes into a line: right-to-left names are isolated, so that the figures beside them stay put.
#[must_use]
pub fn name(text: &str) -> String {
    if text.chars().any(is_right_to_left) { format!("\u{2068}{text}\u{2069}") } else { text.to_owned() }
}

fn is_right_to_left(character: char) -> bool {
    matches!(u32::from(character), 0x0590..=0x08FF | 0xFB1D..=0xFDFF | 0xFE70..=0xFEFF | 0x10800..=0x10FFF | 0x1E800..=0x1EFFF)
}

/// A sum of amounts already made into words, or a dash for nothing.
#[must_use]
pub fn or_dash(is_zero: bool, shown: String) -> String {
    if is_zero { "–".to_owned() } else { shown }
}
