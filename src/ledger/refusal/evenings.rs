//! Why something isn't done in a night, and what the banker hears in it.

use crate::time::Instant;
use engine::money::Amount;

/// Why something isn't done in a night.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EveningRefused {
    /// No night is open.
    NoNight,
    /// There is no night with that number.
    Unknown { night: u32 },
    /// A night cannot begin while another was open.
    WithinANight { night: u32 },
    /// The night wasn't open at the given time.
    BeforeTheNight { night: u32 },
    /// What it depends on happened after the given time: that event, and when it happened.
    TooEarly { event: u64, kind: String, at: Instant },
    /// There are no chips to turn in.
    NobodyHasChips,
    /// The button of a tournament is drawn once it has begun.
    TournamentNotBegun { tournament: u32 },
    /// Two tables play, and none was named.
    WhichTable,
}

/// What the banker hears in a night.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EveningNoticed {
    /// Where the newcomer sits.
    HasSeat { name: String, seat: u32, table: u32 },
    /// A seat was kept for somebody who never came.
    NeverCame { name: String },
    /// What a guest owes becomes the inviter's debt.
    InviterOwes { inviter: String, guest: String, amount: Amount },
    /// A note lost its value at the end of the night.
    NoteLapsed(OpenNote),
    /// A note went into THE BOOK at the end of the night.
    NoteCommitted(OpenNote),
    /// A night was entered late: later debts weren't consolidated with it.
    LaterDebtsStay,
}

/// A note, and how much of it is open.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpenNote {
    pub note: String,
    pub debtor: String,
    pub open: Amount,
}
