//! The lines of an entry, as a recipe writes them.

use crate::accounts::{Asset, Counter, Party, Posting};
use crate::ids::NoteId;
use crate::journal::notes::NoteUse;
use engine::money::Money;

/// The lines of an entry under construction.
#[derive(Default)]
pub(super) struct Lines(pub(super) Vec<Posting>);

impl Lines {
    pub(super) fn line(&mut self, party: Party, asset: Asset, counter: Counter, amount: Money) {
        self.0.push(Posting { party, asset, counter, amount });
    }

    /// `amount` of something goes from one to another.
    pub(super) fn moved(&mut self, from: Party, to: Party, asset: Asset, amount: Money) {
        self.line(from, asset, Counter::None, amount.negated());
        self.line(to, asset, Counter::None, amount);
    }

    /// `debtor` owes `creditor` that much more.
    pub(super) fn owed(&mut self, debtor: Party, creditor: Party, asset: Asset, amount: Money) {
        self.line(debtor, asset, Counter::With(creditor), amount.negated());
        self.line(creditor, asset, Counter::With(debtor), amount);
    }

    /// The note's value goes from one side to the other.
    pub(super) fn note(&mut self, from: Party, to: Party, note: &NoteUse) {
        self.note_amount(from, to, note.id, note.amount);
    }

    pub(super) fn note_amount(&mut self, from: Party, to: Party, note: NoteId, amount: Money) {
        self.line(from, Asset::Notes, Counter::Note(note), amount.negated());
        self.line(to, Asset::Notes, Counter::Note(note), amount);
    }
}
