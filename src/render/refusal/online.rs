//! Why a session played elsewhere is not imported, in words.

use crate::render::refusal::said::Said;
use engine::readable::AsTyped;
use ledger::refusal::{OnlineRefused, SittingsDiffer};

pub(super) fn said(why: &OnlineRefused) -> Said {
    match why {
        OnlineRefused::NoSittings => Said::new("no-sittings", "the ledger has no sessions in it"),
        OnlineRefused::SittingTwice { name } => Said::new(
            "sitting-twice",
            format!("the ledger has the same session for `{}` twice", name.as_typed()),
        ),
        OnlineRefused::Otherwise { event, what } => {
            let said = Said::new("imported-otherwise", differs(*event, what));
            let said = said.or(format!("show {event}")).or(format!("undo {event}"));
            match what {
                SittingsDiffer::Result { .. } => said.or("import … --really-different"),
                _ => said,
            }
        }
    }
}

fn differs(event: u64, what: &SittingsDiffer) -> String {
    match what {
        SittingsDiffer::New { name } => format!(
            "a session for `{}` is new, but others in this file were already imported as event {event}",
            name.as_typed()
        ),
        SittingsDiffer::Figures { name, was: [was_in, was_out], is: [is_in, is_out] } => format!(
            "event {event} has `{}` in for {was_in} and out with {was_out}, but this file says {is_in} and {is_out}",
            name.as_typed()
        ),
        SittingsDiffer::Result { name, was, is } => {
            format!("event {event} says `{}` ended at {was}, but this file says {is}", name.as_typed())
        }
        SittingsDiffer::Bought { name, was, is } => {
            format!("event {event} says `{}` bought in for {was}, but this file says {is}", name.as_typed())
        }
    }
}
