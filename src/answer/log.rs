//! The journal: its events line by line, one in full, and what was undone.

use crate::answer::{Amount, When, Who};
use serde::Serialize;

/// The journal, or part of it.
#[derive(Clone, Debug, Serialize)]
pub struct Log {
    /// One event after the other.
    pub events: Vec<Line>,
}

/// An event.
#[derive(Clone, Debug, Serialize)]
pub struct Line {
    /// Its number.
    pub seq: u64,
    /// When it happened.
    pub at: When,
    /// What it is.
    pub kind: String,
    /// The number of its night.
    pub night: Option<u32>,
    /// The number of its hand.
    pub hand: Option<u32>,
    /// Its sentence.
    pub text: String,
    /// The event that undid it.
    pub undone_by: Option<u64>,
    /// The book and number it comes from, if that is another book.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub from: Option<String>,
}

/// An event in full.
#[derive(Clone, Debug, Serialize)]
pub struct Shown {
    /// Its line.
    #[serde(flatten)]
    pub line: Line,
    /// What it moved.
    pub postings: Vec<Moved>,
    /// What it does to the wealth of its parties.
    pub nature: String,
    /// When it was written down.
    pub recorded: When,
    /// The request it answers.
    pub request: String,
    /// Its hash.
    pub hash: String,
    /// The house rules that ask for it to be recorded.
    pub rules: Vec<&'static str>,
    /// Where it was first written, if that is another book.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub origin: Option<Origin>,
    /// What those rules are called.
    #[serde(skip)]
    pub headings: Vec<&'static str>,
}

/// What an event moved for one party.
#[derive(Clone, Debug, Serialize)]
pub struct Moved {
    /// Whose.
    pub party: Who,
    /// What.
    pub asset: &'static str,
    /// The other side: a party, or a note.
    pub with: Option<String>,
    /// How much, in the unit of the asset.
    pub amount: Amount,
}

/// An event's place in another book.
#[derive(Clone, Debug, Serialize)]
pub struct Origin {
    /// The book.
    pub book: String,
    /// Its number there.
    pub event: u64,
    /// Its hash there.
    pub hash: Option<String>,
}

/// A command was undone.
#[derive(Clone, Debug, Serialize)]
pub struct Undone {
    /// Its events.
    pub undone: Vec<u64>,
    /// Their sentences.
    #[serde(skip)]
    pub sentences: Vec<String>,
    /// True if nothing was recorded.
    #[serde(skip)]
    pub dry_run: bool,
}

/// The receipt of an event.
#[derive(Clone, Debug, Serialize)]
pub struct Receipt {
    /// Its number.
    pub event: u64,
    /// The line to keep.
    pub receipt: String,
}
