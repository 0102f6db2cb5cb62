//! The next deal is off when the hand before it doesn't count: whose turn it is goes by the hands.

use crate::bank::desk::BankError;
use crate::ids::PlayerId;
use crate::journal::{Fact, HandPlayed, InTournament, SeatFact};
use crate::night::Tonight;
use crate::night::tables::MAIN;
use crate::refusal::{Notice, RecordedHandNoticed};
use crate::store::{Event, HandRow, Reader};
use crate::tournament::Did;
use engine::money::Money;

/// The dealer in a note of who deals the next hand.
pub fn dealer_in(fact: &Fact) -> Option<PlayerId> {
    if let Fact::Seat(SeatFact::Dealt { dealer, .. }) = fact {
        return Some(*dealer);
    }
    let Fact::Tournament(InTournament { did: Did::Dealt { button, .. }, .. }) = fact else { return None };
    Some(*button)
}

/// What doesn't stand without this hand. If it's the last of its table that counts, that's the notes of whose turn the next deals are;
/// a dealer who was named keeps the deal. With an earlier hand it's the same if somebody who lost everything in it has chips again.
pub fn after(
    reader: Reader<'_>,
    tonight: &Tonight,
    (row, hand): (&HandRow, &HandPlayed),
) -> Result<Vec<Event>, BankError> {
    let around = Around::of(reader, row, hand)?;
    let played = match around.later {
        Some(later) if brings_back(tonight, hand) => later,
        Some(_) => return Ok(Vec::new()),
        None => around.first,
    };
    let mut off = Vec::new();
    for event in reader.events_between(played.saturating_add(1), reader.last_seq()?)? {
        if !is_by_turn(&event.fact, row, hand) || reader.undone_by(event.seq)?.is_some() {
            continue;
        }
        off.push(event);
    }
    Ok(off)
}

/// What the banker hears of it: whose deal is off.
#[must_use]
pub fn notices(tonight: &Tonight, off: &[Event]) -> Vec<Notice> {
    let last = off.iter().rev().find_map(|event| dealer_in(&event.fact));
    let is_off = |dealer: PlayerId| {
        Notice::new(None, RecordedHandNoticed::NextDealOff { name: tonight.name(dealer).to_owned() })
    };
    last.map(is_off).into_iter().collect()
}

/// True if somebody who lost in it has nothing left.
fn brings_back(tonight: &Tonight, hand: &HandPlayed) -> bool {
    let on = tonight.tournament().filter(|on| hand.tournament.is_some_and(|stage| stage.id == on.id));
    let has_nothing = |player| match on {
        Some(on) => !on.is_in(player),
        None => tonight.evening.chips(player).is_zero(),
    };
    let lost = hand.seats.iter().filter(|seat| seat.net().is_ok_and(Money::is_negative));
    lost.map(|seat| seat.player).any(has_nothing)
}

/// The hands of its table around a hand; one that nobody wrote down counts as well, and was played before the deal that says so.
struct Around {
    /// The last one that counts, if it came later.
    later: Option<u64>,
    /// The first one after the last that counts before it: of those, none counts without this hand.
    first: u64,
}

impl Around {
    fn of(reader: Reader<'_>, hand: &HandRow, played: &HandPlayed) -> Result<Self, BankError> {
        let later = unwritten(reader, (hand, played), (hand.seq, reader.last_seq()?))?;
        let (mut around, mut number) = (Self { later, first: hand.seq }, u32::MAX);
        while let Some(row) = reader.hands_before(hand.night_id, number, 1)?.pop() {
            number = row.number;
            if row.table != hand.table || row.staged != hand.staged || row.id == hand.id {
                continue;
            }
            let (counts, is_later) = (row.voided.is_none(), row.seq > hand.seq);
            if is_later {
                around.later = around.later.max(Some(row.seq).filter(|_| counts));
                continue;
            }
            if counts || unwritten(reader, (hand, played), (row.seq, around.first))?.is_some() {
                break;
            }
            around.first = row.seq;
        }
        Ok(around)
    }
}

/// The last deal between these events that says of a hand before it that nobody wrote it down.
fn unwritten(
    reader: Reader<'_>,
    (row, hand): (&HandRow, &HandPlayed),
    (after, before): (u64, u64),
) -> Result<Option<u64>, BankError> {
    for event in reader.events_between(after.saturating_add(1), before)?.iter().rev() {
        let says = is_noted(&event.fact, row, hand) && says_unwritten(&event.fact);
        if says && reader.undone_by(event.seq)?.is_none() {
            return Ok(Some(event.seq));
        }
    }
    Ok(None)
}

/// True for a deal behind a hand that nobody wrote down.
fn says_unwritten(fact: &Fact) -> bool {
    matches!(
        fact,
        Fact::Seat(SeatFact::Dealt { unwritten: true, .. })
            | Fact::Tournament(InTournament { did: Did::Dealt { unwritten: true, .. }, .. })
    )
}

/// True for a note of who deals at the table of the hand.
fn is_noted(fact: &Fact, row: &HandRow, hand: &HandPlayed) -> bool {
    let stage = hand.tournament.map(|stage| stage.id);
    if let Fact::Seat(SeatFact::Dealt { night, table, .. }) = fact {
        return *night == hand.night && stage.is_none() && table.unwrap_or(MAIN) == row.table;
    }
    let Fact::Tournament(InTournament { did: Did::Dealt { .. }, tournament, .. }) = fact else {
        return false;
    };
    stage == Some(*tournament)
}

/// The same for a note of whose turn it is.
fn is_by_turn(fact: &Fact, row: &HandRow, hand: &HandPlayed) -> bool {
    let of_seats = matches!(fact, Fact::Seat(SeatFact::Dealt { by_turn: true, .. }));
    let of_tournament =
        matches!(fact, Fact::Tournament(InTournament { did: Did::Dealt { named: false, .. }, .. }));
    (of_seats || of_tournament) && is_noted(fact, row, hand)
}
