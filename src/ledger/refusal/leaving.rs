//! Why nobody leaves like this, and what the house says about it.

use engine::money::Amount;

/// What is wrong with leaving.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LeavingRefused {
    /// The player still has chips in the tournament.
    InTournament { name: String },
    /// The player still has chips.
    ChipsLeft { name: String, stack: Amount },
    /// The player already announced leaving.
    SaidAlready { name: String, has_chips: bool },
}

/// What the house says about leaving.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LeavingNoticed {
    /// Not everybody has dealt as often as the first dealer.
    UnequalDeals { name: String },
    /// A player who leaves early loses the buy-in.
    Forfeits { name: String },
    /// The player takes winnings away while the others play on.
    TakesWinnings { name: String, ahead: Amount },
    /// The player didn't announce leaving.
    WithoutNotice { name: String, due: NoticeDue },
    /// The player announced it early enough.
    InTime { name: String, minutes: i64, hands: u32 },
    /// The player announced it too late; `wanted` is how many hands before.
    TooLate { name: String, minutes: i64, hands: u32, due: NoticeDue, wanted: i64 },
}

/// How much notice the house wants before somebody leaves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoticeDue {
    /// This many rounds.
    pub rounds: i64,
    /// Or this many minutes, if that's enough too.
    pub minutes: Option<i64>,
}
