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

/// What doesn't stand without this hand. If it's the last of its table that counts, that's the notes of whose turn the next deals are,
/// with what was paid for them; a dealer who was named keeps the deal. With an earlier hand it's the same if somebody who lost everything
/// in it has chips again, else what was paid for its own deal before it was made.
pub fn after(
    reader: Reader<'_>,
    tonight: &Tonight,
    (row, hand): (&HandRow, &HandPlayed),
) -> Result<Vec<Event>, BankError> {
    let around = Around::of(reader, row)?;
    let played = match around.later {
        Some(later) if brings_back(tonight, hand) => later,
        Some(_) => return own_fee(reader, (row, hand), around.before),
        None => around.first,
    };
    let mut off = Vec::new();
    for event in reader.events_between(played.saturating_add(1), reader.last_seq()?)? {
        if !is_by_turn(&event.fact, row, hand) || reader.undone_by(event.seq)?.is_some() {
            continue;
        }
        let with_fee = request(reader, event.seq)?.into_iter();
        off.extend(with_fee.filter(|its| its.seq == event.seq || ahead(&its.fact).is_some()));
    }
    Ok(off)
}

/// What was paid for the deal of this hand before it was made. If the hand itself says that somebody else dealt it, what its dealer got
/// back goes with the hand, so that's paid once more too.
fn own_fee(
    reader: Reader<'_>,
    (row, hand): (&HandRow, &HandPlayed),
    before: u64,
) -> Result<Vec<Event>, BankError> {
    let (told, _) = reader.request_span(row.seq)?.unwrap_or((row.seq, row.seq));
    let notes = reader.events_between(before.saturating_add(1), told.saturating_sub(1))?.into_iter().rev();
    for event in notes.filter(|event| is_noted(&event.fact, row, hand)) {
        if reader.undone_by(event.seq)?.is_none() {
            let with_fee = request(reader, event.seq)?.into_iter();
            return Ok(with_fee.filter(|its| ahead(&its.fact).is_some()).collect());
        }
    }
    Ok(Vec::new())
}

/// The events of the request that wrote this one, but for those that were undone.
fn request(reader: Reader<'_>, seq: u64) -> Result<Vec<Event>, BankError> {
    let Some((first, last)) = reader.request_span(seq)? else { return Ok(Vec::new()) };
    let mut stands = Vec::new();
    for event in reader.events_between(first, last)? {
        if reader.undone_by(event.seq)?.is_none() {
            stands.push(event);
        }
    }
    Ok(stands)
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

/// The hands of its table around a hand.
struct Around {
    /// The last one that counts, if it came later.
    later: Option<u64>,
    /// The first one after the last that counts before it: of those, none counts without this hand.
    first: u64,
    /// The one right before it, whether it counts or not; zero for none.
    before: u64,
}

impl Around {
    fn of(reader: Reader<'_>, hand: &HandRow) -> Result<Self, BankError> {
        let (mut around, mut number) = (Self { later: None, first: hand.seq, before: 0 }, u32::MAX);
        while let Some(row) = reader.hands_before(hand.night_id, number, 1)?.pop() {
            number = row.number;
            if row.table != hand.table || row.staged != hand.staged || row.id == hand.id {
                continue;
            }
            let (counts, is_later) = (row.voided.is_none(), row.seq > hand.seq);
            if is_later {
                around.later = around.later.or(Some(row.seq).filter(|_| counts));
                continue;
            }
            around.before = around.before.max(row.seq);
            if counts {
                break;
            }
            around.first = row.seq;
        }
        Ok(around)
    }
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

/// What was paid for a deal before it was made.
fn ahead(fact: &Fact) -> Option<&FundPaid> {
    let Fact::Fund(FundFact::FundPaid(paid)) = fact else { return None };
    Some(paid).filter(|paid| paid.why == FundWhy::Dealt && paid.hand.is_none())
}
