//! Why a bank note can't be used like this.

use engine::money::Amount;

/// What is wrong with the use of a note.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoteRefused {
    /// The note isn't there anymore by then, or is good for less.
    NotHeld { note: String },
    /// More of the note would be open than moves.
    MoreIsOpen { note: String },
    /// Somebody else owes the note.
    NotOwed { note: String },
    /// No note has this identifier.
    Unknown { typed: String },
    /// Nobody holds the note anymore.
    Settled {
        note: String,
        /// What happened to it, in the book's word.
        status: &'static str,
    },
    /// The note is already where it should go.
    InThoseHands { note: String },
    /// The note goes back to its debtor, so it is paid.
    ToItsDebtor { note: String, open: Amount },
    /// More is paid than the note is good for.
    Overpaid { note: String, open: Amount, paid: Amount },
    /// The note is a guest's, and no regular answers for the guest in THE BOOK.
    OfUninvited { note: String, debtor: String, open: Amount },
}
