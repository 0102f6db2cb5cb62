//! What stands against something in a night, and what the banker hears in it.

use crate::time::Instant;
use engine::money::Amount;

/// Why something is not done in a night.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EveningRefused {
    /// No night is open.
    NoNight,
    /// There is no night of that number.
    Unknown { night: u32 },
    /// A night cannot begin while another was open.
    WithinANight { night: u32 },
    /// The night was not open at the hour that is said.
    BeforeTheNight { night: u32 },
    /// What it stands on happened later than the hour that is said: that event, and when it happened.
    TooEarly { event: u64, kind: String, at: Instant },
    /// There are no chips to turn in.
    NobodyHasChips,
    /// The button of a tournament is drawn when it has begun.
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
    /// What a guest owes is his inviter's.
    InviterOwes { inviter: String, guest: String, amount: Amount },
    /// A note lost its value at the end of the night.
    NoteLapsed(OpenNote),
    /// A note went into THE BOOK at the end of the night.
    NoteCommitted(OpenNote),
    /// A night was told late: debts of later hours were not consolidated with it.
    LaterDebtsStay,
}

/// A note, and what is open of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpenNote {
    pub note: String,
    pub debtor: String,
    pub open: Amount,
}
