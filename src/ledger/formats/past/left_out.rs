//! Columns of money that nobody reads: a rebuy beside the buy-in is a part of what was paid in.

use crate::formats::past::cells::PastSheet;
use crate::formats::past::heading::{Column, Heading, heading};
use crate::formats::past::layout::Layout;
use crate::formats::past::written_amount::is_amount;

/// A fault for each of these columns, where the sheet has no result that would hold them already.
pub fn faults(sheet: &PastSheet, layout: &Layout) -> Vec<String> {
    let parts = || std::iter::once(&layout.columns).chain(layout.players.iter().map(|(_, parts)| parts));
    let is_read = |at: usize| parts().any(|parts| parts.values().any(|read| *read == at));
    let has_net = parts().any(|parts| parts.contains_key(&Column::Net));
    let headings = layout.first.checked_sub(1).and_then(|row| sheet.rows.get(row));
    let Some(headings) = headings.filter(|_| !has_net) else { return Vec::new() };
    let unread = headings.iter().enumerate().filter(|(at, cell)| !is_read(*at) && is_money(cell.text()));
    let filled = unread.filter(|(at, _)| {
        let below = sheet.rows.iter().skip(layout.first).filter_map(|row| row.get(*at));
        below
            .filter(|cell| is_amount(&cell.held))
            .any(|cell| cell.text().contains(|c| ('1'..='9').contains(&c)))
    });
    let fault = |cell: &str, spot: String| {
        format!("{spot}: `{}` was paid in or out too; add it up in one column", cell.escape_debug())
    };
    filled.map(|(_, cell)| fault(cell.text(), sheet.spot(cell))).collect()
}

/// `Rebuy`, `Add-on 2`; or a second column of what was paid in or out.
fn is_money(text: &str) -> bool {
    let counted = text.trim_end_matches(|c: char| c.is_ascii_digit() || c == ' ');
    matches!(heading(counted), Some(Heading::BoughtLater | Heading::Of(Column::In | Column::Out)))
}
