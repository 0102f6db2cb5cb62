//! How a sheet is laid out: a line for each player and night, or a line for each night with the players above their columns.

use crate::formats::past::cells::{CellContent, PastSheet, SheetCell, letters};
use crate::formats::past::column::{Column, Heading};
use crate::formats::past::day::{WrittenDay, year_in};
use crate::formats::past::heading::{column, heading, is_no_player, is_numbered, is_of_all};
use crate::formats::past::said_columns::{ColumnMap, Columns, add, mapped};
use crate::formats::past::written_amount::{is_amount, is_money, is_rank};
use std::collections::BTreeSet;

/// The two ways.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LayoutKind {
    /// A line for each player of a night.
    Long,
    /// A line for each night, a column for each player.
    Matrix,
}

/// Where things are; rows and columns are counted from 0.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Layout {
    /// The first row with a night in it.
    pub first: usize,
    /// The rows with its headings; a matrix may have names above and their parts below.
    pub headings: Vec<usize>,
    pub columns: Columns,
    /// The players of a matrix, each with that player's columns.
    pub players: Vec<(String, Columns)>,
    /// What's read from columns for the total, so that other columns may be parts of it.
    pub wholes: BTreeSet<Column>,
    /// Columns with the sum of a row.
    pub totals: Vec<usize>,
    /// The year, if the sheet gives one.
    pub year: Option<u32>,
    /// True if nights are next to each other in the file.
    pub is_turned: bool,
}

/// How many rows and columns are looked at for a heading.
pub const LOOKED_AT: usize = 30;

/// Finds the layout of a sheet, turned if its nights are next to each other.
#[must_use]
pub fn found(sheet: &PastSheet, wanted: Option<LayoutKind>, map: &ColumnMap) -> Option<(PastSheet, Layout)> {
    let upright = sheet.clone();
    if let Some(layout) = one_way(&upright, wanted, map) {
        return Some((upright, layout));
    }
    let turned = sheet.turned();
    let has_days = days_in_a_row(sheet) >= 2 || days_below(&turned, 0, year(&turned)).len() >= 2;
    let layout = one_way(&turned, wanted.or(Some(LayoutKind::Matrix)), map).filter(|_| has_days)?;
    Some((turned, Layout { is_turned: true, ..layout }))
}

fn one_way(sheet: &PastSheet, wanted: Option<LayoutKind>, map: &ColumnMap) -> Option<Layout> {
    if wanted != Some(LayoutKind::Matrix)
        && let Some(layout) = long(sheet, map)
    {
        return Some(layout);
    }
    if wanted == Some(LayoutKind::Long) || map.contains_key(&Column::Player) {
        None
    } else {
        matrix(sheet, map)
    }
}

fn days_in_a_row(sheet: &PastSheet) -> usize {
    let year = year(sheet);
    let days = |row: &Vec<_>| row.iter().filter(|cell| WrittenDay::read(cell, year).is_some()).count();
    sheet.rows.iter().take(LOOKED_AT).map(days).max().unwrap_or(0)
}

/// The year in the tab's name or above everything.
fn year(sheet: &PastSheet) -> Option<u32> {
    let of_tab = sheet.tab.as_deref().and_then(year_in);
    let alone = |row: &&Vec<SheetCell>| row.iter().filter(|cell| !cell.is_empty()).count() == 1;
    let title = || {
        let rows = sheet.rows.iter().take(4).filter(alone);
        rows.flatten().find_map(|cell| year_in(cell.text()))
    };
    of_tab.or_else(title)
}

fn long(sheet: &PastSheet, map: &ColumnMap) -> Option<Layout> {
    let is_steered = map.keys().any(|column| *column != Column::Skip);
    for (place, row) in sheet.rows.iter().enumerate().take(LOOKED_AT) {
        let mut layout = Layout::default();
        for (at, cell) in row.iter().enumerate() {
            let Some(column) = column(cell.text()) else { continue };
            let column = if has_numbers(sheet, (place, at)) { Column::Night } else { column };
            let is_each = column == Column::Night && !repeats(sheet, (place, at));
            if matches!(cell.held, CellContent::Text(_)) && !is_each && fits(sheet, (place, at), column) {
                let is_whole = is_of_all(cell.text()) && layout.wholes.insert(column);
                let found = layout.columns.entry(column).or_default();
                if found.is_empty() || is_whole {
                    *found = vec![at];
                }
            }
        }
        let by_name = mapped(sheet, Some(place), map, &mut layout.columns)?;
        let columns = &layout.columns;
        let has = |column| columns.contains_key(&column);
        let is_whole = has(Column::Date)
            && has(Column::Player)
            && (has(Column::Net) || has(Column::In) && has(Column::Out));
        let has_words = row.iter().filter(|cell| matches!(cell.held, CellContent::Text(_))).count() >= 2;
        if is_whole && has_words && (by_name || !is_steered || heads(sheet, place, columns)) {
            let is_night = is_a_night(sheet, place, columns);
            let first = place.saturating_add(usize::from(!is_night));
            let headings = if is_night { Vec::new() } else { vec![place] };
            return Some(Layout { first, headings, year: year(sheet), ..layout });
        }
    }
    None
}

