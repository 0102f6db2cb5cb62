//! Why a hand told by its result cannot have been.

use engine::money::Amount;

/// What is wrong with a result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ResultRefused {
    /// Nobody put anything in; `dropped` if the pot that waits stays as it was, so that all may have dropped.
    Empty { dropped: Option<AllDropped> },
    /// Everybody else is said to be away.
    AllAway { name: String },
    /// Nobody else was in the hand.
    OnePlayer { name: String },
    /// He is in the hand and said to be away.
    AwayAndIn { name: String },
    /// He waits for a blind and has cards in the same hand.
    WaitsAndPlays { name: String },
    /// A file names a dealer who has cards, and the button is with another.
    DealtAnother { name: String, button: String },
    /// What went in did not come out.
    /// `left` is what nobody won and nothing carries over; below zero where more came out.
    Off { went_in: Amount, lay: Amount, won: Amount, carried: Amount, left: Amount },
    /// Less than nothing is said to stay.
    LessThanNothing,
    /// He is in the hand twice.
    TwoHands { name: String },
    /// He had left with all his chips turned in.
    HadLeft { name: String },
    /// He bet more than the limits let him.
    /// `unless_two` if two players who are left may go on.
    OverTheLimits { name: String, bet: Amount, most: Amount, game: String, unless_two: bool },
}

/// A hand in which everybody dropped: who could have played it, and what stays.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AllDropped {
    /// As it is recorded: `guts + high-low`.
    pub game: String,
    pub players: Vec<String>,
    pub carry: Amount,
}
