//! Nights of the past out of spreadsheets: who won and lost what on which day, as people write it down.

mod cells;
mod day;
mod heading;
mod layout;
mod left_out;
mod read_night;
mod reading;
mod sums;
mod text;
mod together;
mod workbook;
mod written_amount;

pub use cells::PastSheet;
pub use day::DayOrder;
pub use heading::Column;
pub use layout::LayoutKind;
pub use read_night::{PastRead, ReadNight, ReadRow};
pub use reading::{PastForm, read};

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