/// True if what's below a heading can be what the heading says: a session's number isn't a day, the place somebody finished in
/// isn't a place to play at, a number of players isn't a name, and money doesn't tell nights apart.
fn fits(sheet: &PastSheet, (row, at): (usize, usize), column: Column) -> bool {
    match column {
        Column::Date => !days_below(sheet, at, year(sheet)).is_empty(),
        Column::Place | Column::Game | Column::Player => {
            let below = (row.saturating_add(1)..sheet.rows.len()).filter_map(|row| sheet.cell(row, at));
            let mut below = below.peekable();
            below.peek().is_none() || !below.all(|cell| is_rank(&cell.held))
        }
        Column::Night => (row.saturating_add(1)..sheet.rows.len())
            .all(|row| sheet.cell(row, at).is_none_or(|cell| !is_money(&cell.held))),
        _ => true,
    }
}

/// True for a column like `night`, `game #` or `session` with numbers below: they tell nights of one day apart, as in files from
/// `export results`.
fn has_numbers(sheet: &PastSheet, at: (usize, usize)) -> bool {
    let is_called = sheet.cell(at.0, at.1).is_some_and(|cell| is_numbered(cell.text()));
    is_called && !fits(sheet, at, Column::Date) && !fits(sheet, at, Column::Game)
}

/// True unless each line of players has a different number: then the numbers count lines, not nights.
fn repeats(sheet: &PastSheet, (row, at): (usize, usize)) -> bool {
    let below = (row.saturating_add(1)..sheet.rows.len()).filter_map(|row| sheet.cell(row, at));
    let texts: Vec<&str> = below.map(SheetCell::text).collect();
    let distinct: BTreeSet<&str> = texts.iter().copied().collect();
    texts.len() < 2 || distinct.len() < texts.len()
}

/// True for a row above the first day, or with it.
fn heads(sheet: &PastSheet, place: usize, columns: &Columns) -> bool {
    is_a_night(sheet, place, columns) || is_a_night(sheet, place.saturating_add(1), columns)
}

fn is_a_night(sheet: &PastSheet, row: usize, columns: &Columns) -> bool {
    let date = columns.get(&Column::Date).and_then(|all| sheet.cell(row, *all.first()?));
    date.is_some_and(|cell| WrittenDay::read(cell, year(sheet)).is_some())
}

/// The rows of a column with a day in them.
fn days_below(sheet: &PastSheet, at: usize, year: Option<u32>) -> Vec<usize> {
    let is_day =
        |row: &usize| sheet.cell(*row, at).is_some_and(|cell| WrittenDay::read(cell, year).is_some());
    (0..sheet.rows.len()).filter(is_day).collect()
}

fn matrix(sheet: &PastSheet, map: &ColumnMap) -> Option<Layout> {
    let year = year(sheet);
    let mut said = Columns::new();
    let heading_row = (0..sheet.rows.len().min(LOOKED_AT)).find(|row| {
        said.clear();
        mapped(sheet, Some(*row), map, &mut said) == Some(true)
    });
    if heading_row.is_none() && !map.is_empty() {
        said.clear();
        mapped(sheet, None, map, &mut said)?;
    }
    let candidates = match said.get(&Column::Date) {
        Some(all) => all.clone(),
        None => (0..6).collect(),
    };
    for date in candidates {
        let Some(first) = days_below(sheet, date, year).first().copied() else { continue };
        let above = |row: usize| {
            let count = |row: &Vec<SheetCell>| row.iter().filter(|cell| !cell.is_empty()).count();
            let is_filled = |row: &usize| sheet.rows.get(*row).is_some_and(|row| count(row) >= 2);
            (0..row).rev().find(is_filled)
        };
        // A line of amounts above the first day is a night whose day can't be read, not a heading.
        let has_amount = |row: &Vec<SheetCell>| {
            row.iter().enumerate().any(|(at, cell)| at != date && is_amount(&cell.held))
        };
        let is_heading = |row: &usize| sheet.rows.get(*row).is_some_and(|row| !has_amount(row));
        let rows = std::iter::successors(above(first), |row| above(*row));
        let Some(lower) = rows.into_iter().find(is_heading) else { continue };
        let upper = above(lower).filter(|_| is_of_parts(sheet, lower, date));
        let first = if above(first) == Some(lower) { first } else { lower.saturating_add(1) };
        let headings = upper.into_iter().chain([lower]).collect();
        let mut layout = Layout { first, headings, year, ..Layout::default() };
        layout.columns.extend(said.clone().into_iter().filter(|(column, _)| !column.is_of_amounts()));
        layout.columns.insert(Column::Date, vec![date]);
        match upper {
            Some(upper) => layout.parts(sheet, (upper, lower), date, &said),
            // What was paid in or out is given for each player.
            None if said.keys().any(|column| column.is_of_amounts()) => continue,
            None => layout.names(sheet, lower, date),
        }
        if layout.players.len() >= 2 {
            return Some(layout);
        }
    }
    None
}

