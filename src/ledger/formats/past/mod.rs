//! Past nights from spreadsheets: who won and lost what on which day, as people write it down.

mod cells;
mod column;
mod day;
mod heading;
mod heading_words;
mod layout;
mod left_out;
mod long_lines;
mod named_twice;
mod no_days;
mod read_night;
mod reading;
mod said_columns;
mod shown;
mod sums;
mod text;
mod together;
mod unknown;
mod workbook;
mod written_amount;

pub use cells::PastSheet;
pub use column::Column;
pub use day::DayOrder;
pub use layout::LayoutKind;
pub use left_out::UnsaidColumn;
pub use read_night::{PastRead, ReadNight, ReadRow};
pub use reading::{PastForm, read};
pub use said_columns::ColumnMap;
pub use unknown::UnknownHeadings;

/// The sheets of a file.
///
/// # Errors
///
/// The sentence that says what is wrong.
pub fn sheets(file: &str, bytes: &[u8]) -> Result<Vec<PastSheet>, String> {
    match workbook::is_workbook(bytes) {
        true => workbook::sheets(file, bytes),
        false => text::sheet(file, bytes).map(|sheet| vec![sheet]),
    }
}
