//! What both books took off one debt: a payment beyond it is owed back and said, and nobody owes by forgiving unless the banker says so.

#![deny(clippy::wildcard_enum_match_arm, clippy::match_wildcard_for_single_variants)]

use crate::accounts::Party;
use crate::bank::book::BookDesk;
use crate::bank::desk::{BankError, Session};
use crate::bank::merged::MergedRecords;
use crate::book::debts::{owed, owes};
use crate::book::taken_twice::{Between, DebtStep, Writer, taken_twice};
use crate::ids::BookId;
use crate::journal::{Consolidated, DebtFact, DebtLine, Fact};
use crate::refusal::{Notice, Refusal, SurrogateNoticed, SurrogateRefused, TookOff, TurnedDebt};
use crate::store::{DebtMoved, Reader, StoreError};
use engine::money::{Amount, Money, Overflow};
use std::collections::{BTreeMap, BTreeSet};

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

/// THE BOOK before a merge, and what the surrogate took off its debts.
pub struct SettledTwice {
    before: BookDesk,
    book: BookId,
    /// The last event that both books know.
    anchor: u64,
    /// The last event that was here before.
    base: u64,
    there: Vec<Settled>,
}

impl SettledTwice {
    /// Looks at THE BOOK before anything of the surrogate is taken in.
    pub fn load(reader: Reader<'_>, book: BookId, anchor: u64) -> Result<Self, BankError> {
        let (before, base) = (BookDesk::load(reader)?, reader.last_seq()?);
        Ok(Self { before, book, anchor, base, there: Vec::new() })
    }

    /// True if THE BOOK kept one of the two out before the merge.
    pub fn is_between_guests(&self, fact: &DebtFact) -> bool {
        self.before.the_book().is_between_guests(fact)
    }

    /// Remembers what the surrogate took off a debt.
    pub fn add(&mut self, seq: u64, fact: &DebtFact) {
        self.there.extend(Settled::of(seq, fact));
    }

    fn writer(&self, moved: &DebtMoved) -> Writer {
        match moved.origin == self.book.to_string() {
            true if moved.seq > self.base => Writer::New,
            true => Writer::Known,
            false => Writer::Here,
        }
    }

    /// What is to be said of debts that both books took off.
    ///
    /// # Errors
    ///
    /// `guest-in-book` where a guest would owe in THE BOOK; `forgiven-twice` as a question, where somebody would owe by forgiving.
    pub fn check(&self, session: &mut Session<'_, '_>) -> Result<Vec<Notice>, BankError> {
        let turned = self.turned_twice(session)?;
        let look = Look::load(self, session.journal().reader())?;
        let turned = (!turned.is_empty()).then_some(SurrogateNoticed::TurnedTwice { events: turned });
        let mut notices: Vec<Notice> = turned.into_iter().map(|turned| Notice::new(None, turned)).collect();
        let mut asked = Vec::new();
        let taken_twice = look.taken_twice()?;
        let turned_away = look.turned_away(&taken_twice)?;
        for twice in &taken_twice {
            let told = look.told(twice);
            if twice.back.is_positive() && twice.deeds().any(|deed| deed.forgiven) {
                asked.push(told.clone());
            }
            notices.push(Notice::new(None, SurrogateNoticed::Turned(told)));
        }
        let away = turned_away.iter().map(|twice| SurrogateNoticed::Turned(look.told(twice)));
        notices.extend(away.map(|away| Notice::new(None, away)));
        if !asked.is_empty() {
            session.insists().asked(Refusal::new(SurrogateRefused::ForgivenTwice { turned: asked }))?;
        }
        Ok(notices)
    }

    /// Takes back consolidations of the surrogate, the last one first, while a guest would owe in THE BOOK because both books turned
    /// one debt; gives their numbers here. A consolidation makes nobody richer, so all are owed and owe the same without it.
    fn turned_twice(&self, session: &mut Session<'_, '_>) -> Result<Vec<u64>, BankError> {
        let (mut turned, mut refused) = (Vec::new(), None);
        loop {
            let reader = session.journal().reader();
            let Err(refusal) = Look::load(self, reader)?.guests() else { return Ok(turned) };
            let refusal = refused.get_or_insert(refusal).clone();
            let new = reader.standing_after("consolidated", self.base)?;
            let Some((_, last)) = new.into_iter().max_by_key(|(_, event)| event.seq) else {
                return Err(refusal.into());
            };
            session.reverse(&last)?;
            match session.rebuild() {
                Ok(()) => turned.push(last.seq),
                Err(StoreError::Inapplicable { .. }) => return Err(refusal.into()),
                Err(error) => return Err(error.into()),
            }
        }
    }
}

