//! Why something cannot be taken back, in words.

use crate::render::refusal::said::Said;
use ledger::refusal::UndoRefused;

pub(super) fn said(why: &UndoRefused) -> Said {
    match why {
        UndoRefused::OfTheBook { event, first } => Said::new(
            "of-the-book",
            format!(
                "event {event} belongs to THE BOOK, whose first {first} events are here: take it back there"
            ),
        )
        .or(format!("show {event}")),
        UndoRefused::TheBeginning => {
            Said::new("the-beginning", "the beginning of a book cannot be taken back")
        }
        UndoRefused::HandIsVoid { event, hand } => {
            let message =
                format!("event {event} says that hand {hand} does not count: enter it again instead");
            Said::new("undo-of-undo", message).or("hand new")
        }
        UndoRefused::TookBack { event } => {
            let message = format!("#{event} is itself an undo: enter the original again");
            Said::new("undo-of-undo", message).or(format!("show {event}"))
        }
        UndoRefused::TakenBack { event, by } => {
            let message = format!("event {event} was taken back already, by event {by}");
            Said::new("already-undone", message).or(format!("show {by}"))
        }
        UndoRefused::NothingStands => Said::new("nothing-to-undo", "there is nothing to take back"),
        UndoRefused::Matched { event, name, called } => Said::new(
            "merge-stays",
            format!(
                "event {event} says that `{name}` of a surrogate is `{called}`, and a surrogate is taken in for good"
            ),
        ),
        UndoRefused::TakenIn { event, last } => {
            let message = format!("event {event} took a surrogate in, and a surrogate is taken in for good");
            let said = Said::new("merge-stays", message);
            last.iter().fold(said, |said, last| said.or(format!("undo {last}")))
        }
        UndoRefused::InThroughIt { event, matched, name } => Said::new(
            "merge-stays",
            format!(
                "event {event} cannot be taken back: by event {matched} a surrogate's `{name}` is in this book through \
                 it, and a surrogate is taken in for good"
            ),
        ),
        UndoRefused::SettledWithIt => {
            Said::new("night-closed", "the bank was settled with it when the night ended")
        }
        UndoRefused::GuestWouldOwe { name } => {
            Said::new("guest-in-book", format!("`{name}` would be a guest who owes in THE BOOK"))
        }
        UndoRefused::ForgaveNothing { forgiver, debtor } => Said::new(
            "forgiven-too-much",
            format!("`{forgiver}` would have forgiven what `{debtor}` never owed"),
        ),
        UndoRefused::OwedOnlySince { debtor, creditor } => {
            Said::new("debt-turned", format!("it goes off what `{debtor}` owes `{creditor}` only since then"))
        }
    }
}
