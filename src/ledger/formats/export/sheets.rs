//! The journal and its balances as spreadsheets.

use crate::formats::export::balances::sums;
use crate::formats::export::journal::ExportedJournal;
use crate::formats::sheet::{ExportCell, csv};
use engine::money::Overflow;

/// The columns of the postings.
pub const POSTINGS: [&str; 10] =
    ["event", "at", "night", "kind", "reverses", "party", "asset", "with", "amount", "what"];

/// The columns of the balances.
pub const BALANCES: [&str; 4] = ["party", "asset", "with", "amount"];

/// Every posting, one a line.
#[must_use]
pub fn postings(journal: &ExportedJournal<'_>) -> String {
    csv(&POSTINGS, &posting_rows(journal))
}

/// What everybody has and owes, one account a line; those that come to nothing are left out.
pub fn balances(journal: &ExportedJournal<'_>) -> Result<String, Overflow> {
    Ok(csv(&BALANCES, &balance_rows(journal)?))
}

/// The rows of the postings.
pub fn posting_rows(journal: &ExportedJournal<'_>) -> Vec<Vec<ExportCell>> {
    let rows = journal.events.iter().flat_map(|told| {
        told.entry.postings().iter().map(move |posting| {
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
        })
    });
    rows.collect()
}

/// The rows of the balances.
pub fn balance_rows(journal: &ExportedJournal<'_>) -> Result<Vec<Vec<ExportCell>>, Overflow> {
    let standing = sums(journal)?.into_iter().filter(|(_, sum)| !sum.is_zero());
    let rows = standing.map(|((party, asset, counter), sum)| {
        vec![
            ExportCell::text(journal.called(party)),
            ExportCell::text(asset.word()),
            ExportCell::text(journal.counter(counter)),
            ExportCell::figure(Some(journal.plain(asset, sum))),
        ]
    });
    Ok(rows.collect())
}
