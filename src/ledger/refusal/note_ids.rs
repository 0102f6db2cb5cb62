//! Why a bank note can't be marked like this.

/// What is wrong with the identifier of a note.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoteIdRefused {
    /// The text can't mark a note.
    NotAnIdentifier { typed: String, characters_min: usize, characters_max: usize },
    /// The identifier is kept for the owner of the house.
    Kept { wanted: String, debtor: String, instead: String },
    /// The identifier is on another open note.
    Taken { wanted: String, holder: String, instead: String },
    /// Two open notes would have one identifier.
    OnTwo { identifier: String },
}
