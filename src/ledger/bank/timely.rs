//! Nothing happens before what it depends on, even with `--at`.
//!
//! What was forgotten can be entered late, with its own time. But chips are counted after they were bought, a debt is paid after
//! it was written, and a night closes after everything else in it.

#![deny(clippy::wildcard_enum_match_arm, clippy::match_wildcard_for_single_variants)]

use crate::accounts::{Asset, Counter, Party, Posting};
use crate::book::changes::changes;
use crate::ids::{NightId, NoteId, PlayerId, TournamentId};
use crate::journal::recipe::entry;
use crate::journal::{
    Adjusted, BankSettled, CashOutFact, CashedOut, ChipFact, CountSaid, Counted, DebtFact, Fact,
    FundCashedOut, FundFact, HandFact, InTournament, NightFact, NoteFact, SeatFact, Undone,
};
use crate::people::MergedRecords;
use crate::store::{Event, Reader, StoreError};
use crate::time::{HALF_A_DAY, Instant};
use crate::tournament::did::{Did, Entered, EntryKind};
use engine::money::{Money, Overflow};
use std::collections::BTreeMap;

/// A minute in milliseconds: nobody types seconds.
const MINUTE: i64 = 60_000;

/// What an event depends on.
enum Ground {
    /// Nothing.
    Nothing,
    /// Everything that happened in the night.
    Night(NightId),
    /// The end of the night.
    Close(NightId),
    /// Whatever moved a player's chips, notes and debts to the bank that night.
    Stack(NightId, Party),
    /// Whatever moved the bank's money.
    Drawer(NightId),
    /// Everything that happened in the tournament.
    Tournament(NightId, TournamentId),
    /// The start of the tournament.
    Start(NightId, TournamentId),
    /// Everything that happened to the note.
    Note(NoteId),
    /// What was owed.
    Debts,
}

/// The last event after `at` that the fact depends on, or `None` if the time is fine.
pub fn later(reader: Reader<'_>, fact: &Fact, at: Instant) -> Result<Option<Event>, StoreError> {
    let at = end_of_minute(at);
    let in_night = |night, counts: &dyn Fn(&Event) -> bool| -> Result<Option<Event>, StoreError> {
        Ok(reader.happened_after(night, at)?.into_iter().rfind(|event| counts(event)))
    };
    match ground(fact) {
        Ground::Nothing => Ok(None),
        Ground::Night(night) => in_night(night, &|event| is_of(&event.fact, night)),
        Ground::Close(night) => closed_after(reader, night, at),
        Ground::Stack(night, party) => in_night(night, &|event| moves(event, |line| is_stack(line, party))),
        Ground::Drawer(night) => in_night(night, &|event| moves(event, is_drawer)),
        Ground::Tournament(night, of) => in_night(
            night,
            &|event| matches!(&event.fact, Fact::Tournament(InTournament { tournament, .. }) if *tournament == of),
        ),
        Ground::Start(night, of) => in_night(
            night,
            &|event| matches!(&event.fact, Fact::Tournament(InTournament { tournament, did: Did::Started { .. }, .. }) if *tournament == of),
        ),
        Ground::Note(note) => {
            let events = reader.note_events(note)?.into_iter().filter(|event| event.at > at);
            Ok(events.max_by_key(|event| (event.at, event.seq)))
        }
        Ground::Debts => owed_after(reader, fact, at),
    }
}

/// The same for taking an event back.
#[must_use]
pub fn is_later(event: &Event, at: Instant) -> bool {
    event.at > end_of_minute(at)
}

/// The last moment of that minute: something at 20:05 comes after everything else of 20:05.
#[must_use]
pub fn end_of_minute(at: Instant) -> Instant {
    Instant(at.0.saturating_sub(at.0.rem_euclid(MINUTE)).saturating_add(MINUTE - 1))
}

/// True for what belongs to this night.
#[must_use]
pub fn is_in(fact: &Fact, night: NightId) -> bool {
    match fact.night() {
        Some(of) => of == night,
        // A note needs chips that somebody has, between two players as well as at the bank.
        None => {
            matches!(fact, Fact::Note(NoteFact::NoteIssued { .. }))
                || entry(fact).is_ok_and(|entry| entry.moves_the_bank())
        }
    }
}

