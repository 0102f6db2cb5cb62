//! Refusals that quote another refusal, in words.

use crate::render::page::together;
use crate::render::refusal::said::Said;
use crate::render::refusal::surrogates::way_apart;
use engine::as_text::counted;
use ledger::refusal::{LawRefused, OrderLaw, Quoted, Why};

/// Ends a game that cannot go on.
pub(super) const GIVE_UP: &str = "play --give-up \"it was the wrong game\"";

/// Says the reason inside another one.
type Say = fn(&Why) -> Said;

pub(super) fn said(quoted: &Quoted, reason: Say) -> Said {
    match quoted {
        Quoted::NothingOfTheLine { moves, why } => {
            let behind = counted(*moves, "move");
            around(reason(why), |why| {
                format!("none of this line counts, because it stops after {behind}: {why}")
            })
        }
        Quoted::MoveFell { number, why } => {
            let message = format!(
                "the game can't go on: move {number} doesn't work anymore, because {}",
                reason(why).message
            );
            Said::new("game-changed", message).or(GIVE_UP)
        }
        Quoted::ToldOtherwise(why) => around(reason(why), |why| {
            format!("{why}; use `hand new` or `hand result` to say what happened to the pot")
        }),
        Quoted::AskedInTheHand(why) => around(reason(why), |why| format!("{why}; `hand new` asks about it")),
        Quoted::StaysOut { notes, why } => stays_out(notes, reason(why)),
        Quoted::HandStands { hand, event, on, kind, why } => {
            let message = format!(
                "can't void hand {hand} (event {event}) because of event {on} ({kind}): {}",
                reason(why).message
            );
            Said::new("dependents", message).or(format!("undo {on}"))
        }
        Quoted::StandsOn { event, kind, on, on_kind, why } => {
            let message = format!(
                "can't undo event {event} ({kind}) because of event {on} ({on_kind}): {}",
                reason(why).message
            );
            Said::new("dependents", message)
                .or(format!("undo {event} --with-dependents"))
                .or(format!("undo {on}"))
        }
        Quoted::LaterFell { ledger, event, later, kind, why } => {
            let what = if *ledger { "the ledger" } else { "part" };
            let debts = || "the debts would change".to_owned();
            let why = why.as_ref().map_or_else(debts, |why| reason(why).message);
            let message = format!(
                "{what} of this log was imported as event {event}, and event {later} ({kind}) depends on it: {why}; \
                 after `undo {later}`, enter that again"
            );
            Said::new("dependents", message).or(format!("show {later}"))
        }
        Quoted::NotApplied { place, event, why } => {
            let said = reason(why);
            let message = format!("{place}: event {event} can't be applied: {}", said.message);
            Said { message, ways: Vec::new(), ..said }
        }
        Quoted::NotTakenIn { event, why } => {
            let message = format!("event {event} of the stand-in can't be merged: {}", reason(why).message);
            kept_here(Said::new("merge-conflict", message).or("log"), why)
        }
        Quoted::MadeOne { event, why, apart } => {
            let said = reason(why);
            let message = format!("{}, but event {event} of the stand-in merges them", said.message);
            Said::new(said.code, message).way(way_apart(apart))
        }
        Quoted::NeededHere { event, why } => {
            let why = reason(why).message;
            let message = format!("event {event} here needs what the stand-in undid: {why}");
            Said::new("merge-conflict", message).or(format!("undo {event}"))
        }
    }
}

/// With the import here that is in the way of the surrogate's.
fn kept_here(said: Said, why: &Why) -> Said {
    match why {
        Why::LawRefused(LawRefused::Order(OrderLaw::SittingKept { event, .. })) => {
            said.or(format!("show {event}")).or(format!("undo {event}"))
        }
        _ => said,
    }
}

/// The same reason with more around its sentence.
fn around(said: Said, more: impl FnOnce(&str) -> String) -> Said {
    Said { message: more(&said.message), ..said }
}

fn stays_out(notes: &[String], said: Said) -> Said {
    let names: Vec<String> = notes.iter().map(|note| format!("`{note}`")).collect();
    let kept_out = match names.as_slice() {
        [note] => format!("note {note}"),
        notes => format!("notes {}", together(notes)),
    };
    around(said, |why| format!("{kept_out} can't go into THE BOOK: {why}"))
}
