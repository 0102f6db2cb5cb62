//! Bank notes as text: the list, and one note.

use crate::render::names::Names;
use crate::render::page::{name, table};
use engine::money::Currency;
use ledger::night::{Note, NoteStatus};

/// What stands where nobody holds a note any more.
const NOBODY: &str = "—";

/// What is said of a note that nobody can pay any more.
pub const OWN: &str = "debtor and holder are one person now, so nobody owes anything for it";

/// Notes, one line each.
#[must_use]
pub fn list(notes: &[&Note], names: &Names, currency: Currency) -> String {
    if notes.is_empty() {
        return "no bank notes".to_owned();
    }
    let rows = notes.iter().map(|note| {
        [
            name(&note.identifier),
            names.cell(note.debtor),
            note.holder.map_or_else(|| NOBODY.to_owned(), |holder| names.cell(holder)),
            currency.shown(note.issued),
            currency.shown(note.open),
            note.status.word().to_owned(),
        ]
    });
    table(&["note", "debtor", "holder", "written for", "open", ""], &[3, 4], rows)
}

/// One note in sentences; `night` is the number of the night it was written in.
#[must_use]
pub fn one(note: &Note, night: Option<u32>, names: &Names, currency: Currency) -> String {
    let (identifier, debtor) = (name(&note.identifier), names.spoken(note.debtor));
    let written = night.map(|night| format!(" in night {night}")).unwrap_or_default();
    let first = format!("note {identifier}: {debtor} wrote it for {}{written}", currency.shown(note.issued));
    let open = currency.shown(note.open);
    match note.holder {
        Some(holder) => format!("{first}\n{} holds it, good for {open}", names.spoken(holder)),
        None if note.status == NoteStatus::Own => format!("{first}\n{OWN}"),
        None => format!("{first}\n{}: nobody holds it any more", note.status.word()),
    }
}
