//! Why the players of a tournament do not come to terms.

use crate::refusal::tournament::outsider::Outsider;
use engine::money::Amount;

/// What is wrong with an agreement, a deal or a ruling.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TournamentDealRefused {
    /// Nobody entered who could agree.
    NobodyEntered { on: TableMatter },
    /// Some are against it.
    NotUnanimous { on: TableMatter, all: usize, against: Vec<String> },
    /// They made a deal already.
    DealtAlready,
    /// They made a deal already, and other prizes change nothing.
    SharedAlready,
    /// A level that the smallest chip cannot pay; `small` and `big` are blinds that can be agreed on.
    LevelNotPayable { amount: Amount, unit: Amount },
    /// The level that is played already.
    SameLevel { level: usize },
    /// Somebody else rules here.
    OtherJudge { judge: String, named: String },
    /// There is no host, and the banker or the player named is party to the deal, so nobody can rule on it.
    NoJudge { party: Option<String> },
    /// He is out, and is given a share.
    NotInAnyMore(Outsider),
    /// The stacks by the book are not all the chips.
    StacksOff { known: Amount, all: Amount },
    /// The shares cannot be so.
    Shares(SharesFlaw),
}

/// What all who are in have to agree on.
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
    /// More players than chances are counted for.
    TooManyPlayers { players: usize, most: usize },
    /// More places are paid than players are left.
    TooManyPlaces { places: usize, players: usize },
    /// A player has no chips.
    WithoutChips,
    /// A prize is below nothing.
    PrizeBelowNothing,
    /// More is played for than the deal leaves over.
    PlayedFor { amount: Amount, most: Amount },
    /// There are not as many shares as players.
    Number { players: usize, shares: usize },
    /// A share is below nothing.
    ShareBelowNothing { share: Amount },
    /// The shares make more or less than there is to share.
    Sum { sum: Amount, there: Amount },
}

/// Who has more than others with the same claim, since a step cannot be divided.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OddSteps {
    pub step: Amount,
    pub names: Vec<String>,
}
