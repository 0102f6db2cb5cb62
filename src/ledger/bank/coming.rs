//! What the book knows for the next hand: the last pot, the button, who is new and who missed his blinds.

use crate::bank::desk::BankError;
use crate::bank::told_hands::{ToldHands, number_of};
use crate::bank::{hands, kept_hand, pot_for, shown_again};
use crate::ids::PlayerId;
use crate::journal::{Follows, HandPlayed};
use crate::night::Tonight;
use crate::night::match_game::{Ended, GoesOn};
use crate::night::next_hand::{Before, Leaves, NextHand};
use crate::night::pot_before::Pot;
use crate::store::{HandFilter, HandRow, Reader};

/// Reads the hands of a table of the open night, from the first to the last; those declared void do not count, and of
/// those before two tables became one only who was in them.
pub fn coming(reader: Reader<'_>, tonight: &Tonight, table: u32) -> Result<NextHand, BankError> {
    let filter = HandFilter { night: Some(tonight.evening.number), ..HandFilter::default() };
    let mut rows = reader.hands(&filter, 0, None)?;
    rows.sort_by_key(|row| row.number);
    let staged = of_tournament(reader, tonight, &rows)?;
    rows.retain(|row| row.voided.is_none());
    let mut next = NextHand::default();
    let mut told = ToldHands::new(reader, tonight, table);
    for row in &rows {
        let (_, hand) = hands::played(reader, row)?;
        if hand.tournament.map(|stage| stage.id) != tonight.evening.purse.tournament() {
            continue;
        }
        let elsewhere = hand.tournament.is_none() && row.table != table;
        if hand.follows == Some(Follows::Again) {
            // It is as if it had not been dealt.
            next.waiting = if elsewhere { next.waiting } else { waiting(&hand) };
            continue;
        }
        for seat in &hand.seats {
            if !next.seen.contains(&seat.player) {
                next.seen.push(seat.player);
            }
        }
        if elsewhere || row.number <= tonight.evening.merged.hands {
            continue;
        }
        let full = (hand.depth == "full").then(|| kept_hand::read(&hand, tonight.currency)).transpose()?;
        let (mut end, mut dealer, mut players) = (None, None, Vec::new());
        let mut before = told.next((row, number_of(&staged, row)), &hand, &next)?;
        let is_redeal = next.only.take().is_some();
        if let Some(record) = &full {
            players = kept_hand::places(record, &hand);
            dealer = players.get(record.setup.button).copied().flatten();
            end = Some(kept_hand::again(reader, row, &hand, record)?.end);
            before = Leaves::At(Box::new(Before::of(&record.setup, players.clone(), hand.aside.clone())));
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
        if let Some(pot) = Pot::of(&hand, end.as_ref(), dealer) {
            next.pot = Some(pot);
            next.goes_on = GoesOn::after(&tonight.house, &hand, ended, next.goes_on.take());
        }
    }
    if !tonight.evening.pot().is_positive() {
        // There is nothing that could be for some alone.
        (next.only, next.goes_on) = (None, None);
    }
    Ok(next)
}

/// The hands of the tournament that is played; none in a game for cash.
fn of_tournament(reader: Reader<'_>, tonight: &Tonight, rows: &[HandRow]) -> Result<Vec<HandRow>, BankError> {
    let Some(id) = tonight.evening.purse.tournament() else { return Ok(Vec::new()) };
    let mut staged = Vec::new();
    for row in rows.iter().filter(|row| row.staged) {
        let (_, hand) = hands::played(reader, row)?;
        if hand.tournament.is_some_and(|stage| stage.id == id) {
            staged.push(row.clone());
        }
    }
    Ok(staged)
}

/// Who waited for the big blind in a hand (DAV-27).
fn waiting(hand: &HandPlayed) -> Vec<PlayerId> {
    hand.aside.iter().filter(|aside| aside.waits).map(|aside| aside.player).collect()
}
