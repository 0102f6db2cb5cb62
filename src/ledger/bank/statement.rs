//! A player's statement: everything that changed what they owe and are owed, and how old the open debts are.

use crate::accounts::{Asset, Counter, Party};
use crate::bank::debts::{DebtChange, changes_of};
use crate::bank::desk::BankError;
use crate::bank::merged::MergedRecords;
use crate::book::ageing;
use crate::book::parts::Parts;
use crate::night::{Note, NoteStatus};
use crate::store::{Event, Reader};
use crate::time::{Instant, Period};
use engine::money::{Money, Overflow};
use std::collections::BTreeMap;

/// One change to what somebody owes or is owed.
pub struct Line {
    pub event: Event,
    pub with: Party,
    /// Above zero: this party is owed more, or owes less.
    pub amount: Money,
    /// The balance of the two after it; above zero this party is owed it.
    pub balance: Money,
}

/// The lines of a class of debts, with the balance with each other side before and after.
#[derive(Default)]
pub struct Account {
    pub opening: BTreeMap<Party, Money>,
    pub lines: Vec<Line>,
    pub closing: BTreeMap<Party, Money>,
}

/// An unpaid part of a debt, and its age.
pub struct OpenDebt {
    pub with: Party,
    /// The event it came from.
    pub event: u64,
    pub at: Instant,
    /// Above zero: this party is owed it.
    pub amount: Money,
    pub days: i64,
    /// Its bucket, by its place in [`ageing::BUCKETS`].
    pub bucket: usize,
}

/// A statement.
pub struct Statement {
    /// THE BOOK.
    pub book: Account,
    /// Private debts of guests, which aren't in THE BOOK and not in any total.
    pub private: Account,
    /// What's open in THE BOOK; for each other side, the oldest part first.
    pub open: Vec<OpenDebt>,
}

impl Statement {
    /// Draws up the statement of `party`. Ages are counted to the end of the period, or to `now`.
    pub fn draw_up(
        reader: Reader<'_>,
        party: Party,
        period: Period,
        now: Instant,
    ) -> Result<Self, BankError> {
        let book = until(changes_of(reader, party, Asset::Book)?, period);
        let private = until(changes_of(reader, party, Asset::Private)?, period);
        let as_of = period.to.map_or(now, |to| to.min(now));
        let open = open(&book, as_of)?;
        Ok(Self { book: account(book, period)?, private: account(private, period)?, open })
    }

    /// Everything the party is owed in THE BOOK, minus everything the party owes.
    pub fn balance(&self) -> Result<Money, Overflow> {
        Money::sum(self.book.closing.values().copied())
    }

    /// How much of the open parts is in each bucket: what the party owes, and what it's owed.
    pub fn ageing(&self) -> Result<[(Money, Money); ageing::BUCKETS.len()], Overflow> {
        let mut sums = [(Money::ZERO, Money::ZERO); ageing::BUCKETS.len()];
        for open in &self.open {
            let Some((owes, owed)) = sums.get_mut(open.bucket) else { continue };
            let side = if open.amount.is_negative() { owes } else { owed };
            *side = side.plus(open.amount.abs())?;
        }
        Ok(sums)
    }
}

/// The changes up to the end of the period, in the order they happened.
fn until(mut changes: Vec<DebtChange>, period: Period) -> Vec<DebtChange> {
    changes.retain(|change| period.to.is_none_or(|to| change.event.at < to));
    changes.sort_by_key(|change| (change.event.at, change.event.seq));
    changes
}

fn open(changes: &[DebtChange], as_of: Instant) -> Result<Vec<OpenDebt>, Overflow> {
    let mut parts = Parts::default();
    // What happened first is paid first, no matter when it was written down: so parts are identified by their place.
    for (place, change) in (0..).zip(changes) {
        parts.apply(place, &change.with)?;
    }
    let open = parts.open().filter_map(|(with, part)| {
        let event = &changes.get(usize::try_from(part.event).ok()?)?.event;
        let days = ageing::days(event.at, as_of);
        let bucket = ageing::bucket(days);
        Some(OpenDebt { with, event: event.seq, at: event.at, amount: part.amount, days, bucket })
    });
    Ok(open.collect())
}

fn account(changes: Vec<DebtChange>, period: Period) -> Result<Account, Overflow> {
    let mut account = Account::default();
    for DebtChange { event, with } in changes {
        let before = period.from.is_some_and(|from| event.at < from);
        for (with, amount) in with {
            let balance = account.closing.entry(with).or_default();
            *balance = balance.plus(amount)?;
            if before {
                account.opening.insert(with, *balance);
            } else {
                account.lines.push(Line { event: event.clone(), with, amount, balance: *balance });
            }
        }
    }
    account.opening.retain(|_, balance| !balance.is_zero());
    account.closing.retain(|_, balance| !balance.is_zero());
    Ok(account)
}

/// A party's notes that were open before `to`, or are open now: those it wrote, and those it held.
pub fn open_notes(reader: Reader<'_>, party: Party, to: Option<Instant>) -> Result<Vec<Note>, BankError> {
    let merged = MergedRecords::load(reader)?;
    let mut open = Vec::new();
    for note in reader.notes()? {
        let note = match to {
            Some(to) => as_of(reader, &merged, note, to)?,
            None => note,
        };
        let his = Party::from(note.debtor) == party || note.holder == Some(party);
        if his && note.status == NoteStatus::Open {
            open.push(note);
        }
    }
    Ok(open)
}

/// A note as it was before `to`: who held how much of it then; lapsed if nobody did.
fn as_of(reader: Reader<'_>, merged: &MergedRecords, note: Note, to: Instant) -> Result<Note, BankError> {
    let mut held: BTreeMap<Party, Money> = BTreeMap::new();
    for event in reader.note_events(note.id)?.iter().filter(|event| event.at < to) {
        for line in event.entry.postings().iter().filter(|line| line.counter == Counter::Note(note.id)) {
            let held = held.entry(merged.of_party(line.party)).or_default();
            *held = held.plus(line.amount)?;
        }
    }
    let holder = held.into_iter().find(|(_, amount)| amount.is_positive());
    Ok(match holder {
        Some((holder, open)) => Note { holder: Some(holder), open, status: NoteStatus::Open, ..note },
        None => Note { holder: None, status: NoteStatus::Lapsed, ..note },
    })
}
