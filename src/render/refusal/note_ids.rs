//! What is wrong with the identifier of a note, in words.

use crate::render::refusal::said::Said;
use engine::readable::shown;
use ledger::refusal::NoteIdRefused;

pub(super) fn said(why: &NoteIdRefused) -> Said {
    match why {
        NoteIdRefused::NotAnIdentifier { typed, characters_min, characters_max } => {
            let message = format!(
                "`{}` is no note identifier: {characters_min} to {characters_max} of A-Z and 0-9, like BOF",
                shown(typed)
            );
            Said::new("note-identifier", message)
        }
        NoteIdRefused::Kept { wanted, debtor, instead } => {
            let message = format!("`{wanted}` is kept for the owner of the house, not for `{debtor}`");
            Said::new("note-id-reserved", message).or(format!("--as {instead}"))
        }
        NoteIdRefused::Taken { wanted, holder, instead } => {
            let message = format!("`{wanted}` already marks a note of `{holder}`");
            Said::new("note-id-taken", message).or(format!("--as {instead}"))
        }
        NoteIdRefused::OnTwo { identifier } => {
            Said::new("note-id-taken", format!("`{identifier}` would mark two open notes"))
        }
    }
}
