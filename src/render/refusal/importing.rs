//! Why an evening that was played elsewhere is not taken, and what the banker hears where it is, in words.

use crate::render::refusal::recorded_hands::show;
use crate::render::refusal::said::Said;
use ledger::refusal::{ImportNoticed, ImportRefused, LogFault};

pub(super) fn said(why: &ImportRefused) -> Said {
    match why {
        ImportRefused::SitsTwice { place, name } => {
            Said::new("player-twice", format!("{place}: `{name}` cannot sit twice in one hand"))
                .or("import --help")
        }
        ImportRefused::PartOfAnEvening { night, event, apart } => {
            let message = format!(
                "this and night {night} are parts of one evening, and one evening is one night: take back event {event}, \
                 then give all its files in one line"
            );
            let said = Said::new("part-of-an-evening", message).or(format!("undo {event}"));
            if *apart { said.or("import … --really-different") } else { said }
        }
        ImportRefused::KnownHand { place, hand, night, event } => {
            let message = format!("{place}: this is hand {hand} of night {night} (event {event}) already");
            Said::new("bad-file", message).or(show(*hand, *night)).or("--really-different")
        }
        ImportRefused::BadHand { place, name, fault } => {
            let name = if name.is_empty() { String::new() } else { format!("hand {name}: ") };
            Said::new("bad-file", format!("{place}: {name}{}", told(fault))).or("import … --skip-refused")
        }
    }
}

fn told(fault: &LogFault) -> String {
    match fault {
        LogFault::Unread(fault) => fault.clone(),
        LogFault::OtherMiddle { played_for, lies } => {
            format!("it is played for {played_for} in the middle, where {lies} lies")
        }
        LogFault::Act { act, why } => format!("act {act}: {}", why.message),
        LogFault::PaidOtherwise { took, paid } => format!("the site took {took} and paid {paid}"),
    }
}

pub(super) fn noticed(what: &ImportNoticed) -> String {
    match what {
        ImportNoticed::LedgerCounts { name, ledger, log } => {
            format!("`{name}` comes out at {ledger} by the ledger and {log} by the log; the ledger counts")
        }
        ImportNoticed::BookedAgain { is_ledger, event, later } => {
            let text = match is_ledger {
                true => {
                    format!("the ledger came in before, by event {event}: it is booked again with its hands")
                }
                false => format!("a part came in before, by event {event}: the evening is booked whole"),
            };
            let later: Vec<String> =
                later.iter().map(|(event, kind)| format!("event {event} ({kind})")).collect();
            match later.as_slice() {
                [] => text,
                later => format!("{text}, and as before what came after it: {}", later.join(", ")),
            }
        }
    }
}
