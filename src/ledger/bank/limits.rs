//! Limits on what players may owe in THE BOOK: set, enforced, and mentioned when somebody sits down.

#![deny(clippy::wildcard_enum_match_arm, clippy::match_wildcard_for_single_variants)]

use crate::accounts::{Asset, Party};
use crate::bank::debts::changes_of;
use crate::bank::desk::{BankError, Session};
use crate::bank::loaded::roster;
use crate::book::ageing;
use crate::book::limits::Limits;
use crate::book::parts::Parts;
use crate::ids::PlayerId;
use crate::journal::{BoughtIn, DebtFact, DebtLimited, DebtLine, Fact, Means, NoteFact};
use crate::people::Roster;
use crate::refusal::{BookVerbRefused, Notice, Refusal};
use crate::store::Reader;
use crate::time::Instant;
use engine::money::{Amount, Currency, Money};
use std::collections::{BTreeMap, BTreeSet};

/// THE BOOK loaded with its limits.
pub struct LimitDesk {
    of: BTreeMap<PlayerId, Money>,
    debts: Vec<DebtLine>,
    people: Roster,
    currency: Currency,
}

impl LimitDesk {
    /// Loads the limits.
    pub fn load(reader: Reader<'_>) -> Result<Self, BankError> {
        let (of, debts) = (reader.debt_limits()?, reader.debts(Asset::Book)?);
        Ok(Self { of, debts, people: roster(reader)?, currency: reader.book()?.currency })
    }

    /// The limits as the domain sees them.
    #[must_use]
    pub fn limits(&self) -> Limits<'_> {
        Limits { of: &self.of, debts: &self.debts, people: &self.people, currency: self.currency }
    }

    /// Everybody with a limit, with what they owe and what they may owe.
    pub fn listed(&self) -> Result<Vec<(PlayerId, Money, Money)>, BankError> {
        let with = |(player, limit): (&PlayerId, &Money)| {
            Ok((*player, self.limits().owes((*player).into())?, *limit))
        };
        self.of.iter().map(with).collect()
    }
}

/// Sets how much a player may owe in THE BOOK; `None`: no limit. What the player owes already stays, and is said.
pub fn set(
    session: &mut Session<'_, '_>,
    player: PlayerId,
    limit: Option<Money>,
    why: &str,
) -> Result<Vec<Notice>, BankError> {
    let reader = session.journal().reader();
    let currency = reader.book()?.currency;
    if let Some(limit) = limit.filter(|limit| limit.is_negative()) {
        let limit = Amount::new(limit, currency);
        return Err(Refusal::new(BookVerbRefused::LimitBelowZero { limit }).into());
    }
    if reader.debt_limits()?.get(&player).copied() == limit {
        let name = roster(reader)?.known(player)?.name.to_string();
        let limit = limit.map(|limit| Amount::new(limit, currency));
        return Err(Refusal::new(BookVerbRefused::LimitUnchanged { name, limit }).into());
    }
    session.record(&DebtFact::DebtLimited(DebtLimited { player, limit, why: why.to_owned() }).into())?;
    let mut desk = LimitDesk::load(session.journal().reader())?;
    desk.of.retain(|who, _| *who == player);
    Ok(desk.limits().passed(&[])?)
}

/// Refuses a debt that takes its debtor over the limit.
pub fn check(
    session: &Session<'_, '_>,
    debtor: Party,
    creditor: Party,
    more: Money,
) -> Result<(), BankError> {
    let reader = session.journal().reader();
    if reader.debt_limits()?.is_empty() {
        return Ok(());
    }
    Ok(LimitDesk::load(reader)?.limits().check(debtor, creditor, more)?)
}

/// Refuses a purchase if the part on THE BOOK takes the buyer over the limit.
pub fn check_purchase(session: &Session<'_, '_>, bought: &BoughtIn) -> Result<(), BankError> {
    let on_the_book = bought.parts.iter().filter(|part| part.means == Means::Book);
    let more = Money::sum(on_the_book.map(|part| part.amount))?;
    if more.is_zero() {
        return Ok(());
    }
    check(session, bought.player.into(), bought.seller.map_or(Party::Bank, Party::from), more)
}

