//! The last pot: why it isn't played for like this, and what the table should hear about it.

use engine::money::Amount;

/// What's wrong with the last pot, or with the hand for it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ColdHandsRefused {
    /// Everybody turned in their chips, and there's a pot left.
    EverybodyLeft { pot: Amount },
    /// Nobody has change, and there's a pot left.
    NobodyHasChange { pot: Amount, left: LeftToPlay },
    /// Only this player has change, so nobody plays against them for the waiting pot.
    NobodyPlaysAgainst { name: String, change: Amount, waits: Amount, pot: Amount },
    /// Only this player has change, and no pot waits; `paid` is the change that explains it.
    OnlyOne { name: String, pot: Amount, paid: Vec<ChangeTaken> },
    /// A pot must be won before the night ends.
    PotNotWon { pot: Amount, way: PotWay },
    /// The pot isn't a whole amount; `paid` is the change that explains it.
    PotNotWhole { pot: Amount, paid: Vec<ChangeTaken> },
    /// A player who put nothing in can't win.
    CannotWin { name: String },
    /// The game has one winner.
    OneWinner { game: String },
    /// One deck doesn't have that many cards.
    TooManyPlayers { players: usize, cards_each: usize },
    /// A player who put nothing in gets no cards.
    GetsNoCards { name: String },
    /// A player has no cards yet.
    NoCards { name: String },
}

/// Change that somebody was paid when cashing out, so that it's not in the pot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChangeTaken {
    /// Who got it.
    pub name: String,
    /// The change.
    pub change: Amount,
}

/// How to win a pot that's left.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PotWay {
    /// Nobody is left, so somebody comes back first.
    TakeBack,
    /// By cold hands.
    ColdHands,
    /// By a hand among the players left.
    Hand(LeftToPlay),
}

/// Who is left to play for a pot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LeftToPlay {
    /// True if there is more than one.
    pub several: bool,
    /// The only one of them, if the house plays cold hands and it can be said who won.
    pub winner: Option<String>,
}

/// What the table should hear about the last pot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ColdHandsNoticed {
    /// The house doesn't put leftovers into a pot.
    NotTheHouses,
    /// The pot isn't a whole amount; `paid` is the change that explains it.
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
