//! THE BOOK on one day: each debt as it was then, and how old its parts are.

use crate::accounts::{Asset, Party};
use crate::bank::debts::changes_of;
use crate::bank::desk::BankError;
use crate::book::parts::Parts;
use crate::journal::DebtLine;
use crate::store::Reader;
use crate::time::Instant;
use engine::money::Money;
use std::collections::{BTreeMap, BTreeSet};

/// The places that can owe or be owed in THE BOOK.
const PLACES: [Party; 3] = [Party::Bank, Party::House, Party::Fund];

/// A debt, and what it is made of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StandingDebt {
    pub line: DebtLine,
    /// What's unpaid of it, in parts, each with the moment it began; the oldest first.
    pub parts: Vec<(Instant, Money)>,
}

impl StandingDebt {
    /// Since when it's been owed.
    #[must_use]
    pub fn since(&self) -> Option<Instant> {
        self.parts.first().map(|(since, _)| *since)
    }
}

/// The debts of a class now, or at the end of a given moment. What was taken back later is left out.
///
/// Whatever happened first is paid first, no matter when it was written down. A debt that only moves to another creditor keeps
/// its age.
pub fn standing_debts(
    reader: Reader<'_>,
    class: Asset,
    at: Option<Instant>,
) -> Result<Vec<StandingDebt>, BankError> {
    let debtors: BTreeSet<Party> = match at {
        Some(_) => {
            let people = reader.people()?.into_iter().filter(|person| person.merged.is_none());
            people.map(|person| Party::from(person.id)).chain(PLACES).collect()
        }
        None => reader.debts(class)?.into_iter().map(|line| line.debtor).collect(),
    };
    let mut debts = Vec::new();
    for debtor in debtors {
        debts.extend(of_debtor(reader, debtor, class, at)?);
    }
    debts.sort_unstable_by_key(|debt| debt.line);
    Ok(debts)
}

fn of_debtor(
    reader: Reader<'_>,
    debtor: Party,
    class: Asset,
    at: Option<Instant>,
) -> Result<Vec<StandingDebt>, BankError> {
    let mut changes = changes_of(reader, debtor, class)?;
    changes.retain(|change| at.is_none_or(|at| change.event.at <= at));
    changes.sort_by_key(|change| (change.event.at, change.event.seq));
    let mut parts = Parts::default();
    for (place, change) in (0..).zip(&changes) {
        parts.apply(place, &change.with)?;
    }
    let mut owed: BTreeMap<Party, Vec<(Instant, Money)>> = BTreeMap::new();
    for (creditor, part) in parts.open().filter(|(_, part)| part.amount.is_negative()) {
        let place = usize::try_from(part.event).unwrap_or_default();
        let since = changes.get(place).map(|change| change.event.at).unwrap_or_default();
        owed.entry(creditor).or_default().push((since, part.amount.abs()));
    }
    let debt = |(creditor, parts): (Party, Vec<(Instant, Money)>)| {
        let amount = Money::sum(parts.iter().map(|(_, amount)| *amount))?;
        Ok(StandingDebt { line: DebtLine { debtor, creditor, amount }, parts })
    };
    owed.into_iter().map(debt).collect()
}
