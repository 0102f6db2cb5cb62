//! THE BOOK on one day: each debt as it stood then.

use crate::accounts::{Asset, Party};
use crate::bank::debts::changes_of;
use crate::bank::desk::BankError;
use crate::journal::DebtLine;
use crate::store::Reader;
use crate::time::Instant;
use engine::money::Money;
use std::collections::BTreeMap;

/// The places that can owe or be owed in THE BOOK.
const PLACES: [Party; 3] = [Party::Bank, Party::House, Party::Fund];

/// The debts of a class at a moment. What was taken back later is left out.
pub fn debts_at(reader: Reader<'_>, class: Asset, at: Instant) -> Result<Vec<DebtLine>, BankError> {
    let people = reader.people()?.into_iter().filter(|person| person.merged.is_none());
    let mut debts = Vec::new();
    for debtor in people.map(|person| Party::from(person.id)).chain(PLACES) {
        let mut owed: BTreeMap<Party, Money> = BTreeMap::new();
        for change in changes_of(reader, debtor, class)?.into_iter().filter(|change| change.event.at <= at) {
            for (with, amount) in change.with {
                let sum = owed.entry(with).or_default();
                *sum = sum.plus(amount)?;
            }
        }
        let owes = owed.into_iter().filter(|(_, amount)| amount.is_negative());
        debts.extend(owes.map(|(creditor, amount)| DebtLine { debtor, creditor, amount: amount.abs() }));
    }
    debts.sort_unstable();
    Ok(debts)
}
