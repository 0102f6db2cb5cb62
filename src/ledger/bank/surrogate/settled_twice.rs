//! What both books took off one debt: a payment beyond it is owed back and said, and nobody owes by forgiving unless the banker says so.

#![deny(clippy::wildcard_enum_match_arm, clippy::match_wildcard_for_single_variants)]

use crate::accounts::Party;
use crate::bank::book::BookDesk;
use crate::bank::desk::{BankError, Session};
use crate::bank::merged::MergedRecords;
use crate::book::debts::{owed, owes};
use crate::ids::BookId;
use crate::journal::{DebtFact, Fact};
use crate::refusal::{Notice, Refusal, SurrogateNoticed, SurrogateRefused, TookOff, TurnedDebt};
use crate::store::Reader;
use engine::money::{Amount, Money, Overflow};
use std::collections::BTreeSet;

/// A payment, or a debt forgiven, in one of the two books.
#[derive(Clone, Copy)]
struct Settled {
    /// Its number in the book it was written in.
    seq: u64,
    debtor: Party,
    creditor: Party,
    amount: Money,
    forgiven: bool,
}

impl Settled {
    fn of(seq: u64, fact: &DebtFact) -> Option<Self> {
        match fact {
            DebtFact::DebtPaid { from, to, amount, .. } => {
                Some(Self { seq, debtor: *from, creditor: *to, amount: *amount, forgiven: false })
            }
            DebtFact::DebtForgiven { creditor, debtor, amount, .. } => {
                Some(Self { seq, debtor: *debtor, creditor: *creditor, amount: *amount, forgiven: true })
            }
            DebtFact::DebtOwed { .. }
            | DebtFact::DebtAssumed(_)
            | DebtFact::Consolidated(_)
            | DebtFact::DebtLimited(_)
            | DebtFact::Adjusted(_) => None,
        }
    }
}

/// THE BOOK before a merge, and what each of the two books took off its debts since they parted.
pub struct SettledTwice {
    before: BookDesk,
    here: Vec<Settled>,
    there: Vec<Settled>,
}

impl SettledTwice {
    /// What this book has that the surrogate does not know.
    pub fn load(reader: Reader<'_>, book: BookId, anchor: u64) -> Result<Self, BankError> {
        let (book, mut here) = (book.to_string(), Vec::new());
        for kind in ["debt-paid", "debt-forgiven"] {
            let events = reader.standing_after(kind, anchor)?.into_iter();
            here.extend(events.filter(|(origin, _)| *origin != book).filter_map(|(_, event)| {
                let Fact::Debt(fact) = &event.fact else { return None };
                Settled::of(event.seq, fact)
            }));
        }
        Ok(Self { before: BookDesk::load(reader)?, here, there: Vec::new() })
    }

    /// True if THE BOOK kept one of the two out before the merge.
    pub fn is_between_guests(&self, fact: &DebtFact) -> bool {
        self.before.the_book().is_between_guests(fact)
    }

    /// Remembers what the surrogate took off a debt.
    pub fn add(&mut self, seq: u64, fact: &DebtFact) {
        self.there.extend(Settled::of(seq, fact));
    }

    /// What is to be said of debts that turned around.
    ///
    /// # Errors
    ///
    /// `guest-in-book` where a guest would owe in THE BOOK; `forgiven-twice` as a question, where somebody would owe by forgiving.
    pub fn check(&self, session: &Session<'_, '_>) -> Result<Vec<Notice>, BankError> {
        let reader = session.journal().reader();
        let look = Look { of: self, after: BookDesk::load(reader)?, merged: MergedRecords::load(reader)? };
        look.guests()?;
        let (mut notices, mut asked) = (Vec::new(), Vec::new());
        for turned in look.turned()? {
            let told = look.told(&turned);
            if turned.deeds().any(|deed| deed.forgiven) {
                asked.push(told.clone());
            }
            notices.push(Notice::new(None, SurrogateNoticed::Turned(told)));
        }
        if !asked.is_empty() {
            session.insists().asked(Refusal::new(SurrogateRefused::ForgivenTwice { turned: asked }))?;
        }
        Ok(notices)
    }
}

