//! What the banker hears of a tournament, although it was done.

use crate::refusal::tournament::chips::ChipsOfAKind;
use crate::refusal::tournament::deal::OddSteps;
use crate::refusal::tournament::going::StrayChips;
use engine::money::Amount;

/// What the table should hear of a tournament.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TournamentNoticed {
    /// There are not enough chips for all stacks.
    FewStacks { there: u32, wanted: u32, stack: Amount, missing: Vec<ChipsOfAKind> },
    /// There are enough for all stacks, and not for all rebuys.
    FewRebuys {
        stacks: u32,
        stack: Amount,
        there: u32,
        wanted: u32,
        rebuy: Amount,
        missing: Vec<ChipsOfAKind>,
    },
    /// He gets more than the first prize, since they share by chips.
    MoreThanFirst { name: String },
    /// Steps that cannot be divided go to these.
    OddSteps(OddSteps),
    /// The house plays until one has all the chips.
    InsteadOfPlaying,
    /// These can come back now, for so much.
    WayBack { names: Vec<String>, price: Amount, chips: Amount },
    /// More players entered than one table has seats for.
    MoreThanSeats { entered: usize, seats: usize },
    /// He still had chips by the book.
    HadChips { name: String, chips: Amount, now: StrayChips },
    /// Two are left, and the house does not say who posts what.
    HeadsUp,
    /// He has no place, and his money stays; `is_standard` if the house does not say so.
    MoneyStays { is_standard: bool },
    /// These have no chips; who won what is on their heads, where something is.
    NoChips { names: Vec<String>, won_by: Option<Vec<String>> },
    /// He is out, and what is on his head waits; who won it, as far as that is known.
    HeadWaits { name: String, won_by: Vec<String> },
    /// How the end was reckoned.
    Reckoned { players: u32, stack: Amount, all: Amount, big_blinds: i64, minutes: u32 },
    /// Levels of the length that was wanted do not do.
    OtherLength { wanted: u32, minutes: u32 },
    /// Chips that nobody needs from a level on, and those they are exchanged for.
    CanGo { small: Amount, large: Amount, level: usize },
    /// So many of those who entered have no seat number.
    WithoutSeat { without: usize, entered: usize },
    /// Players who are out have other places than before.
    PlacesMoved(Vec<PlaceMoved>),
    /// The player who went out last deals.
    LastOutDeals,
    /// What the terms mean at this house.
    Terms(TermsNoticed),
}

/// Somebody who is out and has another place than before.
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
