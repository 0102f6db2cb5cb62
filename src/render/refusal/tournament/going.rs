//! Why a player can't be out, or can't leave, in words.

use crate::render::refusal::said::Said;
use crate::render::refusal::tournament::noticed::bust;
use crate::render::refusal::tournament::outsider;
use crate::render::refusal::tournament::players::players;
use crate::render::refusal::way_out::WayOut;
use engine::money::Amount;
use ledger::refusal::{BountyRefused, TournamentGoingRefused};

/// Shows the tournament.
const STATUS: &str = "tournament status";

/// How many possible winners of a bounty are named, one on each line.
const WAYS_MAX: usize = 4;

pub(super) fn said(why: &TournamentGoingRefused) -> Said {
    match why {
        TournamentGoingRefused::NotIn(who) => outsider::said(who, STATUS),
        TournamentGoingRefused::OutUntold { name, won_by } => {
            let out = Said::new("out-untold", format!("`{name}` has no chips left, but nobody said `{name}` is out"));
            match won_by {
                Some(won_by) => told_by(out, name, won_by),
                None => out.way(WayOut::line("tournament bust").who(&[name])),
            }
        }
        TournamentGoingRefused::HeadWaits { name, won_by } => {
            let waits = Said::new("bounty-waits", format!("nobody said who won the bounty on `{name}`"));
            told_by(waits, name, won_by)
        }
        TournamentGoingRefused::NobodyLeft => {
            Said::new("nobody-left", "somebody has to be left with the chips").or(STATUS)
        }
        TournamentGoingRefused::NotTogether { name, hand, other } => Said::new(
            "not-together",
            format!(
                "`{name}` busted in hand {hand}, but `{other}` didn't: knock them out one at a time"
            ),
        )
        .way(WayOut::line("tournament bust").who(&[name])),
        TournamentGoingRefused::StackOfNobody { name } => Said::new(
            "stack-impossible",
            format!("`{name}` isn't busting out, so leave out that stack"),
        )
        .or(STATUS),
        TournamentGoingRefused::StackImpossible { name, stack } => {
            let message = format!("`{name}` can't have had {stack} chips when the hand began");
            Said::new("stack-impossible", message).or(STATUS)
        }
        TournamentGoingRefused::StackUnsaid { name, out, by, stacks } => Said::new(
            "stack-unknown",
            format!(
                "several players went out together: how much did `{name}` have when the hand began? Equal stacks tie"
            ),
        )
        .way(shared_by(by, out, stacks)),
        TournamentGoingRefused::Bounty(why) => bounty(why),
        TournamentGoingRefused::HasAllChips { name } => {
            Said::new("nobody-left", format!("`{name}` has all the chips and wins the tournament"))
                .or("tournament payout")
        }
        TournamentGoingRefused::HasHisShare { name } => Said::new(
            "chopped-already",
            format!("`{name}` already got a share in the chop and is out when play stops"),
        )
        .way(WayOut::line("tournament bust").who(&[name])),
        TournamentGoingRefused::ChipsUncounted { name, chips } => Said::new(
            "stacks-uncounted",
            format!(
                "{chips} chips from players who are out aren't in anybody's stack yet: count `{name}` before `{name}` leaves"
            ),
        )
        .way(WayOut::line("count").who(&[name]).arg("--help")),
    }
}

/// Lines to say who won the bounty on a head, one for each way it may have been.
fn told_by(said: Said, name: &str, won_by: &[Vec<String>]) -> Said {
    won_by.iter().take(WAYS_MAX).fold(said, |said, way| said.way(bust(name, way)))
}

fn bounty(why: &BountyRefused) -> Said {
    match why {
        BountyRefused::GoesOut { name } => Said::new(
            "not-in-tournament",
            format!("`{name}` busted too, so `{name}` didn't knock anybody out"),
        )
        .or(STATUS),
        BountyRefused::NotIn(who) => Said::new(
            "not-in-tournament",
            format!("{}, so `{}` didn't knock anybody out", outsider::sentence(who), who.name),
        )
        .or(STATUS),
        BountyRefused::Unsaid { bounty, out, stacks, ways } => {
            let message = format!("there's {bounty} in bounty money, and nobody said who won it");
            let said = Said::new("bounty-unsaid", message);
            ways.iter().take(WAYS_MAX).fold(said, |said, way| said.way(shared_by(way, out, stacks)))
        }
        BountyRefused::TookNone { stranger, winners, hand, name, out, stacks } => {
            let took = players(winners, "and");
            Said::new(
                "bounty-not-won",
                format!("`{stranger}` didn't win any of `{name}`'s last chips: in hand {hand}, {took} did"),
            )
            .way(shared_by(winners, out, stacks))
        }
        BountyRefused::Shared { winners, hand, name, out, stacks } => {
            let won = players(winners, "and");
            let message = match winners.as_slice() {
                [_] => format!("`{name}`'s last chips went to {won} in hand {hand}"),
                _ => {
                    format!(
                        "{won} split the pot that knocked `{name}` out in hand {hand}, so name each of them"
                    )
                }
            };
            Said::new("bounty-shared", message).way(shared_by(winners, out, stacks))
        }
    }
}

/// The same exit with everybody who won the bounties.
fn shared_by(winners: &[String], out: &[String], stacks: &[(String, Amount)]) -> WayOut {
    let out: Vec<&str> = out.iter().map(String::as_str).collect();
    let bust = WayOut::line("tournament bust").who(&out);
    let by = winners.iter().fold(bust, |bust, winner| bust.option("--by", winner));
    stacks.iter().fold(by, |bust, (name, stack)| bust.pay("--stack", name, *stack))
}
