//! What stands against something in a night, and what the banker hears in it, in words.

use crate::render::refusal::said::Said;
use ledger::refusal::{EveningNoticed, EveningRefused, OpenNote};

pub(super) fn said(why: &EveningRefused) -> Said {
    match why {
        EveningRefused::NoNight => Said::new("no-night", "no night is open").or("open"),
        EveningRefused::Unknown { night } => {
            Said::new("no-such-night", format!("there is no night {night}")).or("nights")
        }
        EveningRefused::WithinANight { night } => {
            Said::new("within-a-night", format!("night {night} was still open then")).or("nights")
        }
        EveningRefused::BeforeTheNight { night } => {
            Said::new("before-the-night", format!("night {night} was not open then")).or("status")
        }
        EveningRefused::NobodyHasChips => Said::new("no-chips", "nobody has chips to turn in").or("close"),
        EveningRefused::TournamentNotBegun { tournament } => Said::new(
            "tournament-not-begun",
            format!("tournament {tournament} has not begun, and its button is drawn when it has"),
        )
        .or("tournament start"),
        EveningRefused::WhichTable => {
            Said::new("which-table", "two tables play, and nothing says which is meant").or("deal --table 2")
        }
    }
}

pub(super) fn noticed(what: &EveningNoticed) -> String {
    match what {
        EveningNoticed::HasSeat { name, seat, table } => {
            format!("`{name}` has seat {seat} at table {table}")
        }
        EveningNoticed::NeverCame { name } => format!("a seat was kept for `{name}`, who did not come"),
        EveningNoticed::InviterOwes { inviter, guest, amount } => format!(
            "`{inviter}` invited `{guest}` and owes {amount} for him; what `{guest}` owes `{inviter}` is between the two"
        ),
        EveningNoticed::NoteLapsed(note) => {
            format!("{}, was not in THE BOOK and is worth nothing now", open_note(note))
        }
        EveningNoticed::NoteCommitted(note) => format!("{}, is in THE BOOK now", open_note(note)),
    }
}

/// A note, and what is open of it.
pub(super) fn open_note(note: &OpenNote) -> String {
    let OpenNote { note, debtor, open } = note;
    format!("note `{note}` of `{debtor}`, {open}")
}
