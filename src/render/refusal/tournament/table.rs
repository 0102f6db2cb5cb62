//! Why there is no tournament to play, or not at this table, in words.

use crate::render::refusal::said::Said;
use crate::render::refusal::tournament::outsider;
use crate::render::refusal::way_out::WayOut;
use engine::as_text::counted;
use ledger::refusal::{MissingJudge, OneTableRefused, Outside, TournamentTableRefused};

/// Shows the tournament.
const STATUS: &str = "tournament status";

pub(super) fn said(why: &TournamentTableRefused) -> Said {
    match why {
        TournamentTableRefused::NoneOn => {
            Said::new("no-tournament", "no tournament is running").or("tournament new --help")
        }
        TournamentTableRefused::NotBegun { number } => {
            Said::new("tournament-not-begun", format!("tournament {number} hasn't started"))
                .or("tournament start --help")
        }
        TournamentTableRefused::Begun { number } => {
            Said::new("tournament-begun", format!("tournament {number} has already started")).or(STATUS)
        }
        TournamentTableRefused::Stopped { why } => {
            Said::new("play-stopped", format!("play is stopped until there's a ruling: {why}"))
                .or("ruling --help")
        }
        TournamentTableRefused::TooFewEntrants { entered } => Said::new(
            "too-few-entrants",
            format!("{} entered, but a tournament needs at least 2", counted(*entered, "player")),
        )
        .or("tournament enter --help"),
        TournamentTableRefused::JudgeUnsaid { missing, host, deputy } => {
            let missing = match missing {
                MissingJudge::Host => "who the host is",
                MissingJudge::Deputy => "who rules when the host is involved",
                MissingJudge::Both => "who the host is, and who rules when the host is involved",
            };
            let start = WayOut::line("tournament start").option("--host", host).option("--deputy", deputy);
            Said::new("host-unsaid", format!("say {missing}")).way(start)
        }
        TournamentTableRefused::TwoTables { within, beside } => match beside.how {
            Outside::NotEntered => {
                let beside = &beside.name;
                Said::new("two-tables", format!("`{within}` is in the tournament but `{beside}` isn't"))
                    .or(STATUS)
            }
            Outside::Out { .. } | Outside::Left => outsider::said(beside, STATUS),
        },
        TournamentTableRefused::NotInChips(misfit) => Said::new("house", misfit.to_string()),
        TournamentTableRefused::OneTable(why) => one_table(why),
        TournamentTableRefused::ButtonOutside(outsider) => outsider::said(outsider, "tournament seats"),
    }
}

fn one_table(why: &OneTableRefused) -> Said {
    match why {
        OneTableRefused::Undivided { number, entered } => Said::new(
            "tournament-one-table",
            format!(
                "tournament {number} is running with {entered} players, so the game has to stay at one table"
            ),
        )
        .or(STATUS),
        OneTableRefused::Settled { number, still_in } => Said::new(
            "tournament-one-table",
            format!(
                "tournament {number} is running with {still_in} players still in, so nobody changes tables until it's over"
            ),
        )
        .or(STATUS),
        OneTableRefused::Apart { number, at_first, at_second, merges } => Said::new(
            "tournament-one-table",
            format!(
                "tournament {number} has {at_first} players at table 1 and {at_second} at table 2, but tournaments are \
                 played at one table"
            ),
        )
        .or(if *merges { "seats merge --help" } else { STATUS }),
    }
}
