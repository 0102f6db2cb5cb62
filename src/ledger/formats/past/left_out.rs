//! Columns of amounts that aren't read: a rebuy beside the buy-in is part of what was paid in, hours aren't. None is left out
//! without saying so.

use crate::formats::past::cells::{PastSheet, SheetCell};
use crate::formats::past::column::{Column, Heading};
use crate::formats::past::heading::{is_aside, is_no_player, one_of_several};
use crate::formats::past::layout::{Layout, lettered};
use crate::formats::past::written_amount::{is_amount, is_money};
use engine::readable::AsTyped;

/// A column of amounts whose heading we don't know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnsaidColumn {
    /// Where its heading is, or its first amount.
    pub spot: String,
    /// Its heading; `None` if it has none.
    pub heading: Option<String>,
    /// What to call it on the command line.
    pub called: String,
    /// True if it's paid out; otherwise it may be paid in.
    pub is_out: bool,
    /// The columns read as that, by the names used there: this one may belong with them.
    pub beside: Vec<String>,
}

/// The columns that the user has to explain, and those that are left out, in words.
pub fn columns(sheet: &PastSheet, layout: &Layout) -> (Vec<UnsaidColumn>, Vec<String>) {
    let (mut unsaid, mut left_out) = (Vec::new(), Vec::new());
    let read = layout.read();
    let width = sheet.rows.iter().map(Vec::len).max().unwrap_or(0);
    for at in (0..width).filter(|at| !read.contains(at)) {
        let Some(first) = first_amount(sheet, layout, at) else { continue };
        let above = layout.heading(sheet, at);
        let text = above.map(SheetCell::text);
        let holds_money = (layout.first..sheet.rows.len())
            .any(|row| sheet.cell(row, at).is_some_and(|cell| is_money(&cell.held)));
        if layout.is_of_the_night(sheet, at) || layout.needs_no_more(text, holds_money) {
            left_out.push(match text {
                Some(text) => format!("`{}` ({})", text.as_typed(), layout.named(at)),
                None => layout.named(at),
            });
            continue;
        }
        let is_out = text.and_then(one_of_several) == Some(Heading::Of(Column::Out));
        unsaid.push(UnsaidColumn {
            spot: sheet.spot(above.unwrap_or(first)),
            heading: text.map(str::to_owned),
            called: layout.called(sheet, at),
            is_out,
            beside: layout.beside(sheet, if is_out { Column::Out } else { Column::In }),
        });
    }
    (unsaid, left_out)
}

/// The first nonzero amount of a column, in a line of results.
fn first_amount<'s>(sheet: &'s PastSheet, layout: &Layout, at: usize) -> Option<&'s SheetCell> {
    let amounts = layout.amounts();
    let is_filled =
        |cell: &SheetCell| is_amount(&cell.held) && cell.text().contains(|c| ('1'..='9').contains(&c));
    let has_result =
        |row: usize| amounts.iter().any(|at| sheet.cell(row, *at).is_some_and(|cell| is_amount(&cell.held)));
    let filled = |row: usize| sheet.cell(row, at).filter(|cell| is_filled(cell));
    (layout.first..sheet.rows.len()).filter(|row| has_result(*row)).find_map(filled)
}

impl Layout {
    /// The columns that are read, or that the user said to skip.
    fn read(&self) -> Vec<usize> {
        let of_players = self.players.iter().flat_map(|(_, parts)| parts.values());
        let own = self.columns.values();
        of_players.chain(own).flatten().chain(&self.totals).copied().collect()
    }

    /// What's above a column.
    fn heading<'s>(&self, sheet: &'s PastSheet, at: usize) -> Option<&'s SheetCell> {
        self.headings.iter().rev().find_map(|row| sheet.cell(*row, at))
    }

    /// True for a column below something that isn't a player, if each player has several: the pot, put in and paid out.
    fn is_of_the_night(&self, sheet: &PastSheet, at: usize) -> bool {
        let [upper, _, ..] = self.headings.as_slice() else { return false };
        let above = sheet.rows.get(*upper).into_iter().flatten().take(at.saturating_add(1));
        let name = above.map(SheetCell::text).filter(|text| !text.is_empty()).last();
        name.is_some_and(is_no_player)
    }

    /// True if a column isn't part of a result: its heading says so, or the result is complete without it.
    fn needs_no_more(&self, heading_of: Option<&str>, holds_money: bool) -> bool {
        let parts = || std::iter::once(&self.columns).chain(self.players.iter().map(|(_, parts)| parts));
        let mut of_results = parts().filter(|parts| parts.keys().any(|column| column.is_of_amounts()));
        if of_results.all(|parts| parts.contains_key(&Column::Net)) {
            return true;
        }
        let Some(text) = heading_of else { return false };
        match one_of_several(text) {
            Some(Heading::BoughtLater) => self.wholes.contains(&Column::In),
            Some(Heading::Of(column)) if column.is_of_amounts() => self.wholes.contains(&column),
            // `Tourney` numbers nights, or says what one cost.
            Some(Heading::Of(Column::Night)) => !holds_money,
            Some(Heading::Of(_) | Heading::Total | Heading::Aside) => true,
            None => is_aside(text),
        }
    }

    /// Where a column is: its letter, or its line if the sheet is read turned.
    fn named(&self, at: usize) -> String {
        if self.is_turned { format!("line {}", at.saturating_add(1)) } else { lettered(at) }
    }

    /// What to call a column on the command line: its heading, if it can be written there and only this column has it, or each
    /// player has one.
    fn called(&self, sheet: &PastSheet, at: usize) -> String {
        let is_for_each = self.headings.len() > 1;
        let alone = |text: &&str| {
            let row = self.headings.last().and_then(|row| sheet.rows.get(*row)).into_iter().flatten();
            let small = text.to_lowercase();
            let count = row.filter(|cell| cell.text().to_lowercase() == small).count();
            (is_for_each || count == 1)
                && text.chars().all(|c| c.is_alphanumeric() || matches!(c, ' ' | '-' | '_'))
        };
        let text = self.headings.last().and_then(|row| sheet.cell(*row, at)).map(SheetCell::text);
        match text.filter(alone) {
            Some(text) => text.to_owned(),
            None if self.is_turned => at.saturating_add(1).to_string(),
            None => lettered(at),
        }
    }

    /// The columns for what was paid in or out, if one holds it for all players.
    fn beside(&self, sheet: &PastSheet, side: Column) -> Vec<String> {
        let all = self.columns.get(&side).into_iter().flatten();
        all.map(|at| self.called(sheet, *at)).collect()
    }
}
