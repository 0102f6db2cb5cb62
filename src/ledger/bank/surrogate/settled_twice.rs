//! What a merge does with debts that cross. If both books together paid more than was owed, the excess is owed back and said;
//! nobody owes because of forgiving unless the banker says so; and no guest owes in THE BOOK.

#![deny(clippy::wildcard_enum_match_arm, clippy::match_wildcard_for_single_variants)]

use crate::accounts::Party;
use crate::bank::desk::{BankError, Session};
use crate::bank::surrogate::guests_apart::{Apart, MorePrivate};
use crate::bank::surrogate::parted::Parted;
use crate::bank::surrogate::two_books::{BothBooks, TakenTwice};
use crate::journal::{Consolidated, DebtFact, Fact};
use crate::refusal::{Notice, Refusal, SurrogateNoticed, SurrogateRefused};
use crate::store::Event;
use std::collections::BTreeSet;

/// Settles what crosses. Returns what to say about it.
///
/// # Errors
///
/// `guest-in-book` if a guest would owe in THE BOOK; `forgiven-twice` as a question, if somebody would owe because of forgiving.
pub fn settle(parted: &Parted, session: &mut Session<'_, '_>) -> Result<Vec<Notice>, BankError> {
    let events = turned_twice(parted, session)?;
    let apart = Apart::load(&BothBooks::load(parted, session.journal().reader())?)?;
    for shifted in apart.shifts {
        session.record(&DebtFact::DebtShifted(shifted).into())?;
    }
    let look = BothBooks::load(parted, session.journal().reader())?;
    look.check_guests()?;
    let mut twice = look.taken_twice()?;
    let turned_away = look.turned_away(&twice)?;
    let is_told = |pairs: [&[TakenTwice]; 2], one, other| {
        let pair = |twice: &TakenTwice| (twice.debtor, twice.creditor);
        pairs.into_iter().flatten().map(pair).any(|pair| pair == (one, other) || pair == (other, one))
    };
    let (mut back, mut made_private) = (Vec::new(), Vec::new());
    for MorePrivate { debtor, creditor, amount } in apart.more {
        if is_told([&twice, &turned_away], debtor, creditor) {
            continue;
        }
        match look.owed_back((creditor, debtor), amount)? {
            Some(owed_back) => back.push(owed_back),
            None => made_private.push(look.made_private((debtor, creditor), amount)),
        }
    }
    twice.extend(back);
    let by_forgiving =
        |twice: &&TakenTwice| twice.back.is_positive() && twice.deeds().any(|deed| deed.forgiven);
    let asked: Vec<_> = twice.iter().filter(by_forgiving).map(|twice| look.told(twice)).collect();
    let turned = (!events.is_empty()).then_some(SurrogateNoticed::TurnedTwice { events });
    let told = twice.iter().chain(&turned_away).map(|twice| SurrogateNoticed::Turned(look.told(twice)));
    let notices = turned.into_iter().chain(told).chain(made_private);
    let notices = notices.map(|noticed| Notice::new(None, noticed)).collect();
    if !asked.is_empty() {
        session.insists().asked(Refusal::new(SurrogateRefused::ForgivenTwice { turned: asked }))?;
    }
    Ok(notices)
}

/// Takes back consolidations of the surrogate, the last one first, that would make a guest owe in THE BOOK because both books
/// turned one debt. Returns their numbers here. A consolidation makes nobody richer, so everybody's total is the same without it.
fn turned_twice(parted: &Parted, session: &mut Session<'_, '_>) -> Result<Vec<u64>, BankError> {
    let mut turned = Vec::new();
    loop {
        let reader = session.journal().reader();
        let look = BothBooks::load(parted, reader)?;
        let owing = look.guests_owing()?;
        let turns = |event: &Event| {
            let Fact::Debt(DebtFact::Consolidated(consolidated)) = &event.fact else { return false };
            makes_owe(consolidated, &owing, |party| look.merged.of_party(party))
        };
        let new = reader.standing_after("consolidated", parted.base)?.into_iter().map(|(_, event)| event);
        let Some(last) = new.filter(turns).max_by_key(|event| event.seq) else { return Ok(turned) };
        // If a record was merged since, nobody could have owed differently then.
        if !reader.standing_after("players-merged", last.seq)?.is_empty() {
            return Ok(turned);
        }
        turned.push(last.seq);
        session.reverse(&last)?;
        session.rebuild()?;
    }
}

/// True if this consolidation makes one of these owe the other more, or be owed less.
fn makes_owe(
    consolidated: &Consolidated,
    owing: &BTreeSet<(Party, Party)>,
    today: impl Fn(Party) -> Party,
) -> bool {
    let pair = |one: Party, other: Party| (today(one), today(other));
    let less = consolidated.before.iter().map(|line| pair(line.creditor, line.debtor));
    let more = consolidated.after.iter().map(|line| pair(line.debtor, line.creditor));
    less.chain(more).any(|pair| owing.contains(&pair))
}
