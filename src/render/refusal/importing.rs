//! Why an evening played elsewhere is not imported, and the notices when it is, in words.

use crate::render::past::which;
use crate::render::refusal::recorded_hands::{in_another_unit, show};
use crate::render::refusal::said::Said;
use crate::render::shell::option;
use engine::as_text::listed;
use engine::money::Amount;
use engine::readable::AsTyped;
use ledger::refusal::{ImportNoticed, ImportRefused, LogFault, PastFault};

pub(super) fn said(why: &ImportRefused) -> Said {
    match why {
        ImportRefused::SitsTwice { place, name } => {
            Said::new("player-twice", format!("{place}: `{name}` is in the same hand twice"))
                .or("import --help")
        }
        ImportRefused::TwoGames { name } => Said::new(
            "two-evenings",
            format!(
                "the ledger and the log are from two games: `{}` wasn't always at the ledger's table when the log says so; import \
                 them one at a time",
                name.as_typed()
            ),
        ),
        ImportRefused::EarlyLog { name } => early_log(&name.as_typed()),
        ImportRefused::EarlyLedger { name, joins, event } => early_ledger((&name.as_typed(), *joins), *event),
        ImportRefused::NoHands => {
            Said::new("no-hands", "the log has no hands in it, so it doesn't say who won; import the ledger")
        }
        ImportRefused::PartOfAnEvening { night, event, apart } => part_of_an_evening(*night, *event, *apart),
        ImportRefused::HandTwice { place, first } => {
            let message = format!("{place}: this is the same hand as {first}; leave one of the two out");
            Said::new("bad-file", message).or("--really-different")
        }
        ImportRefused::KnownHand { place, hand, night, event, apart } => {
            let message = format!("{place}: this is already hand {hand} of night {night} (event {event})");
            let said = Said::new("bad-file", message).or(show(*hand, *night));
            said.or(if *apart { "--really-different".to_owned() } else { format!("undo {event}") })
        }
        ImportRefused::InAnotherUnit { place, found } => {
            let said = in_another_unit(found);
            Said { message: format!("{place}: {}", said.message), ..said }
        }
        ImportRefused::SameTime { night, names, apart } => {
            let names: Vec<String> = names.iter().map(|name| format!("`{name}`")).collect();
            let message = format!(
                "{} played in night {night} at the same time; if that's the same game, it's already in \
                 the book",
                listed(&names, "and").unwrap_or_default()
            );
            let said = Said::new("same-time", message).or(format!("night {night}"));
            if *apart { said.or("import … --really-different") } else { said }
        }
        ImportRefused::SameResults { night, is_later } => {
            let when = if *is_later { "later" } else { "earlier" };
            let message = format!(
                "night {night}, a few hours {when} than this game, has the same players and results; if a clock was off, it's \
                 already in the book"
            );
            Said::new("same-results", message).or(format!("night {night}")).or("import … --really-different")
        }
        ImportRefused::InASheet { night, day, is_same } => in_a_sheet(*night, day, *is_same),
        ImportRefused::KnownAs { nickname, name, night, event } => {
            let nickname = nickname.as_typed();
            let message = format!(
                "night {night} was played at the same time, and its import (event {event}) has `{nickname}` as the player `{name}`"
            );
            Said::new("known-otherwise", message)
                .or(format!("show {event}"))
                .or("import … --really-different")
        }
        ImportRefused::PastFaults { faults } => past(faults),
        ImportRefused::BadHand { place, name, fault } => {
            let name = if name.is_empty() { String::new() } else { format!("hand {name}: ") };
            Said::new("bad-file", format!("{place}: {name}{}", told(fault))).or("import … --skip-refused")
        }
    }
}

fn early_log(name: &str) -> Said {
    let message = format!(
        "the log was saved while the game went on, and in the ledger `{name}` ends with a different stack"
    );
    Said::new("early-log", format!("{message}: save the log again"))
}

fn early_ledger((name, joins): (&str, bool), event: Option<u64>) -> Said {
    let goes_on = if joins { "joins after that" } else { "ends with a different stack" };
    let wrong = format!("the ledger was saved while the game went on, and in the log `{name}` {goes_on}");
    match event {
        None => Said::new("early-ledger", format!("{wrong}: save the ledger again, or import the log alone")),
        Some(event) => {
            let message =
                format!("{wrong}: undo event {event}, then import the log alone, or with a new ledger");
            Said::new("early-ledger", message).or(format!("undo {event}"))
        }
    }
}

fn part_of_an_evening(night: u32, event: u64, apart: bool) -> Said {
    let message = format!(
        "this is from the same evening as night {night}, so it belongs to that night: undo event {event}, \
         then import all of that night's files in one command"
    );
    let said = Said::new("part-of-an-evening", message).or(format!("undo {event}"));
    if apart { said.or("import … --really-different") } else { said }
}

fn in_a_sheet(night: u32, day: &str, is_same: bool) -> Said {
    let message = match is_same {
        true => format!("night {night}, from a spreadsheet ({day}), already has these results"),
        false => {
            format!("night {night}, from a spreadsheet, is on the same day ({day}) and has different results")
        }
    };
    Said::new("in-a-sheet", message).or(format!("night {night}")).or("import … --really-different")
}

