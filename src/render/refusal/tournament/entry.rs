//! Why a player can't enter, come back or get more chips, in words.

use crate::render::refusal::said::Said;
use crate::render::refusal::tournament::outsider;
use crate::render::refusal::tournament::players::players;
use crate::render::refusal::way_out::WayOut;
use engine::as_text::counted;
use ledger::refusal::{AddonRefused, EntryWindow, TournamentEntryRefused, TournamentRebuyRefused};

/// Shows the tournament.
const STATUS: &str = "tournament status";

/// Unless something better is known, the state of the tournament says why and what else is possible.
pub(super) fn said(why: &TournamentEntryRefused) -> Said {
    let said = worded(why);
    if said.hint().is_some() { said } else { said.or(STATUS) }
}

fn worded(why: &TournamentEntryRefused) -> Said {
    match why {
        TournamentEntryRefused::EnteredAlready { name, number, comes_back } => {
            let said =
                Said::new("entered-already", format!("`{name}` has already entered tournament {number}"));
            said.way(if *comes_back { about("tournament rebuy", name) } else { WayOut::line(STATUS) })
        }
        TournamentEntryRefused::TableFull { players, most } => Said::new(
            "table-too-large",
            format!(
                "{players} players are already in the tournament, and the table has room for only {most}"
            ),
        )
        .or(STATUS),
        TournamentEntryRefused::NeverEntered { name, number, comes } => {
            let said = Said::new("not-entered", format!("`{name}` hasn't entered tournament {number}"));
            said.way(if *comes { about("tournament enter", name) } else { WayOut::line(STATUS) })
        }
        TournamentEntryRefused::DealMade => {
            Said::new("chopped-already", "the players already agreed on a chop, so nobody else can enter")
                .or("tournament payout")
        }
        TournamentEntryRefused::Closed { window, last, now } => closed(*window, *last, *now),
        TournamentEntryRefused::NoLateEntries { number } => {
            Said::new("late-entry", format!("tournament {number} has started and doesn't take late entries"))
        }
        TournamentEntryRefused::Rebuy(why) => rebuy(why),
        TournamentEntryRefused::Addon(why) => addon(why),
    }
}

fn about(verb: &str, name: &str) -> WayOut {
    WayOut::line(verb).who(&[name])
}

fn closed(window: EntryWindow, last: u32, now: u32) -> Said {
    let over = |what| format!("{what} ended with level {last}, and it's level {now} now");
    match window {
        EntryWindow::LateEntries => Said::new("late-entry", over("entries")),
        EntryWindow::Rebuys => Said::new("rebuys-over", over("rebuys")),
        EntryWindow::Addons => Said::new("addon-over", over("add-ons")),
    }
}

fn rebuy(why: &TournamentRebuyRefused) -> Said {
    match why {
        TournamentRebuyRefused::NoneHere => Said::new("no-rebuys", "this tournament has no rebuys"),
        TournamentRebuyRefused::NoPrice => Said::new("no-rebuys", "no rebuy price was set before the start"),
        TournamentRebuyRefused::StillIn { name } => {
            Said::new("still-in-play", format!("`{name}` still has chips"))
        }
        TournamentRebuyRefused::Left { name } => {
            Said::new("has-left", format!("`{name}` left the tournament"))
        }
        TournamentRebuyRefused::UsedUp { name, times } => Said::new(
            "rebuys-used",
            format!("`{name}` already took {}, and that's the limit", counted(times, "rebuy")),
        ),
        TournamentRebuyRefused::TakenAlready => {
            Said::new("not-first-out", "there's only one rebuy, and it's been used")
        }
        TournamentRebuyRefused::NotFirstOut { first } => {
            let first = players(first, "and");
            Said::new("not-first-out", format!("only the first player out can rebuy, and that was {first}"))
        }
        TournamentRebuyRefused::TooLate { name } => Said::new(
            "not-first-out",
            format!("`{name}` didn't rebuy before the next player was out, so it's too late"),
        ),
        TournamentRebuyRefused::FirstOutShared { name, first } => {
            let first = players(first, "and");
            Said::new(
                "first-out-shared",
                format!(
                    "{first} went out together with equal stacks, and the house rules don't say who was out first"
                ),
            )
            .way(about("tournament rebuy", name).arg("--agreed"))
        }
        TournamentRebuyRefused::ExitUntold { names } => {
            let have = if names.len() == 1 { "has" } else { "have" };
            let untold = players(names, "and");
            let said = Said::new(
                "exit-untold",
                format!("{untold} {have} no chips left either: say who went out first"),
            );
            names.iter().take(1).fold(said, |said, name| said.way(about("tournament bust", name)))
        }
    }
}

fn addon(why: &AddonRefused) -> Said {
    match why {
        AddonRefused::NoneHere => Said::new("no-addon", "this tournament has no add-on"),
        AddonRefused::NotInAnyMore(who) => outsider::said(who, STATUS),
        AddonRefused::HadIt { name } => Said::new("addon-used", format!("`{name}` already took the add-on")),
    }
}
