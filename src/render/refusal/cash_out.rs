//! What is wrong with turning chips in, in words, and what is to be heard when they are.

use crate::render::refusal::said::Said;
use crate::render::refusal::way_out::WayOut;
use ledger::refusal::{CashOutNoticed, CashOutRefused, StaysOnTable};

pub(super) fn said(why: &CashOutRefused) -> Said {
    match why {
        CashOutRefused::TournamentChips => Said::new(
            "no-cash-out",
            "tournament chips aren't money: nobody can cash them out during the tournament",
        )
        .or("close"),
        CashOutRefused::OnlyAPart { stays, name, stack, amount } => {
            let why = match stays {
                StaysOnTable::Winnings => "winnings stay on the table while the others are playing for them",
                StaysOnTable::Chips => "chips stay on the table until their owner cashes out for good",
            };
            let message = format!("{why}: `{name}` can cash out all {stack} or nothing, not {amount}");
            Said::new("ratholing", message).way(WayOut::line("cashout").who(&[name]))
        }
        CashOutRefused::NoChips { name } => {
            Said::new("no-chips", format!("`{name}` has no chips to cash out"))
        }
        CashOutRefused::MoreThanOut { stack, out } => {
            Said::new("more-than-in-play", format!("{stack} is more than the {out} in chips still out"))
                .or("close --over-short house")
        }
        CashOutRefused::CountsOff { off } => {
            let side = if off.is_negative() { "short" } else { "over" };
            let off = off.abs();
            Said::new("counts-off", format!("every stack is counted, but the total is {off} {side}"))
        }
    }
}

pub(super) fn noticed(what: &CashOutNoticed) -> String {
    match what {
        CashOutNoticed::PartUnsaid => {
            "the house rules don't mention taking chips off the table, so it's allowed (standard rule)"
                .to_owned()
        }
        CashOutNoticed::DrawerShort { name, claim } => {
            format!("the drawer is {claim} short for `{name}`, so the bank owes `{name}` {claim}")
        }
        CashOutNoticed::NotWhole { name, stack } => {
            format!("`{name}` turns in {stack}: stacks should be whole dollars by now, so count again")
        }
        CashOutNoticed::BelongsInPot { name, stack, above } => {
            format!("`{name}` turns in {stack}; the odd {above} goes in the last pot")
        }
        CashOutNoticed::SmallerFirst { drawer, out, first, name } => {
            let first: Vec<String> = first.iter().map(|name| format!("`{name}`")).collect();
            let first = first.join(", ");
            format!(
                "the drawer has {drawer} for {out} in chips: smaller stacks get paid first, so {first} before `{name}`"
            )
        }
    }
}
