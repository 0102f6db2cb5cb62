//! The next deal is off when the hand before it doesn't count: whose turn it is goes by the hands.

use crate::bank::desk::BankError;
use crate::ids::PlayerId;
use crate::journal::{Fact, HandPlayed, InTournament, SeatFact};
use crate::night::Tonight;
use crate::night::seats::lost_the_deal;
use crate::night::tables::MAIN;
use crate::refusal::{Notice, RecordedHandNoticed};
use crate::store::{Event, HandRow, Reader};
use crate::tournament::Did;

/// The dealer in a note of who deals the next hand.
pub fn dealer_in(fact: &Fact) -> Option<PlayerId> {
    if let Fact::Seat(SeatFact::Dealt { dealer, .. }) = fact {
        return Some(*dealer);
    }
    let Fact::Tournament(InTournament { did: Did::Dealt { button, .. }, .. }) = fact else { return None };
    Some(*button)
}

/// What doesn't stand without this hand: if it's the last hand of its table that counts, the notes of whose turn the next deals
/// are. A named dealer keeps the deal. And while a later hand counts, a noted turn goes by today's chairs and chips.
pub fn after(reader: Reader<'_>, (row, hand): (&HandRow, &HandPlayed)) -> Result<Vec<Event>, BankError> {
    let Some(played) = Around::of(reader, row, hand)?.played() else { return Ok(Vec::new()) };
    let mut off = Vec::new();
    for event in reader.events_between(played.saturating_add(1), reader.last_seq()?)? {
        if !is_by_turn(&event.fact, row, hand) || reader.undone_by(event.seq)?.is_some() {
            continue;
        }
        off.push(event);
    }
    Ok(off)
}

/// What the banker hears about it: whose deal is off, or isn't that player's by today's chips.
#[must_use]
pub fn notices(tonight: &Tonight, row: &HandRow, off: &[Event]) -> Vec<Notice> {
    // A tournament that is over has no next deal.
    let here = if row.staged { tonight.at_tournament(None).ok() } else { Some(tonight.at_table(row.table)) };
    let last = off.iter().rev().find_map(|event| dealer_in(&event.fact));
    let last = last.or_else(|| lost_the_deal(here.as_ref()?, None));
    let is_off = |dealer: PlayerId| {
        Notice::new(None, RecordedHandNoticed::NextDealOff { name: tonight.name(dealer).to_owned() })
    };
    last.map(is_off).into_iter().collect()
}

/// The hands at its table around a hand. A hand that nobody wrote down counts as well, and was played before the deal that says
/// so.
struct Around {
    /// True if one that counts came later.
    later: bool,
    /// The first one after the last that counts before it: of those, none counts without this hand.
    first: u64,
}

impl Around {
    /// Since when nothing counts without this hand; `None` if a later one does.
    const fn played(&self) -> Option<u64> {
        if self.later { None } else { Some(self.first) }
    }

    fn of(reader: Reader<'_>, hand: &HandRow, played: &HandPlayed) -> Result<Self, BankError> {
        let later = is_unwritten(reader, (hand, played), (hand.seq, reader.last_seq()?))?;
        let (mut around, mut number) = (Self { later, first: hand.seq }, u32::MAX);
        while let Some(row) = reader.hands_before(hand.night_id, number, 1)?.pop() {
            number = row.number;
            if row.table != hand.table || row.staged != hand.staged || row.id == hand.id {
                continue;
            }
            let (counts, is_later) = (row.voided.is_none(), row.seq > hand.seq);
            if is_later {
                around.later |= counts;
                continue;
            }
            if counts || is_unwritten(reader, (hand, played), (row.seq, around.first))? {
                break;
            }
            around.first = row.seq;
        }
        Ok(around)
    }
}

/// True if a deal between these events says that nobody wrote down a hand before it.
fn is_unwritten(
    reader: Reader<'_>,
    (row, hand): (&HandRow, &HandPlayed),
    (after, before): (u64, u64),
) -> Result<bool, BankError> {
    for event in reader.events_between(after.saturating_add(1), before)?.iter().rev() {
        let says = is_noted(&event.fact, row, hand) && says_unwritten(&event.fact);
        if says && reader.undone_by(event.seq)?.is_none() {
            return Ok(true);
        }
    }
    Ok(false)
}

/// True for a deal after a hand that nobody wrote down.
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
