//! Undo: the exact reversal of what a command wrote, if nothing later depends on it.

#![deny(clippy::wildcard_enum_match_arm, clippy::match_wildcard_for_single_variants)]

mod closed;
pub mod commands;
pub mod debts;
mod following;
mod own_guest;
mod shifted;

pub use crate::bank::undo::following::is_set_right;

use crate::bank::book::BookDesk;
use crate::bank::desk::{BankError, Session};
use crate::bank::elsewhere::recorded_twice;
use crate::bank::hands::given_later;
use crate::bank::loaded::roster;
use crate::bank::next_deal_off;
use crate::bank::undo::closed::FirstClosed;
use crate::bank::undo::commands::{command_at, import_before, is_import, replaced_by, request_of};
use crate::bank::undo::debts::{Obstacle, left_owing, paid_since};
use crate::bank::undo::following::set_right;
use crate::bank::undo::own_guest::{made_own_guest, own_guests};
use crate::bank::undo::shifted::shift_back;
use crate::ids::PlayerId;
use crate::journal::{
    DebtFact, Fact, HandFact, HouseFact, PersonFact, PlayerMatched, SurrogateFact, Undone, in_words,
};
use crate::refusal::{ImportNoticed, Notice, Quoted, Refusal, SurrogateNoticed, UndoRefused};
use crate::store::{Event, Reader, StoreError};
use std::collections::{BTreeMap, BTreeSet};

/// Takes back the command that wrote event `seq` (or the last one), with what depends on it if asked to.
///
/// Returns the events that were taken back, oldest first, and what the banker should hear about figures that change with them.
pub fn undo(
    session: &mut Session<'_, '_>,
    seq: Option<u64>,
    with_dependents: bool,
) -> Result<(Vec<Event>, Vec<Notice>), BankError> {
    session.journal().trust(&["event", "request"])?;
    session.journal().trust_events()?;
    let first = match seq {
        Some(seq) => seq,
        None => last_standing(session)?,
    };
    let mut undone = command_of(session, first)?;
    let since = undone.first().map_or(first, |event| event.seq);
    undone.extend(next_deals_off(session, &undone)?);
    undone.extend(given_for(session.journal().reader(), &undone)?);
    let reader = session.journal().reader();
    let (book, own_guests) = (BookDesk::load(reader)?, own_guests(reader)?);
    let before = Before { book, closed: FirstClosed::since(session, since)?, own_guests };
    loop {
        check_matched(session.journal().reader(), first, &undone)?;
        let obstacle = match take_back(session, &undone, &before, with_dependents)? {
            Stands::Well => break,
            Stands::Without(fallen) => {
                undone.extend(fallen);
                continue;
            }
            Stands::On(obstacle) => obstacle,
        };
        if !with_dependents && !is_shifted(session, obstacle.0)? {
            return Err(in_the_way(session, first, &obstacle)?);
        }
        undone.extend(dependent(session, obstacle.0)?);
    }
    roster(session.journal().reader())?.check_names()?;
    undone.sort_by_key(|event| event.seq);
    shift_back(session, &undone)?;
    let reader = session.journal().reader();
    let mut stay = Vec::new();
    for event in undone.iter().filter(|event| is_import(&event.fact)) {
        let replaced = replaced_by(reader, event.seq)?;
        stay.extend(replaced.map(|event| Notice::new(None, ImportNoticed::StaysUndone { event })));
    }
    stay.extend(also_there(reader, &undone)?);
    let right = set_right(session)?;
    Ok((undone, right.into_iter().chain(stay).collect()))
}

/// Events that a surrogate recorded too: that one didn't count beside them, and doesn't count without them.
fn also_there(reader: Reader<'_>, undone: &[Event]) -> Result<Vec<Notice>, BankError> {
    let twice = recorded_twice(reader)?;
    let also = undone.iter().map(|event| event.seq).filter(|event| twice.contains(event));
    Ok(also.map(|event| Notice::new(None, SurrogateNoticed::AlsoThere { event })).collect())
}

