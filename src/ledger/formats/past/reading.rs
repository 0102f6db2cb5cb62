//! The nights of sheets: the lines are read one by one, and every fault is noted with its place.

use crate::formats::past::cells::{CellContent, PastSheet, SheetCell};
use crate::formats::past::column::{Column, Heading};
use crate::formats::past::day::{DayOrder, WrittenDay};
use crate::formats::past::heading::{heading, is_balance, is_of_statistics, is_summary};
use crate::formats::past::layout::{Layout, LayoutKind, found};
use crate::formats::past::left_out;
use crate::formats::past::long_lines::{LongLine, together as nights_of};
use crate::formats::past::no_days::without_days;
use crate::formats::past::read_night::{PastRead, ReadNight, ReadRow};
use crate::formats::past::said_columns::{ColumnMap, Columns};
use crate::formats::past::shown::{shown_mark, shown_order};
use crate::formats::past::sums::ColumnSums;
use crate::formats::past::together;
use crate::formats::past::unknown::unknown;
use crate::formats::past::written_amount::{DecimalMark, WrittenAmount, is_absent, is_amount};
use engine::as_text::listed;
use engine::money::{Currency, Money, Overflow};
use engine::readable::AsTyped;
use std::collections::BTreeMap;

/// What was said about the files.
#[derive(Clone, Debug)]
pub struct PastForm {
    pub layout: Option<LayoutKind>,
    /// Which column is what: a heading, a letter or a number.
    pub map: ColumnMap,
    pub order: Option<DayOrder>,
    pub currency: Currency,
}

/// Reads the sheets as one.
#[must_use]
pub fn read(sheets: &[PastSheet], form: &PastForm) -> PastRead {
    let mut all = PastRead::default();
    let mut laid: Vec<(PastSheet, Layout)> = Vec::new();
    for sheet in sheets {
        let laid_out = found(sheet, form.layout, &form.map);
        let is_sure = form.layout.is_some()
            || !form.map.is_empty()
            || laid_out.as_ref().is_some_and(|(_, layout)| layout.players.is_empty());
        if let Some(unknown) = unknown(sheet).filter(|_| !is_sure) {
            all.unknown.push(unknown);
            continue;
        }
        match laid_out {
            Some((turned, layout)) => {
                all.told.push(layout.told(&turned));
                let (unsaid, left_out) = left_out::columns(&turned, &layout);
                all.unsaid.extend(unsaid);
                if !left_out.is_empty() {
                    all.told.push(format!(
                        "{}: skipped {}",
                        turned.called(),
                        listed(&left_out, "and").unwrap_or_default()
                    ));
                }
                laid.push((turned, layout));
            }
            // A tab of rules or addresses beside the others.
            None if sheet.tab.is_some() && !sheet.has_day() => {
                all.told.push(format!("{}: left out because it has no date", sheet.called()));
            }
            None => all.faults.extend(without_days(sheet)),
        }
    }
    if laid.is_empty() && all.faults.is_empty() && all.unknown.is_empty() {
        all.faults.extend(sheets.first().map(|sheet| format!("{} has no nights in it", sheet.file)));
    }
    let order = form.order.or_else(|| shown_order(laid.iter()));
    let mark = shown_mark(&laid, form.currency);
    for (place, (sheet, layout)) in laid.iter().enumerate() {
        let order = order.or_else(|| shown_order([(sheet.clone(), layout.clone())].iter()));
        let reading = Reading {
            sheet,
            layout,
            place,
            order,
            mark,
            currency: form.currency,
            sums: ColumnSums::default(),
            lines: Vec::new(),
            skipped: Vec::new(),
            all: &mut all,
        };
        reading.run();
    }
    together::join(&mut all);
    all
}

impl PastSheet {
    /// True if there is a day anywhere.
    fn has_day(&self) -> bool {
        self.rows.iter().flatten().any(|cell| WrittenDay::read(cell, None).is_some())
    }
}

impl Layout {
    /// The columns of amounts that are read.
    pub fn amounts(&self) -> Vec<usize> {
        let of_players = self.players.iter().flat_map(|(_, parts)| parts.values());
        let own = self.columns.iter().filter(|(column, _)| column.is_of_amounts()).map(|(_, all)| all);
        of_players.chain(own).flatten().chain(&self.totals).copied().collect()
    }
}

/// One sheet being read.
struct Reading<'r> {
    sheet: &'r PastSheet,
    layout: &'r Layout,
    place: usize,
    order: Option<DayOrder>,
    mark: Option<DecimalMark>,
    currency: Currency,
    sums: ColumnSums,
    /// The lines of a sheet with one line for each player and night.
    lines: Vec<LongLine>,
    /// Lines with amounts that aren't results.
    skipped: Vec<String>,
    all: &'r mut PastRead,
}

