//! What is wrong with the use of a note, in words.

use crate::render::refusal::said::Said;
use crate::render::refusal::way_out::WayOut;
use engine::money::Amount;
use ledger::refusal::NoteRefused;

pub(super) fn said(why: &NoteRefused) -> Said {
    match why {
        NoteRefused::NotHeld { note } => {
            Said::new("note-not-held", format!("note `{note}` would be gone by then, or good for less"))
        }
        NoteRefused::MoreIsOpen { note } => {
            Said::new("note-in-parts", format!("more than that would be open of note `{note}`"))
        }
        NoteRefused::NotOwed { note } => {
            Said::new("note-not-owed", format!("note `{note}` is not owed by that record"))
        }
        NoteRefused::Unknown { typed } => {
            let message = format!("there is no note `{}`", typed.escape_debug());
            Said::new("unknown-note", message).or("note list")
        }
        NoteRefused::Settled { note, status } => {
            Said::new("note-settled", format!("note `{note}` is {status} already"))
                .or(format!("note show {note}"))
        }
        NoteRefused::InThoseHands { note } => {
            Said::new("same-party", format!("note `{note}` is in those hands already"))
        }
        NoteRefused::ToItsDebtor { note, open } => {
            let message = format!("a note given back to its debtor is paid: `{note}`");
            Said::new("note-to-debtor", message).way(pay(note, *open))
        }
        NoteRefused::Overpaid { note, open, paid } => {
            Said::new("note-overpaid", format!("note `{note}` is good for {open}, not {paid}"))
                .way(pay(note, *open))
        }
        NoteRefused::OfUninvited { note, debtor, open } => {
            let message = format!(
                "`{debtor}` is a guest nobody is on record as having invited: nobody owes note `{note}` in THE BOOK"
            );
            Said::new("guest-without-inviter", message).way(pay(note, *open))
        }
    }
}

fn pay(note: &str, open: Amount) -> WayOut {
    WayOut::line(format!("note pay {note}")).amount(open)
}
