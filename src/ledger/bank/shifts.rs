//! How much merges shifted between THE BOOK and private debts, without what was undone.

use crate::accounts::Party;
use crate::bank::desk::BankError;
use crate::bank::merged::MergedRecords;
use crate::journal::{DebtFact, DebtShifted, Fact};
use crate::store::Reader;
use engine::money::Money;
use std::collections::BTreeMap;

/// How much of what one owes another was moved out of THE BOOK by shifts; each pair of people is listed once.
#[derive(Default)]
pub struct Shifts(BTreeMap<(Party, Party), Money>);

impl Shifts {
    /// Adds up the shifts that nobody took back.
    pub fn load(reader: Reader<'_>, merged: &MergedRecords) -> Result<Self, BankError> {
        let mut shifts = Self::default();
        for (_, event) in reader.standing_after("debt-shifted", 0)? {
            let Fact::Debt(DebtFact::DebtShifted(DebtShifted { debtor, creditor, amount })) = event.fact
            else {
                continue;
            };
            let (debtor, creditor) = (merged.of_party(debtor), merged.of_party(creditor));
            let (pair, amount) = match debtor <= creditor {
                true => ((debtor, creditor), amount),
                false => ((creditor, debtor), amount.negated()),
            };
            let sum = shifts.0.entry(pair).or_default();
            *sum = sum.plus(amount)?;
        }
        Ok(shifts)
    }

    /// How much of what the first owes the second; below zero it was moved into THE BOOK.
    #[must_use]
    pub fn of(&self, debtor: Party, creditor: Party) -> Money {
        let of = |pair| self.0.get(&pair).copied().unwrap_or_default();
        if debtor <= creditor { of((debtor, creditor)) } else { of((creditor, debtor)).negated() }
    }

    /// The pairs whose debts were shifted.
    pub fn pairs(&self) -> impl Iterator<Item = (Party, Party)> + '_ {
        self.0.iter().filter(|(_, sum)| !sum.is_zero()).map(|(pair, _)| *pair)
    }
}