/// What the fund was given later for the deals of these hands (CAU-003).
fn given_for(reader: Reader<'_>, undone: &[Event]) -> Result<Vec<Event>, BankError> {
    let last = undone.iter().map(|event| event.seq).max().unwrap_or_default();
    let mut given = Vec::new();
    for event in undone {
        if let Fact::Hand(HandFact::HandPlayed(hand)) = &event.fact {
            given.extend(given_later(reader, last, hand.hand)?);
        }
    }
    Ok(given)
}

/// The notes of whose turn it was after one of these hands.
fn next_deals_off(session: &Session<'_, '_>, undone: &[Event]) -> Result<Vec<Event>, BankError> {
    let (reader, mut off) = (session.journal().reader(), Vec::new());
    let open = reader.open_night()?;
    for event in undone {
        let Fact::Hand(HandFact::HandPlayed(hand)) = &event.fact else { continue };
        if open != Some(hand.night) {
            continue;
        }
        let row = reader.hands_before(hand.night, hand.number.saturating_add(1), 1)?.pop();
        if let Some(row) = row.filter(|row| row.id == hand.hand) {
            off.extend(next_deal_off::after(reader, (&row, hand))?);
        }
    }
    Ok(off)
}

/// True for a shift made by a merge: it isn't undone by itself, but goes with what it depends on.
fn is_shifted(session: &Session<'_, '_>, seq: u64) -> Result<bool, BankError> {
    let event = session.journal().reader().event(seq)?;
    Ok(event.is_some_and(|event| matches!(event.fact, Fact::Debt(DebtFact::DebtShifted(_)))))
}

/// How things were before anything was taken back.
struct Before {
    book: BookDesk,
    closed: Option<FirstClosed>,
    /// The events that made somebody their own guest, in an older book.
    own_guests: BTreeMap<u64, (PlayerId, PlayerId)>,
}

/// Whether the book holds without what's taken back.
enum Stands {
    Well,
    /// It does, if these are taken back too.
    Without(Vec<Event>),
    /// It doesn't: this depends on it.
    On(Obstacle),
}

/// Writes the reversals that are not written yet and rebuilds the book without them.
fn take_back(
    session: &mut Session<'_, '_>,
    undone: &[Event],
    before: &Before,
    with_dependents: bool,
) -> Result<Stands, BankError> {
    for event in undone.iter().rev() {
        if session.journal().reader().undone_by(event.seq)?.is_none() {
            session.reverse(event)?;
        }
    }
    // Checked before the tables are rebuilt: an obstacle leaves them half built.
    let own_guest = made_own_guest(session.journal().reader(), &before.own_guests)?;
    let paid = paid_since(session, undone)?.into_iter().chain(own_guest).min_by_key(|(seq, _)| *seq);
    if with_dependents && paid.is_none() {
        let fallen = fallen(session)?;
        if !fallen.is_empty() {
            return Ok(Stands::Without(fallen));
        }
    }
    let obstacle = match session.rebuild() {
        Ok(()) if paid.is_none() => match left_owing(session, undone, &before.book)? {
            None => before.closed.as_ref().map_or(Ok(None), |closed| closed.obstacle(session, undone))?,
            owing => owing,
        },
        Ok(()) => None,
        Err(StoreError::Inapplicable { seq, refusal }) => Some((seq, refusal)),
        Err(error) => return Err(error.into()),
    };
    Ok(paid.into_iter().chain(obstacle).min_by_key(|(seq, _)| *seq).map_or(Stands::Well, Stands::On))
}

/// Everything that no longer applies, in one walk. An event that may take more with it than the tables say ends the walk, and the
/// question is asked again.
fn fallen(session: &mut Session<'_, '_>) -> Result<Vec<Event>, BankError> {
    let mut fallen = Vec::new();
    session.rebuild_without(|session, seq| {
        let events = dependent(session, seq)?;
        let more = events.iter().any(|event| {
            matches!(event.fact, Fact::Debt(DebtFact::Consolidated(_)) | Fact::Person(_) | Fact::Surrogate(_))
        });
        let seqs = events.iter().map(|event| event.seq).collect();
        fallen.extend(events);
        Ok(if more { None } else { Some(seqs) })
    })?;
    Ok(fallen)
}

