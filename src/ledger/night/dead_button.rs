//! Who deals if the deal moves with the blinds: nobody's big blind is skipped, so the button can be on an empty chair.

use crate::ids::PlayerId;
use crate::journal::{Fact, SeatFact};
use crate::night::fund;
use crate::night::hand_before::HandBefore;
use crate::night::next_hand::NextHand;
use crate::night::ring::{
    button, chips_here, due_dealer, gone_dealer, last_noted, noted_dealer, with_kept_chairs,
};
use crate::night::tonight::Tonight;
use crate::refusal::{DealNoticed, Notice, Refusal, Remark};
use engine::hand::Seats;
use engine::house::key;
use engine::play::Setup;

/// Who deals when the button is on this chair of the ring: the player there, or else the first player on its right.
#[must_use]
pub fn dealer_for(ring: &[PlayerId], chair: usize, plays: impl Fn(&PlayerId) -> bool) -> Option<PlayerId> {
    let right = ring.iter().rev().cycle().skip(ring.len().saturating_sub(chair).saturating_sub(1));
    right.take(ring.len()).copied().find(plays)
}

/// Who deals the next hand at a table ([`Tonight::at_table`]) while these are `away`; `None` if the deal goes to the left, and
/// before a hand with blinds.
///
/// On an empty chair, the button is nobody's: the player on its right deals once more.
///
/// # Errors
///
/// What is wrong with the stakes of the night.
pub fn deal(
    table: &Tonight,
    next: &NextHand,
    away: &[PlayerId],
) -> Result<Option<(Fact, PlayerId, Vec<Notice>)>, Refusal> {
    let Some(rotation) = table.house.word(key::DEALER_ROTATION).filter(|said| said.value == "dead-button")
    else {
        return Ok(None);
    };
    let ring = with_kept_chairs(&table.evening, next);
    let plays = |player: &PlayerId| chips_here(&table.evening, *player).is_positive();
    let (dealer, owner) = match button(table, &ring, next, away)? {
        Some(chair) => (dealer_for(&ring, chair, plays), ring.get(chair).copied()),
        // One player left can't post blinds, so the deal passes to the left of the last dealer.
        None => {
            let left = passes_from(table, &ring, next, plays);
            (left, left)
        }
    };
    let Some(dealer) = dealer else { return Ok(None) };
    let dead = owner != Some(dealer);
    let fact = SeatFact::Dealt {
        night: table.evening.id,
        dealer,
        dead,
        by_turn: true,
        unwritten: false,
        table: None,
    }
    .into();
    let notice = owner.filter(|_| dead).map(|owner| {
        let [owner, dealer] = [owner, dealer].map(|player| table.name(player).to_owned());
        Notice::new(rotation.rule.as_deref(), DealNoticed::DeadButton { owner, dealer })
    });
    Ok(Some((fact, dealer, notice.into_iter().collect())))
}

/// The same for a `named` dealer, if that's the player who deals for the empty chair with the button; `None` otherwise.
///
/// # Errors
///
/// What is wrong with the stakes of the night.
pub fn deal_for_nobody(
    table: &Tonight,
    next: &NextHand,
    named: PlayerId,
) -> Result<Option<(Fact, PlayerId, Vec<Notice>)>, Refusal> {
    let Some((mut fact, dealer, notices)) = deal(table, next, &[])? else { return Ok(None) };
    let Fact::Seat(SeatFact::Dealt { dead: true, by_turn, .. }) = &mut fact else { return Ok(None) };
    *by_turn = false;
    Ok((dealer == named).then_some((fact, dealer, notices)))
}

/// The next player to the left of the last hand's dealer, while nobody was noted since.
fn passes_from(
    table: &Tonight,
    ring: &[PlayerId],
    next: &NextHand,
    plays: impl Fn(&PlayerId) -> bool,
) -> Option<PlayerId> {
    let last = next.last().filter(|_| due_dealer(&table.evening).is_none())?.dealer()?;
    let from = ring.iter().position(|player| *player == last)?;
    ring.iter().cycle().skip(from).skip(1).take(ring.len()).copied().find(plays)
}

