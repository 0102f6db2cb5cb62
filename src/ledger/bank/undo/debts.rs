//! What an undo must not do to debts: to those paid in a consolidation, to guests' debts, and to forgiven ones.

use crate::accounts::{Asset, Counter, Party, Posting};
use crate::bank::book::{BookDesk, name};
use crate::bank::desk::{BankError, Session};
use crate::bank::loaded::roster;
use crate::bank::merged::MergedRecords;
use crate::book::debts::{owed, owes};
use crate::book::turned::raised;
use crate::journal::{Consolidated, DebtFact, Fact, PersonFact};
use crate::refusal::{Refusal, UndoRefused};
use crate::store::Event;
use engine::money::Money;
use std::collections::BTreeSet;

/// The first event that can't stand without the undone ones, and why.
pub type Obstacle = (u64, Refusal);

/// The first event after the undone ones by which somebody would owe now who mustn't: a guest in THE BOOK (MIK-11), or a player
/// who forgave a debt that wouldn't have existed. `before` is THE BOOK before anything was taken back.
pub fn left_owing(
    session: &Session<'_, '_>,
    undone: &[Event],
    before: &BookDesk,
) -> Result<Option<Obstacle>, BankError> {
    let reader = session.journal().reader();
    let Some(first) = undone.iter().map(|event| event.seq).min() else { return Ok(None) };
    let left = Left { before, after: BookDesk::load(reader)?, merged: MergedRecords::load(reader)? };
    let (guests, forgivers) = (left.guests()?, left.forgivers()?);
    if guests.is_empty() && forgivers.is_empty() {
        return Ok(None);
    }
    for event in reader.events_between(first.saturating_add(1), reader.last_seq()?)? {
        let guest = guests.iter().find(|guest| left.makes_owe(&event, **guest));
        let forgiver = forgivers.iter().find(|pair| left.forgives(&event, **pair));
        if guest.is_none() && forgiver.is_none()
            || event.reverses.is_some()
            || reader.undone_by(event.seq)?.is_some()
        {
            continue;
        }
        let why = match (guest, forgiver) {
            (Some(guest), _) => UndoRefused::GuestWouldOwe { name: left.after.name(*guest) },
            (None, Some((forgiver, debtor))) => {
                let (forgiver, debtor) = (left.after.name(*forgiver), left.after.name(*debtor));
                UndoRefused::ForgaveNothing { forgiver, debtor }
            }
            (None, None) => continue,
        };
        return Ok(Some((event.seq, Refusal::new(why))));
    }
    Ok(None)
}

/// THE BOOK before and after what is taken back.
struct Left<'b> {
    before: &'b BookDesk,
    after: BookDesk,
    merged: MergedRecords,
}

impl Left<'_> {
    /// The guests who owe more in THE BOOK than they did as guests.
    fn guests(&self) -> Result<BTreeSet<Party>, BankError> {
        let mut guests = BTreeSet::new();
        for debtor in self.after.debts.iter().map(|debt| debt.debtor) {
            let was = match self.before.the_book().is_kept_out(debtor) {
                true => owes(&self.before.debts, debtor)?,
                false => Money::ZERO,
            };
            if self.after.the_book().is_kept_out(debtor) && owes(&self.after.debts, debtor)? > was {
                guests.insert(debtor);
            }
        }
        Ok(guests)
    }

    /// The debts that are larger than before, including those from forgiving too much.
    fn forgivers(&self) -> Result<BTreeSet<(Party, Party)>, BankError> {
        let classes = [(&self.before.debts, &self.after.debts), (&self.before.private, &self.after.private)];
        let mut pairs = BTreeSet::new();
        for (before, after) in classes {
            for debt in after {
                if debt.amount > owed(before, debt.debtor, debt.creditor) {
                    pairs.insert((debt.debtor, debt.creditor));
                }
            }
        }
        Ok(pairs)
    }

    /// True if this event makes the guest owe more in THE BOOK, or makes this player a guest.
    fn makes_owe(&self, event: &Event, guest: Party) -> bool {
        let is_his = |party: Party| self.merged.of_party(party) == guest;
        let more =
            |line: &Posting| line.asset == Asset::Book && line.amount.is_negative() && is_his(line.party);
        let made_guest = matches!(event.fact, Fact::Person(PersonFact::PlayerStanding { player, standing }) if is_his(player.into()) && !standing.is_regular());
        made_guest || event.entry.postings().iter().any(more)
    }

    /// True if in this event the first of the two forgives the other something.
    fn forgives(&self, event: &Event, (forgiver, other): (Party, Party)) -> bool {
        let Fact::Debt(DebtFact::DebtForgiven { creditor, debtor, .. }) = event.fact else { return false };
        (self.merged.of_party(creditor), self.merged.of_party(debtor)) == (forgiver, other)
    }
}

/// The first event that pays, forgives or turns a debt that exists only because of a consolidation being taken back.
pub fn paid_since(session: &Session<'_, '_>, undone: &[Event]) -> Result<Option<Obstacle>, BankError> {
    let reader = session.journal().reader();
    let people = roster(reader)?;
    let mut first: Option<Obstacle> = None;
    for consolidation in undone {
        let Fact::Debt(DebtFact::Consolidated(Consolidated { before, after, .. })) = &consolidation.fact
        else {
            continue;
        };
        let mut pairs: BTreeSet<(Party, Party)> = raised(before, after).into_iter().collect();
        // Players whose records were merged later were two people when this was paid, so each event is read with the records of
        // its time.
        let mut records = Records::default();
        for event in reader.events_between(consolidation.seq.saturating_add(1), reader.last_seq()?)? {
            if event.reverses.is_some() || reader.undone_by(event.seq)?.is_some() {
                continue;
            }
            if let Fact::Person(PersonFact::PlayersMerged { kept, gone, .. }) = event.fact {
                records.merge(gone.into(), kept.into());
                pairs = pairs.into_iter().map(|(one, other)| (records.of(one), records.of(other))).collect();
            }
            let Some((debtor, creditor)) = lowers(&event, &pairs, &records) else { continue };
            if first.as_ref().is_none_or(|(seq, _)| event.seq < *seq) {
                let (debtor, creditor) = (name(&people, debtor), name(&people, creditor));
                first = Some((event.seq, Refusal::new(UndoRefused::OwedOnlySince { debtor, creditor })));
            }
            break;
        }
    }
    Ok(first)
}

/// Which records were merged since the consolidation.
#[derive(Default)]
struct Records(Vec<(Party, Party)>);

impl Records {
    fn merge(&mut self, gone: Party, kept: Party) {
        self.0.push((gone, kept));
    }

    fn of(&self, party: Party) -> Party {
        self.0.iter().fold(party, |party, (gone, kept)| if party == *gone { *kept } else { party })
    }
}

/// The debt of these pairs that an event makes less: by payment, forgiveness, or another consolidation.
fn lowers(event: &Event, pairs: &BTreeSet<(Party, Party)>, records: &Records) -> Option<(Party, Party)> {
    if !matches!(
        event.fact,
        Fact::Debt(DebtFact::DebtPaid { .. } | DebtFact::DebtForgiven { .. } | DebtFact::Consolidated(_))
    ) {
        return None;
    }
    let lines = event.entry.postings().iter();
    let freed = lines.filter(|line| line.asset == Asset::Book && line.amount.is_positive());
    let pair = |line: &Posting| match line.counter {
        Counter::With(creditor) => Some((records.of(line.party), records.of(creditor))),
        Counter::None | Counter::Note(_) => None,
    };
    freed.filter_map(pair).find(|pair| pairs.contains(pair))
}