/// A debt that turned around by what both books took off it.
struct Turned {
    debtor: Party,
    creditor: Party,
    /// How much more than was owed.
    beyond: Money,
    here: Vec<Settled>,
    there: Vec<Settled>,
}

impl Turned {
    fn deeds(&self) -> impl Iterator<Item = &Settled> {
        self.here.iter().chain(&self.there)
    }
}

/// The two books as they are after the merge, each record as the person it is now.
struct Look<'s> {
    of: &'s SettledTwice,
    after: BookDesk,
    merged: MergedRecords,
}

impl Look<'_> {
    fn turned(&self) -> Result<Vec<Turned>, BankError> {
        let pair = |deed: &Settled| (self.merged.of_party(deed.debtor), self.merged.of_party(deed.creditor));
        let pairs: BTreeSet<(Party, Party)> = self.of.there.iter().map(pair).collect();
        let mut found = Vec::new();
        for (debtor, creditor) in pairs.into_iter().filter(|(debtor, creditor)| debtor != creditor) {
            let of = |deeds: &[Settled]| -> Vec<Settled> {
                deeds.iter().filter(|deed| pair(deed) == (debtor, creditor)).copied().collect()
            };
            let (here, there) = (of(&self.of.here), of(&self.of.there));
            let sum = |deeds: &[Settled]| Money::sum(deeds.iter().map(|deed| deed.amount));
            let before = self.owed_on_balance(&self.of.before, creditor, debtor)?.max(Money::ZERO);
            let back = self.owed_on_balance(&self.after, creditor, debtor)?.minus(before)?;
            // What a consolidation turned is no payment made twice.
            let beyond = back.min(sum(&here)?).min(sum(&there)?);
            if beyond.is_positive() {
                found.push(Turned { debtor, creditor, beyond, here, there });
            }
        }
        Ok(found)
    }

    /// What one owes the other in THE BOOK and privately; below zero the other owes him.
    fn owed_on_balance(&self, book: &BookDesk, one: Party, other: Party) -> Result<Money, Overflow> {
        let mut sum = Money::ZERO;
        for line in book.debts.iter().chain(&book.private) {
            let pair = (self.merged.of_party(line.debtor), self.merged.of_party(line.creditor));
            if pair == (one, other) {
                sum = sum.plus(line.amount)?;
            } else if pair == (other, one) {
                sum = sum.minus(line.amount)?;
            }
        }
        Ok(sum)
    }

    fn told(&self, turned: &Turned) -> TurnedDebt {
        let amount = |money: Money| Amount::new(money, self.after.currency);
        let one = |deed: &Settled, here: bool| TookOff {
            amount: amount(deed.amount),
            forgiven: deed.forgiven,
            here,
            event: deed.seq,
        };
        let here = turned.here.iter().map(|deed| one(deed, true));
        TurnedDebt {
            debtor: self.after.name(turned.debtor),
            creditor: self.after.name(turned.creditor),
            beyond: amount(turned.beyond),
            deeds: here.chain(turned.there.iter().map(|deed| one(deed, false))).collect(),
        }
    }

    /// No guest owes more in THE BOOK than he did as a guest (MIK-11).
    fn guests(&self) -> Result<(), BankError> {
        for guest in self.after.debts.iter().map(|debt| debt.debtor) {
            let (now, before) = (self.after.the_book(), self.of.before.the_book());
            let was =
                if before.is_kept_out(guest) { owes(&self.of.before.debts, guest)? } else { Money::ZERO };
            if !now.is_kept_out(guest) || owes(&self.after.debts, guest)? <= was {
                continue;
            }
            let Err(refusal) = now.check_regular(guest) else { continue };
            let name = self.after.name(guest);
            let paid = self.of.here.iter().rev().find(|deed| {
                let (debtor, creditor) =
                    (self.merged.of_party(deed.debtor), self.merged.of_party(deed.creditor));
                creditor == guest && !owed(&self.after.debts, guest, debtor).is_zero()
            });
            let paid = paid.map(|paid| paid.seq);
            let refused = Refusal::new(SurrogateRefused::GuestWouldOwe { name, paid });
            return Err(refused.by(refusal.rule.as_deref()).into());
        }
        Ok(())
    }
}
