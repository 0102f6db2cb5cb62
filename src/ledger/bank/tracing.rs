//! Tracing a bank note: where it came from, who had it, and what became of its value.

use crate::accounts::{Asset, Counter, Party};
use crate::bank::debts::{DebtChange, changes_of};
use crate::bank::desk::BankError;
use crate::bank::merged::MergedRecords;
use crate::book::parts::{Fate, Parts};
use crate::journal::{DebtAssumed, DebtFact, Fact, HandFact, NoteFact, PersonFact};
use crate::night::Note;
use crate::store::{Event, Reader};
use engine::money::{Money, Overflow};
use std::collections::BTreeMap;

/// A step in the history of a note's value.
pub struct TraceStep {
    pub event: Event,
    /// How much of the note it is about.
    pub amount: Money,
}

/// What is still owed of a note in THE BOOK.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rest {
    pub debtor: Party,
    pub creditor: Party,
    pub amount: Money,
}

/// What a note canceled when it went into THE BOOK: its holder owed its debtor something, and owes that much less.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SetOff {
    /// The event that made the holder owe it.
    pub event: u64,
    /// Who owed it: the note's holder.
    pub debtor: Party,
    pub creditor: Party,
    pub amount: Money,
}

/// The history of a note.
pub struct Trace {
    /// The last hand recorded in its night before the note was written.
    pub hand: Option<u32>,
    /// Its events in order: its writing, its holders, its payments, its end, and what became of the debt after that.
    pub steps: Vec<TraceStep>,
    /// The part of it that never was in THE BOOK, because it was taken off an older debt.
    pub set_off: Vec<SetOff>,
    /// The part of it that's in THE BOOK now.
    pub rest: Vec<Rest>,
}

/// Traces a note.
pub fn trace(reader: Reader<'_>, note: &Note) -> Result<Trace, BankError> {
    let events = reader.note_events(note.id)?;
    let hand = match events.first() {
        Some(first) => hand_before(reader, first)?,
        None => None,
    };
    let merged = MergedRecords::load(reader)?;
    let mut follower =
        Follower { reader, merged, steps: BTreeMap::new(), set_off: Vec::new(), rest: Vec::new() };
    for event in events {
        let moved = moved(&event, note, &follower.merged)?;
        if moved.is_zero() {
            continue;
        }
        let committed = committed(&event.fact);
        let seq = event.seq;
        follower.step(event, moved)?;
        if let Some((debtor, creditor)) = committed {
            follower.follow(debtor, creditor, seq, moved)?;
        }
    }
    let Follower { steps, set_off, rest, .. } = follower;
    Ok(Trace { hand, steps: steps.into_values().collect(), set_off, rest })
}

/// How much of the note changed hands in an event. Merging two records doesn't count, unless it ends the note because its debtor
/// then holds it.
fn moved(event: &Event, note: &Note, merged: &MergedRecords) -> Result<Money, Overflow> {
    if let Fact::Person(PersonFact::PlayersMerged { kept, .. }) = &event.fact
        && merged.of(*kept) != merged.of(note.debtor)
    {
        return Ok(Money::ZERO);
    }
    let lines = event.entry.postings().iter();
    let ours = lines.filter(|line| line.asset == Asset::Notes && line.counter == Counter::Note(note.id));
    Money::sum(ours.map(|line| line.amount).filter(|amount| amount.is_positive()))
}

/// The debt in THE BOOK since a note went into it.
fn committed(fact: &Fact) -> Option<(Party, Party)> {
    let Fact::Note(NoteFact::NoteCommitted { debtor, holder, inviter, .. }) = fact else { return None };
    Some((Party::from(inviter.unwrap_or(*debtor)), *holder))
}

