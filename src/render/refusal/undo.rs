//! Why something can't be undone, in words.

use crate::render::refusal::said::Said;
use ledger::refusal::UndoRefused;

pub(super) fn said(why: &UndoRefused) -> Said {
    match why {
        UndoRefused::OfTheBook { event, first } => Said::new(
            "of-the-book",
            format!(
                "event {event} is one of the first {first} events, which came from THE BOOK: undo it there"
            ),
        )
        .or(format!("show {event}")),
        UndoRefused::TheBeginning => Said::new("the-beginning", "you can't undo the start of a book"),
        UndoRefused::HandIsVoid { event, hand } => {
            let message = format!("event {event} voided hand {hand}: enter the hand again instead");
            Said::new("undo-of-undo", message).or("hand new")
        }
        UndoRefused::TookBack { event } => {
            let message = format!("#{event} is itself an undo: enter the original again");
            Said::new("undo-of-undo", message).or(format!("show {event}"))
        }
        UndoRefused::TakenBack { event, by } => {
            let message = format!("event {event} was already undone, by event {by}");
            Said::new("already-undone", message).or(format!("show {by}"))
        }
        UndoRefused::NothingStands => Said::new("nothing-to-undo", "there's nothing to undo"),
        UndoRefused::Matched { event, name, called } => Said::new(
            "merge-stays",
            format!(
                "event {event} says that `{name}` in a stand-in is `{called}`, and merging a stand-in can't be undone"
            ),
        ),
        UndoRefused::TakenIn { event, last } => {
            let message = format!("event {event} merged a stand-in book, and you can't undo that");
            let said = Said::new("merge-stays", message);
            last.iter().fold(said, |said, last| said.or(format!("undo {last}")))
        }
        UndoRefused::CameIn { event, name } => Said::new(
            "merge-stays",
            format!("event {event} can't be undone: `{name}` came in with a stand-in, and its players stay"),
        )
        .or("player merge --help"),
        UndoRefused::InThroughIt { event, matched, name } => Said::new(
            "merge-stays",
            format!(
                "event {event} can't be undone: a stand-in's `{name}` is in this book through it (event \
                 {matched}), and merging a stand-in can't be undone"
            ),
        ),
        UndoRefused::SettledWithIt => {
            Said::new("night-closed", "the bank would have been settled differently when the night ended")
        }
        UndoRefused::GuestWouldOwe { name } => {
            Said::new("guest-in-book", format!("`{name}` would be a guest with a debt in THE BOOK"))
        }
        UndoRefused::ForgaveNothing { forgiver, debtor } => Said::new(
            "forgiven-too-much",
            format!("without it, `{forgiver}` would have forgiven a debt `{debtor}` never had"),
        ),
        UndoRefused::OwedOnlySince { debtor, creditor } => {
            Said::new("debt-turned", format!("`{debtor}` wouldn't have owed `{creditor}` that much"))
        }
    }
}
