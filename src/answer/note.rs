//! Bank notes, from their writing to their end.

use crate::answer::chain::Link;
use crate::answer::{Amount, Debt, Who};
use ledger::journal::Means;
use ledger::night::NoteStatus;
use serde::{Serialize, Serializer};

/// A note as it stands.
#[derive(Clone, Debug, Serialize)]
pub struct Note {
    /// Its identifier.
    pub note: String,
    /// Its global id.
    pub note_id: String,
    /// Who wrote it.
    pub debtor: Who,
    /// Who holds it, if anybody does.
    pub holder: Option<Who>,
    /// The amount it was written for.
    pub issued: Amount,
    /// What it is still good for.
    pub open: Amount,
    /// What became of it.
    #[serde(serialize_with = "word")]
    pub status: NoteStatus,
    /// The number of the night it was written in.
    pub night: Option<u32>,
}

fn word<S: Serializer>(status: &NoteStatus, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(status.word())
}

/// Notes.
#[derive(Clone, Debug, Serialize)]
pub struct List {
    /// One after the other.
    pub notes: Vec<Note>,
}

/// A note was written.
#[derive(Clone, Debug, Serialize)]
pub struct Issued {
    /// Its identifier.
    pub note: String,
    /// Its global id.
    pub note_id: String,
    /// Who wrote it.
    pub debtor: Who,
    /// Who holds it.
    pub holder: Who,
    /// What it is good for.
    pub amount: Amount,
    /// What the holder gave for it.
    #[serde(rename = "for")]
    pub against: Means,
}

/// A note was handed on.
#[derive(Clone, Debug, Serialize)]
pub struct Given {
    /// Its identifier.
    pub note: String,
    /// Who held it.
    pub from: Option<Who>,
    /// Who holds it now.
    pub to: Who,
    /// What it is good for.
    pub amount: Amount,
    /// What its new holder gave for it.
    #[serde(rename = "for")]
    pub against: Means,
    /// Who wrote it.
    #[serde(skip)]
    pub debtor: Who,
}

/// A note was paid, or part of it.
#[derive(Clone, Debug, Serialize)]
pub struct Paid {
    /// Its identifier.
    pub note: String,
    /// Who paid.
    pub debtor: Who,
    /// Who was paid.
    pub holder: Option<Who>,
    /// How much.
    pub amount: Amount,
    /// What stays open.
    pub open: Amount,
    /// True if the money went by app.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub app: bool,
}

/// Notes went into THE BOOK.
#[derive(Clone, Debug, Serialize)]
pub struct Committed {
    /// Their identifiers.
    pub committed: Vec<String>,
}

/// A note became void.
#[derive(Clone, Debug, Serialize)]
pub struct Voided {
    /// Its identifier.
    pub note: String,
    /// What it was good for.
    pub amount: Amount,
    /// Why.
    pub why: String,
    /// Who wrote it.
    #[serde(skip)]
    pub debtor: Who,
}

/// The life of a note.
#[derive(Clone, Debug, Serialize)]
pub struct Traced {
    /// The note.
    #[serde(flatten)]
    pub note: Note,
    /// The hand that was recorded last in its night before it was written.
    pub hand: Option<u32>,
    /// Its events in order.
    pub events: Vec<Link>,
    /// The part that never entered THE BOOK, because it reduced an older debt.
    pub set_off: Vec<SetOff>,
    /// The part that is in THE BOOK now.
    pub book: Vec<Debt>,
}

/// Part of a note that reduced an older debt.
#[derive(Clone, Debug, Serialize)]
pub struct SetOff {
    /// The event of that debt.
    pub event: u64,
    /// The debt, and how much went off it.
    #[serde(flatten)]
    pub debt: Debt,
}