/// True for what needs an open night; comments on the night don't.
fn is_of(fact: &Fact, night: NightId) -> bool {
    let is_said = matches!(
        fact,
        Fact::Seat(SeatFact::Reservation(_))
            | Fact::Night(NightFact::Ruled { .. })
            | Fact::Hand(HandFact::HandTagged(_) | HandFact::HandNoted(_))
    );
    !is_said && is_in(fact, night)
}

fn moves(event: &Event, is_it: impl Fn(&Posting) -> bool) -> bool {
    event.entry.postings().iter().any(is_it)
}

fn is_stack(line: &Posting, party: Party) -> bool {
    let redeemed = line.asset == Asset::Book && line.counter == Counter::With(Party::Bank);
    line.party == party && (redeemed || matches!(line.asset, Asset::Chips | Asset::Stacks | Asset::Notes))
}

fn is_drawer(line: &Posting) -> bool {
    line.party == Party::Bank && matches!(line.asset, Asset::Cash | Asset::Transfer)
}

fn closed_after(reader: Reader<'_>, night: NightId, at: Instant) -> Result<Option<Event>, StoreError> {
    let after = reader.happened_after(night, at)?;
    let is_day = after.iter().any(|event| matches!(event.fact, Fact::Night(NightFact::PastPlayed(_))));
    // A night from a spreadsheet is stored at noon, and may have been in the morning.
    let from = Instant(at.0.saturating_add(if is_day { HALF_A_DAY } else { 0 }));
    let closes = |event: &Event| matches!(event.fact, Fact::Night(NightFact::NightClosed { .. }));
    Ok(after.into_iter().rfind(|event| event.at > from && closes(event)))
}

/// A paid debt has to exist at that time and ever since. Returns the last event before which it was too small.
fn owed_after(reader: Reader<'_>, fact: &Fact, at: Instant) -> Result<Option<Event>, StoreError> {
    let merged = reader.merged()?;
    let too_large = |_: Overflow| StoreError::Failed("a sum doesn't fit".to_owned());
    // An unbalanced entry is refused when it's written.
    let Ok(entry) = entry(fact) else { return Ok(None) };
    let mut found: Option<Event> = None;
    for class in [Asset::Book, Asset::Private] {
        let mut parties: Vec<Party> =
            entry.postings().iter().map(|line| merged.of_party(line.party)).collect();
        parties.sort_unstable();
        parties.dedup();
        for party in parties {
            let less = changes(&entry, party, class, |party| merged.of_party(party)).map_err(too_large)?;
            let less: BTreeMap<Party, Money> =
                less.into_iter().filter(|(_, sum)| sum.is_positive()).collect();
            if less.is_empty() {
                continue;
            }
            let events = debt_events(reader, &merged, party, class)?;
            for (other, less) in less {
                let after =
                    too_small(&events, &merged, (party, class, other), (less, at)).map_err(too_large)?;
                found = found.into_iter().chain(after.cloned()).max_by_key(|event| (event.at, event.seq));
            }
        }
    }
    Ok(found)
}

/// The events that changed what a party owes or is owed, in the order they happened.
fn debt_events(
    reader: Reader<'_>,
    merged: &MergedRecords,
    party: Party,
    class: Asset,
) -> Result<Vec<Event>, StoreError> {
    let mut events: BTreeMap<(Instant, u64), Event> = BTreeMap::new();
    for record in merged.records(party) {
        let his = reader.debt_events(record, class)?;
        events.extend(his.into_iter().map(|event| ((event.at, event.seq), event)));
    }
    Ok(events.into_values().collect())
}

/// The last event after `at` before which `debtor` owed less than what's taken off now. Something that was never owed needs no
/// debt.
fn too_small<'e>(
    events: &'e [Event],
    merged: &MergedRecords,
    (debtor, class, creditor): (Party, Asset, Party),
    (less, at): (Money, Instant),
) -> Result<Option<&'e Event>, Overflow> {
    let mut owed = Vec::with_capacity(events.len());
    let mut owes = Money::ZERO;
    for event in events {
        let with = changes(&event.entry, debtor, class, |party| merged.of_party(party))?;
        if let Some(more) = with.get(&creditor) {
            owed.push((event, owes));
            owes = owes.minus(*more)?;
        }
    }
    let needed = less.min(owes);
    let short = |(event, before): &&(&Event, Money)| event.at > at && *before < needed;
    Ok(owed.iter().rev().find(short).filter(|_| needed.is_positive()).map(|(event, _)| *event))
}

