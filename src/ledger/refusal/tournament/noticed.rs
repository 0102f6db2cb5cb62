//! What the banker hears about a tournament, even if it was done.

use crate::refusal::tournament::chips::ChipsOfAKind;
use crate::refusal::tournament::deal::OddSteps;
use crate::refusal::tournament::going::StrayChips;
use engine::money::Amount;

/// What the table should hear about a tournament.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TournamentNoticed {
    /// There are not enough chips for all stacks.
    FewStacks { there: u32, wanted: u32, stack: Amount, missing: Vec<ChipsOfAKind> },
    /// There are enough for all stacks, but not for all rebuys.
    FewRebuys {
        stacks: u32,
        stack: Amount,
        there: u32,
        wanted: u32,
        rebuy: Amount,
        missing: Vec<ChipsOfAKind>,
    },
    /// The player gets more than the first prize, because they share by chips.
    MoreThanFirst { name: String },
    /// Steps that can't be divided go to these.
    OddSteps(OddSteps),
    /// The house plays until one player has all the chips.
    InsteadOfPlaying,
    /// These can come back now, for this much.
    WayBack { names: Vec<String>, price: Amount, chips: Amount },
    /// More players entered than one table has seats for.
    MoreThanSeats { entered: usize, seats: usize },
    /// The player still had chips by the book.
    HadChips { name: String, chips: Amount, now: StrayChips },
    /// Two are left, and the house doesn't say who posts what.
    HeadsUp,
    /// The player has no place, and their money stays; `is_standard` if the house doesn't say so.
    MoneyStays { is_standard: bool },
    /// These have no chips; who won their bounties, if there are any.
    NoChips { names: Vec<String>, won_by: Option<Vec<String>> },
    /// The player is out, and the bounty waits; who won it, as far as that's known.
    HeadWaits { name: String, won_by: Vec<String> },
    /// How the end was estimated.
    Reckoned { players: u32, stack: Amount, all: Amount, big_blinds: i64, minutes: u32 },
    /// Levels of the wanted length don't work.
    OtherLength { wanted: u32, minutes: u32 },
    /// Chips that aren't needed from a level on, and those they're exchanged for.
    CanGo { small: Amount, large: Amount, level: usize },
    /// This many of the entrants have no seat number.
    WithoutSeat { without: usize, entered: usize },
    /// Players who are out have different places than before.
    PlacesMoved(Vec<PlaceMoved>),
    /// The player who went out last deals.
    LastOutDeals,
    /// What the terms mean at this house.
    Terms(TermsNoticed),
}

/// A player who is out and has a different place than before.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlaceMoved {
    pub name: String,
    pub place: u32,
    /// True if it is a better one.
    pub is_up: bool,
}

/// What the terms mean at this house.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TermsNoticed {
    /// The house raises its blinds by agreement, and the levels have a length.
    ByTheClock,
    /// The house lets the first player out come back, and no price was set.
    RebuyUnpriced,
    /// The house limits its bets in money, and a tournament has no money on the table.
    WithoutALimit,
    /// The house lets players buy chips in a hand, and a tournament does not.
    NoChipsInAHand,
}