/// Who dealt while the button was on the chair of a player who has no chips or has left: after a bad deal it stays there
/// (DAV-25).
#[must_use]
pub fn dead_deal(table: &Tonight, setup: &Setup, players: &[Option<PlayerId>]) -> Option<PlayerId> {
    let dealt: Seats =
        setup.places.iter().enumerate().filter(|(_, place)| place.dealt).map(|(seat, _)| seat).collect();
    let owner = players.get(setup.button).copied().flatten();
    let plays = owner.is_some_and(|owner| chips_here(&table.evening, owner).is_positive());
    if !moves_with_blinds(table) || dealt.contains(setup.button) || plays {
        return None;
    }
    players.get(dealt.left_of(setup.button).last()?).copied().flatten()
}

/// Says so if this dealer was noted for the next hand already: the button moves with the hands, and the deals are counted.
///
/// `None` before the first hand is recorded: then who deals goes on with the notes.
#[must_use]
pub fn noted_already(table: &Tonight, dealer: PlayerId, dead: bool) -> Option<Notice> {
    let (evening, last) = (&table.evening, table.evening.deals.last()?);
    let same = (last.dealer, last.dead) == (dealer, dead);
    if !moves_with_blinds(table) || !same || !evening.records_hands() || last.after < evening.last_hand {
        return None;
    }
    Some(still_noted(table, dealer, true))
}

/// The dealer noted for the next hand, if that's said again: the same name, or no name while no hand was played since.
///
/// Before the first hand is recorded, a deal without a name is the next one's: only the notes count the hands. If it would cost
/// the next dealer something, it's said that the hand was played (CAU-003).
#[must_use]
pub fn said_again(table: &Tonight, named: Option<PlayerId>) -> Option<(PlayerId, Notice)> {
    let dealer = noted_dealer(&table.evening).filter(|_| !table.evening.deals.is_empty())?;
    let again = match named {
        // A named dealer keeps the deal, even if the turn moves on.
        Some(named) => named == dealer && !is_by_turn(table),
        None if !table.evening.records_hands() => fund::takes_for_deals(&table.house),
        None => !is_by_turn(table),
    };
    again.then(|| (dealer, still_noted(table, dealer, named.is_some())))
}

/// The dealer noted for a first hand with blinds that was a bad deal: there is no earlier button to go on from.
#[must_use]
pub fn dealt_again(table: &Tonight) -> Option<(PlayerId, Notice)> {
    let dealer = noted_dealer(&table.evening).filter(|_| !table.evening.deals.is_empty())?;
    table.evening.records_hands().then(|| (dealer, still_noted(table, dealer, false)))
}

/// The dealer the deal goes on from: the last one noted; if the button moves with the blinds, the dealer of the last hand that
/// has one.
#[must_use]
pub fn goes_on_from(table: &Tonight, next: &NextHand) -> Option<PlayerId> {
    let last = next.last().filter(|_| moves_with_blinds(table));
    last.and_then(HandBefore::dealer).or_else(|| last_noted(&table.evening))
}

/// True if the button moves with the blinds of the hands (DAV-25).
#[must_use]
pub fn moves_with_blinds(table: &Tonight) -> bool {
    table.house.word(key::DEALER_ROTATION).is_some_and(|said| said.value == "dead-button")
}

/// True if the button moves with the blinds, and the next dealer was noted because it was their turn, or has left. Then somebody
/// else may deal once a player comes, goes or is away. After a hand nobody wrote down, the noted dealer stays: no blinds say
/// otherwise.
#[must_use]
pub fn is_by_turn(table: &Tonight) -> bool {
    let evening = &table.evening;
    let noted = evening.deals.last().is_some_and(|deal| deal.by_turn && !deal.unwritten)
        || gone_dealer(evening).is_some();
    noted && due_dealer(evening).is_some() && moves_with_blinds(table)
}

/// The remark that this player was already noted for the next hand; if nobody was `named`, with what to say if it was played.
#[must_use]
pub fn still_noted(table: &Tonight, dealer: PlayerId, named: bool) -> Notice {
    let rule = table.house.word(key::DEALER_ROTATION).and_then(|rotation| rotation.rule);
    let dealer = table.name(dealer).to_owned();
    Notice::new(rule.as_deref(), Remark::DealNoted { dealer, unplayed: !named })
}
