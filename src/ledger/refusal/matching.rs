//! Why losers don't match a pot like this, and why no pot waits for some players.

use engine::money::Amount;

/// What's wrong with what follows a hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MatchRefused {
    /// Losers don't put anything into the next pot in this game.
    NothingToMatch { game: String, name: String },
    /// The pot was won, or is empty, so it doesn't wait for anybody.
    NothingWaits,
    /// The player put in less than others the pot waits for, so there's a side pot.
    HasSidePot { name: String },
    /// Only one player can win it, so it's that player's; what everybody put in.
    HisAlone { name: String, middle: Amount, game: String, put_in: Vec<(String, Amount)> },
    /// Somebody won and a lot stays, and nobody said who matches it.
    Unsaid { stays: Amount, game: String },
    /// The player won, and only losers match.
    WinnerMatches { name: String },
    /// The player owes a different amount.
    OtherMatch { name: String, owed: Amount, said: Amount },
}
