//! Looking back at debts: which events made them, and whether they add up to what THE BOOK says.

use crate::accounts::{Asset, Party};
use crate::bank::desk::BankError;
use crate::bank::merged::MergedRecords;
use crate::book::changes::changes;
use crate::journal::DebtLine;
use crate::refusal::{DebtRefused, Refusal};
use crate::store::{Event, Reader, StoreError};
use crate::time::Instant;
use engine::money::Money;
use std::collections::BTreeMap;

/// An event, and how it changed a party's debts: how much more each other side owes that party.
pub struct DebtChange {
    pub event: Event,
    pub with: BTreeMap<Party, Money>,
}

/// Every change to what a party owes and is owed in a class of debts, in order, without events that were undone.
pub fn changes_of(reader: Reader<'_>, party: Party, class: Asset) -> Result<Vec<DebtChange>, BankError> {
    let merged = MergedRecords::load(reader)?;
    let mut events: BTreeMap<u64, Event> = BTreeMap::new();
    for record in merged.records(party) {
        events.extend(reader.debt_events(record, class)?.into_iter().map(|event| (event.seq, event)));
    }
    let mut found = Vec::new();
    for event in events.into_values() {
        let with = changes(&event.entry, party, class, |party| merged.of_party(party))?;
        if !with.is_empty() {
            found.push(DebtChange { event, with });
        }
    }
    Ok(found)
}

/// The debt between two, and the events that make it up.
pub struct Chain {
    pub debtor: Party,
    pub creditor: Party,
    /// What is owed now; never below zero.
    pub amount: Money,
    /// Each event with what it added to the debt; below zero it took that off.
    pub links: Vec<(Event, Money)>,
}

/// Why one owes the other, in a class of debts. If nothing is owed, `one` counts as the debtor.
pub fn why(reader: Reader<'_>, one: Party, other: Party, class: Asset) -> Result<Chain, BankError> {
    let merged = MergedRecords::load(reader)?;
    let (one, other) = (merged.of_party(one), merged.of_party(other));
    if one == other {
        return Err(Refusal::new(DebtRefused::ToHimself).into());
    }
    let mut links = Vec::new();
    for DebtChange { event, with } in changes_of(reader, one, class)? {
        if let Some(more) = with.get(&other) {
            links.push((event, more.negated()));
        }
    }
    let sum = Money::sum(links.iter().map(|(_, amount)| *amount))?;
    if stored(reader, &merged, one, other, class)? != sum {
        let what = "a debt doesn't match its events; `audit` shows more";
        return Err(StoreError::Damaged(what.to_owned()).into());
    }
    if sum.is_negative() {
        for (_, amount) in &mut links {
            *amount = amount.negated();
        }
        return Ok(Chain { debtor: other, creditor: one, amount: sum.negated(), links });
    }
    Ok(Chain { debtor: one, creditor: other, amount: sum, links })
}

/// How much of each debt was owed at `at` and at all times since. The bank's debts are those of the night that closes.
pub fn stood_since(reader: Reader<'_>, debts: &[DebtLine], at: Instant) -> Result<Vec<DebtLine>, BankError> {
    let mut stood = Vec::with_capacity(debts.len());
    for line in debts {
        if [line.debtor, line.creditor].contains(&Party::Bank) {
            stood.push(*line);
            continue;
        }
        let mut links = why(reader, line.debtor, line.creditor, Asset::Book)?.links;
        links.sort_by_key(|(event, _)| (event.at, event.seq));
        let (mut owed, mut least) = (Money::ZERO, line.amount);
        for (event, more) in links {
            if event.at > at {
                least = least.min(owed);
            }
            owed = owed.plus(more)?;
        }
        if least.is_positive() {
            stood.push(DebtLine { amount: least, ..*line });
        }
    }
    Ok(stood)
}

/// What `one` owes `other` by the tables of the book; below zero, the other way round.
fn stored(
    reader: Reader<'_>,
    merged: &MergedRecords,
    one: Party,
    other: Party,
    class: Asset,
) -> Result<Money, BankError> {
    let mut sum = Money::ZERO;
    for line in reader.debts(class)? {
        match (merged.of_party(line.debtor), merged.of_party(line.creditor)) {
            (debtor, creditor) if (debtor, creditor) == (one, other) => sum = sum.plus(line.amount)?,
            (debtor, creditor) if (debtor, creditor) == (other, one) => sum = sum.minus(line.amount)?,
            _ => {}
        }
    }
    Ok(sum)
}
