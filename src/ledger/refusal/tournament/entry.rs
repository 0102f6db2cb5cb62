//! Why somebody can't enter a tournament, come back to it, or get more chips.

use crate::refusal::tournament::outsider::Outsider;

/// What's wrong with an entry, a rebuy or an add-on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TournamentEntryRefused {
    /// The player entered before; `comes_back` if a rebuy is possible.
    EnteredAlready { name: String, number: u32, comes_back: bool },
    /// The table has no chair left.
    TableFull { players: usize, most: i64 },
    /// The player never entered; `comes` if they still can.
    NeverEntered { name: String, number: u32, comes: bool },
    /// The players made a deal, so nobody else comes in.
    DealMade,
    /// The last level in which it was open is over.
    Closed { window: EntryWindow, last: u32, now: u32 },
    /// The tournament has begun, and there are no late entries.
    NoLateEntries { number: u32 },
    /// The player can't come back.
    Rebuy(TournamentRebuyRefused),
    /// The player gets no add-on.
    Addon(AddonRefused),
}

/// What's open through the end of a level.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EntryWindow {
    LateEntries,
    Rebuys,
    Addons,
}

/// Why a player can't come back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TournamentRebuyRefused {
    /// Nobody comes back in this tournament.
    NoneHere,
    /// The house has rebuys at a price set before the start, and none was set.
    NoPrice,
    /// The player still has chips.
    StillIn { name: String },
    /// The player left with chips.
    Left { name: String },
    /// The player has used all rebuys.
    UsedUp { name: String, times: u32 },
    /// The one way back is taken.
    TakenAlready,
    /// Others were out first.
    NotFirstOut { first: Vec<String> },
    /// Somebody else went out meanwhile.
    TooLate { name: String },
    /// This player and others were first out together.
    FirstOutShared { name: String, first: Vec<String> },
    /// Players without chips haven't been reported out yet, so nobody knows who was first.
    ExitUntold { names: Vec<String> },
}

/// Why a player gets no add-on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AddonRefused {
    /// Nobody gets one in this tournament.
    NoneHere,
    /// The player is out, or left.
    NotInAnyMore(Outsider),
    /// The player already had one.
    HadIt { name: String },
}
