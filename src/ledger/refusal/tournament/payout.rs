//! Why prizes aren't paid, aren't changed, or aren't given back.

use engine::money::Amount;

/// What's wrong with the end of a tournament.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TournamentPayoutRefused {
    /// There are still chips in the middle of the table.
    InTheMiddle { pot: Amount },
    /// Several players still have chips.
    StillPlayed { left: usize },
    /// The deal kept something back for the winner.
    StillPlayedFor { amount: Amount },
    /// Other prizes would leave less for a place that players have won; `table` is how they're typed.
    WonAlready { names: Vec<String>, won: Amount, place: usize, table: String, left: Amount },
    /// Bounties were won, so it can't be called off.
    BountiesWon,
}
