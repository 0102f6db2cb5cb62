//! Why a player can't leave, and what the house says about leaving, in words.

use crate::render::refusal::said::Said;
use crate::render::refusal::way_out::WayOut;
use engine::as_text::counted;
use ledger::refusal::{LeavingNoticed, LeavingRefused, NoticeDue};

pub(super) fn said(why: &LeavingRefused) -> Said {
    match why {
        LeavingRefused::InTournament { name } => {
            Said::new("still-in-play", format!("`{name}` still has chips in the tournament"))
                .or("tournament status")
        }
        LeavingRefused::ChipsLeft { name, stack } => {
            Said::new("chips-left", format!("`{name}` still has {stack} in chips"))
                .way(WayOut::line("cashout").who(&[name]))
        }
        LeavingRefused::SaidAlready { name, has_chips } => {
            let verb = if *has_chips { "cashout" } else { "leave" };
            Said::new("announced-already", format!("`{name}` already gave notice"))
                .way(WayOut::line(verb).who(&[name]))
        }
    }
}

pub(super) fn noticed(what: &LeavingNoticed) -> String {
    match what {
        LeavingNoticed::UnequalDeals { name } => {
            format!("`{name}` is leaving before everybody has had the same number of deals")
        }
        LeavingNoticed::Forfeits { name } => {
            format!("players who leave early lose their buy-in; `{name}` is cashing out anyway")
        }
        LeavingNoticed::TakesWinnings { name, ahead } => {
            format!("`{name}` leaves with {ahead} in winnings while the others play on")
        }
        LeavingNoticed::WithoutNotice { name, due } => {
            format!("players should give notice {} before they leave: did `{name}`?", notice(*due))
        }
        LeavingNoticed::InTime { name, minutes, hands } => since(name, *minutes, *hands),
        LeavingNoticed::TooLate { name, minutes, hands, due, wanted } => {
            let since = since(name, *minutes, *hands);
            let (rounds, wanted) = (rounds(*due), counted(wanted, "hand"));
            format!("{since}; it should be {rounds} ({wanted}){}", or_minutes(*due))
        }
    }
}

fn since(name: &str, minutes: i64, hands: u32) -> String {
    format!("`{name}` gave notice {} and {} ago", counted(minutes, "minute"), counted(hands, "hand"))
}

/// How much notice the house asks for: `a round or 30 minutes`.
pub(super) fn notice(due: NoticeDue) -> String {
    format!("{}{}", rounds(due), or_minutes(due))
}

fn rounds(due: NoticeDue) -> String {
    if due.rounds == 1 { "a round".to_owned() } else { format!("{} rounds", due.rounds) }
}

fn or_minutes(due: NoticeDue) -> String {
    due.minutes.map(|least| format!(" or {}", counted(least, "minute"))).unwrap_or_default()
}
