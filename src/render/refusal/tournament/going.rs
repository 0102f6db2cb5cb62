//! Why a player does not go out, or leaves, in words.

use crate::render::refusal::said::Said;
use crate::render::refusal::tournament::players::players;
use crate::render::refusal::way_out::WayOut;
use engine::money::Amount;
use ledger::refusal::{BountyRefused, TournamentGoingRefused};

/// What the tournament is like now.
const STATUS: &str = "tournament status";

/// How a player goes out.
const BUST: &str = "tournament bust --help";

pub(super) fn said(why: &TournamentGoingRefused) -> Said {
    match why {
        TournamentGoingRefused::NotIn { name } => {
            Said::new("not-in-tournament", format!("`{name}` is not in the tournament")).or(STATUS)
        }
        TournamentGoingRefused::OutUntold { name, is_won } => {
            let out = Said::new("out-untold", format!("`{name}` has no chips left, and nobody said that he's out"));
            if *is_won { out.or(BUST) } else { out.way(WayOut::line("tournament bust").who(&[name])) }
        }
        TournamentGoingRefused::NobodyLeft => {
            Said::new("nobody-left", "somebody must be left with the chips").or(STATUS)
        }
        TournamentGoingRefused::NotTogether { name, hand, other } => Said::new(
            "not-together",
            format!("`{name}` lost the last chips in hand {hand}, and `{other}` did not: tell them one by one"),
        )
        .way(WayOut::line("tournament bust").who(&[name])),
        TournamentGoingRefused::StackOfNobody { name } => Said::new(
            "stack-impossible",
            format!("`{name}` does not go out, so the stack decides nothing"),
        )
        .or(STATUS),
        TournamentGoingRefused::StackImpossible { name, stack } => {
            Said::new("stack-impossible", format!("`{name}` cannot have had {stack} chips")).or(STATUS)
        }
        TournamentGoingRefused::StackUnsaid { name } => Said::new(
            "stack-unknown",
            format!(
                "several went out together: what did `{name}` have when the hand began? Equal stacks share the place"
            ),
        )
        .or(BUST),
        TournamentGoingRefused::Bounty(why) => bounty(why),
        TournamentGoingRefused::HasAllChips { name } => {
            Said::new("nobody-left", format!("`{name}` has all the chips, and the tournament"))
                .or("tournament payout")
        }
        TournamentGoingRefused::HasHisShare { name } => Said::new(
            "chopped-already",
            format!("`{name}` got his share in the deal: a player who stops is out"),
        )
        .way(WayOut::line("tournament bust").who(&[name])),
        TournamentGoingRefused::ChipsUncounted { name, chips } => Said::new(
            "stacks-uncounted",
            format!("{chips} chips of players who are out count for nobody yet: count `{name}` before he leaves"),
        )
        .way(WayOut::line("count").who(&[name]).arg("--help")),
    }
}

fn bounty(why: &BountyRefused) -> Said {
    match why {
        BountyRefused::GoesOut { name } => {
            Said::new("not-in-tournament", format!("`{name}` goes out himself, and took nobody out"))
                .or(STATUS)
        }
        BountyRefused::NotIn { name } => {
            Said::new("not-in-tournament", format!("`{name}` is not in, and took nobody out")).or(STATUS)
        }
        BountyRefused::Unsaid { bounty } => {
            Said::new("bounty-unsaid", format!("{bounty} is on their heads, and it was not said who won it"))
                .or(BUST)
        }
        BountyRefused::TookNone { stranger, winners, hand, name, out, stacks } => {
            let took = players(winners, "and");
            Said::new(
                "bounty-not-won",
                format!("`{stranger}` won none of the last chips of `{name}`: in hand {hand} {took} did"),
            )
            .way(shared_by(winners, out, stacks))
        }
        BountyRefused::Shared { winners, hand, name, out, stacks } => {
            let won = players(winners, "and");
            let message = match winners.as_slice() {
                [_] => format!("the last chips of `{name}` went to {won} in hand {hand}"),
                _ => format!("{won} share the pot of hand {hand} that took `{name}` out: name them all"),
            };
            Said::new("bounty-shared", message).way(shared_by(winners, out, stacks))
        }
    }
}

/// The same exit with all who won what is on the heads.
fn shared_by(winners: &[String], out: &[String], stacks: &[(String, Amount)]) -> WayOut {
    let out: Vec<&str> = out.iter().map(String::as_str).collect();
    let bust = WayOut::line("tournament bust").who(&out);
    let by = winners.iter().fold(bust, |bust, winner| bust.option("--by", winner));
    stacks.iter().fold(by, |bust, (name, stack)| bust.pay("--stack", name, *stack))
}
