//! Two books as they are after a merge, and what both took off one debt.

#![deny(clippy::wildcard_enum_match_arm, clippy::match_wildcard_for_single_variants)]

use crate::accounts::Party;
use crate::bank::book::BookDesk;
use crate::bank::desk::BankError;
use crate::bank::merged::MergedRecords;
use crate::bank::surrogate::parted::{Parted, Settled};
use crate::book::debts::{owed, owes};
use crate::book::taken_twice::{Between, DebtStep, Writer, taken_twice};
use crate::journal::{Consolidated, DebtFact, DebtLine, Fact};
use crate::refusal::{Refusal, SurrogateRefused, TookOff, TurnedDebt};
use crate::store::Reader;
use engine::money::{Amount, Money, Overflow};
use std::collections::{BTreeMap, BTreeSet};

/// A debt that both books reduced, although it was owed once.
pub struct TakenTwice {
    pub debtor: Party,
    pub creditor: Party,
    /// How much more than was owed.
    pub beyond: Money,
    /// How much of that the creditor owes now; the rest is taken off what else the creditor is owed.
    pub back: Money,
    pub here: Vec<Settled>,
    pub there: Vec<Settled>,
}

impl TakenTwice {
    pub fn deeds(&self) -> impl Iterator<Item = &Settled> {
        self.here.iter().chain(&self.there)
    }
}

/// How much each debt went down, debtor first.
type LessOwed = BTreeMap<(Party, Party), Money>;

/// The two books after the merge, with each record as the person it is now.
pub struct BothBooks<'s, 'r> {
    pub of: &'s Parted,
    pub reader: Reader<'r>,
    pub after: BookDesk,
    pub merged: MergedRecords,
    /// What this book took off debts since the two parted.
    pub here: Vec<Settled>,
    /// What the surrogate did, by its numbers here.
    pub theirs: Vec<Settled>,
}

impl<'s, 'r> BothBooks<'s, 'r> {
    pub fn load(of: &'s Parted, reader: Reader<'r>) -> Result<Self, BankError> {
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

    pub fn pair(&self, deed: &Settled) -> (Party, Party) {
        (self.merged.of_party(deed.debtor), self.merged.of_party(deed.creditor))
    }

    pub fn taken_twice(&self) -> Result<Vec<TakenTwice>, BankError> {
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

    /// What one book took off a debt that the other had turned: the player who got it owes it back. That's said, not asked.
    pub fn turned_away(&self, told: &[TakenTwice]) -> Result<Vec<TakenTwice>, BankError> {
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

    /// How much each debt went down in consolidations: those of this book since the two parted, and those of the surrogate.
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

    /// What one owed the other when the two books parted, and what changed it since.
    fn changes(&self, pair: (Party, Party)) -> Result<(Between, Vec<DebtStep>), BankError> {
        let settles = self.settling(pair);
        let (mut parted, mut changes) = (self.owes(&self.after, pair.0, pair.1)?, Vec::new());
        for (seq, (writer, by)) in self.moves(pair)? {
            changes.push(DebtStep { writer, settles: settles.contains(&seq), by });
            parted = parted.minus(by)?;
        }
        Ok((parted, changes))
    }

    /// How what the first of a pair owes the second changed since the two parted, by event.
    pub fn moves(
        &self,
        (debtor, creditor): (Party, Party),
    ) -> Result<BTreeMap<u64, (Writer, Between)>, BankError> {
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
        Ok(by_event)
    }

    /// The events since then in which the first of a pair paid the second, or was forgiven, by their numbers here.
    pub fn settling(&self, pair: (Party, Party)) -> BTreeSet<u64> {
        let deeds = self.here.iter().chain(&self.theirs);
        deeds.filter(|deed| self.pair(deed) == pair).map(|deed| deed.seq).collect()
    }

    /// What one owes the other; below zero, the other way round.
    pub fn owes(&self, book: &BookDesk, one: Party, other: Party) -> Result<Between, Overflow> {
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

    pub fn told(&self, twice: &TakenTwice) -> TurnedDebt {
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

    /// The guests who owe more in THE BOOK than they did as guests (MIK-11), each with the players they owe.
    pub fn guests_owing(&self) -> Result<BTreeSet<(Party, Party)>, Overflow> {
        let (now, before) = (self.after.the_book(), self.of.before.the_book());
        let mut owing = BTreeSet::new();
        for DebtLine { debtor: guest, creditor, .. } in &self.after.debts {
            let was =
                if before.is_kept_out(*guest) { owes(&self.of.before.debts, *guest)? } else { Money::ZERO };
            if now.is_kept_out(*guest) && owes(&self.after.debts, *guest)? > was {
                owing.insert((*guest, *creditor));
            }
        }
        Ok(owing)
    }

    /// Refuses what a guest would owe in THE BOOK.
    pub fn check_guests(&self) -> Result<(), BankError> {
        let Some((guest, _)) = self.guests_owing()?.into_iter().next() else { return Ok(()) };
        let Err(refusal) = self.after.the_book().check_regular(guest) else { return Ok(()) };
        let paid = self.here.iter().rev().find(|deed| {
            let (debtor, creditor) = self.pair(deed);
            creditor == guest && !owed(&self.after.debts, guest, debtor).is_zero()
        });
        let (name, paid) = (self.after.name(guest), paid.map(|paid| paid.seq));
        let refused = Refusal::new(SurrogateRefused::GuestWouldOwe { name, paid });
        Err(refused.by(refusal.rule.as_deref()).into())
    }
}
