//! Why a bank note cannot be used so.

/// What is wrong with the use of a note.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoteRefused {
    /// The note is not there any more by then, or good for less.
    NotHeld { note: String },
}