fn in_the_way(session: &Session<'_, '_>, first: u64, (seq, why): &Obstacle) -> Result<BankError, BankError> {
    let reader = session.journal().reader();
    let kind = |seq| -> Result<String, BankError> {
        Ok(reader.event(seq)?.map_or_else(String::new, |event| in_words(&event.kind).to_owned()))
    };
    let (kind, on_kind, why) = (kind(first)?, kind(*seq)?, (*why.why).clone());
    Ok(Refusal::new(Quoted::StandsOn { event: first, kind, on: *seq, on_kind, why }).into())
}

/// Everything still standing that was written by the same command as event `seq`.
fn command_of(session: &Session<'_, '_>, seq: u64) -> Result<Vec<Event>, BankError> {
    let reader = session.journal().reader();
    let mut events = command_at(reader, seq)?;
    if let Some(anchor) = reader.stands_in_for()?.filter(|anchor| anchor.seq >= seq) {
        return Err(Refusal::new(UndoRefused::OfTheBook { event: seq, first: anchor.seq }).into());
    }
    for event in &events {
        check_merged(session, event)?;
    }
    // What a merge took back of it stays taken back, and doesn't block the rest.
    let mut gone = BTreeSet::new();
    for event in events.iter().filter(|event| event.seq != seq) {
        if let Some(by) = reader.undone_by(event.seq)?
            && is_of_a_merge(reader, by)?
        {
            gone.insert(event.seq);
        }
    }
    events.retain(|event| !gone.contains(&event.seq));
    // What a hand did is taken back together with the statement that it doesn't count.
    let void = events.iter().find_map(|event| {
        let Fact::Hand(HandFact::HandVoided(voided)) = &event.fact else { return None };
        Some((event.seq, voided.number))
    });
    for event in &events {
        if matches!(
            event.fact,
            Fact::House(HouseFact::BookBegun { .. })
                | Fact::Surrogate(SurrogateFact::SurrogateBegun(_) | SurrogateFact::KeyMade(_))
        ) {
            return Err(Refusal::new(UndoRefused::TheBeginning).into());
        }
        if let Some((event, hand)) = void {
            return Err(Refusal::new(UndoRefused::HandIsVoid { event, hand }).into());
        }
        if matches!(event.fact, Fact::Undone(Undone { .. })) {
            return Err(Refusal::new(UndoRefused::TookBack { event: event.seq }).into());
        }
        if let Some(by) = reader.undone_by(event.seq)? {
            return Err(Refusal::new(UndoRefused::TakenBack { event: event.seq, by }).into());
        }
    }
    Ok(events)
}

/// True for what a merge wrote itself, apart from what came in with it.
fn is_of_a_merge(reader: Reader<'_>, seq: u64) -> Result<bool, BankError> {
    let events = request_of(reader, seq)?;
    Ok(events.iter().any(|event| matches!(event.fact, Fact::Surrogate(SurrogateFact::BookMerged(_)))))
}

/// What's taken back of a command that depends on something taken back. What that command took back itself stays taken back: a
/// void hand doesn't count again because nothing says anymore that it's void, and what an undo corrected is corrected again.
fn dependent(session: &Session<'_, '_>, seq: u64) -> Result<Vec<Event>, BankError> {
    let reader = session.journal().reader();
    match reader.event(seq)? {
        Some(event)
            if (matches!(event.fact, Fact::Hand(HandFact::HandVoided(_))) || is_set_right(&event.fact))
                && reader.undone_by(seq)?.is_none() =>
        {
            Ok(vec![event])
        }
        _ => command_of(session, seq),
    }
}