/// Everything that is wrong with past nights, one line each.
fn past(faults: &[PastFault]) -> Said {
    let mend = |fault: &PastFault| match fault {
        PastFault::Off { are_results: true, .. } => "; fix the sheet, or say who covers it (--difference)",
        _ => "",
    };
    let lines: Vec<String> =
        faults.iter().map(|fault| format!("{}{}", past_fault(fault), mend(fault))).collect();
    let message = match lines.as_slice() {
        [one] => one.clone(),
        lines => format!("{} problems; nothing was imported\n  {}", lines.len(), lines.join("\n  ")),
    };
    let said = Said::new("bad-file", message);
    let unknown = faults.iter().find_map(|fault| match fault {
        PastFault::HeadingsUnknown { maps, .. } => Some(maps),
        _ => None,
    });
    if let Some(maps) = unknown {
        return maps.iter().fold(said, |said, map| said.or(format!("import … {}", option("--map", map))));
    }
    if let Some([paid, skipped]) = columns_said(faults) {
        return said.or(paid).or(skipped);
    }
    let any = |wanted: fn(&PastFault) -> bool| faults.iter().any(wanted);
    if any(|fault| matches!(fault, PastFault::Unread(_) | PastFault::Otherwise { .. })) {
        return said;
    }
    // If payments in and out differ, the house is over or short of chips; a result may simply be mistyped.
    let said = if any(|fault| matches!(fault, PastFault::Off { are_results: false, .. })) {
        said.or("import … --difference house")
    } else {
        said
    };
    match any(|fault| matches!(fault, PastFault::PlayedHere { .. })) {
        true => said.or("import … --really-different"),
        false => said,
    }
}

/// How to map the columns nobody reads: together with those beside them, or as skipped.
fn columns_said(faults: &[PastFault]) -> Option<[String; 2]> {
    let [mut paid_in, mut paid_out, mut skipped]: [Vec<&str>; 3] = Default::default();
    for fault in faults {
        let PastFault::ColumnUnsaid { called, is_out, beside, .. } = fault else { continue };
        let side = if *is_out { &mut paid_out } else { &mut paid_in };
        for name in beside.iter().chain([called]) {
            if !side.contains(&name.as_str()) {
                side.push(name);
            }
        }
        if !skipped.contains(&called.as_str()) {
            skipped.push(called);
        }
    }
    let said =
        |what: &str, columns: &[&str]| (!columns.is_empty()).then(|| format!("{what}={}", columns.join("+")));
    let paid: Vec<String> = said("in", &paid_in).into_iter().chain(said("out", &paid_out)).collect();
    Some([paid.join(","), said("skip", &skipped)?].map(|map| format!("import … {}", option("--map", &map))))
}

pub fn past_fault(fault: &PastFault) -> String {
    match fault {
        PastFault::Unread(fault) => fault.clone(),
        PastFault::ColumnUnsaid { spot, heading: Some(heading), .. } => {
            format!(
                "{spot}: `{}` has amounts in it; say if that's money paid in, or skip the column",
                heading.as_typed()
            )
        }
        PastFault::ColumnUnsaid { spot, heading: None, called, .. } => {
            format!("{spot}: column {called} has amounts but no heading; say what it is, or skip it")
        }
        PastFault::HeadingsUnknown { spot, headings, maps } => {
            let how = if maps.is_empty() { " (--map)" } else { "" };
            let named: Vec<String> =
                headings.iter().map(|heading| format!("`{}`", heading.as_typed())).collect();
            let (noun, those) =
                if named.len() == 1 { ("heading", "that column") } else { ("headings", "those columns") };
            let named = listed(&named, "and").unwrap_or_default();
            format!("{spot}: unknown {noun} {named}; say what's in {those}{how}")
        }
        PastFault::Off { spot, when, by, .. } => {
            let over = if by.is_negative() {
                "players lost more than they won"
            } else {
                "players won more than they lost"
            };
            format!("{spot}: the night of {} is off by {}: {over}", which(when), by.abs())
        }
        PastFault::Otherwise { spot, when, night, name, was, is } => {
            let had =
                |amount: &Option<Amount>| amount.map_or("nothing".to_owned(), |amount| amount.to_string());
            let (was, is) = (had(was), had(is));
            let when = which(when);
            format!("{spot}: {when} is already night {night}, but `{name}` has {was} there and {is} here")
        }
        PastFault::PlayedHere { spot, when, night, is_same } => {
            let when = which(when);
            let what = match is_same {
                true => "only a few hours away, with the same results",
                false => "on that day, with different results",
            };
            format!("{spot}: {when}: the book already has night {night} {what}")
        }
    }
}

fn told(fault: &LogFault) -> String {
    match fault {
        LogFault::Unread(fault) => fault.clone(),
        LogFault::OtherMiddle { played_for, lies } => {
            format!("the hand starts with {played_for} in the middle, but the book has {lies} there")
        }
        LogFault::Act { act, why } => format!("action {act}: {}", why.message),
        LogFault::PaidOtherwise { took, paid } => format!("the site took in {took} but paid out {paid}"),
    }
}

pub(super) fn noticed(what: &ImportNoticed) -> String {
    match what {
        ImportNoticed::LedgerCounts { name, ledger, log } => {
            format!("`{name}` ends with {ledger} in the ledger but {log} in the log; the ledger counts")
        }
        ImportNoticed::LogStartsAt { hand } => {
            format!("the log starts at hand {hand}; what was won or lost before that isn't in it")
        }
        ImportNoticed::StaysUndone { event } => format!(
            "the import that this one replaced (event {event}) stays undone; to get it back, import its file again"
        ),
        ImportNoticed::BookedAgain { is_ledger, event, later } => {
            let text = match is_ledger {
                true => {
                    format!(
                        "the ledger was already imported (event {event}); that import was undone, and the night was recorded with its hands"
                    )
                }
                false => format!(
                    "part of this night was already imported (event {event}); that import was undone, and the whole night was recorded"
                ),
            };
            let later: Vec<String> =
                later.iter().map(|(event, kind)| format!("event {event} ({kind})")).collect();
            match later.as_slice() {
                [] => text,
                later => format!(
                    "{text}; later events stay as they are: {}",
                    listed(later, "and").unwrap_or_default()
                ),
            }
        }
    }
}
