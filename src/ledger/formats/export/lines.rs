//! The whole journal as JSON, one event a line: its fact as it was written, its postings, its place in the chain.

use crate::accounts::Posting;
use crate::formats::export::journal::{ExportFormat, ExportedJournal, ToldEvent};
use engine::readable::escaped_in_quotes;
use serde_json::{Value, json};

/// One event a line.
pub struct JournalLines;

impl ExportFormat for JournalLines {
    fn is_by_day(&self) -> bool {
        false
    }

    fn head(&self, _: &ExportedJournal) -> String {
        String::new()
    }

    fn event(&self, journal: &ExportedJournal, told: &ToldEvent<'_>) -> String {
        format!("{}\n", escaped_in_quotes(&line(told, journal).to_string()))
    }

    fn tail(&self, _: &ExportedJournal) -> String {
        String::new()
    }
}

fn line(told: &ToldEvent<'_>, journal: &ExportedJournal) -> Value {
    let postings = told.entry.postings().iter().map(|posting| posting_json(posting, journal));
    json!({
        "event": told.event,
        "at": told.at,
        "recorded": told.recorded,
        "night": told.night,
        "kind": told.kind,
        "text": told.text,
        "reverses": told.reverses,
        "nature": told.entry.nature().to_string(),
        "postings": postings.collect::<Vec<Value>>(),
        "fact": told.fact,
        "request": told.request,
        "hash": told.hash,
    })
}

/// A posting with the ids that two books share, and the names here.
fn posting_json(posting: &Posting, journal: &ExportedJournal) -> Value {
    json!({
        "party": posting.party.to_string(),
        "name": journal.called(posting.party),
        "asset": posting.asset.word(),
        "counter": posting.counter.to_string(),
        "with": journal.counter(posting.counter),
        "amount": journal.plain(posting.asset, posting.amount),
    })
}
