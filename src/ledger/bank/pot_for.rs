//! Who plays for a pot that waits: when the cards run out, the players still in get a new deal (MIK-34).

use crate::bank::desk::BankError;
use crate::bank::kept_hand::{again, places, read};
use crate::ids::PlayerId;
use crate::journal::{Follows, HandPlayed};
use crate::night::Tonight;
use crate::night::dealing_again::{check_named, dealer_again, keeps_claim};
use crate::night::ring::due_dealer;
use crate::night::seats::next_dealer;
use crate::refusal::{Notice, RecordedHandRefused, Refusal};
use crate::store::{HandRow, Reader};
use engine::play::End;

/// The only players who play for the waiting pot, if the cards of the last hand ran out (MIK-34); `None`: everybody.
pub fn of_tonight(reader: Reader<'_>, tonight: &Tonight) -> Result<Option<Vec<PlayerId>>, BankError> {
    Ok(waits(reader, tonight)?.map(|(only, _)| only))
}

/// The same, and the hand whose cards ran out.
pub fn waits(reader: Reader<'_>, tonight: &Tonight) -> Result<Option<(Vec<PlayerId>, HandRow)>, BankError> {
    if !tonight.evening.pot().is_positive() {
        return Ok(None);
    }
    let mut number = u32::MAX;
    while let Some(row) = reader.hands_before(tonight.evening.id, number, 1)?.pop() {
        number = row.number;
        if row.voided.is_some() {
            continue;
        }
        let (_, hand) = crate::bank::hands::played(reader, &row)?;
        let elsewhere = hand.tournament.map(|stage| stage.id) != tonight.evening.purse.tournament();
        if elsewhere || hand.is_bad_deal() {
            continue;
        }
        let only = if hand.depth == "full" {
            let record = read(&hand, tonight.currency)?;
            left_by(&hand, Some(&again(reader, &row, &hand, &record)?.end), &places(&record, &hand))
        } else {
            left_by(&hand, None, &[])
        };
        return Ok(only.map(|only| (only, row)));
    }
    Ok(None)
}

/// The only players who play for what a hand left in the middle when its cards ran out; `None`: everybody, or it left nothing.
#[must_use]
pub fn left_by(hand: &HandPlayed, end: Option<&End>, players: &[Option<PlayerId>]) -> Option<Vec<PlayerId>> {
    if !hand.carried_out.is_positive() {
        return None;
    }
    if let Some(Follows::Only(only)) = &hand.follows {
        return Some(only.clone());
    }
    let Some(End::Waits { only: Some(only), .. }) = end else { return None };
    Some(only.iter().filter_map(|seat| players.get(seat).copied().flatten()).collect())
}

/// What happens to the claims of players who turn in all their chips while a pot waits for them.
pub fn claims(reader: Reader<'_>, tonight: &Tonight, out: &[PlayerId]) -> Result<Vec<Notice>, BankError> {
    let only = of_tonight(reader, tonight)?.unwrap_or_default();
    let middle = tonight.amount(tonight.evening.pot());
    let claim = out.iter().filter(|player| only.contains(player));
    Ok(claim.map(|player| keeps_claim(&tonight.house, tonight.name(*player), middle)).collect())
}

/// Who deals a pot that waits for some of the table, if the dealer who was named, or whose turn it is, isn't one of them. `None`:
/// that dealer is one of them.
///
/// # Errors
///
/// `no-dealer` if the named dealer doesn't play for it and would ante for the players who do (IGL-08).
pub fn dealer(
    reader: Reader<'_>,
    here: &Tonight,
    named: Option<PlayerId>,
) -> Result<Option<PlayerId>, BankError> {
    let only = of_tonight(reader, here)?;
    let by_turn = || next_dealer(here, only.as_deref());
    let Some(due) = named.or_else(|| due_dealer(&here.evening)).or_else(by_turn) else {
        return Ok(None);
    };
    named.map_or(Ok(()), |named| check_named(here, only.as_deref(), named))?;
    let dealer = dealer_again(here, only.as_deref(), due);
    Ok((dealer != due).then_some(dealer))
}

/// Refuses to take a player out while a pot waits that the player can still win.
pub fn check_nobody(reader: Reader<'_>, tonight: &Tonight, out: &[PlayerId]) -> Result<(), BankError> {
    let here = tonight.at_tournament(None)?;
    let only = of_tonight(reader, &here)?.unwrap_or_default();
    match out.iter().find(|player| only.contains(player)) {
        None => Ok(()),
        Some(player) => {
            let name = tonight.name(*player).to_owned();
            Err(Refusal::new(RecordedHandRefused::PotCanBeHis { name }).into())
        }
    }
}
