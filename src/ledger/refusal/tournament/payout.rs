//! Why prizes are not paid, not changed, or not given back.

use engine::money::Amount;

/// What is wrong with the end of a tournament.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TournamentPayoutRefused {
    /// Chips still lie in the middle of the table.
    InTheMiddle { pot: Amount },
    /// Several players still have chips.
    StillPlayed { left: usize },
    /// The deal kept something back for the winner.
    StillPlayedFor { amount: Amount },
    /// Other prizes would leave less to a place that players have won; `table` is how they are typed.
    WonAlready { names: Vec<String>, won: Amount, place: usize, table: String, left: Amount },
    /// Bounties were won, so it cannot be called off.
    BountiesWon,
}