/// The last hand of the night before an event of it.
fn hand_before(reader: Reader<'_>, first: &Event) -> Result<Option<u32>, BankError> {
    let Some(night) = first.night else { return Ok(None) };
    let before = reader.events_of(night)?.into_iter().take_while(|event| event.seq < first.seq);
    Ok(before
        .filter(|event| matches!(event.fact, Fact::Hand(HandFact::HandPlayed(_))))
        .filter_map(|event| event.fact.hand())
        .last())
}

/// Follows a debt from event to event.
struct Follower<'r> {
    reader: Reader<'r>,
    merged: MergedRecords,
    steps: BTreeMap<u64, TraceStep>,
    set_off: Vec<SetOff>,
    rest: Vec<Rest>,
}

impl Follower<'_> {
    fn step(&mut self, event: Event, amount: Money) -> Result<(), Overflow> {
        let seq = event.seq;
        let step = self.steps.entry(seq).or_insert(TraceStep { event, amount: Money::ZERO });
        step.amount = step.amount.plus(amount)?;
        Ok(())
    }

    /// Follows `amount` of what `debtor` owes `creditor` since event `born`. The oldest part is paid first.
    fn follow(&mut self, debtor: Party, creditor: Party, born: u64, amount: Money) -> Result<(), BankError> {
        let (debtor, creditor) = (self.merged.of_party(debtor), self.merged.of_party(creditor));
        let changes = changes_of(self.reader, debtor, Asset::Book)?;
        let mut parts = Parts::default();
        for DebtChange { event, with } in &changes {
            parts.apply(event.seq, with)?;
        }
        let events: BTreeMap<u64, &Event> =
            changes.iter().map(|change| (change.event.seq, &change.event)).collect();
        let older =
            |fate: &&Fate| fate.event == born && fate.from == creditor && fate.part.amount.is_positive();
        for Fate { part, .. } in parts.fates().iter().filter(older) {
            let set_off =
                SetOff { event: part.event, debtor: creditor, creditor: debtor, amount: part.amount };
            self.set_off.push(set_off);
        }
        let mut ours = Ours { at: BTreeMap::from([(creditor, amount)]) };
        for fate in parts.fates().iter().filter(|fate| fate.part.event == born) {
            let taken = ours.take(fate)?;
            let Some(event) = events.get(&fate.event).filter(|_| taken.is_positive()) else { continue };
            self.step((*event).clone(), taken)?;
            if let Some((inviter, to)) = assumed(&event.fact) {
                self.follow(inviter, to, fate.event, taken)?;
            }
        }
        let open = ours.at.into_iter().filter(|(_, amount)| amount.is_positive());
        let known = parts.open().filter(|(_, part)| part.event == born);
        let known: BTreeMap<Party, Money> = known.map(|(with, part)| (with, part.amount.abs())).collect();
        for (creditor, amount) in open {
            // What was canceled when it was written was never in THE BOOK.
            let amount = amount.min(known.get(&creditor).copied().unwrap_or_default());
            if amount.is_positive() {
                self.rest.push(Rest { debtor, creditor, amount });
            }
        }
        Ok(())
    }
}

/// The players who owe instead of a guest, and the players they owe.
fn assumed(fact: &Fact) -> Option<(Party, Party)> {
    let Fact::Debt(DebtFact::DebtAssumed(DebtAssumed { inviter, creditor, .. })) = fact else { return None };
    let (inviter, creditor) = (Party::from(*inviter), *creditor);
    (inviter != creditor).then_some((inviter, creditor))
}

/// Where the value that's being followed is, by creditor.
struct Ours {
    at: BTreeMap<Party, Money>,
}

impl Ours {
    /// Takes as much of a part's fate as is ours and moves it to its new creditor. Returns how much that was.
    fn take(&mut self, fate: &Fate) -> Result<Money, Overflow> {
        let here = self.at.entry(fate.from).or_default();
        let taken = fate.part.amount.abs().min(*here);
        *here = here.minus(taken)?;
        if let Some(to) = fate.to {
            let there = self.at.entry(to).or_default();
            *there = there.plus(taken)?;
        }
        Ok(taken)
    }
}
