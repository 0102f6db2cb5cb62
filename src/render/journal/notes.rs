//! The corner of the bank notes.

use crate::render::journal::{Teller, means};
use crate::render::page::name as shown;
use ledger::accounts::Party;
use ledger::journal::Fact;

impl Teller<'_> {
    /// Bank notes; what is none is about THE BOOK.
    pub(super) fn notes(&self, fact: &Fact) -> String {
        match fact {
            Fact::NoteIssued { note, debtor, holder, against } => {
                let (debtor, holder) = (self.who(*debtor), self.who(*holder));
                let (name, amount, means) = (shown(&note.identifier), self.sum(note.amount), means(*against));
                format!("{debtor} wrote note {name} for {amount} to {holder}, {means}")
            }
            Fact::NoteGiven { note, from, to, against } => {
                let (from, to) = (self.who(*from), self.who(*to));
                let (name, amount, means) = (shown(&note.identifier), self.sum(note.amount), means(*against));
                format!("note {name}, {amount}, went from {from} to {to}, {means}")
            }
            Fact::NotePaid { note, debtor, holder } => {
                let (debtor, holder) = (self.who(*debtor), self.who(*holder));
                let (name, amount) = (shown(&note.identifier), self.sum(note.amount));
                format!("{debtor} paid {holder} {amount} of note {name}")
            }
            Fact::NoteCommitted { note, debtor, holder, inviter } => {
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
            Fact::NoteLapsed { note, debtor, holder } => {
                let (debtor, holder) = (self.who(*debtor), self.who(*holder));
                let (name, amount) = (shown(&note.identifier), self.sum(note.amount));
                format!("note {name} lapsed: {debtor} owes {holder} its {amount} no more")
            }
            Fact::NoteVoided { note, debtor, holder, why } => {
                let (debtor, holder) = (self.who(*debtor), self.who(*holder));
                let (name, amount) = (shown(&note.identifier), self.sum(note.amount));
                format!(
                    "note {name} of {debtor}, {amount}, held by {holder}, was declared void: {}",
                    shown(why)
                )
            }
            _ => self.book(fact),
        }
    }
}