fn ground(fact: &Fact) -> Ground {
    match fact {
        Fact::Night(fact) => of_night(fact),
        Fact::Chip(fact) => of_chips(fact),
        Fact::CashOut(fact) => of_going_home(fact),
        Fact::Fund(FundFact::FundCashedOut(FundCashedOut { night, .. })) => {
            Ground::Stack(*night, Party::Fund)
        }
        Fact::Tournament(InTournament { night, tournament, did }) => {
            in_tournament(did, (*night, *tournament))
        }
        Fact::Note(fact) => of_note(fact),
        Fact::Debt(fact) => of_debt(fact),
        Fact::Fund(FundFact::FundPaid(_) | FundFact::FundSpent(_))
        | Fact::House(_)
        | Fact::Person(_)
        | Fact::Seat(_)
        | Fact::Hand(_)
        | Fact::Party(_)
        | Fact::Surrogate(_)
        | Fact::Undone(Undone { .. }) => Ground::Nothing,
    }
}

fn of_night(fact: &NightFact) -> Ground {
    match fact {
        NightFact::NightClosed { night, .. } => Ground::Night(*night),
        NightFact::BankerChanged { night, .. } => Ground::Drawer(*night),
        NightFact::NightOpened(_)
        | NightFact::NightAmended(_)
        | NightFact::AppFollowed { .. }
        | NightFact::SessionImported(_)
        | NightFact::PastPlayed(_)
        | NightFact::PastSettled(_)
        | NightFact::Warned { .. }
        | NightFact::Fined { .. }
        | NightFact::Exempted { .. }
        | NightFact::Ruled { .. } => Ground::Nothing,
    }
}

fn of_chips(fact: &ChipFact) -> Ground {
    match fact {
        ChipFact::Counted(Counted { night, player, .. })
        | ChipFact::CountSaid(CountSaid { night, player, .. }) => stack(*night, *player),
        ChipFact::DrawerCounted { night, .. } => Ground::Drawer(*night),
        ChipFact::BoughtIn(_) | ChipFact::Swapped { .. } | ChipFact::DrawerFollowed { .. } => Ground::Nothing,
    }
}

fn of_going_home(fact: &CashOutFact) -> Ground {
    match fact {
        CashOutFact::CashedOut(CashedOut { night, player, .. })
        | CashOutFact::ClaimPaid { night, player, .. } => stack(*night, *player),
        CashOutFact::OverShortBooked { night, .. } | CashOutFact::BankSettled(BankSettled { night, .. }) => {
            Ground::Night(*night)
        }
    }
}

fn stack(night: NightId, player: PlayerId) -> Ground {
    Ground::Stack(night, player.into())
}

const fn in_tournament(did: &Did, (night, tournament): (NightId, TournamentId)) -> Ground {
    match did {
        Did::Paid(_) | Did::Cancelled { .. } => Ground::Tournament(night, tournament),
        Did::Out(_)
        | Did::Left { .. }
        | Did::Dealt { .. }
        | Did::Clock { .. }
        | Did::Level { .. }
        | Did::Coloured { .. }
        | Did::Agreed { .. }
        | Did::Prizes { .. }
        | Did::Stopped { .. }
        | Did::Resumed { .. }
        | Did::Chopped(_) => Ground::Start(night, tournament),
        Did::Entered(Entered { how: EntryKind::Again | EntryKind::Addon, .. }) => {
            Ground::Start(night, tournament)
        }
        Did::Made(_) | Did::Entered(_) | Did::Started { .. } => Ground::Nothing,
    }
}

fn of_note(fact: &NoteFact) -> Ground {
    match fact {
        NoteFact::NoteIssued { .. } => Ground::Nothing,
        NoteFact::NoteGiven { note, .. }
        | NoteFact::NotePaid { note, .. }
        | NoteFact::NoteCommitted { note, .. }
        | NoteFact::NoteLapsed { note, .. }
        | NoteFact::NoteVoided { note, .. } => Ground::Note(note.id),
    }
}

fn of_debt(fact: &DebtFact) -> Ground {
    match fact {
        DebtFact::Adjusted(Adjusted { night, .. }) => Ground::Close(*night),
        DebtFact::DebtPaid { .. }
        | DebtFact::DebtForgiven { .. }
        | DebtFact::DebtAssumed(_)
        | DebtFact::Consolidated(_) => Ground::Debts,
        DebtFact::DebtOwed { .. } | DebtFact::DebtShifted(_) | DebtFact::DebtLimited(_) => Ground::Nothing,
    }
}
