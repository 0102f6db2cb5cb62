//! Why something isn't written into the book, or isn't found in it.

use engine::money::Amount;

/// The reason.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BookVerbRefused {
    /// There is no event with that number; with the last one, if it's known.
    UnknownEvent { event: u64, last: Option<u64> },
    /// The receipt was given out by another book.
    OtherReceipt { book: String },
    /// The id of the request was used before, for something else.
    RequestReused { id: String, event: u64 },
    /// Between nights, nobody owes the bank, and it owes nobody.
    BankIsClosed,
    /// Chips are given for a note while a night is open.
    ChipsWithoutNight,
    /// Nobody can hold their own note.
    OwnNote,
    /// The house takes no notes.
    NoNotesTaken,
    /// No note is open.
    NoOpenNote,
    /// A limit is not below zero.
    LimitBelowZero { limit: Amount },
    /// The player has this limit already, or none.
    LimitUnchanged { name: String, limit: Option<Amount> },
}
