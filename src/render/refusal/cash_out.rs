//! What is wrong with turning chips in, and its notices, in words.

use crate::render::next_step::uneven;
use crate::render::page::together;
use crate::render::refusal::said::Said;
use crate::render::refusal::way_out::WayOut;
use ledger::refusal::{CashOutNoticed, CashOutRefused, StaysOnTable};

pub(super) fn said(why: &CashOutRefused) -> Said {
    match why {
        CashOutRefused::TournamentChips => {
            let message = "tournament chips aren't money: nobody can cash them out during the tournament";
            Said::new("no-cash-out", message).or("status")
        }
        CashOutRefused::OnlyAPart { stays, name, stack, amount } => {
            let why = match stays {
                StaysOnTable::Winnings => {
                    "players can't take a part of their chips off the table while the others play on"
                }
                StaysOnTable::Chips => "chips stay on the table until the player cashes out for good",
            };
            let message = format!("{why}: `{name}` can cash out all {stack} or nothing, not {amount}");
            Said::new("ratholing", message).way(WayOut::line("cashout").who(&[name]))
        }
        CashOutRefused::NoChips { name } => {
            Said::new("no-chips", format!("`{name}` has no chips to cash out")).or("status")
        }
        CashOutRefused::MoreThanOut { stack, out } => {
            Said::new("more-than-in-play", format!("{stack} is more than the {out} in chips still in play"))
                .or("status")
        }
        CashOutRefused::CountsOff { off, bearers } => {
            let message = format!("every stack has been counted, but the total is {}", uneven(*off, bearers));
            Said::new("counts-off", message)
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
            format!("the drawer can't pay `{name}` the last {claim}, so the bank owes `{name}` {claim}")
        }
        CashOutNoticed::NotWhole { name, stack } => {
            format!(
                "`{name}` gets paid {stack}, but stacks should be whole dollars by now: undo and count again"
            )
        }
        CashOutNoticed::BelongsInPot { name, stack, above } => {
            format!(
                "`{name}` cashes out {stack}, with {above} in odd change: to play for that, use coldhands first"
            )
        }
        CashOutNoticed::SmallerFirst { drawer, out, first, name } => {
            let first: Vec<String> = first.iter().map(|name| format!("`{name}`")).collect();
            let first = together(&first);
            format!(
                "the drawer has {drawer} to cover {out} in chips: pay smaller stacks first, so {first} before `{name}`"
            )
        }
    }
}
