//! The next deal is off when the hand before it doesn't count: whose turn it is goes by the hands.

use crate::bank::desk::BankError;
use crate::ids::PlayerId;
use crate::journal::{Fact, FundFact, FundPaid, FundWhy, HandPlayed, InTournament, SeatFact};
use crate::night::tables::MAIN;
use crate::night::{Tonight, fund};
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

/// The notes of whose turn the next deal is, with what was paid for it, if this is the last hand of its table; a dealer who was
/// named keeps the deal. With an earlier hand it's only off if somebody who lost everything in it has chips again.
pub fn after(
    reader: Reader<'_>,
    tonight: &Tonight,
    (row, hand): (&HandRow, &HandPlayed),
) -> Result<Vec<Event>, BankError> {
    let later = last_but_it(reader, row)?.filter(|seq| *seq > row.seq);
    if later.is_some() && !brings_back(tonight, hand) {
        return Ok(Vec::new());
    }
    let played = later.unwrap_or(row.seq);
    let mut off = Vec::new();
    for event in reader.events_between(played.saturating_add(1), reader.last_seq()?)? {
        if !is_by_turn(&event.fact, row, hand) || reader.undone_by(event.seq)?.is_some() {
            continue;
        }
        let Some((first, last)) = reader.request_span(event.seq)? else { continue };
        for its in reader.events_between(first, last)? {
            let is_his = its.seq == event.seq || ahead(&its.fact).is_some();
            if is_his && reader.undone_by(its.seq)?.is_none() {
                off.push(its);
            }
        }
    }
    Ok(off)
}

/// What the banker hears of it: whose deal is off, and who gets back what was paid for one.
#[must_use]
pub fn notices(tonight: &Tonight, off: &[Event]) -> Vec<Notice> {
    let last = off.iter().rev().find_map(|event| dealer_in(&event.fact));
    let is_off = |dealer: PlayerId| {
        Notice::new(None, RecordedHandNoticed::NextDealOff { name: tonight.name(dealer).to_owned() })
    };
    let back = off.iter().filter_map(|event| ahead(&event.fact));
    let back =
        back.map(|paid| fund::told(tonight, &FundPaid { amount: paid.amount.negated(), ..paid.clone() }));
    last.map(is_off).into_iter().chain(back).collect()
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

/// The last hand of its table that counts, but for this one.
fn last_but_it(reader: Reader<'_>, hand: &HandRow) -> Result<Option<u64>, BankError> {
    let mut number = u32::MAX;
    while let Some(row) = reader.hands_before(hand.night_id, number, 1)?.pop() {
        number = row.number;
        let is_here = row.voided.is_none() && row.table == hand.table && row.staged == hand.staged;
        if is_here && row.id != hand.id {
            return Ok(Some(row.seq));
        }
        if row.number < hand.number {
            break;
        }
    }
    Ok(None)
}

/// True for a note of whose turn it is at the table of the hand.
fn is_by_turn(fact: &Fact, row: &HandRow, hand: &HandPlayed) -> bool {
    let stage = hand.tournament.map(|stage| stage.id);
    if let Fact::Seat(SeatFact::Dealt { night, by_turn: true, table, .. }) = fact {
        return *night == hand.night && stage.is_none() && table.unwrap_or(MAIN) == row.table;
    }
    let Fact::Tournament(InTournament { did: Did::Dealt { named: false, .. }, tournament, .. }) = fact else {
        return false;
    };
    stage == Some(*tournament)
}

/// What was paid for a deal before it was made.
fn ahead(fact: &Fact) -> Option<&FundPaid> {
    let Fact::Fund(FundFact::FundPaid(paid)) = fact else { return None };
    Some(paid).filter(|paid| paid.why == FundWhy::Dealt && paid.hand.is_none())
}
