//! Bank notes as text: the list, one note, and what happens to it.

use crate::answer::Debt;
use crate::answer::note::{Given, Issued, List, Note, Paid, SetOff, Traced, Voided};
use crate::render::chain::links;
use crate::render::names::spoken;
use crate::render::page::{name, table};
use engine::as_text::with_a;
use ledger::journal::Means;
use ledger::night::NoteStatus;

/// Printed where nobody holds a note any more.
const NOBODY: &str = "—";

/// What is said about a note that nobody can pay any more.
const OWN: &str = "the debtor and the holder are now the same person, so nobody owes anything on the note";

/// Notes, one line each.
#[must_use]
pub fn list(list: &List) -> String {
    if list.notes.is_empty() {
        return "no bank notes".to_owned();
    }
    let rows = list.notes.iter().map(|note| {
        [
            name(&note.note),
            name(&note.debtor.word),
            note.holder.as_ref().map_or_else(|| NOBODY.to_owned(), |holder| name(&holder.word)),
            note.issued.to_string(),
            note.open.to_string(),
            note.status.word().to_owned(),
        ]
    });
    table(&["note", "debtor", "holder", "written for", "open", ""], &[3, 4], rows)
}

/// One note in sentences.
#[must_use]
pub fn one(note: &Note) -> String {
    let (identifier, debtor, issued) = (name(&note.note), spoken(&note.debtor), note.issued);
    format!("note {identifier}: {debtor} wrote it for {issued}{}\n{}", written(note), stands(note))
}

fn written(note: &Note) -> String {
    note.night.map(|night| format!(" on night {night}")).unwrap_or_default()
}

fn stands(note: &Note) -> String {
    match (&note.holder, note.status) {
        (Some(holder), _) => format!("{} holds it, and it's good for {}", spoken(holder), note.open),
        (None, NoteStatus::Own) => OWN.to_owned(),
        (None, status) => format!("{}: nobody holds it anymore", status.word()),
    }
}

/// A note that was written.
#[must_use]
pub fn issued(answer: &Issued) -> String {
    let (debtor, holder) = (spoken(&answer.debtor), spoken(&answer.holder));
    let (note, amount, ending) = (name(&answer.note), answer.amount, ending(answer.against));
    format!("{debtor} wrote {holder} {} ({note}){ending}", with_a(&format!("{amount} note")))
}

/// A note that was handed on.
#[must_use]
pub fn given(answer: &Given) -> String {
    let from = answer.from.as_ref().map(spoken).unwrap_or_default();
    let (debtor, to) = (spoken(&answer.debtor), spoken(&answer.to));
    let (note, amount, ending) = (name(&answer.note), answer.amount, ending(answer.against));
    format!("{debtor}'s note {note} ({amount}) went from {from} to {to}{ending}")
}

/// The end of a sentence about what was given.
const fn ending(means: Means) -> &'static str {
    match means {
        Means::Cash => " for cash",
        Means::Transfer => " for a payment by app",
        Means::Chips => " for chips",
        Means::Note => " for another note",
        Means::Book => " to pay off a debt in THE BOOK",
        Means::Gift => "",
    }
}

/// A note that was paid, or part of it.
#[must_use]
pub fn paid(answer: &Paid) -> String {
    let holder = answer.holder.as_ref().map(spoken).unwrap_or_default();
    let rest =
        if answer.open.is_zero() { "paid in full".to_owned() } else { format!("{} still owed", answer.open) };
    let (debtor, amount, note) = (spoken(&answer.debtor), answer.amount, name(&answer.note));
    let by = if answer.app { " by app" } else { "" };
    format!("{debtor} paid {holder} {amount} on note {note}{by}: {rest}")
}

/// A note that is void.
#[must_use]
pub fn voided(answer: &Voided) -> String {
    let (note, debtor, amount) = (name(&answer.note), spoken(&answer.debtor), answer.amount);
    format!("{debtor}'s note {note} for {amount} is void: {}", name(&answer.why))
}

/// The life of a note.
#[must_use]
pub fn traced(traced: &Traced) -> String {
    let note = &traced.note;
    let (identifier, debtor, issued) = (name(&note.note), spoken(&note.debtor), note.issued);
    let (night, hand) = (written(note), traced.hand.map(|hand| format!(", after hand {hand}")));
    let first =
        format!("{debtor}'s note {identifier}, written for {issued}{night}{}:", hand.unwrap_or_default());
    let now = match note.status {
        NoteStatus::Committed => committed(traced).join("\n"),
        _ => stands(note),
    };
    format!("{first}\n\n{}\n\n{now}", links(&traced.events))
}

/// What became of a note in THE BOOK.
fn committed(traced: &Traced) -> Vec<String> {
    let set_off = traced.set_off.iter().map(|SetOff { event, debt: Debt { debtor, creditor, amount } }| {
        let (debtor, creditor) = (spoken(debtor), spoken(creditor));
        format!("{amount} of it came off what {debtor} owed {creditor} (#{event})")
    });
    let debts = traced.book.iter().map(|Debt { debtor, creditor, amount }| {
        let (note, debtor, creditor) = (name(&traced.note.note), spoken(debtor), spoken(creditor));
        format!("{amount} of note {note} went into THE BOOK: {debtor} owes {creditor}")
    });
    let none = traced.book.is_empty().then(|| "nobody owes anything on this note anymore".to_owned());
    set_off.chain(debts).chain(none).collect()
}
