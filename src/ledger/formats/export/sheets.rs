//! The journal and its balances as spreadsheets.

use crate::formats::export::journal::{ExportFormat, ExportedJournal, ToldEvent};
use crate::formats::sheet::{ExportCell, csv, csv_rows};

/// The columns of the postings.
pub const POSTINGS: [&str; 10] =
    ["event", "at", "night", "kind", "reverses", "party", "asset", "with", "amount", "what"];

/// The columns of the results.
pub const RESULTS: [&str; 5] = ["date", "player", "net", "night", "house"];

/// The columns of the balances.
pub const BALANCES: [&str; 4] = ["party", "asset", "with", "amount"];

/// Every posting, one a line.
pub struct Postings;

impl ExportFormat for Postings {
    fn is_by_day(&self) -> bool {
        false
    }

    fn head(&self, _: &ExportedJournal) -> String {
        csv(&POSTINGS, &[])
    }

    fn event(&self, journal: &ExportedJournal, told: &ToldEvent<'_>) -> String {
        csv_rows(&posting_rows(journal, told))
    }

    fn tail(&self, _: &ExportedJournal) -> String {
        String::new()
    }
}

/// What everybody has and owes, one account a line, without zeros.
#[must_use]
pub fn balances(journal: &ExportedJournal) -> String {
    csv(&BALANCES, &balance_rows(journal))
}

/// The rows of an event's postings.
pub fn posting_rows(journal: &ExportedJournal, told: &ToldEvent<'_>) -> Vec<Vec<ExportCell>> {
    let rows = told.entry.postings().iter().map(|posting| {
        vec![
            ExportCell::figure(Some(told.event)),
            ExportCell::text(told.at.clone()),
            ExportCell::figure(told.night),
            ExportCell::text(told.kind),
            ExportCell::figure(told.reverses),
            ExportCell::text(journal.called(posting.party)),
            ExportCell::text(posting.asset.word()),
            ExportCell::text(journal.counter(posting.counter)),
            ExportCell::figure(Some(journal.plain(posting.asset, posting.amount))),
            ExportCell::text(told.text.clone()),
        ]
    });
    rows.collect()
}

/// The rows of the balances.
pub fn balance_rows(journal: &ExportedJournal) -> Vec<Vec<ExportCell>> {
    let standing = journal.sums.accounts().filter(|(_, sum)| !sum.is_zero());
    let rows = standing.map(|((party, asset, counter), sum)| {
        vec![
            ExportCell::text(journal.called(party)),
            ExportCell::text(asset.word()),
            ExportCell::text(journal.counter(counter)),
            ExportCell::figure(Some(journal.plain(asset, sum))),
        ]
    });
    rows.collect()
}