/// True for a row of headings below names: in and out, again and again.
fn is_of_parts(sheet: &PastSheet, row: usize, date: usize) -> bool {
    let cells = sheet.rows.get(row).into_iter().flatten().enumerate();
    let parts: Vec<Column> = cells
        .filter(|(at, cell)| *at != date && !cell.is_empty())
        .filter_map(|(_, cell)| column(cell.text()))
        .filter(|column| column.is_of_amounts())
        .collect();
    parts.len() >= 2
        && parts.iter().enumerate().any(|(place, part)| parts.iter().take(place).any(|other| other == part))
}

impl Layout {
    /// The column of a kind.
    #[must_use]
    pub fn column(&self, column: Column) -> Option<usize> {
        self.columns.get(&column)?.first().copied()
    }

    /// One column for each player.
    fn names(&mut self, sheet: &PastSheet, row: usize, date: usize) {
        for (at, cell) in sheet.rows.get(row).into_iter().flatten().enumerate() {
            if at == date || cell.is_empty() || self.columns.values().flatten().any(|other| *other == at) {
                continue;
            }
            match heading(cell.text()) {
                Some(Heading::Total) => self.totals.push(at),
                Some(Heading::Of(_)) if has_numbers(sheet, (row, at)) => {
                    _ = self.columns.insert(Column::Night, vec![at]);
                }
                Some(Heading::Of(column @ (Column::Place | Column::Game | Column::Night))) => {
                    if fits(sheet, (row, at), column) {
                        _ = self.columns.insert(column, vec![at]);
                    }
                }
                // `Buy-in` or `Pot` is about the night; the results are below the names.
                _ if is_no_player(cell.text()) => {}
                _ => self.players.push((cell.text().to_owned(), Columns::from([(Column::Net, vec![at])]))),
            }
        }
    }

    /// Names above merged columns, and below each what's in it. What was said about a column wins.
    fn parts(&mut self, sheet: &PastSheet, (upper, lower): (usize, usize), date: usize, said: &Columns) {
        let width = sheet.rows.get(lower).map_or(0, Vec::len);
        let mut name: Option<&str> = None;
        for at in (0..width).filter(|at| *at != date) {
            if let Some(cell) = sheet.cell(upper, at) {
                name = Some(cell.text());
            }
            let meant = said.iter().find(|(_, all)| all.contains(&at)).map(|(column, _)| *column);
            let text = sheet.cell(lower, at).map(SheetCell::text);
            let part = meant.map(Heading::Of).or_else(|| text.and_then(heading));
            match (name.map(|name| (name, heading(name))), part) {
                (_, Some(Heading::Of(_))) if has_numbers(sheet, (lower, at)) => {
                    self.columns.insert(Column::Night, vec![at]);
                }
                (_, Some(Heading::Of(column @ (Column::Place | Column::Game | Column::Night)))) => {
                    self.columns.insert(column, vec![at]);
                }
                (Some((_, Some(Heading::Total))), _) => self.totals.push(at),
                (Some((name, None)), Some(Heading::Of(part)))
                    if part.is_of_amounts() && !is_no_player(name) =>
                {
                    let is_whole = text.is_some_and(is_of_all);
                    self.wholes.extend(is_whole.then_some(part));
                    self.part(name, part, at, (meant.is_some(), is_whole));
                }
                _ => {}
            }
        }
    }

    /// A player's column: added to the player's other columns if that was said; replaces them if it's the total.
    fn part(&mut self, name: &str, part: Column, at: usize, (is_said, is_whole): (bool, bool)) {
        let player = self
            .players
            .iter_mut()
            .find(|(known, parts)| known == name && (is_said || is_whole || !parts.contains_key(&part)));
        match player {
            Some((_, parts)) if is_whole => _ = parts.insert(part, vec![at]),
            Some((_, parts)) => add(parts, part, at),
            None => self.players.push((name.to_owned(), Columns::from([(part, vec![at])]))),
        }
    }

    /// How the sheet is read, in one line.
    #[must_use]
    pub fn told(&self, sheet: &PastSheet) -> String {
        let where_is = |(what, all): (&Column, &Vec<usize>)| {
            let all: Vec<String> = all.iter().map(|at| lettered(*at)).collect();
            format!("{} in {}", what.word(), all.join("+"))
        };
        let read = self.columns.iter().filter(|(column, _)| **column != Column::Skip);
        let columns: Vec<String> = read.map(where_is).collect();
        let called = sheet.called();
        if self.is_turned {
            let names: Vec<&str> = self.players.iter().map(|(name, _)| name.as_str()).collect();
            return format!("{called}: one column per night, {} players: {}", names.len(), names.join(", "));
        }
        if self.players.is_empty() {
            return format!("{called}: one line per player per night, {}", columns.join(", "));
        }
        let names: Vec<&str> = self.players.iter().map(|(name, _)| name.as_str()).collect();
        let (columns, count, names) = (columns.join(", "), names.len(), names.join(", "));
        format!("{called}: one line per night, {columns}, {count} players: {names}")
    }
}

/// The letters of a column counted from 0.
#[must_use]
pub fn lettered(at: usize) -> String {
    letters(u32::try_from(at).unwrap_or(u32::MAX).saturating_add(1))
}
