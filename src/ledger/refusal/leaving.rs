//! Why nobody leaves like this, and what the house thinks of it.

use engine::money::Amount;

/// What is wrong with leaving.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LeavingRefused {
    /// He still has chips in the tournament.
    InTournament { name: String },
    /// He still has chips.
    ChipsLeft { name: String, stack: Amount },
    /// He said before that he will leave.
    SaidAlready { name: String, has_chips: bool },
}

/// What the house thinks of leaving.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LeavingNoticed {
    /// Not everybody has dealt as often as the first.
    UnequalDeals { name: String },
    /// Who leaves early loses his buy-in.
    Forfeits { name: String },
    /// He takes winnings away while the others play on.
    TakesWinnings { name: String, ahead: Amount },
    /// He did not say before that he will leave.
    WithoutNotice { name: String, due: NoticeDue },
    /// He said it early enough.
    InTime { name: String, minutes: i64, hands: u32 },
    /// He said it too late; `wanted` is how many hands before.
    TooLate { name: String, minutes: i64, hands: u32, due: NoticeDue, wanted: i64 },
}

/// How much notice of leaving the house has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoticeDue {
    /// So many rounds.
    pub rounds: i64,
    /// Or so many minutes, where that also does.
    pub minutes: Option<i64>,
}