/// The last event that hasn't been undone.
fn last_standing(session: &Session<'_, '_>) -> Result<u64, BankError> {
    let reader = session.journal().reader();
    let mut seq = reader.last_seq()?;
    while let Some(event) = reader.event(seq)? {
        // A key stays, and isn't in the way of what came before it.
        let stays =
            is_set_right(&event.fact) || matches!(event.fact, Fact::Surrogate(SurrogateFact::KeyMade(_)));
        if event.reverses.is_none() && !stays && reader.undone_by(seq)?.is_none() {
            // What an import wrote again isn't the last command: the import is.
            return Ok(import_before(reader, seq)?.unwrap_or(seq));
        }
        seq = seq.saturating_sub(1);
    }
    Err(Refusal::new(UndoRefused::NothingStands).into())
}

/// A surrogate that was merged stays merged. What came in with it is taken back one command at a time, the last first.
fn check_merged(session: &Session<'_, '_>, event: &Event) -> Result<(), BankError> {
    let Fact::Surrogate(fact) = &event.fact else { return Ok(()) };
    match fact {
        SurrogateFact::PlayerMatched(matched) => {
            let people = roster(session.journal().reader())?;
            let called = people.called(matched.player).map(ToString::to_string).unwrap_or_default();
            let name = matched.name.to_string();
            Err(Refusal::new(UndoRefused::Matched { event: event.seq, name, called }).into())
        }
        SurrogateFact::BookMerged(merged) => {
            // What the merge wrote itself comes after what came in with it.
            let own =
                session.journal().reader().request_span(event.seq)?.map_or(event.seq, |(first, _)| first);
            let first = own.saturating_sub(merged.last.saturating_sub(merged.first).saturating_add(1));
            let last = last_of(session, first, own)?;
            Err(Refusal::new(UndoRefused::TakenIn { event: event.seq, last }).into())
        }
        SurrogateFact::KeyMade(_)
        | SurrogateFact::SurrogateBegun(_)
        | SurrogateFact::Elsewhere(_)
        | SurrogateFact::CashHanded(_) => Ok(()),
    }
}

/// The last event from `first` to before `end` that does something and can be taken back.
fn last_of(session: &Session<'_, '_>, first: u64, end: u64) -> Result<Option<u64>, BankError> {
    let reader = session.journal().reader();
    for seq in (first..end).rev() {
        let Some(event) = reader.event(seq)? else { continue };
        let stays = matches!(
            event.fact,
            Fact::Surrogate(SurrogateFact::Elsewhere(_)) | Fact::Person(PersonFact::PlayerAdded { .. })
        );
        if !stays && command_of(session, seq).is_ok() {
            return Ok(Some(seq));
        }
    }
    Ok(None)
}

/// A player who came into a surrogate under another id stays in the book, and so do the players who invited that player.
fn check_matched(reader: Reader<'_>, first: u64, undone: &[Event]) -> Result<(), BankError> {
    let own = reader.book_id()?.to_string();
    for (origin, event) in reader.standing_after("player-added", 0)? {
        let is_undone = origin != own && undone.iter().any(|one| one.seq == event.seq);
        if let Fact::Person(PersonFact::PlayerAdded { name, .. }) = event.fact
            && is_undone
        {
            return Err(Refusal::new(UndoRefused::CameIn { event: event.seq, name }).into());
        }
    }
    let matched = reader.standing_after("player-matched", 0)?;
    if matched.is_empty() {
        return Ok(());
    }
    let added = |event: &Event| {
        let Fact::Person(PersonFact::PlayerAdded { player, standing, .. }) = event.fact else { return None };
        Some((player, standing.inviter()))
    };
    let mut gone: BTreeSet<PlayerId> = undone.iter().filter_map(added).map(|(player, _)| player).collect();
    for (_, event) in reader.standing_after("player-added", first)? {
        if let Some((player, Some(inviter))) = added(&event)
            && gone.contains(&inviter)
        {
            gone.insert(player);
        }
    }
    for (_, event) in matched {
        if let Fact::Surrogate(SurrogateFact::PlayerMatched(PlayerMatched { player, name, .. })) = &event.fact
            && gone.contains(player)
        {
            let (matched, name) = (event.seq, name.to_string());
            return Err(Refusal::new(UndoRefused::InThroughIt { event: first, matched, name }).into());
        }
    }
    Ok(())
}
