//! Why a hand told by its result isn't possible.

use engine::money::Amount;

/// What is wrong with a result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ResultRefused {
    /// Nobody put anything in; `dropped` if the waiting pot stays as it was, so that all may have dropped.
    Empty { dropped: Option<AllDropped> },
    /// Everybody else is said to be away.
    AllAway { name: String },
    /// Nobody else was in the hand.
    OnePlayer { name: String },
    /// The player is in the hand and said to be away.
    AwayAndIn { name: String },
    /// The player waits for a blind and has cards in the same hand.
    WaitsAndPlays { name: String },
    /// A file names a dealer who has cards, but somebody else has the button.
    DealtAnother { name: String, button: String },
    /// What went in isn't what came out. `left` is what nobody won and nothing carries over; below zero if more came out.
    Off { went_in: Amount, lay: Amount, won: Amount, carried: Amount, left: Amount },
    /// A negative amount is said to stay.
    LessThanNothing,
    /// The player is in the hand twice.
    TwoHands { name: String },
    /// The player had left with all chips turned in.
    HadLeft { name: String },
    /// The player bet more than the limits allow. `unless_two` if two players who are left may go on.
    OverTheLimits { name: String, bet: Amount, most: Amount, game: String, unless_two: bool },
}

/// A hand in which everybody dropped: who could have played it, and what stays.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AllDropped {
    /// The name it's recorded under: `guts + high-low`.
    pub game: String,
    pub players: Vec<String>,
    pub carry: Amount,
}
