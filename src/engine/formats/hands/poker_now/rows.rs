//! The rows of a log, oldest first, each with its place in the file.

use crate::formats::hands::fault::HandFault;
use crate::formats::hands::lines::Lines;
use crate::formats::hands::record::Spot;
use crate::readable::shown;
use csv::{ReaderBuilder, StringRecord};
use std::collections::BTreeMap;

/// A row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Row {
    /// Where it begins in the file.
    pub spot: Spot,
    /// What happened.
    pub entry: String,
    /// When, as the file writes it.
    pub at: String,
    order: Option<i128>,
}

/// Which column holds what.
struct Columns {
    entry: usize,
    at: usize,
    order: Option<usize>,
}

/// The rows, sorted by their order numbers if they have them; rows that appear twice count once.
pub(crate) fn rows(lines: &Lines<'_>) -> Result<Vec<Row>, HandFault> {
    let mut reader =
        ReaderBuilder::new().flexible(true).has_headers(false).from_reader(lines.text().as_bytes());
    let mut records = reader.records();
    let header = match records.next() {
        Some(header) => header.map_err(|why| unreadable(lines, &why))?,
        None => return Err(HandFault::new(lines.spot(0), "the file is empty")),
    };
    let columns = columns(&header).ok_or_else(|| {
        let first = shown(header.get(0).unwrap_or_default());
        let message = format!("a log starts with the line `entry,at,order`, not `{first}`");
        HandFault::new(lines.spot(0), message)
    })?;
    let mut rows = Vec::new();
    let mut last = 0;
    for record in records {
        let record = record.map_err(|why| unreadable(lines, &why))?;
        last = begins(lines, &record);
        let row = row(lines.spot(last), &record, &columns);
        rows.push(row.map_err(|fault| closed(lines, last).err().unwrap_or(fault))?);
    }
    closed(lines, last)?;
    Ok(ordered(rows))
}

/// True if two logs have different rows under the same number: they're from two games. Logs that can't be read have none.
#[must_use]
pub fn are_of_two_games(one: &str, other: &str) -> bool {
    let numbered = |text: &str| {
        let mut numbered: BTreeMap<i128, Vec<(String, String)>> = BTreeMap::new();
        for row in rows(&Lines::of(text)).unwrap_or_default() {
            if let Some(order) = row.order {
                numbered.entry(order).or_default().push((row.entry, row.at));
            }
        }
        numbered
    };
    let (one, other) = (numbered(one), numbered(other));
    let mut both = one.iter().filter_map(|(order, rows)| Some((rows, other.get(order)?)));
    both.any(|(rows, others)| !rows.iter().any(|row| others.contains(row)))
}

fn columns(header: &StringRecord) -> Option<Columns> {
    let named = |name: &str| header.iter().position(|cell| cell.trim().eq_ignore_ascii_case(name));
    Some(Columns { entry: named("entry")?, at: named("at")?, order: named("order") })
}

/// The byte at which a record begins, after the end of the line before.
pub(crate) fn begins(lines: &Lines<'_>, record: &StringRecord) -> usize {
    let byte = record.position().and_then(|at| usize::try_from(at.byte()).ok()).unwrap_or(0);
    let rest = lines.text().get(byte..).unwrap_or_default();
    byte.saturating_add(rest.len().saturating_sub(rest.trim_start_matches(['\r', '\n']).len()))
}

fn row(spot: Spot, record: &StringRecord, columns: &Columns) -> Result<Row, HandFault> {
    let cell = |column: usize| record.get(column).map(str::to_owned);
    let (Some(entry), Some(at)) = (cell(columns.entry), cell(columns.at)) else {
        let message = format!("the row has {} cells, but the header has `entry` and `at`", record.len());
        return Err(HandFault::new(spot, message));
    };
    let order = columns.order.map(|column| {
        let text = record.get(column).unwrap_or_default();
        text.trim()
            .parse::<i128>()
            .map_err(|_| HandFault::new(spot, format!("`{}` isn't an order number", shown(text))))
    });
    Ok(Row { spot, entry, at, order: order.transpose()? })
}

/// A quote that is never closed swallows everything after it.
pub(crate) fn closed(lines: &Lines<'_>, last: usize) -> Result<(), HandFault> {
    let rest = lines.text().get(last..).unwrap_or_default();
    if rest.matches('"').count().is_multiple_of(2) {
        return Ok(());
    }
    Err(HandFault::new(lines.spot(last), "a quote in this row has no end"))
}

/// Logs come newest first; if there are no order numbers, the first and the last time tell.
fn ordered(mut rows: Vec<Row>) -> Vec<Row> {
    let rising = match (rows.first(), rows.last()) {
        (Some(first), Some(last)) => first.at < last.at,
        _ => false,
    };
    if !rising {
        rows.reverse();
    }
    rows.sort_by_key(|row| row.order);
    rows.dedup_by(|row, before| {
        row.order.is_some() && row.order == before.order && row.entry == before.entry && row.at == before.at
    });
    rows
}

pub(crate) fn unreadable(lines: &Lines<'_>, why: &csv::Error) -> HandFault {
    let byte = why.position().and_then(|at| usize::try_from(at.byte()).ok()).unwrap_or(0);
    HandFault::new(lines.spot(byte), format!("can't read the row: {why}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entries(text: &str) -> Result<Vec<(String, usize)>, HandFault> {
        let rows = rows(&Lines::of(text))?;
        Ok(rows.into_iter().map(|row| (row.entry, row.spot.line)).collect())
    }

    #[test]
    fn rows_come_oldest_first_however_they_lie() {
        let wanted = vec![("a".to_owned(), 3), ("b \"x\"".to_owned(), 2)];
        assert_eq!(entries("entry,at,order\r\n\"b \"\"x\"\"\",2,20\r\na,1,9\r\n"), Ok(wanted.clone()));
        assert_eq!(entries("entry,at\n\"b \"\"x\"\"\",2\na,1\n"), Ok(wanted));
        assert_eq!(entries("at,entry\n1,a\n2,b\n"), Ok(vec![("a".to_owned(), 2), ("b".to_owned(), 3)]));
    }

    #[test]
    fn a_row_that_appears_twice_counts_once() {
        assert_eq!(entries("entry,at,order\nb,2,2\na,1,1\na,1,1\n").unwrap().len(), 2);
        assert_eq!(entries("entry,at,order\nb,1,1\na,1,1\n").unwrap().len(), 2);
    }

    #[test]
    fn what_is_no_log_is_refused_at_its_place() {
        for (text, place, words) in [
            ("", "1:1", "the file is empty"),
            ("when,what\n", "1:1", "starts with the line `entry,at,order`, not `when`"),
            ("entry,at,order\na,1,x\n", "2:1", "`x` isn't an order number"),
            ("entry,at,order\na\n", "2:1", "the row has 1 cells"),
            ("entry,at,order\na,1,1\n\"b,1,1\nc,1,1\n", "3:1", "has no end"),
        ] {
            let said = entries(text).unwrap_err().to_string();
            assert!(said.starts_with(place) && said.contains(words), "{said}");
        }
    }
}
