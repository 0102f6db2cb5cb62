//! Sheets with a line for each player and night, and with unknown headings: suggests what they may be, as words for the command
//! line.

use crate::formats::past::cells::{CellContent, PastSheet, SheetCell};
use crate::formats::past::column::Column;
use crate::formats::past::day::WrittenDay;
use crate::formats::past::heading::{column, heading, is_aside};
use crate::formats::past::layout::{LOOKED_AT, lettered};
use crate::formats::past::written_amount::{is_absent, is_amount, is_loss};
use std::collections::BTreeMap;

/// Headings that nobody knows, above columns that are needed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownHeadings {
    /// Where the first of them is.
    pub spot: String,
    pub headings: Vec<String>,
    /// What they may be, each possibility as it's written on the command line: `player=B,net=C`.
    pub maps: Vec<String>,
}

/// The headings of a sheet that could be read line by line if they were known.
pub fn unknown(sheet: &PastSheet) -> Option<UnknownHeadings> {
    (0..sheet.rows.len().min(LOOKED_AT)).find_map(|row| in_row(sheet, row))
}

fn in_row(sheet: &PastSheet, row: usize) -> Option<UnknownHeadings> {
    let cells = sheet.rows.get(row)?;
    let mut known: BTreeMap<Column, usize> = BTreeMap::new();
    for (at, cell) in cells.iter().enumerate() {
        if let Some(column) = column(cell.text()) {
            known.entry(column).or_insert(at);
        }
    }
    let date = *known.get(&Column::Date)?;
    below(sheet, row, date).next().filter(|cell| WrittenDay::read(cell, None).is_some())?;
    let is_new = |at: usize| {
        let text = cells.get(at).map(SheetCell::text).filter(|text| !text.is_empty());
        text.is_some_and(|text| heading(text).is_none() && !is_aside(text))
    };
    let holds = |at: usize, what: fn(&SheetCell) -> bool| {
        let mut all = below(sheet, row, at).peekable();
        all.peek().is_some() && all.all(what)
    };
    let new =
        |what: fn(&SheetCell) -> bool| (0..cells.len()).filter(move |at| is_new(*at) && holds(*at, what));
    let names: Vec<usize> = new(is_word).collect();
    let player = match (known.get(&Column::Player), names.as_slice()) {
        (Some(_), _) => None,
        (None, [one]) => Some((Column::Player, *one)),
        (None, _) => return None,
    };
    let amounts: Vec<usize> = new(|cell| is_amount(&cell.held) || is_absent(&cell.held)).collect();
    let has = |column| known.contains_key(&column);
    let ways: Vec<Vec<(Column, usize)>> = match (has(Column::In), has(Column::Out), amounts.as_slice()) {
        _ if has(Column::Net) => vec![Vec::new()],
        (true, true, _) => vec![Vec::new()],
        (true, false, [one]) => vec![vec![(Column::Out, *one)]],
        (false, true, [one]) => vec![vec![(Column::In, *one)]],
        (false, false, [one]) => vec![vec![(Column::Net, *one)]],
        (false, false, [one, other]) => vec![
            vec![(Column::In, *one), (Column::Out, *other)],
            vec![(Column::Net, *one), (Column::Skip, *other)],
            vec![(Column::Skip, *one), (Column::Net, *other)],
        ],
        _ => return None,
    };
    let named = player.into_iter().chain(ways.first()?.iter().copied()).map(|(_, at)| at);
    let named: Vec<&SheetCell> = named.filter_map(|at| cells.get(at)).collect();
    let loses = |at: usize| below(sheet, row, at).any(|cell| is_loss(&cell.held));
    // Nobody pays less than zero in or out, and if somebody wins, somebody else loses.
    let fits = |(column, at): &(Column, usize)| match column {
        Column::In | Column::Out => !loses(*at),
        Column::Net => loses(*at),
        _ => true,
    };
    let said = |(column, at): (Column, usize)| format!("{}={}", column.word(), lettered(at));
    let fitting = ways.into_iter().filter(|way| way.iter().all(fits));
    let maps = fitting.map(|way| player.into_iter().chain(way).map(said).collect::<Vec<_>>().join(","));
    Some(UnknownHeadings {
        spot: sheet.spot(named.first()?),
        headings: named.iter().map(|cell| cell.text().to_owned()).collect(),
        maps: maps.collect(),
    })
}

/// What's below a cell.
fn below(sheet: &PastSheet, row: usize, at: usize) -> impl Iterator<Item = &SheetCell> {
    (row.saturating_add(1)..sheet.rows.len()).filter_map(move |row| sheet.cell(row, at))
}

/// True for a name: text that isn't an amount or a day.
fn is_word(cell: &SheetCell) -> bool {
    matches!(cell.held, CellContent::Text(_))
        && !is_amount(&cell.held)
        && !is_absent(&cell.held)
        && WrittenDay::read(cell, None).is_none()
}
