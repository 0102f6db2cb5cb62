//! The facts of the bank notes: written, handed on, paid, put into THE BOOK, gone.

use crate::accounts::Party;
use crate::ids::{NightId, NoteId, PlayerId};
use crate::journal::kinds::kinds;
use crate::journal::means::Means;
use engine::money::Money;
use serde::{Deserialize, Serialize};

/// A fact of the bank notes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum NoteFact {
    /// A bank note was written.
    NoteIssued { note: NoteUse, debtor: PlayerId, holder: Party, against: Means },
    /// A note moved on to another holder.
    NoteGiven { note: NoteUse, from: Party, to: Party, against: Means },
    /// The debtor paid a note, or part of it, in cash.
    NotePaid {
        note: NoteUse,
        debtor: PlayerId,
        holder: Party,
        /// True if the money went by app.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        app: bool,
    },
    /// A note went into THE BOOK; a guest's note goes in as the inviter's debt.
    NoteCommitted { note: NoteUse, debtor: PlayerId, holder: Party, inviter: Option<PlayerId> },
    /// A note lost its value at the end of the night.
    NoteLapsed { note: NoteUse, debtor: PlayerId, holder: Party },
    /// A note was declared void.
    NoteVoided { note: NoteUse, debtor: PlayerId, holder: Party, why: String },
}

kinds!(NoteFact {
    NoteIssued = "note-issued",
    NoteGiven = "note-given",
    NotePaid = "note-paid",
    NoteCommitted = "note-committed",
    NoteLapsed = "note-lapsed",
    NoteVoided = "note-voided",
});

/// A note and how much of it an event moves.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NoteUse {
    pub id: NoteId,
    pub identifier: String,
    pub amount: Money,
}

impl NoteFact {
    /// The night it belongs to.
    #[must_use]
    pub const fn night(&self) -> Option<NightId> {
        match self {
            Self::NoteIssued { .. }
            | Self::NoteGiven { .. }
            | Self::NotePaid { .. }
            | Self::NoteCommitted { .. }
            | Self::NoteLapsed { .. }
            | Self::NoteVoided { .. } => None,
        }
    }
}
