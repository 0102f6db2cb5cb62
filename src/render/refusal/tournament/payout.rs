//! Why prizes are not paid, not changed or not given back, in words.

use crate::render::ordinal::ordinal;
use crate::render::refusal::said::Said;
use crate::render::refusal::tournament::players::players;
use ledger::refusal::TournamentPayoutRefused;

pub(super) fn said(why: &TournamentPayoutRefused) -> Said {
    match why {
        TournamentPayoutRefused::InTheMiddle { pot } => {
            Said::new("pot-not-won", format!("{pot} chips are still in the middle of the table"))
                .or("hand new")
        }
        TournamentPayoutRefused::StillPlayed { left } => {
            not_over(format!("{left} players still have chips, and play goes on until one has them all"))
        }
        TournamentPayoutRefused::StillPlayedFor { amount } => {
            not_over(format!("the chop left {amount} to play for, and nobody has won it yet"))
        }
        TournamentPayoutRefused::WonAlready { names, won, place, table, left } => {
            let names = players(names, "and");
            Said::new(
                "prize-won",
                format!(
                    "{names} already won {won} for {} place, but {table} would pay only {left} for it",
                    ordinal(*place)
                ),
            )
            .or("tournament status")
        }
        TournamentPayoutRefused::BountiesWon => {
            Said::new("bounties-won", "bounties were already won, so you can't call the tournament off")
                .or("tournament status")
        }
    }
}

fn not_over(message: String) -> Said {
    Said::new("not-over", message).or("tournament status").or("tournament chop --help")
}
