//! What's wrong with a sheet that has no nights: its headings, or just its dates.

use crate::formats::past::cells::{CellContent, PastSheet, SheetCell};
use crate::formats::past::column::Column;
use crate::formats::past::day::WrittenDay;
use crate::formats::past::heading::column;
use crate::formats::past::layout::LOOKED_AT;
use engine::readable::AsTyped;

/// What's wrong: each bad date under a date heading, or else that there are no headings or no rows under them.
pub fn without_days(sheet: &PastSheet) -> Vec<String> {
    let called = sheet.called();
    let Some((row, at)) = of_days(sheet) else {
        return vec![format!("{called}: no headings for date, player or amount")];
    };
    let below = || (row.saturating_add(1)..sheet.rows.len()).filter_map(|row| sheet.cell(row, at));
    let is_day = |cell: &SheetCell| WrittenDay::read(cell, None).is_some();
    let heads = |wanted: fn(Column) -> bool| {
        sheet.rows.get(row).into_iter().flatten().any(|cell| column(cell.text()).is_some_and(wanted))
    };
    let is_long = heads(|column| column == Column::Player) && heads(Column::is_of_amounts);
    if below().next().is_none() && is_long {
        return vec![format!("{called} has no nights in it")];
    }
    // If one date can be read, something else is wrong.
    if below().any(is_day) || below().next().is_none() {
        return vec![format!("{called}: no headings for date, player or amount")];
    }
    let fault =
        |cell: &SheetCell| format!("{}: `{}` isn't a valid date", sheet.spot(cell), cell.text().as_typed());
    below().map(fault).collect()
}

/// The date heading, in a row with other headings.
fn of_days(sheet: &PastSheet) -> Option<(usize, usize)> {
    let is_text = |cell: &&SheetCell| matches!(cell.held, CellContent::Text(_));
    sheet.rows.iter().enumerate().take(LOOKED_AT).find_map(|(row, cells)| {
        let at = cells.iter().position(|cell| is_text(&cell) && column(cell.text()) == Some(Column::Date))?;
        (cells.iter().filter(is_text).count() >= 2).then_some((row, at))
    })
}
