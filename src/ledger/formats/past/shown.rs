//! What the days and amounts of the sheets show about how they're written.

use crate::formats::past::cells::{CellContent, PastSheet};
use crate::formats::past::column::Column;
use crate::formats::past::day::{DayOrder, WrittenDay};
use crate::formats::past::layout::Layout;
use crate::formats::past::written_amount::{DecimalMark, WrittenAmount};
use engine::money::Currency;

/// The order of day and month that the days of the sheets show, if they agree.
pub fn shown_order<'s>(laid: impl Iterator<Item = &'s (PastSheet, Layout)>) -> Option<DayOrder> {
    let mut shown: Option<DayOrder> = None;
    for (sheet, layout) in laid {
        let at = layout.column(Column::Date)?;
        for row in layout.first..sheet.rows.len() {
            let day = sheet.cell(row, at).and_then(|cell| WrittenDay::read(cell, layout.year));
            let Some(order) = day.and_then(WrittenDay::shows) else { continue };
            if shown.is_some_and(|shown| shown != order) {
                return None;
            }
            shown = Some(order);
        }
    }
    shown
}

/// The decimal mark that the amounts show, if they agree.
pub fn shown_mark(laid: &[(PastSheet, Layout)], currency: Currency) -> Option<DecimalMark> {
    let mut shown: Option<DecimalMark> = None;
    for (sheet, layout) in laid {
        let columns: Vec<usize> = layout.amounts();
        for row in sheet.rows.iter().skip(layout.first) {
            for cell in columns.iter().filter_map(|at| row.get(*at)) {
                let CellContent::Text(text) = &cell.held else { continue };
                let Some(mark) = WrittenAmount::read(text, currency).ok().and_then(|figure| figure.shows())
                else {
                    continue;
                };
                if shown.is_some_and(|shown| shown != mark) {
                    return None;
                }
                shown = Some(mark);
            }
        }
    }
    shown
}
