//! Who plays for a pot that waits: when the cards run out, the players still in get a new deal (MIK-34).

use crate::bank::desk::BankError;
use crate::bank::kept_hand::{again, places, read};
use crate::domain::ids::PlayerId;
use crate::domain::journal::Follows;
use crate::domain::night::Tonight;
use crate::domain::night::next_hand::not_in_this_pot;
use crate::domain::play::End;
use crate::domain::refusal::Refusal;
use crate::store::{HandFilter, HandRow, Reader};

/// Who alone plays for the pot that waits, where the cards of the last hand ran out (MIK-34); `None`: everybody.
pub fn of_tonight(reader: Reader<'_>, tonight: &Tonight) -> Result<Option<Vec<PlayerId>>, BankError> {
    Ok(waits(reader, tonight)?.map(|(only, _)| only))
}

/// The same with the hand whose cards ran out.
pub fn waits(reader: Reader<'_>, tonight: &Tonight) -> Result<Option<(Vec<PlayerId>, HandRow)>, BankError> {
    if !tonight.evening.pot().is_positive() {
        return Ok(None);
    }
    let filter = HandFilter { night: Some(tonight.evening.number), ..HandFilter::default() };
    let mut newer = 0_u64;
    while let Some(row) = reader.hands(&filter, newer, Some(1))?.pop() {
        if row.voided.is_some() {
            newer = newer.saturating_add(1);
            continue;
        }
        let (_, hand) = crate::bank::hands::played(reader, &row)?;
        let elsewhere = hand.tournament.map(|stage| stage.id) != tonight.evening.purse.tournament();
        if elsewhere || hand.follows == Some(Follows::Again) {
            newer = newer.saturating_add(1);
            continue;
        }
        if let Some(Follows::Only(only)) = hand.follows {
            return Ok(Some((only, row)));
        }
        if hand.depth != "full" {
            break;
        }
        let record = read(&hand, tonight.currency)?;
        let only = of_end(&again(reader, &row, &hand, &record)?.end, &places(&record, &hand));
        return Ok(only.map(|only| (only, row)));
    }
    Ok(None)
}

/// Who alone plays for the pot of a hand whose cards ran out; `None`: everybody.
#[must_use]
pub fn of_end(end: &End, players: &[Option<PlayerId>]) -> Option<Vec<PlayerId>> {
    let End::Waits { only: Some(only), .. } = end else { return None };
    Some(only.iter().filter_map(|seat| players.get(seat).copied().flatten()).collect())
}

/// Refuses a player in the deal who is already out of the pot.
pub fn check(tonight: &Tonight, only: Option<Vec<PlayerId>>, dealt: &[PlayerId]) -> Result<(), Refusal> {
    let Some(only) = only else { return Ok(()) };
    match dealt.iter().find(|player| !only.contains(player)) {
        Some(out) => Err(not_in_this_pot(&tonight.house, tonight.name(*out))),
        None => Ok(()),
    }
}

/// Refuses to take a player out while a pot waits that he can still win.
pub fn check_nobody(reader: Reader<'_>, tonight: &Tonight, out: &[PlayerId]) -> Result<(), BankError> {
    let here = tonight.at_tournament(None)?;
    let only = of_tonight(reader, &here)?.unwrap_or_default();
    match out.iter().find(|player| only.contains(player)) {
        None => Ok(()),
        Some(player) => {
            let name = tonight.name(*player);
            let message = format!("`{name}` is not out: the pot that waits can still be his");
            Err(Refusal::new("pot-waits-for-him", message).hint("hand new").into())
        }
    }
}
