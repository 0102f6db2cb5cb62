//! Payments that both books have: the banker says whether they are one.

use crate::bank::desk::BankError;
use crate::bank::loaded::roster;
use crate::bank::surrogate::decisions::Decisions;
use crate::bank::surrogate::translating::{Who, translated};
use crate::domain::ids::BookId;
use crate::domain::journal::{Fact, Written};
use crate::domain::ledger::Party;
use crate::domain::money::Money;
use crate::domain::refusal::Refusal;
use crate::store::{Event, Reader};
use std::collections::BTreeSet;

/// Two payments lie this close together at most to be taken for one, in milliseconds: a day.
const CLOSE: u64 = 24 * 60 * 60 * 1000;

/// Who paid whom how much.
type Paid = (Party, Party, Money);

/// The payments of a bundle that are here already, by their numbers there; the others are taken.
///
/// # Errors
///
/// `same-payment` while nobody said of such a payment whether it is one or two; `no-such-payment` where something is said of
/// an event that is not a payment.
pub fn paid_here(
    reader: Reader<'_>,
    book: BookId,
    after: u64,
    who: &Who,
    payments: &[(Written, Fact)],
    decisions: &Decisions,
) -> Result<BTreeSet<u64>, BankError> {
    let ours: Vec<Event> = reader
        .standing_after("debt-paid", after)?
        .into_iter()
        .filter(|(origin, _)| *origin != book.to_string())
        .map(|(_, event)| event)
        .collect();
    let mut alike = Vec::new();
    for (event, fact) in payments {
        let Some(paid) = paid(&translated(&event.body, fact, who)?) else { continue };
        let same = |one: &&Event| paid_as(one, paid) && one.at.0.abs_diff(event.at.0) < CLOSE;
        alike.extend(ours.iter().find(same).map(|here| (here.seq, event.seq, paid)));
    }
    let known = |said: &u64| alike.iter().any(|(_, there, _)| there == said);
    if let Some(stranger) = decisions.one.iter().chain(&decisions.two).find(|said| !known(said)) {
        let message = format!("event {stranger} of the surrogate is no payment that is here as well");
        return Err(Refusal::new("no-such-payment", message).into());
    }
    let open: Vec<_> = alike
        .iter()
        .filter(|(_, there, _)| !decisions.one.contains(there) && !decisions.two.contains(there))
        .collect();
    if open.is_empty() {
        return Ok(decisions.one.clone());
    }
    let people = roster(reader)?;
    let currency = reader.book()?.currency;
    let name = |party: Party| crate::bank::book::name(&people, party);
    let told = open.iter().map(|(here, there, (from, to, amount))| {
        format!(
            "`{}` paid `{}` {} here (event {here}) and in the surrogate (event {there})",
            name(*from),
            name(*to),
            currency.shown(*amount)
        )
    });
    let message = format!("{}: one payment, or two?", told.collect::<Vec<_>>().join("; "));
    let each = |word: &str| {
        let words: Vec<String> = open.iter().map(|(_, there, _)| format!("{word} {there}")).collect();
        format!("book merge FILE {}", words.join(" "))
    };
    Err(Refusal::new("same-payment", message).hint(each("--same")).or_hint(each("--both")).into())
}

fn paid(fact: &Fact) -> Option<Paid> {
    match fact {
        Fact::DebtPaid { from, to, amount, .. } => Some((*from, *to, *amount)),
        _ => None,
    }
}

fn paid_as(event: &Event, other: Paid) -> bool {
    paid(&event.fact) == Some(other)
}
