//! Two people who are kept apart, in words.

use crate::render::refusal::said::Said;
use ledger::refusal::{ApartNoticed, ApartRefused};

/// How they are allowed to sit together.
const HOW: &str = "seats --help";

pub(super) fn said(why: &ApartRefused) -> Said {
    match why {
        ApartRefused::NotDoneHere { house } => {
            Said::new("pairs-not-kept-apart", format!("no rule at `{house}` keeps players apart"))
        }
        ApartRefused::FromHimself { name } => {
            Said::new("same-party", format!("`{name}` can't be kept apart from `{name}`"))
        }
        ApartRefused::Already { one, other } => {
            Said::new("apart-already", format!("`{one}` and `{other}` are already kept apart")).or("seats")
        }
        ApartRefused::NotKept { one, other } => {
            Said::new("not-kept-apart", format!("`{one}` and `{other}` aren't kept apart")).or("seats")
        }
        ApartRefused::Sits { name, other } => {
            let message =
                format!("`{name}` and `{other}` can't sit at the same table, and `{other}` is at this one");
            Said::new("kept-apart", message).or(HOW)
        }
        ApartRefused::InOneHand { one, other, in_tournament } => {
            let message = format!(
                "`{one}` and `{other}` can't sit at the same table: one of them has to sit out or leave"
            );
            Said::new("kept-apart", message).or(if *in_tournament { "tournament seats" } else { "seats" })
        }
        ApartRefused::InOneTournament { one, other } => {
            let message = format!(
                "`{one}` and `{other}` can't sit at the same table, but tournaments here are played at one table"
            );
            Said::new("kept-apart", message).or(HOW)
        }
    }
}

pub(super) fn noticed(what: &ApartNoticed) -> String {
    match what {
        ApartNoticed::AtOneTable { one, other } => {
            format!(
                "`{one}` and `{other}` are now at the same table: one of them has to leave before the next hand"
            )
        }
    }
}
