//! Why a bundle is not made, or not taken, in words.

use crate::render::refusal::said::Said;
use engine::money::Currency;
use engine::readable::shown;
use ledger::refusal::BundleRefused;

/// Lists the surrogates.
const SURROGATES: &str = "book surrogates";

pub(super) fn said(why: &BundleRefused) -> Said {
    match why {
        BundleRefused::NightOpen { night } => Said::new(
            "night-open",
            format!("night {night} is open, and only whole nights go from book to book"),
        )
        .or("close"),
        BundleRefused::TravelsWhole => {
            Said::new("no-such-range", "THE BOOK travels whole: parts are for a surrogate").or("log")
        }
        BundleRefused::OtherRange { first, last } => {
            Said::new("no-such-range", format!("this surrogate has events {first} to {last} of its own"))
                .or("log")
        }
        BundleRefused::EndsBeforeItBegins { first, last } => {
            Said::new("no-such-range", format!("event {last} comes before event {first}")).or("log")
        }
        BundleRefused::WithinANight { event } => Said::new(
            "no-such-range",
            format!("event {event} is within a night, and a bundle holds whole nights"),
        )
        .or("log"),
        BundleRefused::OfASurrogate => Said::new(
            "surrogate-of-surrogate",
            "the bundle is of a surrogate, and a surrogate stands in for THE BOOK only",
        )
        .or("book export book.bundle"),
        BundleRefused::NoStandIn => Said::new("no-surrogate", "this house keeps no stand-in for THE BOOK"),
        BundleRefused::IntoASurrogate => Said::new(
            "merge-into-surrogate",
            "this book is a surrogate itself: it goes into THE BOOK, nothing goes into it",
        )
        .or("book export surrogate.bundle"),
        BundleRefused::OfTheBookItself => {
            Said::new("no-surrogates-bundle", "the bundle is of THE BOOK itself: a surrogate begins with it")
                .or("--book surrogate.book init --surrogate-of FILE")
        }
        BundleRefused::OfAnotherBook => {
            Said::new("other-book", "the bundle is of a surrogate of another book").or(SURROGATES)
        }
        BundleRefused::UnknownAnchor { event, last } => unknown_anchor(*event, *last),
        BundleRefused::OtherKey { key, known } => {
            let message = format!("the bundle is signed with the key {key}, and this surrogate's is {known}");
            Said::new("other-key", message).or(SURROGATES)
        }
        BundleRefused::EventsMissing { first, last, begins } => missing((*first, *last), *begins),
        BundleRefused::KeptTwice { from, here, there } => Said::new(
            "fork",
            format!(
                "the surrogate was kept twice: from event {from} on it is another one; here its last event is {} with \
                 hash {}, in the bundle {} with hash {}",
                here.0, here.1, there.0, there.1
            ),
        )
        .or(SURROGATES),
        BundleRefused::EndsWithinANight => Said::new(
            "night-cut",
            "the bundle ends within a night, and a night is taken in whole: close it there and export again",
        )
        .or("book export whole.bundle"),
        BundleRefused::OtherUnit { event, house, theirs, ours } => other_unit(*event, house, (*theirs, *ours)),
        BundleRefused::BadStakes { event, stakes, unit } => {
            let (stakes, unit) = (shown(stakes), unit.code());
            let message = format!(
                "event {event} of the bundle has stakes of `{stakes}`, which are no two amounts in {unit}"
            );
            Said::new("stakes", message).or(SURROGATES)
        }
    }
}

fn unknown_anchor(event: u64, last: Option<u64>) -> Said {
    let here = match last {
        Some(last) => format!("is not here: the last one is {last}"),
        None => "is another one here".to_owned(),
    };
    Said::new("unknown-anchor", format!("the surrogate began after event {event}, which {here}")).or("audit")
}

fn missing((first, last): (u64, u64), begins: u64) -> Said {
    let which = match first == last {
        true => format!("event {first} of the surrogate is missing"),
        false => format!("events {first} to {last} of the surrogate are missing"),
    };
    let message = format!("{which}: the bundle begins with event {begins}; export them there");
    Said::new("missing-events", message).or(format!("book export more.bundle --from {first}"))
}

fn other_unit(event: u64, house: &str, (theirs, ours): (Currency, Currency)) -> Said {
    let (house, theirs, ours) = (shown(house), theirs.code(), ours.code());
    let message = format!(
        "event {event} of the bundle brings the house `{house}`, which counts in {theirs}; this book counts in {ours}"
    );
    Said::new("other-unit", message).or(SURROGATES)
}
