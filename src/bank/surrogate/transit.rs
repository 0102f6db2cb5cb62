//! Cash between two bankers: each writes his half, and what only one book knows of is on its way (M4).

use crate::bank::desk::{BankError, Session};
use crate::bank::loaded::load_book;
use crate::bank::merged::Merged;
use crate::domain::ids::PlayerId;
use crate::domain::journal::{CashHanded, Fact};
use crate::domain::money::Money;
use crate::domain::night::tonight::check_positive;
use crate::domain::refusal::Refusal;
use crate::store::{Reader, TransitRow};
use std::collections::BTreeMap;

/// Cash that one half of a hand-over says nothing of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct InTransit {
    pub from: PlayerId,
    pub to: PlayerId,
    /// What was given and not taken; below zero what was taken and not given.
    pub amount: Money,
}

/// Writes one half of a hand-over.
pub fn hand(session: &mut Session<'_, '_>, handed: CashHanded) -> Result<(), BankError> {
    let book = load_book(session.journal().reader())?;
    check_positive(handed.amount, book.head.currency)?;
    if handed.from == handed.to {
        let message = format!("`{}` cannot hand cash to himself", book.people.known(handed.from)?.name);
        return Err(Refusal::new("same-party", message).into());
    }
    session.record(&Fact::CashHanded(handed))?;
    Ok(())
}

/// What is on its way, by whom it is from.
pub fn in_transit(reader: Reader<'_>) -> Result<Vec<InTransit>, BankError> {
    let merged = Merged::load(reader)?;
    let mut pairs: BTreeMap<(PlayerId, PlayerId), Money> = BTreeMap::new();
    for TransitRow { from, to, given, taken } in reader.transit()? {
        let sum = pairs.entry((merged.of(from), merged.of(to))).or_default();
        *sum = sum.plus(given)?.minus(taken)?;
    }
    let open = pairs.into_iter().filter(|(_, amount)| !amount.is_zero());
    Ok(open.map(|((from, to), amount)| InTransit { from, to, amount }).collect())
}
