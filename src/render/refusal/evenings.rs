//! Why something isn't possible in a night, and its notices, in words.

use crate::render::refusal::said::Said;
use ledger::refusal::{EveningNoticed, EveningRefused, OpenNote};

pub(super) fn said(why: &EveningRefused) -> Said {
    match why {
        EveningRefused::NoNight => Said::new("no-night", "no night is open").or("open"),
        EveningRefused::Unknown { night } => {
            Said::new("no-such-night", format!("there's no night {night}")).or("nights")
        }
        EveningRefused::WithinANight { night } => {
            Said::new("within-a-night", format!("night {night} was still open at that time")).or("nights")
        }
        EveningRefused::BeforeTheNight { night } => {
            Said::new("before-the-night", format!("night {night} wasn't open at that time")).or("status")
        }
        EveningRefused::TooEarly { event, kind, .. } => {
            let message = format!("that's earlier than event {event} ({kind}), which has to come first");
            Said::new("too-early", message).or(format!("show {event}"))
        }
        EveningRefused::NobodyHasChips => Said::new("no-chips", "nobody has chips to cash out").or("status"),
        EveningRefused::TournamentNotBegun { tournament } => Said::new(
            "tournament-not-begun",
            format!("tournament {tournament} hasn't started yet; you draw for the button when it does"),
        )
        .or("tournament start --help"),
        EveningRefused::WhichTable => {
            let said = Said::new("which-table", "there are two tables: say which one");
            said.or("deal --table 1").or("deal --table 2")
        }
    }
}

pub(super) fn noticed(what: &EveningNoticed) -> String {
    match what {
        EveningNoticed::HasSeat { name, seat, table } => {
            format!("`{name}` has seat {seat} at table {table}")
        }
        EveningNoticed::NeverCame { name } => format!("`{name}` had a reserved seat but didn't show up"),
        EveningNoticed::InviterOwes { inviter, guest, amount } => format!(
            "`{inviter}` invited `{guest}`, so `{inviter}` owes the {amount}; the two of them settle that between themselves"
        ),
        EveningNoticed::NoteLapsed(note) => {
            format!("{} was never written in THE BOOK, so it's void", open_note(note))
        }
        EveningNoticed::NoteCommitted(note) => format!("{} is now in THE BOOK", open_note(note)),
        EveningNoticed::LaterDebtsStay => {
            "newer debts stay as they are; `book consolidate` covers all of them".to_owned()
        }
    }
}

/// A note, and what is still open of it.
pub(super) fn open_note(note: &OpenNote) -> String {
    let OpenNote { note, debtor, open } = note;
    format!("`{debtor}`'s note `{note}` for {open}")
}
