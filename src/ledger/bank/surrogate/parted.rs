//! THE BOOK before a merge, and what the surrogate took off its debts.

#![deny(clippy::wildcard_enum_match_arm, clippy::match_wildcard_for_single_variants)]

use crate::accounts::Party;
use crate::bank::book::BookDesk;
use crate::bank::desk::BankError;
use crate::book::taken_twice::Writer;
use crate::ids::BookId;
use crate::journal::DebtFact;
use crate::store::{DebtMoved, Reader};
use engine::money::Money;

/// A payment, or a debt forgiven, in one of the two books.
#[derive(Clone, Copy)]
pub struct Settled {
    /// Its number in the book it was written in.
    pub seq: u64,
    pub debtor: Party,
    pub creditor: Party,
    pub amount: Money,
    pub forgiven: bool,
}

impl Settled {
    pub fn of(seq: u64, fact: &DebtFact) -> Option<Self> {
        let (debtor, creditor, amount, forgiven) = match fact {
            DebtFact::DebtPaid { from, to, amount, .. } => (from, to, amount, false),
            DebtFact::DebtForgiven { creditor, debtor, amount, .. } => (debtor, creditor, amount, true),
            DebtFact::DebtOwed { .. }
            | DebtFact::DebtAssumed(_)
            | DebtFact::Consolidated(_)
            | DebtFact::DebtShifted(_)
            | DebtFact::DebtLimited(_)
            | DebtFact::Adjusted(_) => return None,
        };
        Some(Self { seq, debtor: *debtor, creditor: *creditor, amount: *amount, forgiven })
    }
}

/// THE BOOK before a merge, and what the surrogate took off its debts.
pub struct Parted {
    pub before: BookDesk,
    pub book: BookId,
    /// The last event that both books know.
    pub anchor: u64,
    /// The last event that was here before.
    pub base: u64,
    pub there: Vec<Settled>,
}

impl Parted {
    /// Looks at THE BOOK before anything of the surrogate is taken in.
    pub fn load(reader: Reader<'_>, book: BookId, anchor: u64) -> Result<Self, BankError> {
        let (before, base) = (BookDesk::load(reader)?, reader.last_seq()?);
        Ok(Self { before, book, anchor, base, there: Vec::new() })
    }

    /// Remembers what the surrogate took off a debt.
    pub fn add(&mut self, seq: u64, fact: &DebtFact) {
        self.there.extend(Settled::of(seq, fact));
    }

    /// Which book a move belongs to.
    pub fn writer(&self, moved: &DebtMoved) -> Writer {
        match moved.origin == self.book.to_string() {
            true if moved.seq > self.base => Writer::New,
            true => Writer::Known,
            false => Writer::Here,
        }
    }
}
