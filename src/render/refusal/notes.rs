//! What is wrong with the use of a note, in words.

use crate::render::refusal::said::Said;
use crate::render::refusal::way_out::WayOut;
use engine::money::Amount;
use engine::readable::AsTyped;
use ledger::refusal::NoteRefused;

pub(super) fn said(why: &NoteRefused) -> Said {
    match why {
        NoteRefused::NotHeld { note } => {
            Said::new("note-not-held", format!("note `{note}` would be gone by then or worth less"))
        }
        NoteRefused::MoreIsOpen { note } => {
            Said::new("note-in-parts", format!("more than that would still be open on note `{note}`"))
        }
        NoteRefused::NotOwed { note } => {
            Said::new("note-not-owed", format!("that player doesn't owe anything on note `{note}`"))
        }
        NoteRefused::Unknown { typed } => {
            let message = format!("there's no note `{}`", typed.as_typed());
            Said::new("unknown-note", message).or("note list")
        }
        NoteRefused::Settled { note, status } => {
            let message = match *status {
                "committed" => format!("note `{note}` is already in THE BOOK"),
                "lapsed" => format!("note `{note}` has already lapsed"),
                "his own" => format!("the player who owes note `{note}` is also its holder now"),
                status => format!("note `{note}` is already {status}"),
            };
            Said::new("note-settled", message).or(format!("note show {note}"))
        }
        NoteRefused::InThoseHands { note } => {
            Said::new("same-party", format!("that player already holds note `{note}`"))
        }
        NoteRefused::ToItsDebtor { note, open } => {
            let message = format!(
                "note `{note}` would go back to the player who owes it, which would pay it off: record a payment"
            );
            Said::new("note-to-debtor", message).way(pay(note, *open))
        }
        NoteRefused::Overpaid { note, open, paid } => {
            Said::new("note-overpaid", format!("note `{note}` is only good for {open}, not {paid}"))
                .way(pay(note, *open))
        }
        NoteRefused::OfUninvited { note, debtor, open } => {
            let message = format!(
                "there's no record of who invited `{debtor}`, a guest, so note `{note}` can't go into THE BOOK"
            );
            Said::new("guest-without-inviter", message).way(pay(note, *open))
        }
    }
}

fn pay(note: &str, open: Amount) -> WayOut {
    WayOut::line(format!("note pay {note}")).amount(open)
}
