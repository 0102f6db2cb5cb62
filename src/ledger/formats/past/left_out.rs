//! Columns of money that nobody reads: a rebuy beside the buy-in is a part of what was paid in.

use crate::formats::past::cells::{PastSheet, SheetCell};
use crate::formats::past::heading::{Column, column};
use crate::formats::past::layout::Layout;

/// What people write above money that was bought later.
const BOUGHT_LATER: [&str; 8] = ["rebuy", "re-buy", "add-on", "addon", "add on", "top-up", "topup", "reload"];

/// A fault for each of these columns, where the sheet has no result that would hold them already.
pub fn faults(sheet: &PastSheet, layout: &Layout) -> Vec<String> {
    let is_read = |at: usize| layout.columns.values().any(|read| *read == at);
    let has_net = layout.columns.contains_key(&Column::Net);
    let heading = layout.first.checked_sub(1).and_then(|row| sheet.rows.get(row));
    let Some(heading) = heading.filter(|_| layout.players.is_empty() && !has_net) else { return Vec::new() };
    let unread = heading.iter().enumerate().filter(|(at, cell)| !is_read(*at) && is_money(cell.text()));
    let filled = unread.filter(|(at, _)| {
        let below = sheet.rows.iter().skip(layout.first).filter_map(|row| row.get(*at));
        below.map(SheetCell::text).any(|text| text.chars().any(|digit| ('1'..='9').contains(&digit)))
    });
    let fault = |(_, cell): (usize, &SheetCell)| {
        format!(
            "{}: `{}` was paid in or out too: add it up in one column",
            sheet.spot(cell),
            cell.text().escape_debug()
        )
    };
    filled.map(fault).collect()
}

fn is_money(heading: &str) -> bool {
    let small = heading.to_lowercase();
    let again = matches!(
        column(small.trim_end_matches(|c: char| c.is_ascii_digit() || c == ' ')),
        Some(Column::In | Column::Out)
    );
    again || BOUGHT_LATER.iter().any(|word| small.trim().starts_with(word))
}
