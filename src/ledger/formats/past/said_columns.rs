//! What the command line said about columns: `date=A,player=Who,in=C+D,skip=Hours`.

use crate::formats::past::cells::{PastSheet, column_of};
use crate::formats::past::column::Column;
use std::collections::BTreeMap;

/// What the user said each column is: a heading, a letter or a number each, or several with `+`.
pub type ColumnMap = BTreeMap<Column, Vec<String>>;

/// Which columns are what, counted from 0; amounts in several columns of one kind are added up.
pub type Columns = BTreeMap<Column, Vec<usize>>;

/// Adds what the user said: by headings, or else by letter or number. `None` if a needed column isn't anywhere in the row;
/// otherwise true if one was found by its heading.
pub fn mapped(sheet: &PastSheet, row: Option<usize>, map: &ColumnMap, columns: &mut Columns) -> Option<bool> {
    let mut by_name = false;
    for (column, words) in map {
        let mut said: Vec<usize> = Vec::new();
        for word in words {
            let (all, is_named) = meant(sheet, row, word);
            by_name |= is_named;
            said.extend(all);
        }
        // If there are several sheets, one needn't have a column that's skipped.
        if said.is_empty() && *column == Column::Skip {
            continue;
        }
        said.first()?;
        said.sort_unstable();
        said.dedup();
        if !column.is_of_amounts() && *column != Column::Skip {
            said.truncate(1);
        }
        for others in columns.values_mut() {
            others.retain(|at| !said.contains(at));
        }
        columns.retain(|_, others| !others.is_empty());
        columns.insert(*column, said);
    }
    Some(by_name)
}

/// The columns that a word means, and whether it's a heading.
fn meant(sheet: &PastSheet, row: Option<usize>, word: &str) -> (Vec<usize>, bool) {
    // A heading can be `Rebuy + add-on`.
    let whole = named(sheet, row, word);
    if !whole.is_empty() {
        return (whole, true);
    }
    let (mut all, mut by_name) = (Vec::new(), false);
    for part in word.split('+').map(str::trim) {
        let below = named(sheet, row, part);
        by_name |= !below.is_empty();
        match below.is_empty() {
            true => all.extend(numbered(sheet, part)),
            false => all.extend(below),
        }
    }
    (all, by_name)
}

/// The columns below a heading.
fn named(sheet: &PastSheet, row: Option<usize>, word: &str) -> Vec<usize> {
    let small = word.trim().to_lowercase();
    let cells = row.and_then(|row| sheet.rows.get(row)).into_iter().flatten().enumerate();
    let is_named = |text: &str| !text.is_empty() && text.to_lowercase() == small;
    cells.filter(|(_, cell)| is_named(cell.text())).map(|(at, _)| at).collect()
}

/// The column of a letter or number that the sheet has.
fn numbered(sheet: &PastSheet, word: &str) -> Option<usize> {
    let at = usize::try_from(column_of(word)?.saturating_sub(1)).ok()?;
    sheet.rows.iter().any(|row| at < row.len()).then_some(at)
}

/// One more column of a kind.
pub fn add(columns: &mut Columns, column: Column, at: usize) {
    columns.entry(column).or_default().push(at);
}
