//! Why losers do not match a pot so, and why no pot waits for some.

use engine::money::Amount;

/// What is wrong with what follows a hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MatchRefused {
    /// Losers do not feed the next pot in this game.
    NothingToMatch { game: String, name: String },
    /// The pot was won, or nothing is in it, so it waits for nobody.
    NothingWaits,
    /// One player alone can win it, so it is his; what everybody put in.
    HisAlone { name: String, middle: Amount, game: String, put_in: Vec<(String, Amount)> },
    /// Somebody won and much stays, and nobody said who matches it.
    Unsaid { stays: Amount, game: String },
    /// He won, and only losers match.
    WinnerMatches { name: String },
    /// He owes another amount.
    OtherMatch { name: String, owed: Amount, said: Amount },
}
