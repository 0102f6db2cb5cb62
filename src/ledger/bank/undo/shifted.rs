//! What merges shifted between THE BOOK and private debts: where an undo leaves no reason for it, it goes back.

use crate::accounts::{Asset, Counter, Party, Posting};
use crate::bank::book::BookDesk;
use crate::bank::desk::{BankError, Session};
use crate::bank::merged::MergedRecords;
use crate::book::debts::owed;
use crate::journal::{DebtFact, DebtShifted, Fact};
use crate::store::{Event, Reader};
use engine::money::{Money, Overflow};
use std::collections::{BTreeMap, BTreeSet};

/// Shifts back between all whose debts to each other were among what was undone.
pub fn shift_back(session: &mut Session<'_, '_>, undone: &[Event]) -> Result<(), BankError> {
    for shifted in without_reason(session.journal().reader(), undone)? {
        session.record(&DebtFact::DebtShifted(shifted).into())?;
    }
    Ok(())
}

fn without_reason(reader: Reader<'_>, undone: &[Event]) -> Result<Vec<DebtShifted>, BankError> {
    let shifts = reader.standing_after("debt-shifted", 0)?;
    if shifts.is_empty() {
        return Ok(Vec::new());
    }
    let (desk, merged) = (BookDesk::load(reader)?, MergedRecords::load(reader)?);
    let touched = touched(undone, &merged);
    let mut sums: BTreeMap<(Party, Party), Money> = BTreeMap::new();
    for (_, event) in shifts {
        let Fact::Debt(DebtFact::DebtShifted(DebtShifted { debtor, creditor, amount })) = event.fact else {
            continue;
        };
        let (debtor, creditor) = (merged.of_party(debtor), merged.of_party(creditor));
        // The guest is the second.
        let (pair, amount) = match desk.the_book().is_kept_out(debtor) {
            true => ((creditor, debtor), amount.negated()),
            false => ((debtor, creditor), amount),
        };
        let sum = sums.entry(pair).or_default();
        *sum = sum.plus(amount)?;
    }
    let mut back = Vec::new();
    for (pair, sum) in sums.into_iter().filter(|(pair, _)| touched.contains(pair)) {
        let (debtor, creditor) = pair;
        let amount = back_of(&desk, pair, sum)?;
        back.extend((!amount.is_zero()).then_some(DebtShifted { debtor, creditor, amount }));
    }
    Ok(back)
}

/// Whose debts to each other were moved by these.
fn touched(undone: &[Event], merged: &MergedRecords) -> BTreeSet<(Party, Party)> {
    let lines = undone.iter().flat_map(|event| event.entry.postings());
    let debts = lines.filter(|line| matches!(line.asset, Asset::Book | Asset::Private));
    let pair = |line: &Posting| match line.counter {
        Counter::With(other) => Some((merged.of_party(line.party), merged.of_party(other))),
        Counter::None | Counter::Note(_) => None,
    };
    debts.filter_map(pair).collect()
}

/// How much of what a player owes a guest leaves THE BOOK again, below zero comes back into it: what went out as far as it is owed
/// privately, and what came in as far as the guest owes as much.
fn back_of(desk: &BookDesk, (debtor, guest): (Party, Party), shifted: Money) -> Result<Money, Overflow> {
    let book = desk.the_book();
    if book.is_kept_out(debtor) || !book.is_kept_out(guest) {
        return Ok(Money::ZERO);
    }
    let zero = Money::ZERO;
    let private = owed(&desk.private, debtor, guest).minus(owed(&desk.private, guest, debtor))?;
    if shifted.is_positive() {
        return Ok(private.max(zero).min(shifted).negated());
    }
    let in_book = owed(&desk.debts, debtor, guest);
    Ok(in_book.min(private.negated().max(zero)).min(shifted.negated()))
}
