//! Why losers do not match a pot this way, and why no pot waits for some of them, in words.

use crate::render::refusal::said::Said;
use crate::render::refusal::way_out::WayOut;
use engine::readable::AsTyped;
use ledger::refusal::MatchRefused;

/// Where the missing part can be entered.
const DOORS: [&str; 2] = ["hand new", "hand result --help"];

pub(super) fn said(why: &MatchRefused) -> Said {
    match why {
        MatchRefused::NothingToMatch { game, name } => {
            let game = game.as_typed();
            let message = format!("in `{game}` losers don't match the pot, so `{name}` has nothing to match");
            Said::new("nothing-to-match", message)
        }
        MatchRefused::NothingWaits => {
            let message = "you can hold a pot for certain players only if nobody won it";
            Said::new("nothing-waits", message).or("hand result --help")
        }
        MatchRefused::HasSidePot { name } => {
            let message = format!(
                "`{name}` put in less than somebody else, and a pot that carries over is one pot: `{name}` could win all of it"
            );
            Said::new("no-redeal", message)
        }
        MatchRefused::HisAlone { name, middle, game, put_in } => {
            let message = format!(
                "only `{name}` can win the {middle} in the middle, so it doesn't carry over: `{name}` wins it"
            );
            let game = game.split(" + ").next().unwrap_or_default();
            let result = WayOut::line("hand result").option("--game", game);
            let way = put_in.iter().fold(result, |way, (who, amount)| way.pay("--in", who, *amount));
            Said::new("nothing-waits", message).way(way.pay("--win", name, *middle))
        }
        MatchRefused::Unsaid { stays, game } => {
            let game = game.as_typed();
            let message =
                format!("somebody won, but {stays} carries over in `{game}`: say who matches how much");
            by_the_doors(Said::new("match-unsaid", message))
        }
        MatchRefused::WinnerMatches { name } => {
            let message = format!("`{name}` won the pot, and only the losers match it");
            by_the_doors(Said::new("winner-matches", message))
        }
        MatchRefused::OtherMatch { name, owed, said } => {
            let message = format!("`{name}` owes {owed} to the next pot, not {said}");
            by_the_doors(Said::new("other-match", message))
        }
    }
}

fn by_the_doors(said: Said) -> Said {
    DOORS.into_iter().fold(said, Said::or)
}
