//! Why a bundle is not made, or not accepted, in words.

use crate::render::refusal::said::Said;
use engine::money::Currency;
use engine::readable::shown;
use ledger::refusal::BundleRefused;

/// Lists the surrogates.
const SURROGATES: &str = "book stand-ins";

pub(super) fn said(why: &BundleRefused) -> Said {
    match why {
        BundleRefused::NightOpen { night } => Said::new(
            "night-open",
            format!("night {night} is still open, and only closed nights can move to another book"),
        )
        .or("status"),
        BundleRefused::TravelsWhole => {
            let message = "THE BOOK is always exported whole; only a stand-in can be exported in part";
            Said::new("no-such-range", message).or("log")
        }
        BundleRefused::OtherRange { first, last } => Said::new(
            "no-such-range",
            format!("this stand-in can only export its own events, {first} to {last}"),
        )
        .or("log"),
        BundleRefused::EndsBeforeItBegins { first, last } => {
            Said::new("no-such-range", format!("event {last} comes before event {first}")).or("log")
        }
        BundleRefused::WithinANight { event } => Said::new(
            "no-such-range",
            format!("event {event} is in the middle of a night, but a bundle has to hold whole nights"),
        )
        .or("log"),
        BundleRefused::OfASurrogate => Said::new(
            "surrogate-of-surrogate",
            "this bundle is from a stand-in, but a stand-in can only start from THE BOOK",
        )
        .or("book export book.bundle"),
        BundleRefused::NoStandIn => {
            Said::new("no-surrogate", "this house doesn't use a stand-in for THE BOOK")
        }
        BundleRefused::IntoASurrogate => Said::new(
            "merge-into-surrogate",
            "this book is a stand-in itself: merge it into THE BOOK, not the other way around",
        )
        .or("book export stand-in.bundle"),
        BundleRefused::OfTheBookItself => Said::new(
            "no-surrogates-bundle",
            "this bundle is from THE BOOK itself: use it to start a stand-in",
        )
        .or("--book stand-in.book init --stand-in-of FILE"),
        BundleRefused::OfAnotherBook => {
            Said::new("other-book", "this bundle is from a stand-in of another book").or(SURROGATES)
        }
        BundleRefused::UnknownAnchor { event, last } => unknown_anchor(*event, *last),
        BundleRefused::OtherKey { key, known } => {
            let message = format!("the bundle is signed with key {key}, but this stand-in's key is {known}");
            Said::new("other-key", message).or(SURROGATES)
        }
        BundleRefused::EventsMissing { first, last, begins } => missing((*first, *last), *begins),
        BundleRefused::KeptTwice { from, here, there } => kept_twice(*from, here, there),
        BundleRefused::EndsWithinANight => Said::new(
            "night-cut",
            "the bundle ends in the middle of a night: close the night there and export again",
        )
        .or("book export whole.bundle"),
        BundleRefused::OtherUnit { event, house, theirs, ours } => {
            other_unit(*event, house, (*theirs, *ours))
        }
        BundleRefused::BadStakes { event, stakes, unit } => {
            let (stakes, unit) = (shown(stakes), unit.code());
            let message = format!(
                "event {event} in the bundle has stakes of `{stakes}`, but stakes are two amounts in {unit}"
            );
            Said::new("stakes", message).or(SURROGATES)
        }
    }
}

fn unknown_anchor(event: u64, last: Option<u64>) -> Said {
    let here = match last {
        Some(last) => format!("isn't in this book: its last event is {last}"),
        None => "is a different event in this book".to_owned(),
    };
    Said::new("unknown-anchor", format!("the stand-in starts after event {event}, which {here}")).or("audit")
}

fn kept_twice(from: u64, here: &(u64, String), there: &(u64, String)) -> Said {
    let message = format!(
        "there are two copies of the stand-in, and they differ from event {from} on: here the last event is {} with hash {}, \
         and in the bundle it's {} with hash {}",
        here.0, here.1, there.0, there.1
    );
    Said::new("fork", message).or(SURROGATES)
}

fn missing((first, last): (u64, u64), begins: u64) -> Said {
    let which = match first == last {
        true => format!("event {first} of the stand-in is missing"),
        false => format!("events {first} to {last} of the stand-in are missing"),
    };
    let message = format!("{which}: the bundle starts at event {begins}, so export one that starts earlier");
    Said::new("missing-events", message).or(format!("book export more.bundle --from {first}"))
}

fn other_unit(event: u64, house: &str, (theirs, ours): (Currency, Currency)) -> Said {
    let (house, theirs, ours) = (shown(house), theirs.code(), ours.code());
    let message = format!(
        "event {event} in the bundle adds house `{house}`, which uses {theirs}, but this book uses {ours}"
    );
    Said::new("other-unit", message).or(SURROGATES)
}
