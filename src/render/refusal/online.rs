//! Why a session that was played elsewhere does not come in, in words.

use crate::render::refusal::said::Said;
use ledger::refusal::{OnlineRefused, SittingsDiffer};

pub(super) fn said(why: &OnlineRefused) -> Said {
    match why {
        OnlineRefused::NoSittings => Said::new("no-sittings", "the ledger has no sitting in it"),
        OnlineRefused::SittingTwice { name } => {
            Said::new("sitting-twice", format!("a sitting of `{}` stands there twice", name.escape_debug()))
        }
        OnlineRefused::Otherwise { event, what } => Said::new("imported-otherwise", differs(*event, what))
            .or(format!("show {event}"))
            .or(format!("undo {event}")),
    }
}

fn differs(event: u64, what: &SittingsDiffer) -> String {
    match what {
        SittingsDiffer::New { name } => format!(
            "a sitting of `{}` is new, and others of the file came in as event {event}",
            name.escape_debug()
        ),
        SittingsDiffer::Figures { name, was: [was_in, was_out], is: [is_in, is_out] } => format!(
            "`{}` bought {was_in} and left with {was_out} by event {event}; by this file {is_in} and {is_out}",
            name.escape_debug()
        ),
        SittingsDiffer::Result { name, was, is } => {
            format!("`{}` came out at {was} by event {event}; by this file at {is}", name.escape_debug())
        }
        SittingsDiffer::Bought { name, was, is } => {
            format!("`{}` bought {was} by event {event}; by this file {is}", name.escape_debug())
        }
    }
}
