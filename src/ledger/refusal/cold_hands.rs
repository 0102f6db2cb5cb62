//! The last pot: why it is not played for like this, and what the table should hear of it.

use engine::money::Amount;

/// What is wrong with the last pot, or with the hand for it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ColdHandsRefused {
    /// Everybody turned in his chips, and a pot is left.
    EverybodyLeft { pot: Amount },
    /// Nobody has change, and a pot is left.
    NobodyHasChange { pot: Amount, left: LeftToPlay },
    /// Only this player has change, so nobody plays against him for the pot that waits.
    NobodyPlaysAgainst { name: String, change: Amount, waits: Amount, pot: Amount },
    /// Only this player has change, and no pot waits; `paid` is the change that explains it.
    OnlyOne { name: String, pot: Amount, paid: Vec<ChangeTaken> },
    /// A pot is to be won before the night ends.
    PotNotWon { pot: Amount, way: PotWay },
    /// The pot is no whole amount; `paid` is the change that explains it.
    PotNotWhole { pot: Amount, paid: Vec<ChangeTaken> },
    /// Who put nothing in cannot win.
    CannotWin { name: String },
    /// The game has one winner.
    OneWinner { game: String },
    /// One deck does not have so many cards.
    TooManyPlayers { players: usize, cards_each: usize },
    /// Who put nothing in gets no cards.
    GetsNoCards { name: String },
    /// A player has no cards yet.
    NoCards { name: String },
}

/// Change that somebody was paid when he cashed out, so that it is not in the pot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChangeTaken {
    /// Who he is.
    pub name: String,
    /// The change.
    pub change: Amount,
}

/// How a pot that is left is won.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PotWay {
    /// Nobody is left, so somebody comes back first.
    TakeBack,
    /// By cold hands.
    ColdHands,
    /// By a hand of those who are left.
    Hand(LeftToPlay),
}

/// Who is left to play for a pot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LeftToPlay {
    /// True if they are more than one.
    pub several: bool,
    /// The only one of them, where the house plays cold hands and it can be said who won.
    pub winner: Option<String>,
}

/// What the table should hear of the last pot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ColdHandsNoticed {
    /// The house does not put leftovers into a pot.
    NotTheHouses,
    /// The pot is no whole amount; `paid` is the change that explains it.
    NotWhole { pot: Amount, paid: Vec<ChangeTaken> },
    /// What each put in.
    PutIn { each: Vec<(String, Amount)> },
    /// Each half goes to its best hand.
    Halves,
    /// Nobody else has change, so no cards are dealt.
    NoCardsDealt,
    /// The best hand takes all.
    BestTakesAll,
    /// Hands that tie are dealt again.
    TiesDealtAgain,
    /// Every stack is a round amount now.
    StacksWhole,
    /// The pot was a round amount.
    PotWhole,
}
