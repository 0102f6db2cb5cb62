//! Why the players of a tournament don't come to an agreement.

use crate::refusal::tournament::outsider::Outsider;
use engine::money::Amount;

/// What's wrong with an agreement, a deal or a ruling.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TournamentDealRefused {
    /// Nobody entered who could agree.
    NobodyEntered { on: TableMatter },
    /// Some are against it.
    NotUnanimous { on: TableMatter, all: usize, against: Vec<String> },
    /// They already made a deal.
    DealtAlready,
    /// They already made a deal, and other prizes change nothing.
    SharedAlready,
    /// A level that the smallest chip can't pay; `small` and `big` are blinds that can be agreed on.
    LevelNotPayable { amount: Amount, unit: Amount },
    /// The current level.
    SameLevel { level: usize },
    /// Somebody else rules here.
    OtherJudge { judge: String, named: String },
    /// There is no host, and the banker or the player named is party to the deal, so nobody can rule on it.
    NoJudge { party: Option<String> },
    /// The player is out, but is given a share.
    NotInAnyMore(Outsider),
    /// The stacks in the book aren't all the chips.
    StacksOff { known: Amount, all: Amount },
    /// The shares aren't possible.
    Shares(SharesFlaw),
}

/// What everybody still in has to agree on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TableMatter {
    /// A change of the rules.
    Rules,
    /// Another prize table.
    Prizes,
    /// Another level.
    Level,
    /// How to share.
    Deal,
}

/// What is wrong with the shares of a deal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SharesFlaw {
    /// One player shares with nobody.
    Alone { players: usize },
    /// More players than chances can be computed for.
    TooManyPlayers { players: usize, most: usize },
    /// More places are paid than players are left.
    TooManyPlaces { places: usize, players: usize },
    /// A player has no chips.
    WithoutChips,
    /// A prize is negative.
    PrizeBelowNothing,
    /// More is played for than the deal leaves over.
    PlayedFor { amount: Amount, most: Amount },
    /// There are not as many shares as players.
    Number { players: usize, shares: usize },
    /// A share is negative.
    ShareBelowNothing { share: Amount },
    /// The shares add up to more or less than there is to share.
    Sum { sum: Amount, there: Amount },
}

/// Who gets more than others with the same claim, because a step can't be divided.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OddSteps {
    pub step: Amount,
    pub names: Vec<String>,
}
