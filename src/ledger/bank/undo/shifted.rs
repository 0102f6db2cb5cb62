//! What merges shifted between THE BOOK and private debts: if an undo removes the reason for a shift, it's shifted back.

use crate::accounts::{Asset, Counter, Party, Posting};
use crate::bank::book::BookDesk;
use crate::bank::desk::{BankError, Session};
use crate::bank::merged::MergedRecords;
use crate::bank::shifts::Shifts;
use crate::book::debts::owed;
use crate::journal::{DebtFact, DebtShifted};
use crate::store::{Event, Reader};
use engine::money::Money;
use std::collections::BTreeSet;

/// Shifts back between all whose debts to each other were changed by what was undone.
pub fn shift_back(session: &mut Session<'_, '_>, undone: &[Event]) -> Result<(), BankError> {
    for shifted in without_reason(session.journal().reader(), undone)? {
        session.record(&DebtFact::DebtShifted(shifted).into())?;
    }
    Ok(())
}

/// A shift has a reason if a guest would owe in THE BOOK without it; anything beyond that goes back.
fn without_reason(reader: Reader<'_>, undone: &[Event]) -> Result<Vec<DebtShifted>, BankError> {
    let merged = MergedRecords::load(reader)?;
    let shifts = Shifts::load(reader, &merged)?;
    if shifts.pairs().next().is_none() {
        return Ok(Vec::new());
    }
    let touched = touched(undone, &merged);
    let mut back = Vec::new();
    let desk = BookDesk::load(reader)?;
    for (one, other) in shifts
        .pairs()
        .filter(|(one, other)| touched.contains(&(*one, *other)) || touched.contains(&(*other, *one)))
    {
        // The guest is the second.
        let (debtor, guest) = if desk.the_book().is_kept_out(one) { (other, one) } else { (one, other) };
        let is_kept_out = |party| desk.the_book().is_kept_out(party);
        if is_kept_out(debtor) || !is_kept_out(guest) {
            continue;
        }
        let in_book = owed(&desk.debts, debtor, guest).minus(owed(&desk.debts, guest, debtor))?;
        let without = in_book.plus(shifts.of(debtor, guest))?;
        let amount = in_book.minus(without.max(Money::ZERO))?;
        back.extend((!amount.is_zero()).then_some(DebtShifted { debtor, creditor: guest, amount }));
    }
    Ok(back)
}

/// The pairs whose debts to each other were changed by these events.
fn touched(undone: &[Event], merged: &MergedRecords) -> BTreeSet<(Party, Party)> {
    let lines = undone.iter().flat_map(|event| event.entry.postings());
    let debts = lines.filter(|line| matches!(line.asset, Asset::Book | Asset::Private));
    let pair = |line: &Posting| match line.counter {
        Counter::With(other) => Some((merged.of_party(line.party), merged.of_party(other))),
        Counter::None | Counter::Note(_) => None,
    };
    debts.filter_map(pair).collect()
}
