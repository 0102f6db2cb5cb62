//! The corner of the bank notes.

use crate::render::journal::{Teller, means};
use crate::render::page::name as shown;
use ledger::accounts::Party;
use ledger::journal::NoteFact;

impl Teller<'_> {
    /// Bank notes.
    pub(super) fn notes(&self, fact: &NoteFact) -> String {
        match fact {
            NoteFact::NoteIssued { note, debtor, holder, against } => {
                let (debtor, holder) = (self.who(*debtor), self.who(*holder));
                let (name, amount, means) = (shown(&note.identifier), self.sum(note.amount), means(*against));
                format!("{debtor} wrote note {name} for {amount} to {holder}, {means}")
            }
            NoteFact::NoteGiven { note, from, to, against } => {
                let (from, to) = (self.who(*from), self.who(*to));
                let (name, amount, means) = (shown(&note.identifier), self.sum(note.amount), means(*against));
                format!("note {name}, {amount}, went from {from} to {to}, {means}")
            }
            NoteFact::NotePaid { note, debtor, holder, app } => {
                let (debtor, holder) = (self.who(*debtor), self.who(*holder));
                let (name, amount) = (shown(&note.identifier), self.sum(note.amount));
                let by = if *app { " by app" } else { "" };
                format!("{debtor} paid {holder} {amount} of note {name}{by}")
            }
            NoteFact::NoteCommitted { note, debtor, holder, inviter } => {
                let (name, amount) = (shown(&note.identifier), self.sum(note.amount));
                let (guest, to) = (self.who(*debtor), self.who(*holder));
                match inviter {
                    None => format!("note {name} went into THE BOOK: {guest} owes {to} {amount}"),
                    Some(inviter) if Party::from(*inviter) == *holder => {
                        format!(
                            "note {name} is settled between the two: {guest} owes {to} {amount}, privately"
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
                format!("note {name} lapsed: {debtor} owes {holder} its {amount} no more")
            }
            NoteFact::NoteVoided { note, debtor, holder, why } => {
                let (debtor, holder) = (self.who(*debtor), self.who(*holder));
                let (name, amount) = (shown(&note.identifier), self.sum(note.amount));
                format!(
                    "note {name} of {debtor}, {amount}, held by {holder}, was declared void: {}",
                    shown(why)
                )
            }
        }
    }
}
