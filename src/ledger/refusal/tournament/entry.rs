//! Why nobody enters a tournament, comes back to it, or gets more chips.

use crate::refusal::tournament::outsider::Outsider;

/// What is wrong with an entry, a rebuy or an add-on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TournamentEntryRefused {
    /// He entered before; `comes_back` if a rebuy is what he can have.
    EnteredAlready { name: String, number: u32, comes_back: bool },
    /// The table has no chair left.
    TableFull { players: usize, most: i64 },
    /// He never entered; `comes` if he still can.
    NeverEntered { name: String, number: u32, comes: bool },
    /// The players made a deal, so nobody else comes in.
    DealMade,
    /// The level through which it was open is over.
    Closed { window: EntryWindow, last: u32, now: u32 },
    /// The tournament began, and takes nobody later.
    NoLateEntries { number: u32 },
    /// He does not come back.
    Rebuy(TournamentRebuyRefused),
    /// He gets no add-on.
    Addon(AddonRefused),
}

/// What is open through the end of a level.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EntryWindow {
    LateEntries,
    Rebuys,
    Addons,
}

/// Why a player does not come back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TournamentRebuyRefused {
    /// Nobody comes back in this tournament.
    NoneHere,
    /// The house has one at a price set before the start, and none was set.
    NoPrice,
    /// He still has chips.
    StillIn { name: String },
    /// He left with his chips.
    Left { name: String },
    /// He came back as often as anybody may.
    UsedUp { name: String, times: u32 },
    /// The one way back is taken.
    TakenAlready,
    /// Others were out first.
    NotFirstOut { first: Vec<String> },
    /// Somebody else went out meanwhile.
    TooLate { name: String },
    /// He and others were first out together.
    FirstOutShared { name: String, first: Vec<String> },
    /// Players without chips are not out yet, so nobody knows who was first.
    ExitUntold { names: Vec<String> },
}

/// Why a player gets no add-on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AddonRefused {
    /// Nobody gets one in this tournament.
    NoneHere,
    /// He is out, or he left.
    NotInAnyMore(Outsider),
    /// He had his.
    HadIt { name: String },
}