/// A debt of which both books took off what was owed once.
struct TakenTwice {
    debtor: Party,
    creditor: Party,
    /// How much more than was owed.
    beyond: Money,
    /// How much of that the creditor owes now; the rest comes off what he is owed besides.
    back: Money,
    here: Vec<Settled>,
    there: Vec<Settled>,
}

impl TakenTwice {
    fn deeds(&self) -> impl Iterator<Item = &Settled> {
        self.here.iter().chain(&self.there)
    }
}

/// By how much each debt became less, debtor first.
type LessOwed = BTreeMap<(Party, Party), Money>;

/// The two books as they are after the merge, each record as the person it is now.
struct Look<'s, 'r> {
    of: &'s SettledTwice,
    reader: Reader<'r>,
    after: BookDesk,
    merged: MergedRecords,
    /// What this book took off debts since the two parted.
    here: Vec<Settled>,
    /// What the surrogate did, by its numbers here.
    theirs: Vec<Settled>,
}

impl<'s, 'r> Look<'s, 'r> {
    fn load(of: &'s SettledTwice, reader: Reader<'r>) -> Result<Self, BankError> {
        let (surrogate, mut here, mut theirs) = (of.book.to_string(), Vec::new(), Vec::new());
        for kind in ["debt-paid", "debt-forgiven"] {
            for (origin, event) in reader.standing_after(kind, of.anchor)? {
                let Fact::Debt(fact) = &event.fact else { continue };
                let whose = if origin == surrogate { &mut theirs } else { &mut here };
                whose.extend(Settled::of(event.seq, fact));
            }
        }
        here.sort_by_key(|deed| deed.seq);
        let (after, merged) = (BookDesk::load(reader)?, MergedRecords::load(reader)?);
        Ok(Self { of, reader, after, merged, here, theirs })
    }

    fn pair(&self, deed: &Settled) -> (Party, Party) {
        (self.merged.of_party(deed.debtor), self.merged.of_party(deed.creditor))
    }

    fn taken_twice(&self) -> Result<Vec<TakenTwice>, BankError> {
        let pairs = |deeds: &[Settled]| -> BTreeSet<(Party, Party)> {
            deeds.iter().map(|deed| self.pair(deed)).filter(|(debtor, creditor)| debtor != creditor).collect()
        };
        let mut found = Vec::new();
        for pair in pairs(&self.here).intersection(&pairs(&self.of.there)) {
            let (parted, changes) = self.changes(*pair)?;
            let beyond = taken_twice(parted, &changes)?;
            if beyond.is_positive() {
                let of = |deeds: &[Settled]| -> Vec<Settled> {
                    deeds.iter().filter(|deed| self.pair(deed) == *pair).copied().collect()
                };
                let (debtor, creditor) = *pair;
                let owes = |book| self.owes(book, creditor, debtor)?.owed();
                let back = owes(&self.after)?.minus(owes(&self.of.before)?)?.max(Money::ZERO).min(beyond);
                let (here, there) = (of(&self.here), of(&self.of.there));
                found.push(TakenTwice { debtor, creditor, beyond, back, here, there });
            }
        }
        Ok(found)
    }

    /// What was taken off a debt in one book that the other had turned: who got it owes it back, which is said and not asked about.
    fn turned_away(&self, told: &[TakenTwice]) -> Result<Vec<TakenTwice>, BankError> {
        let [ours, theirs] = self.turned()?;
        let mut found = Vec::new();
        for (deeds, turned, is_here) in [(&self.of.there, ours, false), (&self.here, theirs, true)] {
            for ((debtor, creditor), less) in turned {
                let pair = (debtor, creditor);
                let deeds: Vec<Settled> =
                    deeds.iter().filter(|deed| self.pair(deed) == pair).copied().collect();
                if debtor == creditor || told.iter().any(|twice| (twice.debtor, twice.creditor) == pair) {
                    continue;
                }
                let owes = |book| self.owes(book, creditor, debtor)?.owed();
                let more = owes(&self.after)?.minus(owes(&self.of.before)?)?;
                let back = more.min(less).min(Money::sum(deeds.iter().map(|deed| deed.amount))?);
                if back.is_positive() {
                    let (here, there) = if is_here { (deeds, Vec::new()) } else { (Vec::new(), deeds) };
                    found.push(TakenTwice { debtor, creditor, beyond: back, back, here, there });
                }
            }
        }
        Ok(found)
    }

