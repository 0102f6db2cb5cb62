//! What is wrong with a reservation, and what the host hears of kept seats, in words.

use crate::render::page::together;
use crate::render::refusal::said::Said;
use crate::render::refusal::way_out::WayOut;
use ledger::refusal::{ReserveNoticed, ReserveRefused};

pub(super) fn said(why: &ReserveRefused) -> Said {
    match why {
        ReserveRefused::NoReservations { house } => {
            Said::new("no-reservations", format!("`{house}` doesn't reserve seats or keep a waiting list"))
                .or("seat --help")
        }
        ReserveRefused::SitsAlready { name } => {
            Said::new("sits-already", format!("`{name}` is already at the table")).or("seats")
        }
        ReserveRefused::ReservedAlready { name, waits } => {
            let what = if *waits { "is already waiting for a seat" } else { "already has a reserved seat" };
            Said::new("reserved-already", format!("`{name}` {what}")).or("seats")
        }
        ReserveRefused::NotReserved { name } => {
            Said::new("not-reserved", format!("`{name}` has no reserved seat and isn't on the waiting list"))
                .or("seats")
        }
        ReserveRefused::OnlyWaits { name } => {
            Said::new("only-waits", format!("`{name}` was only on the waiting list and had no seat to miss"))
                .way(WayOut::line("seats cancel").who(&[name]))
        }
    }
}

pub(super) fn noticed(what: &ReserveNoticed) -> String {
    match what {
        ReserveNoticed::Full { name, seats } => {
            format!("all {seats} seats are taken or reserved, so `{name}` goes on the waiting list")
        }
        ReserveNoticed::ComesLate { name } => {
            format!("the host knows `{name}` might be late")
        }
        ReserveNoticed::FirstWaits { name } => {
            let seat = WayOut::line("seat").who(&[name]);
            format!("a seat is open, and `{name}` is first on the waiting list ({seat})")
        }
        ReserveNoticed::OthersFirst { name, ahead } => {
            let waits = if ahead.len() == 1 { "is" } else { "are" };
            format!("{} {waits} on the waiting list ahead of `{name}`", named(ahead))
        }
        ReserveNoticed::SeatsKept { names } => format!("the open seats are reserved for {}", named(names)),
        ReserveNoticed::DidNotCome { name, nights } => {
            let word = if nights.len() > 1 { "nights" } else { "night" };
            let nights: Vec<String> = nights.iter().map(u32::to_string).collect();
            format!(
                "`{name}` had a seat but didn't show up on {word} {}; it's up to the host whether to save another one",
                together(&nights)
            )
        }
    }
}

fn named(names: &[String]) -> String {
    together(&names.iter().map(|name| format!("`{name}`")).collect::<Vec<_>>())
}
