//! Why a tournament cannot be announced on these terms.

use crate::refusal::tournament::levels::PostedBlinds;
use engine::money::Amount;

/// What is wrong with the terms.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TournamentTermsRefused {
    /// Another tournament is still on; `entered` is how many, as long as it wasn't started.
    StillOn { number: u32 },
    /// The bank does not sell a player so much in a night.
    BankSellsLess { what: TournamentCost, cost: Amount, most: Amount },
    /// A stack that the smallest chip does not make.
    StackTooFine { stack: Amount, unit: Amount },
    /// A level with an ante, in a house of blinds only.
    NoAnte { blinds: PostedBlinds },
    /// A rebuy that the smallest chip does not make.
    RebuyNotPayable { brings: RebuyBrings, unit: Amount },
    /// One person for host and deputy.
    DeputyOfHimself { name: String },
    /// Terms that are not the house's take the agreement of all; each as it is written down.
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
    /// One of so many parts of a stack.
    Part { part: i64, stack: Amount },
    /// So many.
    Chips(Amount),
}
