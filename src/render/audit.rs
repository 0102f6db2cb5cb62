//! The findings of an audit as text.

use crate::answer::audit::{Audited, Check};
use crate::render::page::{name, table};
use crate::render::refusal::said;
use engine::readable::AsTyped;
use ledger::finding::{Check as Checked, DrawnFor, Finding, Sound, TapeWrong, TransitWrong, Violation};
use ledger::shown::shown;
use std::path::Path;

/// The checks, one line each, then the verdict on the book.
#[must_use]
pub fn findings(Audited { events, checks, .. }: &Audited) -> String {
    let broken = checks.iter().filter(|check| !check.ok).count();
    let verdict = match broken {
        0 => format!("the book is in order: {events} events"),
        1 => "1 check failed".to_owned(),
        broken => format!("{broken} checks failed"),
    };
    let rows = checks.iter().map(|Check { name: check, ok, detail }| {
        let mark = if *ok { "ok" } else { "VIOLATED" };
        [(*check).to_owned(), mark.to_owned(), name(detail)]
    });
    format!("{}\n\n{verdict}", table(&["check", "", "found"], &[], rows))
}

/// A check that failed, in a sentence that goes on.
#[must_use]
pub fn failed(check: &Checked) -> String {
    format!("{}: {}", check.name, detail(&check.finding))
}

/// What a check found.
#[must_use]
pub fn detail(finding: &Finding) -> String {
    match finding {
        Finding::Sound(sound) => in_order(sound),
        Finding::Violated(what) => violation(what),
        Finding::Refused { seq, refusal } => {
            format!("event {seq} can't be applied: {}", said(refusal).message)
        }
    }
}

fn in_order(sound: &Sound) -> String {
    match sound {
        Sound::Pages => "pages and indexes are sound".to_owned(),
        Sound::References => "no broken links".to_owned(),
        Sound::People => "nobody is listed twice".to_owned(),
        Sound::Chain { events } => format!("{events} events in an unbroken chain"),
        Sound::Entries { postings } => format!("{postings} postings match their events and balance"),
        Sound::Tables { tables } => format!("{tables} tables match the events"),
        Sound::Answers => "every answer belongs to its events".to_owned(),
        Sound::Hands { hands, otherwise } => {
            let noun = if *hands == 1 { "hand" } else { "hands" };
            let newer = match otherwise {
                0 => String::new(),
                otherwise => format!("; this version would settle {otherwise} of them differently"),
            };
            format!("{hands} {noun} settled again, same result{newer}")
        }
        Sound::Transit { halves, pairs } => {
            format!("cash sent or taken: {halves}; still in transit: {pairs}")
        }
        Sound::Tape { events, tape } => format!("{events} events are on `{}` too", shown(tape)),
        Sound::Receipt { seq } => format!("event {seq} matches its receipt"),
    }
}

/// What is wrong.
#[must_use]
pub fn violation(what: &Violation) -> String {
    match what {
        Violation::Pages(faults) => faults.join("; "),
        Violation::Unread(why) => why.clone(),
        Violation::SeeChain => "see the chain".to_owned(),
        Violation::ChainBreaks { seq } => format!("the chain breaks at event {seq}"),
        Violation::OtherPostings { seq } => format!("the postings of event {seq} don't match it"),
        Violation::Misnumbered { seq } => {
            format!("the postings of event {seq} aren't numbered in order")
        }
        Violation::OtherTable { table } => format!("`{table}` doesn't match the events"),
        Violation::PointsNowhere { table } => {
            format!("a row in `{table}` points to something that isn't there")
        }
        Violation::MergedHolds { party } => {
            format!("record {party} was merged into another but still holds something")
        }
        Violation::EventsOfOthers { request } => {
            format!("request `{}` names events that aren't its own", request.as_typed())
        }
        Violation::AnswerGone { request, seq } => {
            format!("the answer to request `{}`, which wrote event {seq}, is gone", request.as_typed())
        }
        Violation::PastOwedOtherwise { seq } => {
            format!("the debts of event {seq} don't match its night's results")
        }
        Violation::HandUneven { hand, seq } => {
            format!("hand {hand} (event {seq}): more or less came out than went in")
        }
        Violation::HandOtherwise { hand, seq } => {
            format!("hand {hand} (event {seq}): it settles differently now")
        }
        Violation::OtherCards { draw, seq } => {
            let draw = match draw {
                DrawnFor::FirstDealer => "first dealer",
                DrawnFor::Places => "draw",
            };
            format!("{draw} (event {seq}): its seed deals different cards")
        }
        Violation::Transit(TransitWrong::Lost) => {
            "cash was sent, but nobody took it and it isn't in transit".to_owned()
        }
        Violation::Transit(TransitWrong::FromNobody) => "cash nobody sent or took is in transit".to_owned(),
        Violation::Transit(TransitWrong::OtherSum) => {
            "the postings leave a different amount in transit".to_owned()
        }
        Violation::Tape { tape, what } => on_tape(*what, tape),
        Violation::Rewritten { seq, here, receipt } => {
            format!("event {seq} is {here}, its receipt says {receipt}: history was rewritten")
        }
        Violation::EndsBefore { head, lost } => {
            format!("the book ends at event {head}, {lost} before the event on its receipt")
        }
    }
}

fn on_tape(what: TapeWrong, tape: &Path) -> String {
    let tape = shown(tape);
    match what {
        TapeWrong::OtherAnswer { seq } => {
            format!("the answer for event {seq} is different on `{tape}`")
        }
        TapeWrong::OtherEvent { seq } => format!("event {seq} is different on `{tape}`"),
        TapeWrong::InItsPlace { seq, there } => {
            format!("`{tape}` has event {there} in place of event {seq}")
        }
        TapeWrong::Damaged { seq } => format!("event {seq} is damaged on `{tape}`"),
        TapeWrong::Torn { seq, missing } => {
            format!("`{tape}` ends in the middle of event {seq}; {missing} are missing")
        }
        TapeWrong::Short { seq, missing } => {
            format!("`{tape}` ends before event {seq}; {missing} are missing")
        }
        TapeWrong::Longer { head } => {
            format!("`{tape}` goes on after event {head}, where the book ends")
        }
    }
}
