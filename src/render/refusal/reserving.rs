//! What is wrong with a reservation, and what the host hears of kept seats, in words.

use crate::render::refusal::said::Said;
use crate::render::refusal::way_out::WayOut;
use ledger::refusal::{ReserveNoticed, ReserveRefused};

pub(super) fn said(why: &ReserveRefused) -> Said {
    match why {
        ReserveRefused::NoReservations { house } => {
            Said::new("no-reservations", format!("`{house}` keeps no seats and no waiting list"))
                .or("seat --help")
        }
        ReserveRefused::SitsAlready { name } => {
            Said::new("sits-already", format!("`{name}` sits at the table")).or("seats")
        }
        ReserveRefused::ReservedAlready { name, waits } => {
            let what = if *waits { "waits for a seat" } else { "has a seat kept for him" };
            Said::new("reserved-already", format!("`{name}` {what} already")).or("seats")
        }
        ReserveRefused::NotReserved { name } => {
            Said::new("not-reserved", format!("no seat is kept for `{name}`, and he does not wait for one"))
                .way(WayOut::line("seats reserve").who(&[name]))
        }
        ReserveRefused::OnlyWaits { name } => {
            Said::new("only-waits", format!("`{name}` waits for a seat and had none to come to"))
                .way(WayOut::line("seats cancel").who(&[name]))
        }
    }
}

pub(super) fn noticed(what: &ReserveNoticed) -> String {
    match what {
        ReserveNoticed::Full { name, seats } => {
            format!("all {seats} seats are taken or kept: `{name}` waits for one")
        }
        ReserveNoticed::ComesLate { name } => {
            format!("`{name}` may come later than the others: the host knows")
        }
        ReserveNoticed::FirstWaits { name } => {
            let seat = WayOut::line("seat").who(&[name]);
            format!("a seat is free, and `{name}` is the first who waits ({seat})")
        }
        ReserveNoticed::OthersFirst { name, ahead } => {
            let waits = if ahead.len() == 1 { "waits and goes" } else { "wait and go" };
            format!("{} {waits} before `{name}`", named(ahead))
        }
        ReserveNoticed::SeatsKept { names } => format!("the free seats are kept for {}", named(names)),
        ReserveNoticed::DidNotCome { name, nights } => {
            let word = if nights.len() > 1 { "nights" } else { "night" };
            let nights: Vec<String> = nights.iter().map(u32::to_string).collect();
            format!("`{name}` had a seat and did not come on {word} {}; the host decides", nights.join(", "))
        }
    }
}

fn named(names: &[String]) -> String {
    names.iter().map(|name| format!("`{name}`")).collect::<Vec<_>>().join(", ")
}
