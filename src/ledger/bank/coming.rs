//! What the book knows for the next hand: the last pot, the button, who is new and who missed blinds.
//!
//! The hands are followed one after the other, and only the last ones matter: a few hands after one that left nothing in the
//! middle, nothing is open, and a player who has posted blinds since owes none. So only as many of the last hands are read as are
//! needed.

use crate::bank::desk::BankError;
use crate::bank::told_hands::{ToldHands, number_of, of_tournament};
use crate::bank::{hands, kept_hand, pot_for, shown_again};
use crate::ids::PlayerId;
use crate::journal::{Fact, HandFact, HandPlayed, SeatFact};
use crate::night::Tonight;
use crate::night::blind_debts::BlindDebts;
use crate::night::evening::Sitting;
use crate::night::hand_before::HandBefore;
use crate::night::match_game::{Ended, GoesOn};
use crate::night::next_hand::{Leaves, NextHand};
use crate::night::posted_blinds::has_straddles;
use crate::night::pot_before::PotBefore;
use crate::night::ring::with_kept_chairs;
use crate::night::{tables, told_spots};
use crate::store::{Event, HandFilter, HandRow, Reader};
use engine::house::key;
use engine::play::Missed;
use std::collections::BTreeSet;

/// How many of the last hands are read at first. If that isn't enough, more are read, and then all. The tests start with few.
const LAST_HANDS: [u64; 2] = if cfg!(feature = "rehearsal") { [4, 12] } else { [32, 160] };

/// What the next hand at a table of the open night has to know. Hands declared void don't count, and after two tables became one,
/// a hand from before only tells who was in it.
pub fn coming(reader: Reader<'_>, tonight: &Tonight, table: u32) -> Result<NextHand, BankError> {
    known(reader, tonight, table, true)
}

/// The table of a player of the open night, with what its next hand has to know.
pub fn coming_to(
    reader: Reader<'_>,
    tonight: &Tonight,
    player: PlayerId,
) -> Result<(Tonight, NextHand), BankError> {
    let number = tables::table_of(&tonight.evening, player).unwrap_or(tables::MAIN);
    Ok((tonight.at_table(number), coming(reader, tonight, number)?))
}

/// The same, but the blinds that somebody missed before the last hands are left out if nothing depends on them: if they're paid
/// later, the button depends on them too.
pub fn lately(reader: Reader<'_>, tonight: &Tonight, table: u32) -> Result<NextHand, BankError> {
    let makes_up =
        tonight.house.word(key::BLINDS_MISSED).is_some_and(|said| said.value == "one-of-each-or-wait");
    known(reader, tonight, table, makes_up)
}

fn known(
    reader: Reader<'_>,
    tonight: &Tonight,
    table: u32,
    with_missed: bool,
) -> Result<NextHand, BankError> {
    #[cfg(feature = "rehearsal")]
    let head = reader.head()?;
    let last = last(reader, tonight, table, with_missed)?;
    #[cfg(feature = "rehearsal")]
    if let Some(last) = &last {
        let (all, here) = (all(reader, tonight, table)?, tonight.at_table(table));
        // Another program may have written while this one only looked.
        let is_still = reader.head()? == head;
        if is_still && last.answers(&here, with_missed) != all.answers(&here, with_missed) {
            let what = format!("the last hands tell {last:?}, all of them {all:?}");
            return Err(crate::store::StoreError::Damaged(what).into());
        }
    }
    let next = last.map_or_else(|| all(reader, tonight, table), Ok)?;
    let brought = if with_missed { brought(reader, tonight, table)? } else { Vec::new() };
    Ok(NextHand { brought, ..next })
}

/// What players who came from the other table owe there, until they play at this one (DAV-27).
fn brought(reader: Reader<'_>, tonight: &Tonight, table: u32) -> Result<Vec<(PlayerId, Missed)>, BankError> {
    let (evening, mut brought) = (&tonight.evening, Vec::new());
    if evening.tables == 1 || evening.purse.tournament().is_some() {
        return Ok(brought);
    }
    let came_over = |sitting: &&Sitting| {
        let from_there = sitting.from.is_some_and(|(from, _)| from != table);
        sitting.table == table && sitting.left.is_none() && from_there
    };
    let movers: Vec<&Sitting> = evening.sittings.iter().filter(came_over).collect();
    if movers.is_empty() {
        return Ok(brought);
    }
    let events = reader.events_of(evening.id)?;
    for sitting in movers {
        let Some(((from, _), came)) = sitting.from.zip(came_to(&events, sitting.player, table)) else {
            continue;
        };
        if reader.last_hand_of(evening.id, sitting.player)?.is_some_and(|hand| hand > came) {
            continue;
        }
        let filter = HandFilter { night: Some(evening.number), ..HandFilter::default() };
        let mut rows = reader.hands(&filter, 0, None)?;
        rows.retain(|row| row.seq < came);
        let next = follow(ToldHands::new(reader, tonight, from), tonight, rows, NextHand::default())?;
        let there = tonight.at_table(from);
        let owed = BlindDebts::at(&there, &next, &with_kept_chairs(&there.evening, &next));
        brought.extend(Some((sitting.player, owed.of(sitting.player))).filter(|(_, missed)| missed.any()));
    }
    Ok(brought)
}

