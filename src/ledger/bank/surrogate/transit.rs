//! Cash between two bankers: each writes one half, and what only one book knows of is on its way.

use crate::bank::book::check_usual;
use crate::bank::desk::{BankError, Session};
use crate::bank::loaded::load_book;
use crate::bank::merged::MergedRecords;
use crate::ids::PlayerId;
use crate::journal::{CashHanded, SurrogateFact};
use crate::night::tonight::check_positive;
use crate::refusal::{Notice, Refusal, SurrogateNoticed, SurrogateRefused};
use crate::store::{Reader, TransitRow};
use engine::money::{Amount, Money};
use std::collections::BTreeMap;

/// Cash of a handover for which only one half is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct InTransit {
    pub from: PlayerId,
    pub to: PlayerId,
    /// What was given and not received; below zero, received and not given.
    pub amount: Money,
}

/// Writes one half of a handover.
pub fn hand(session: &mut Session<'_, '_>, handed: CashHanded) -> Result<Option<Notice>, BankError> {
    let book = load_book(session.journal().reader())?;
    check_positive(handed.amount, book.head.currency)?;
    if handed.from == handed.to {
        let name = book.people.known(handed.from)?.name.to_string();
        return Err(Refusal::new(SurrogateRefused::HandsToHimself { name }).into());
    }
    let meant = check_usual(session, None, handed.amount)?;
    session.record(&SurrogateFact::CashHanded(handed).into())?;
    Ok(meant)
}

/// What's on its way, by the player it's from. Nothing is on its way from a person to that same person: if giver and taker turn
/// out to be one person, the cash has arrived.
pub fn in_transit(reader: Reader<'_>) -> Result<Vec<InTransit>, BankError> {
    let merged = MergedRecords::load(reader)?;
    let mut pairs: BTreeMap<(PlayerId, PlayerId), Money> = BTreeMap::new();
    for TransitRow { from, to, given, taken } in reader.transit()? {
        let sum = pairs.entry((merged.of(from), merged.of(to))).or_default();
        *sum = sum.plus(given)?.minus(taken)?;
    }
    let open = pairs.into_iter().filter(|((from, to), amount)| from != to && !amount.is_zero());
    Ok(open.map(|((from, to), amount)| InTransit { from, to, amount }).collect())
}

/// What's no longer on its way when two records become one, in words.
pub fn arriving(reader: Reader<'_>, one: PlayerId, other: PlayerId) -> Result<Vec<Notice>, BankError> {
    let book = load_book(reader)?;
    let between = in_transit(reader)?.into_iter();
    let between = between.filter(|way| [(one, other), (other, one)].contains(&(way.from, way.to)));
    let said = between.map(|way| {
        let name = |player| Ok::<_, Refusal>(book.people.known(player)?.name.to_string());
        let (from, to) = (name(way.from)?, name(way.to)?);
        let amount = Amount::new(way.amount.max(way.amount.negated()), book.head.currency);
        Ok(Notice::new(None, SurrogateNoticed::CashCame { amount, from, to }))
    });
    said.collect()
}