impl Reading<'_> {
    fn run(mut self) {
        let twice = self.layout.named_twice(self.sheet);
        self.all.faults.extend(twice);
        let mut last: Option<String> = None;
        for row in self.layout.first..self.sheet.rows.len() {
            let cells = self.sheet.rows.get(row).map_or(&[][..], Vec::as_slice);
            let Some(first) = cells.iter().find(|cell| !cell.is_empty()) else { continue };
            match self.label(row, first) {
                Some(Heading::Total) => self.totals(row),
                Some(Heading::Aside) => self.aside(row, first),
                _ if self.layout.players.is_empty() => self.long(row, first, &mut last),
                _ => self.matrix(row, first),
            }
        }
        if let Some(skipped) = listed(&self.skipped, "and") {
            self.all.told.push(format!("{}: skipped {skipped}", self.sheet.called()));
        }
        let (nights, faults) = nights_of(self.lines, self.place);
        self.all.nights.extend(nights);
        self.all.faults.extend(faults);
    }

    /// What a line is, if it isn't a night.
    fn label(&self, row: usize, first: &SheetCell) -> Option<Heading> {
        let of_player = self.layout.column(Column::Player).and_then(|at| self.sheet.cell(row, at));
        if !self.layout.players.is_empty() && is_of_statistics(first.text()) {
            return Some(Heading::Aside);
        }
        let said = [Some(first), of_player].into_iter().flatten();
        let mut headings = said.filter_map(|cell| match &cell.held {
            CellContent::Text(text) if !is_balance(text) => heading(text.trim_end_matches(':')),
            _ => None,
        });
        // A line with a day of its own is somebody's result, even if they're called `Average`.
        let is_dated = self.layout.column(Column::Date).and_then(|at| self.sheet.cell(row, at));
        let is_dated = is_dated.is_some_and(|cell| WrittenDay::read(cell, self.layout.year).is_some());
        headings.find(|heading| match heading {
            Heading::Of(_) => false,
            Heading::Aside => !is_dated,
            _ => true,
        })
    }

    /// A line of something else, such as averages. If it has amounts, it isn't left out without saying so.
    fn aside(&mut self, row: usize, first: &SheetCell) {
        if self.has_amounts(row) {
            self.skipped.push(format!("`{}` (line {})", first.text().as_typed(), first.line));
        }
    }

    fn has_amounts(&self, row: usize) -> bool {
        let cells = self.layout.amounts().into_iter().filter_map(|at| self.sheet.cell(row, at));
        cells.map(|cell| &cell.held).any(is_amount)
    }

    fn fault(&mut self, cell: &SheetCell, what: &str) {
        let spot = self.sheet.spot(cell);
        self.all.faults.push(format!("{spot}: {what}"));
    }

    /// The day of a line; `Err` if it has none that can be read, which is reported.
    fn day(&mut self, row: usize) -> Option<Result<String, ()>> {
        let at = self.layout.column(Column::Date)?;
        let cell = self.sheet.cell(row, at)?;
        let Some(written) = WrittenDay::read(cell, self.layout.year) else {
            self.fault(cell, &format!("`{}` isn't a valid date", cell.text().as_typed()));
            return Some(Err(()));
        };
        if let Some(day) = written.iso(self.order) {
            return Some(Ok(day));
        }
        if written.is_open() {
            let either = [DayOrder::DayFirst, DayOrder::MonthFirst].map(|order| written.iso(Some(order)));
            if let [Some(one), Some(other)] = either {
                let (spot, text) = (self.sheet.spot(cell), cell.text().to_owned());
                self.all.doubt.get_or_insert([spot, text, one, other]);
                return Some(Err(()));
            }
        }
        self.fault(cell, &format!("`{}` isn't a valid date", cell.text().as_typed()));
        Some(Err(()))
    }

    /// The amount of a cell; `None` if the cell is empty, or isn't an amount, which is reported.
    fn amount(&mut self, row: usize, at: usize) -> Option<Money> {
        let cell = self.sheet.cell(row, at)?;
        if is_absent(&cell.held) {
            return None;
        }
        let mark =
            if matches!(cell.held, CellContent::Number(_)) { Some(DecimalMark::Point) } else { self.mark };
        let number = matches!(cell.held, CellContent::Number(_));
        let read = match number {
            // In a workbook, the number is exact.
            true => self.currency.parse(cell.text()).map_err(|error| error.to_string()),
            false => WrittenAmount::read(cell.text(), self.currency)
                .and_then(|figure| figure.amount(mark, self.currency)),
        };
        match read {
            Ok(amount) => Some(amount),
            Err(what) => {
                self.fault(cell, &what);
                None
            }
        }
    }

    /// What a player bought and came out with; `None` if the player wasn't there.
    fn result(&mut self, row: usize, parts: &Columns) -> Option<(Option<Money>, Money)> {
        let before = self.all.faults.len();
        let mut amounts: BTreeMap<Column, (usize, Money)> = BTreeMap::new();
        for column in [Column::In, Column::Out, Column::Net] {
            for at in parts.get(&column).into_iter().flatten().copied() {
                let Some(amount) = self.amount(row, at) else { continue };
                self.sums.add(at, amount);
                let (_, sum) = amounts.entry(column).or_insert((at, Money::ZERO));
                match sum.plus(amount) {
                    Ok(all) => *sum = all,
                    Err(error) => self.too_much(row, at, &error),
                }
            }
        }
        if self.all.faults.len() > before {
            return None;
        }
        let of = |column| amounts.get(&column).map(|(_, amount)| *amount);
        let (bought, out, net) = (of(Column::In), of(Column::Out), of(Column::Net));
        let cell = amounts.values().next().and_then(|(at, _)| self.sheet.cell(row, *at)).cloned()?;
        if bought.is_some_and(Money::is_negative) || out.is_some_and(Money::is_negative) {
            self.fault(&cell, "a buy-in or cashout can't be below zero");
            return None;
        }
        let reckoned = bought.and_then(|bought| out.unwrap_or_default().minus(bought).ok());
        match (reckoned, net) {
            (Some(reckoned), Some(net)) if reckoned != net && parts.contains_key(&Column::Out) => {
                let [net, is] = [net, reckoned].map(|amount| self.currency.shown(amount));
                self.fault(&cell, &format!("cashouts minus buy-ins is {is}, but the net says {net}"));
                None
            }
            (_, Some(net)) => Some((bought, net)),
            (Some(net), None) => Some((bought, net)),
            (None, None) => {
                self.fault(&cell, "this line doesn't say how much the player bought in for");
                None
            }
        }
    }

    fn too_much(&mut self, row: usize, at: usize, error: &Overflow) {
        if let Some(cell) = self.sheet.cell(row, at).cloned() {
            self.fault(&cell, &error.to_string());
        }
    }

    fn text(&self, row: usize, column: Column) -> Option<String> {
        let at = self.layout.column(column)?;
        self.sheet.cell(row, at).map(|cell| cell.text().to_owned())
    }

    fn long(&mut self, row: usize, first: &SheetCell, last: &mut Option<String>) {
        let day = match self.day(row) {
            Some(Ok(day)) => {
                *last = Some(day.clone());
                day
            }
            Some(Err(())) => {
                *last = None;
                return;
            }
            None => match last.clone() {
                Some(_) if self.text(row, Column::Player).is_some_and(|name| is_summary(&name)) => {
                    return self.fault(
                        first,
                        "this line has no date: give it one if that's a player, or take it out",
                    );
                }
                // A cell with a day counts for the lines below it too.
                Some(day) => day,
                None => return self.no_day(row, first),
            },
        };
        let Some((bought, net)) = self.result(row, &self.layout.columns.clone()) else { return };
        let Some(name) = self.text(row, Column::Player) else {
            return self.fault(first, "there's an amount without a player");
        };
        let at = [Column::Place, Column::Game, Column::Night].map(|column| self.text(row, column));
        let spot = self.sheet.spot(first);
        self.lines.push(LongLine { spot, day, at, row: ReadRow { name, bought, net } });
    }

    fn matrix(&mut self, row: usize, first: &SheetCell) {
        let day = match self.day(row) {
            Some(Ok(day)) => day,
            Some(Err(())) => return,
            None => return self.no_day(row, first),
        };
        let mut rows = Vec::new();
        for (name, parts) in &self.layout.players {
            if let Some((bought, net)) = self.result(row, parts) {
                rows.push(ReadRow { name: name.clone(), bought, net });
            }
        }
        for at in &self.layout.totals {
            let before = self.all.faults.len();
            let (Some(total), Some(cell)) = (self.amount(row, *at), self.sheet.cell(row, *at).cloned())
            else {
                continue;
            };
            let sum = Money::sum(rows.iter().map(|row| row.net)).unwrap_or_default();
            let ins = Money::sum(rows.iter().filter_map(|row| row.bought)).unwrap_or_default();
            let is_right = total == sum || total == ins || sum.plus(ins) == Ok(total);
            if !is_right && before == self.all.faults.len() {
                let [said, is] = [total, sum].map(|amount| self.currency.shown(amount));
                self.fault(&cell, &format!("the total for {day} says {said}, but the line adds up to {is}"));
            }
        }
        if !rows.is_empty() {
            let [place, game, number] =
                [Column::Place, Column::Game, Column::Night].map(|column| self.text(row, column));
            let spot = self.sheet.spot(first);
            self.all.nights.push(ReadNight { spot, sheet: self.place, day, place, game, number, rows });
        }
    }

    /// A line without a day: only words are a remark, amounts are a fault.
    fn no_day(&mut self, row: usize, first: &SheetCell) {
        if self.has_amounts(row) {
            self.fault(first, "there are amounts without a date");
        }
    }

    fn totals(&mut self, row: usize) {
        for at in self.layout.amounts() {
            if self.layout.totals.contains(&at) {
                continue;
            }
            let (Some(total), Some(cell)) = (self.amount(row, at), self.sheet.cell(row, at).cloned()) else {
                continue;
            };
            if let Some(wrong) = self.sums.wrong(at, total, self.currency) {
                self.fault(&cell, &wrong);
            }
        }
        self.sums.start_again();
    }
}
