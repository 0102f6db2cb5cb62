//! Two people who are kept apart, in words.

use crate::render::refusal::said::Said;
use crate::render::refusal::way_out::WayOut;
use ledger::refusal::{ApartNoticed, ApartRefused};

pub(super) fn said(why: &ApartRefused) -> Said {
    match why {
        ApartRefused::NotDoneHere { house } => {
            Said::new("pairs-not-kept-apart", format!("`{house}` keeps nobody apart"))
        }
        ApartRefused::FromHimself { name } => {
            Said::new("same-party", format!("`{name}` cannot be kept apart from himself"))
        }
        ApartRefused::Already { one, other } => {
            Said::new("apart-already", format!("`{one}` and `{other}` are kept apart already")).or("seats")
        }
        ApartRefused::NotKept { one, other } => {
            Said::new("not-kept-apart", format!("`{one}` and `{other}` are not kept apart")).or("seats")
        }
        ApartRefused::Sits { name, other } => {
            let message =
                format!("`{name}` and `{other}` do not share a table, and `{other}` sits at this one");
            Said::new("kept-apart", message).way(allow(name, other))
        }
        ApartRefused::InOneHand { one, other, in_tournament } => {
            let message =
                format!("`{one}` and `{other}` do not share a table: one of them sits out or leaves");
            let leave = if *in_tournament { "tournament leave" } else { "cashout" };
            Said::new("kept-apart", message).way(WayOut::line(leave).who(&[other]))
        }
        ApartRefused::InOneTournament { one, other } => {
            let message = format!(
                "`{one}` and `{other}` do not share a table, and a tournament is played at one table"
            );
            Said::new("kept-apart", message).way(allow(one, other))
        }
    }
}

fn allow(one: &str, other: &str) -> WayOut {
    WayOut::line("seats").option("--allow", &format!("{one},{other}"))
}

pub(super) fn noticed(what: &ApartNoticed) -> String {
    match what {
        ApartNoticed::AtOneTable { one, other } => {
            format!("`{one}` and `{other}` are at one table now: one of them leaves before the next hand")
        }
    }
}
