//! Why something cannot be taken back.

/// What stands against taking something back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum UndoRefused {
    /// The event is one of THE BOOK, and only the first so many of its events are here.
    OfTheBook { event: u64, first: u64 },
    /// A book keeps its beginning.
    TheBeginning,
    /// The event says that a hand does not count.
    HandIsVoid { event: u64, hand: u32 },
    /// The event took something back itself.
    TookBack { event: u64 },
    /// The event was taken back before.
    TakenBack { event: u64, by: u64 },
    /// There is no event that still stands.
    NothingStands,
    /// By this event somebody of a surrogate is somebody here, and a surrogate is taken in for good.
    Matched { event: u64, name: String, called: String },
    /// By this event a surrogate came in, for good; `last` of what came with it can be taken back.
    TakenIn { event: u64, last: Option<u64> },
    /// Somebody of a surrogate is in the book through this event, as another event says.
    InThroughIt { event: u64, matched: u64, name: String },
    /// The bank of a closed night was settled with it.
    SettledWithIt,
    /// A guest would be left who owes in THE BOOK.
    GuestWouldOwe { name: String },
    /// Somebody would have forgiven a debt that was never there.
    ForgaveNothing { forgiver: String, debtor: String },
    /// What was paid goes off a debt that is only there since then.
    OwedOnlySince { debtor: String, creditor: String },
}
