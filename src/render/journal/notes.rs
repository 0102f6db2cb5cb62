//! Events of the bank notes.

use crate::render::journal::Teller;
use crate::render::page::name as shown;
use engine::as_text::with_a;
use ledger::accounts::Party;
use ledger::journal::{Means, NoteFact};

/// What was given for a note, as the end of a sentence.
const fn against(means: Means) -> &'static str {
    match means {
        Means::Cash => "for cash",
        Means::Transfer => "for a payment by app",
        Means::Chips => "for chips",
        Means::Note => "for another note",
        Means::Book => "to pay off a debt in THE BOOK",
        Means::Gift => "as a gift",
    }
}

impl Teller<'_> {
    /// Bank notes.
    pub(super) fn notes(&self, fact: &NoteFact) -> String {
        match fact {
            NoteFact::NoteIssued { note, debtor, holder, against: means } => {
                let (debtor, holder) = (self.who(*debtor), self.who(*holder));
                let (name, amount, end) = (shown(&note.identifier), self.sum(note.amount), against(*means));
                format!("{debtor} wrote {holder} {} ({name}) {end}", with_a(&format!("{amount} note")))
            }
            NoteFact::NoteGiven { note, from, to, against: means } => {
                let (from, to) = (self.who(*from), self.who(*to));
                let (name, amount, end) = (shown(&note.identifier), self.sum(note.amount), against(*means));
                format!("note {name} ({amount}) went from {from} to {to} {end}")
            }
            NoteFact::NotePaid { note, debtor, holder, app } => {
                let (debtor, holder) = (self.who(*debtor), self.who(*holder));
                let (name, amount) = (shown(&note.identifier), self.sum(note.amount));
                let by = if *app { " by app" } else { "" };
                format!("{debtor} paid {holder} {amount} on note {name}{by}")
            }
            NoteFact::NoteCommitted { note, debtor, holder, inviter } => {
                let (name, amount) = (shown(&note.identifier), self.sum(note.amount));
                let (guest, to) = (self.who(*debtor), self.who(*holder));
                match inviter {
                    None => format!("note {name} went into THE BOOK: {guest} owes {to} {amount}"),
                    Some(inviter) if Party::from(*inviter) == *holder => {
                        format!(
                            "note {name} is between the two of them: {guest} owes {to} {amount} privately"
                        )
                    }
                    Some(inviter) => {
                        let inviter = self.who(*inviter);
                        format!("note {name} went into THE BOOK: {inviter} owes {to} {amount} for {guest}")
                    }
                }
            }
            NoteFact::NoteLapsed { note, debtor, holder } => {
                let (debtor, holder) = (self.who(*debtor), self.who(*holder));
                let (name, amount) = (shown(&note.identifier), self.sum(note.amount));
                format!("note {name} lapsed: {debtor} no longer owes {holder} the {amount}")
            }
            NoteFact::NoteVoided { note, debtor, holder, why } => {
                let (debtor, holder) = (self.who(*debtor), self.who(*holder));
                let (name, amount) = (shown(&note.identifier), self.sum(note.amount));
                let why = shown(why);
                format!("{debtor}'s note {name} for {amount}, held by {holder}, was voided: {why}")
            }
        }
    }
}
