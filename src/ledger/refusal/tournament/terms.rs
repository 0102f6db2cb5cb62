//! Why a tournament can't be announced on these terms.

use crate::refusal::tournament::levels::PostedBlinds;
use engine::money::Amount;

/// What's wrong with the terms.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TournamentTermsRefused {
    /// Another tournament is still on; `entered` is how many, as long as it wasn't started.
    StillOn { number: u32 },
    /// The bank doesn't sell a player that much in a night.
    BankSellsLess { what: TournamentCost, cost: Amount, most: Amount },
    /// A stack that can't be made with the smallest chip.
    StackTooFine { stack: Amount, unit: Amount },
    /// A level with an ante, at a house with blinds only.
    NoAnte { blinds: PostedBlinds },
    /// A rebuy that can't be made with the smallest chip.
    RebuyNotPayable { brings: RebuyBrings, unit: Amount },
    /// One person for host and deputy.
    DeputyOfHimself { name: String },
    /// Terms that differ from the house's need everybody's agreement; each as it's written down.
    NotOfTheHouse { departures: Vec<String> },
}

/// What a player pays for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TournamentCost {
    Entry,
    /// An entry, and coming back once.
    EntryAndRebuy,
    /// An entry, and entering again once.
    EntryAndReentry,
    /// An entry, and the add-on.
    EntryAndAddon,
}

/// The chips of a rebuy.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RebuyBrings {
    /// One of this many parts of a stack.
    Part { part: i64, stack: Amount },
    /// This many chips.
    Chips(Amount),
}