    /// By how much each debt became less by a consolidation: of this book since the two parted, and of what the surrogate brings.
    fn turned(&self) -> Result<[LessOwed; 2], BankError> {
        let surrogate = self.of.book.to_string();
        let mut turned = [LessOwed::new(), LessOwed::new()];
        let [ours, theirs] = &mut turned;
        for (origin, event) in self.reader.standing_after("consolidated", self.of.anchor)? {
            let Fact::Debt(DebtFact::Consolidated(Consolidated { before, after, .. })) = &event.fact else {
                continue;
            };
            let less = match origin == surrogate {
                true if event.seq > self.of.base => &mut *theirs,
                true => continue,
                false => &mut *ours,
            };
            let gone = before.iter().map(|line| (line, line.amount));
            for (line, amount) in gone.chain(after.iter().map(|line| (line, line.amount.negated()))) {
                let pair = (self.merged.of_party(line.debtor), self.merged.of_party(line.creditor));
                let less: &mut Money = less.entry(pair).or_default();
                *less = less.plus(amount)?;
            }
        }
        Ok(turned)
    }

    /// What one owed the other when the two books parted, and what changed that since.
    fn changes(&self, pair: (Party, Party)) -> Result<(Between, Vec<DebtStep>), BankError> {
        let (debtor, creditor) = pair;
        let mut by_event: BTreeMap<u64, (Writer, Between)> = BTreeMap::new();
        for one in self.merged.records(debtor) {
            for other in self.merged.records(creditor) {
                for moved in self.reader.moved_between(one, other, self.of.anchor)? {
                    let (private, in_book) = match moved.private {
                        true => (moved.amount, Money::ZERO),
                        false => (Money::ZERO, moved.amount),
                    };
                    let writer = self.of.writer(&moved);
                    let (_, by) = by_event.entry(moved.seq).or_insert((writer, Between::default()));
                    *by = by.plus(Between { in_book, private })?;
                }
            }
        }
        let settles: BTreeSet<u64> = (self.here.iter().chain(&self.theirs))
            .filter(|deed| self.pair(deed) == pair)
            .map(|deed| deed.seq)
            .collect();
        let (mut parted, mut changes) = (self.owes(&self.after, debtor, creditor)?, Vec::new());
        for (seq, (writer, by)) in by_event {
            changes.push(DebtStep { writer, settles: settles.contains(&seq), by });
            parted = parted.minus(by)?;
        }
        Ok((parted, changes))
    }

    /// What one owes the other; below zero the other owes him.
    fn owes(&self, book: &BookDesk, one: Party, other: Party) -> Result<Between, Overflow> {
        let sum = |lines: &[DebtLine]| {
            lines.iter().try_fold(Money::ZERO, |sum, line| {
                match (self.merged.of_party(line.debtor), self.merged.of_party(line.creditor)) {
                    pair if pair == (one, other) => sum.plus(line.amount),
                    pair if pair == (other, one) => sum.minus(line.amount),
                    _ => Ok(sum),
                }
            })
        };
        Ok(Between { in_book: sum(&book.debts)?, private: sum(&book.private)? })
    }

    fn told(&self, twice: &TakenTwice) -> TurnedDebt {
        let amount = |money: Money| Amount::new(money, self.after.currency);
        let one = |deed: &Settled, here: bool| TookOff {
            amount: amount(deed.amount),
            forgiven: deed.forgiven,
            here,
            event: deed.seq,
        };
        let here = twice.here.iter().map(|deed| one(deed, true));
        TurnedDebt {
            debtor: self.after.name(twice.debtor),
            creditor: self.after.name(twice.creditor),
            beyond: amount(twice.beyond),
            back: amount(twice.back),
            besides: amount(twice.beyond.minus(twice.back).unwrap_or_default()),
            deeds: here.chain(twice.there.iter().map(|deed| one(deed, false))).collect(),
        }
    }

    /// No guest owes more in THE BOOK than he did as a guest (MIK-11).
    fn guests(&self) -> Result<(), Refusal> {
        for guest in self.after.debts.iter().map(|debt| debt.debtor) {
            let (now, before) = (self.after.the_book(), self.of.before.the_book());
            let was =
                if before.is_kept_out(guest) { owes(&self.of.before.debts, guest)? } else { Money::ZERO };
            if !now.is_kept_out(guest) || owes(&self.after.debts, guest)? <= was {
                continue;
            }
            let Err(refusal) = now.check_regular(guest) else { continue };
            let name = self.after.name(guest);
            let paid = self.here.iter().rev().find(|deed| {
                let (debtor, creditor) = self.pair(deed);
                creditor == guest && !owed(&self.after.debts, guest, debtor).is_zero()
            });
            let paid = paid.map(|paid| paid.seq);
            let refused = Refusal::new(SurrogateRefused::GuestWouldOwe { name, paid });
            return Err(refused.by(refusal.rule.as_deref()));
        }
        Ok(())
    }
}
