//! Why something is not written into the book, or not found in it.

use engine::money::Amount;

/// What stands against it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BookVerbRefused {
    /// There is no event of that number; with the last one, where it is known.
    UnknownEvent { event: u64, last: Option<u64> },
    /// The receipt was given out by another book.
    OtherReceipt { book: String },
    /// The id of the request was used before, for something else.
    RequestReused { id: String, event: u64 },
    /// Between the nights nobody owes the bank, and it owes nobody.
    BankIsClosed,
    /// Chips are given for a note while a night is open.
    ChipsWithoutNight,
    /// Nobody holds a note of his own.
    OwnNote,
    /// The house takes no notes.
    NoNotesTaken,
    /// No note is open.
    NoOpenNote,
    /// A limit is not below zero.
    LimitBelowZero { limit: Amount },
    /// He has this limit already, or none.
    LimitUnchanged { name: String, limit: Option<Amount> },
}