/// The event by which a player came to this table from the other one.
fn came_to(events: &[Event], player: PlayerId, table: u32) -> Option<u64> {
    let undone: BTreeSet<u64> = events.iter().filter_map(|event| event.reverses).collect();
    let came = |fact: &Fact| {
        if let Fact::Seat(SeatFact::PlacesChanged(changed)) = fact {
            return changed.places.iter().any(|place| place.player == player && place.table == table);
        }
        let Fact::Seat(SeatFact::Seated { player: who, table: Some(to), .. }) = fact else { return false };
        (*who, *to) == (player, table)
    };
    let came = events.iter().rev().find(|event| came(&event.fact) && !undone.contains(&event.seq));
    came.map(|event| event.seq)
}

/// What all hands of the night tell, followed from the first one.
pub fn all(reader: Reader<'_>, tonight: &Tonight, table: u32) -> Result<NextHand, BankError> {
    let filter = HandFilter { night: Some(tonight.evening.number), ..HandFilter::default() };
    let rows = reader.hands(&filter, 0, None)?;
    follow(ToldHands::new(reader, tonight, table), tonight, rows, NextHand::default())
}

/// What the last hands tell, if that's everything that's asked for.
fn last(
    reader: Reader<'_>,
    tonight: &Tonight,
    table: u32,
    with_missed: bool,
) -> Result<Option<NextHand>, BankError> {
    // The hands of a tournament are counted from its first one.
    if tonight.evening.purse.tournament().is_some() {
        return Ok(None);
    }
    for most in LAST_HANDS {
        let mut rows = reader.last_hands(tonight.evening.id, most)?;
        rows.reverse();
        if u64::try_from(rows.len()).is_ok_and(|count| count < most) {
            return Ok(None);
        }
        if let Some(next) = of_last(reader, (tonight, table), rows, with_missed)? {
            return Ok(Some(next));
        }
    }
    Ok(None)
}

fn of_last(
    reader: Reader<'_>,
    (tonight, table): (&Tonight, u32),
    mut rows: Vec<HandRow>,
    with_missed: bool,
) -> Result<Option<NextHand>, BankError> {
    let merged = tonight.evening.merged.hands;
    let Some(first) = nothing_open(reader, &rows, table, merged)? else { return Ok(None) };
    rows.retain(|row| row.number >= first.number);
    let here = tonight.at_table(table);
    if here.evening.deals.iter().any(|deal| deal.dead && deal.after >= first.number) {
        return Ok(None);
    }
    let before = |depth| {
        let found = reader.first_hand(tonight.evening.id, (table, merged), depth);
        found.map(|found| found.filter(|hand| hand.seq < first.seq))
    };
    // Who sat out a first hand that was told follows from all of them.
    if told_spots::asked(&here) && before(None)?.is_some_and(|hand| hand.depth != "full") {
        return Ok(None);
    }
    let full = before(Some("full"))?;
    let first_full = full.as_ref().map(|full| hands::played(reader, full)).transpose()?.map(|(_, hand)| hand);
    if first_full.as_ref().is_some_and(HandPlayed::is_bad_deal) {
        // It counts as if it hadn't been dealt, and no index says which hand was the first then.
        return Ok(None);
    }
    let aside_first = first_full.map(|hand| hand.aside);
    let is_full = |row: &HandRow| row.depth == "full" && row.voided.is_none() && row.table == table;
    let waiting_known = full.is_none() || rows.iter().any(is_full);
    let told = ToldHands::behind(reader, tonight, table, first.number.saturating_sub(1));
    let begin = NextHand { aside_first, ..NextHand::default() };
    let mut next = follow(told, tonight, rows, begin)?;
    let told_before = before(Some("result"))?.is_some() || before(Some("showdown"))?.is_some();
    let (mut seated, mut before) = (Vec::new(), Vec::new());
    for sitting in &here.evening.sittings {
        let early = is_early(reader, tonight, sitting.player, &first)?;
        if early && !next.seen.contains(&sitting.player) {
            next.seen.push(sitting.player);
        }
        let first_there = next.aside_first.iter().flatten().any(|aside| aside.player == sitting.player);
        let is_aside =
            || next.latest().any(|hand| hand.aside.iter().any(|aside| aside.player == sitting.player));
        if sitting.left.is_none() && !early && !first_there && (told_before || is_aside()) {
            // No index says whether this player was there before the last hands; in a told hand they may have been dealt in
            // without being named.
            return Ok(None);
        }
        if sitting.left.is_none() {
            seated.push(sitting.player);
            before.extend((early || first_there).then_some(sitting.player));
        }
    }
    if full.is_none() && !told_spots::asked(&here) {
        // Before the last hands, nobody knew where the blinds were.
        return Ok(Some(next));
    }
    Ok(next.is_sure((&seated, before), with_missed).filter(|_| waiting_known))
}