/// Refuses a new debt fact that takes a player over a limit: a note that goes into THE BOOK, a debt given for one.
pub fn check_fact(session: &Session<'_, '_>, fact: &Fact) -> Result<(), BankError> {
    let Fact::Note(fact) = fact else { return Ok(()) };
    match fact {
        NoteFact::NoteCommitted { note, debtor, holder, inviter } => {
            let debtor = Party::from(inviter.unwrap_or(*debtor));
            if debtor == *holder { Ok(()) } else { check(session, debtor, *holder, note.amount) }
        }
        NoteFact::NoteIssued { note, debtor, holder, against: Means::Book } => {
            check(session, *holder, (*debtor).into(), note.amount)
        }
        NoteFact::NoteGiven { note, from, to, against: Means::Book } => {
            check(session, *to, *from, note.amount)
        }
        NoteFact::NoteIssued { .. }
        | NoteFact::NoteGiven { .. }
        | NoteFact::NotePaid { .. }
        | NoteFact::NoteLapsed { .. }
        | NoteFact::NoteVoided { .. } => Ok(()),
    }
}

/// Who owes more than `before`, and more than they may, if nobody could refuse what caused it.
pub fn passed(session: &Session<'_, '_>, before: &[DebtLine]) -> Result<Vec<Notice>, BankError> {
    let reader = session.journal().reader();
    if reader.debt_limits()?.is_empty() {
        return Ok(Vec::new());
    }
    Ok(LimitDesk::load(reader)?.limits().passed(before)?)
}

/// Who owes more than `before`, and more than they may, if somebody chose it: each with the refusal.
pub fn exceeded(
    session: &Session<'_, '_>,
    before: &[DebtLine],
) -> Result<Vec<(PlayerId, Refusal)>, BankError> {
    Ok(LimitDesk::load(session.journal().reader())?.limits().exceeded(before)?)
}

/// Who owes more than they did `before`, or may owe less now, and owes more than they may.
pub fn passed_since(session: &Session<'_, '_>, before: &LimitDesk) -> Result<Vec<Notice>, BankError> {
    let desk = LimitDesk::load(session.journal().reader())?;
    // Under a new limit, everything the player owes is looked at, not only what's new.
    let same =
        |debtor: Party| debtor.player().is_some_and(|player| desk.of.get(&player) == before.of.get(&player));
    let owed: Vec<DebtLine> = before.debts.iter().filter(|line| same(line.debtor)).copied().collect();
    Ok(desk.limits().passed(&owed)?)
}

/// What is said when a player sits down or buys.
pub fn may_sit(session: &Session<'_, '_>, player: PlayerId) -> Result<Vec<Notice>, BankError> {
    let reader = session.journal().reader();
    if !reader.debt_limits()?.contains_key(&player) {
        return Ok(Vec::new());
    }
    let oldest = oldest(reader, player.into(), session.journal().stamp().at)?;
    Ok(LimitDesk::load(reader)?.limits().may_sit(player, oldest)?)
}

/// The age in days of a party's oldest open debt in THE BOOK.
fn oldest(reader: Reader<'_>, debtor: Party, now: Instant) -> Result<Option<i64>, BankError> {
    let changes = changes_of(reader, debtor, Asset::Book)?;
    let mut parts = Parts::default();
    for change in &changes {
        parts.apply(change.event.seq, &change.with)?;
    }
    let owed: BTreeSet<u64> =
        parts.open().filter(|(_, part)| part.amount.is_negative()).map(|(_, part)| part.event).collect();
    let since =
        changes.iter().filter(|change| owed.contains(&change.event.seq)).map(|change| change.event.at);
    Ok(since.min().map(|at| ageing::days(at, now)))
}
