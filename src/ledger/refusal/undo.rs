//! Why something can't be taken back.

/// Why something can't be taken back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum UndoRefused {
    /// The event is one of THE BOOK, and only this many of its first events are here.
    OfTheBook { event: u64, first: u64 },
    /// A book keeps its beginning.
    TheBeginning,
    /// The event says that a hand doesn't count.
    HandIsVoid { event: u64, hand: u32 },
    /// The event took something back itself.
    TookBack { event: u64 },
    /// The event was taken back before.
    TakenBack { event: u64, by: u64 },
    /// There is nothing left to undo.
    NothingStands,
    /// This event matches somebody of a surrogate with somebody here, and a merged surrogate stays merged.
    Matched { event: u64, name: String, called: String },
    /// This event merged a surrogate, for good; `last` of what came with it can be taken back.
    TakenIn { event: u64, last: Option<u64> },
    /// This event brought a player in with a surrogate, whose later events may be about that player.
    CameIn { event: u64, name: String },
    /// Somebody of a surrogate is in the book because of this event, as another event says.
    InThroughIt { event: u64, matched: u64, name: String },
    /// The bank of a closed night was settled with it.
    SettledWithIt,
    /// A guest would owe in THE BOOK.
    GuestWouldOwe { name: String },
    /// Somebody would have forgiven a debt that never existed.
    ForgaveNothing { forgiver: String, debtor: String },
    /// A payment would go to a debt that exists only since then.
    OwedOnlySince { debtor: String, creditor: String },
}
