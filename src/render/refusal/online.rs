//! Why a session that was played elsewhere does not come in, in words.

use crate::render::refusal::said::Said;
use ledger::refusal::{OnlineRefused, SittingsDiffer};

pub(super) fn said(why: &OnlineRefused) -> Said {
    match why {
        OnlineRefused::NoSittings => Said::new("no-sittings", "the ledger has no sessions in it"),
        OnlineRefused::SittingTwice { name } => Said::new(
            "sitting-twice",
            format!("the ledger has the same session of `{}` twice", name.escape_debug()),
        ),
        OnlineRefused::Otherwise { event, what } => Said::new("imported-otherwise", differs(*event, what))
            .or(format!("show {event}"))
            .or(format!("undo {event}")),
    }
}

fn differs(event: u64, what: &SittingsDiffer) -> String {
    match what {
        SittingsDiffer::New { name } => format!(
            "a session of `{}` is new, but others in the file already came in as event {event}",
            name.escape_debug()
        ),
        SittingsDiffer::Figures { name, was: [was_in, was_out], is: [is_in, is_out] } => format!(
            "event {event} says `{}` bought {was_in} and left with {was_out}, but this file says {is_in} and {is_out}",
            name.escape_debug()
        ),
        SittingsDiffer::Result { name, was, is } => {
            format!("event {event} says `{}` ended at {was}, but this file says {is}", name.escape_debug())
        }
        SittingsDiffer::Bought { name, was, is } => {
            format!("event {event} says `{}` bought {was}, but this file says {is}", name.escape_debug())
        }
    }
}