/// The first of these hands at a table that left nothing open: its pot was its own, and was won.
fn nothing_open(
    reader: Reader<'_>,
    rows: &[HandRow],
    table: u32,
    merged: u32,
) -> Result<Option<HandRow>, BankError> {
    let here =
        |row: &&HandRow| row.voided.is_none() && !row.staged && row.table == table && row.number > merged;
    for row in rows.iter().filter(here) {
        let (_, hand) = hands::played(reader, row)?;
        let is_over = hand.carried_in.is_zero() && hand.carried_out.is_zero() && hand.follows.is_none();
        if is_over && hand.seats.iter().any(|seat| seat.won.is_positive()) {
            return Ok(Some(row.clone()));
        }
    }
    Ok(None)
}

/// True if a player was dealt a hand before this one that wasn't dealt again.
fn is_early(
    reader: Reader<'_>,
    tonight: &Tonight,
    player: PlayerId,
    first: &HandRow,
) -> Result<bool, BankError> {
    for seq in reader.hands_of(tonight.evening.id, player, first.seq)? {
        let fact = reader.event(seq)?.map(|event| event.fact);
        let Some(Fact::Hand(HandFact::HandPlayed(hand))) = fact else { continue };
        if !hand.is_bad_deal() {
            return Ok(true);
        }
    }
    Ok(false)
}

/// Follows hands of a night, the oldest first.
fn follow(
    mut told: ToldHands<'_>,
    tonight: &Tonight,
    mut rows: Vec<HandRow>,
    begin: NextHand,
) -> Result<NextHand, BankError> {
    let (reader, table) = (told.reader(), told.table());
    // A player at another table isn't in a pot of this one.
    let here = tonight.at_table(table);
    rows.sort_by_key(|row| row.number);
    let staged = of_tournament(reader, tonight.evening.purse.tournament(), &rows)?;
    rows.retain(|row| row.voided.is_none());
    let mut next = begin;
    let straddles = has_straddles(&tonight.house);
    for row in &rows {
        let (_, hand) = hands::played(reader, row)?;
        if hand.tournament.map(|stage| stage.id) != tonight.evening.purse.tournament() {
            continue;
        }
        let elsewhere = hand.tournament.is_none() && row.table != table;
        if hand.is_bad_deal() {
            next.waiting = if elsewhere { next.waiting } else { waiting(&hand) };
            continue;
        }
        if elsewhere || row.number <= tonight.evening.merged.hands {
            next.saw(&hand);
            continue;
        }
        let full = (hand.depth == "full").then(|| kept_hand::read(&hand, tonight.currency)).transpose()?;
        let (mut end, mut dealer, mut players) = (None, None, Vec::new());
        let mut before = told.next((row, number_of(&staged, row)), &hand, &next)?;
        // A player is new until the first hand they get cards in is over.
        next.saw(&hand);
        if let Leaves::At(told) = &before {
            // Everybody with chips was dealt in, named or not.
            next.seen.extend(told.players.iter().flatten());
        }
        let is_redeal = next.only.take().is_some();
        if let Some(record) = &full {
            players = kept_hand::places(record, &hand);
            dealer = players.get(record.setup.button).copied().flatten();
            end = Some(kept_hand::again(reader, row, &hand, record)?.end);
            let (places, blinds) = ((players.clone(), &*hand.chairs), (hand.blinds, straddles));
            let was = HandBefore::of(&record.setup, places, hand.aside.clone(), blinds);
            before = Leaves::At(Box::new(was));
            next.waiting = waiting(&hand);
        }
        next.only = pot_for::left_by(&hand, end.as_ref(), &players);
        if hand.depth != "game" {
            next.follow(before, is_redeal);
        }
        let settled = hand.record.as_deref().filter(|_| hand.depth == "showdown");
        let settled = settled.and_then(|line| shown_again::settled_again(&hand, line, &tonight.house).ok());
        if let Some(settled) = &settled {
            let button = settled.showdown.button.and_then(|button| hand.seats.get(button));
            dealer = button.map(|seat| seat.player);
        }
        let ended = match (&end, &settled) {
            (Some(end), _) => Ended::Full(end, &players),
            (None, Some(settled)) => Ended::Shown(&settled.settlement),
            (None, None) => Ended::Told,
        };
        if let Some(pot) = PotBefore::of(&hand, end.as_ref(), dealer) {
            next.pot = Some(pot);
            next.goes_on = GoesOn::after(&here, &hand, ended, next.goes_on.take());
        }
    }
    if !tonight.evening.pot().is_positive() {
        // There is nothing in the middle that could be for some players alone.
        (next.only, next.goes_on) = (None, None);
    }
    Ok(next)
}

/// Who waited for the big blind in a hand (DAV-27).
fn waiting(hand: &HandPlayed) -> Vec<PlayerId> {
    hand.aside.iter().filter(|aside| aside.waits).map(|aside| aside.player).collect()
}
