//! What is wrong with the identifier of a note, in words.

use crate::render::refusal::said::Said;
use engine::readable::shown;
use ledger::refusal::NoteIdRefused;

pub(super) fn said(why: &NoteIdRefused) -> Said {
    match why {
        NoteIdRefused::NotAnIdentifier { typed, characters_min, characters_max } => {
            let message = format!(
                "`{}` can't go on a note: use {characters_min} to {characters_max} characters, A-Z and 0-9, like BOF",
                shown(typed)
            );
            Said::new("note-identifier", message)
        }
        NoteIdRefused::Kept { wanted, debtor, instead } => {
            let message =
                format!("`{wanted}` is reserved for the owner of the house, so `{debtor}` can't use it");
            Said::new("note-id-reserved", message).or(format!("--as {instead}"))
        }
        NoteIdRefused::Taken { wanted, holder, instead } => {
            let message = format!("`{wanted}` is already one of `{holder}`'s notes");
            Said::new("note-id-taken", message).or(format!("--as {instead}"))
        }
        NoteIdRefused::OnTwo { identifier } => {
            Said::new("note-id-taken", format!("two open notes would both be `{identifier}`"))
        }
    }
}
