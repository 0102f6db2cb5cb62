//! Why something is not written into the book, or not found in it, in words.

use crate::render::refusal::said::Said;
use ledger::refusal::BookVerbRefused;

pub(super) fn said(why: &BookVerbRefused) -> Said {
    match why {
        BookVerbRefused::UnknownEvent { event, last } => {
            let last = last.map(|last| format!("; the last one is {last}")).unwrap_or_default();
            Said::new("unknown-event", format!("there's no event {event}{last}")).or("log")
        }
        BookVerbRefused::OtherReceipt { book } => {
            Said::new("receipt-of-another-book", format!("that receipt is from book {book}, not this one"))
                .or("audit --help")
        }
        BookVerbRefused::RequestReused { id, event } => Said::new(
            "request-reused",
            format!("request id `{id}` was already used for something else, in event {event}"),
        )
        .or(format!("show {event}")),
        BookVerbRefused::BankIsClosed => {
            Said::new("no-night", "between nights, nobody can owe the bank, and the bank can't owe anybody")
                .or("book consolidate --help")
        }
        BookVerbRefused::ChipsWithoutNight => {
            Said::new("no-night", "you can pay with chips only while a night is open").or("--for cash")
        }
        BookVerbRefused::OwnNote => Said::new("same-party", "players can't hold their own notes"),
        BookVerbRefused::NoNotesTaken => Said::new("no-credit", "this house doesn't take bank notes"),
        BookVerbRefused::NoOpenNote => Said::new("no-notes", "there are no open notes").or("note list"),
        BookVerbRefused::LimitBelowZero { limit } => {
            Said::new("limit-below-zero", format!("a limit can't be negative: {limit}"))
        }
        BookVerbRefused::LimitUnchanged { name, limit } => {
            let message = match limit {
                Some(limit) => format!("`{name}`'s limit is already {limit}"),
                None => format!("`{name}` has no limit"),
            };
            Said::new("limit-unchanged", message).or("book show")
        }
    }
}
