//! What is wrong with the use of a note, in words.

use crate::render::refusal::said::Said;
use ledger::refusal::NoteRefused;

pub(super) fn said(why: &NoteRefused) -> Said {
    match why {
        NoteRefused::NotHeld { note } => {
            Said::new("note-not-held", format!("note `{note}` would be gone by then, or good for less"))
        }
    }
}
