//! The ring of players: in which order they sit, whose chair is kept for the button, who was noted as the next dealer.

use crate::ids::PlayerId;
use crate::night::blind_debts::BlindDebts;
use crate::night::deal::Deal;
use crate::night::evening::{Evening, Sitting};
use crate::night::hand_before::HandBefore;
use crate::night::next_hand::NextHand;
use crate::night::tonight::Tonight;
use crate::refusal::Refusal;
use crate::time::Instant;
use engine::money::Money;
use engine::play::{HandStakes, Sitter};

/// How many hands an empty chair is kept: the big blind's chair has the small blind next, and then the button.
pub const CHAIRS_KEPT: usize = 3;

/// True while a player is at the table.
#[must_use]
pub fn sits(evening: &Evening, player: PlayerId) -> bool {
    evening.sitting(player).is_some_and(|sitting| sitting.left.is_none())
}

/// True if a player had left by that time.
#[must_use]
pub fn had_left(evening: &Evening, player: PlayerId, at: Instant) -> bool {
    evening.sitting(player).and_then(|sitting| sitting.left).is_some_and(|left| left <= at)
}

/// A player's chips at this table ([`Tonight::at_table`]): zero if the player left, or went to the other one.
#[must_use]
pub fn chips_here(evening: &Evening, player: PlayerId) -> Money {
    if sits(evening, player) { evening.chips(player) } else { Money::ZERO }
}

/// Everybody who sits, by seat; players without a seat come last, in the order they came.
#[must_use]
pub fn seated(evening: &Evening) -> Vec<(u32, PlayerId)> {
    let mut order: Vec<(u32, PlayerId)> = evening
        .sittings
        .iter()
        .filter(|sitting| sitting.left.is_none())
        .map(|sitting| (sitting.seat.unwrap_or(u32::MAX), sitting.player))
        .collect();
    order.sort_by_key(|(seat, _)| *seat);
    order
}

/// The next player to the left (clockwise), also from a chair whose player is gone.
#[must_use]
pub fn left_of(evening: &Evening, player: PlayerId) -> Option<PlayerId> {
    let mut ring: Vec<&Sitting> = evening.sittings.iter().collect();
    // If another player took the chair since, the one who is gone comes after: nobody sits to their own left.
    ring.sort_by_key(|sitting| match sitting.seat {
        Some(seat) => (seat, sitting.player == player),
        None => (u32::MAX, false),
    });
    let at = ring.iter().position(|sitting| sitting.player == player)?;
    let to_the_left = ring.iter().cycle().skip(at).skip(1).take(ring.len());
    to_the_left.copied().find(|sitting| sitting.left.is_none()).map(|sitting| sitting.player)
}

/// The next player to the right among the players of the last deal, also from a chair whose player is gone since.
#[must_use]
pub fn right_of(evening: &Evening, player: PlayerId) -> Option<PlayerId> {
    let deals = evening.deals.len();
    let dealt_in =
        |sitting: &Sitting| sitting.left.is_none() || sitting.left_after.is_some_and(|after| after >= deals);
    let mut ring: Vec<&Sitting> =
        evening.sittings.iter().filter(|sitting| sitting.player == player || dealt_in(sitting)).collect();
    // If another player took the chair since, the one who is gone comes first: nobody sits to their own right.
    ring.sort_by_key(|sitting| match sitting.seat {
        Some(seat) => (seat, sitting.player != player),
        None => (u32::MAX, false),
    });
    let at = ring.iter().position(|sitting| sitting.player == player)?;
    let to_the_right = ring.iter().rev().cycle().skip(ring.len().saturating_sub(at)).take(ring.len());
    to_the_right.copied().find(|sitting| dealt_in(sitting)).map(|sitting| sitting.player)
}

/// Everybody at the table, clockwise. The chair of a player who left since the last hand is kept for the button (DAV-25), and for
/// two hands more while the small blind or the button was on an empty chair.
#[must_use]
pub fn with_kept_chairs(evening: &Evening, next: &NextHand) -> Vec<PlayerId> {
    with_chairs(evening, next, seated(evening), |sitting| sitting.left.is_some())
}

/// The same in an earlier hand of this night: players who had chips then, and the chairs that were kept.
#[must_use]
pub fn chairs_then(
    evening: &Evening,
    next: &NextHand,
    had_chips: impl Fn(PlayerId) -> bool,
) -> Vec<PlayerId> {
    let there = evening.sittings.iter().filter(|sitting| had_chips(sitting.player));
    let there = there.map(|sitting| (sitting.seat.unwrap_or(u32::MAX), sitting.player)).collect();
    with_chairs(evening, next, there, |sitting| !had_chips(sitting.player))
}

fn with_chairs(
    evening: &Evening,
    next: &NextHand,
    mut ring: Vec<(u32, PlayerId)>,
    is_gone: impl Fn(&Sitting) -> bool,
) -> Vec<PlayerId> {
    let kept = if next.latest().next().is_some_and(HandBefore::has_a_dead_spot) { CHAIRS_KEPT } else { 1 };
    let gone = evening.sittings.iter().filter(|sitting| is_gone(sitting));
    for sitting in gone {
        // A player without a chair comes after those with one.
        let (seat, player) = (sitting.seat.unwrap_or(u32::MAX), sitting.player);
        let mut hands = next.latest().take(kept);
        let sat = hands.any(|hand| hand.players.contains(&Some(player)) || hand.is_aside(player));
        if sat && (sitting.seat.is_none() || ring.iter().all(|(taken, _)| *taken != seat)) {
            ring.push((seat, player));
        }
    }
    let came = |player: PlayerId| evening.sittings.iter().position(|sitting| sitting.player == player);
    ring.sort_by_key(|(seat, player)| (*seat, came(*player)));
    ring.into_iter().map(|(_, player)| player).collect()
}

/// Where the house's way of moving the button puts it in this ring while these are `away`; `None` in games without blinds, and
/// before the first hand.
///
/// # Errors
///
/// What is wrong with the stakes of the night.
pub fn button(
    tonight: &Tonight,
    ring: &[PlayerId],
    next: &NextHand,
    away: &[PlayerId],
) -> Result<Option<usize>, Refusal> {
    let evening = &tonight.evening;
    if HandStakes::of_house(&tonight.house, evening.stakes.as_deref())?.stakes.is_none() {
        return Ok(None);
    }
    let owed = BlindDebts::at(tonight, next, ring);
    let sitter = |player: &PlayerId| {
        Some(next.sitter(*player, owed.of(*player), (chips_here(evening, *player), away.contains(player))))
    };
    let seats: Vec<Option<Sitter>> = ring.iter().map(sitter).collect();
    Ok(next.spots(&tonight.house, ring, &seats).map(|spots| spots.button))
}

/// The player noted as the dealer of the next hand, by a deal since the last hand or by the draw when two tables became one
/// (DAV-12); nobody if the deal is for an empty chair, or the dealer has left.
#[must_use]
pub fn noted_dealer(evening: &Evening) -> Option<PlayerId> {
    match evening.deals.last() {
        Some(last) => {
            let here = evening.sitting(last.dealer).is_none_or(|sitting| sitting.left.is_none());
            due_dealer(evening).filter(|_| !last.dead && here)
        }
        None => drawn_dealer(evening),
    }
}

/// The deals that were really made, in order. Once hands are recorded, a noted deal counts when its hand is recorded. If two were
/// noted for one hand, the last one counts. The deal of a void hand never counts. Before the first hand, every noted deal counts.
pub fn deals_made(evening: &Evening) -> impl Iterator<Item = &Deal> {
    let deals = &evening.deals;
    let goes_on = |number: usize, deal: &Deal| {
        deal.after == 0 && deals.iter().skip(number).skip(1).any(|next| next.table == deal.table)
    };
    let was_made =
        move |number: usize, deal: &Deal| deal.made || !evening.records_hands() || goes_on(number, deal);
    let made = deals.iter().enumerate().filter(move |(number, deal)| was_made(*number, deal) && !deal.void);
    made.map(|(_, deal)| deal)
}

/// How often a player dealt.
#[must_use]
pub fn times_dealt(evening: &Evening, player: PlayerId) -> usize {
    deals_made(evening).filter(|deal| deal.dealer == player).count()
}

/// The player noted for the next hand by a deal, even if they left since or deal for an empty chair.
#[must_use]
pub fn due_dealer(evening: &Evening) -> Option<PlayerId> {
    evening.deals.last().filter(|last| last.after >= evening.last_hand).map(|last| last.dealer)
}

/// The player noted for the next hand who has left since.
#[must_use]
pub fn gone_dealer(evening: &Evening) -> Option<PlayerId> {
    let is_gone = |due: &PlayerId| evening.sitting(*due).is_some_and(|sitting| sitting.left.is_some());
    let last = evening.deals.last().filter(|last| !last.dead);
    last.and(due_dealer(evening)).filter(is_gone)
}

/// Who drew the button when two tables became one, until that player has dealt.
#[must_use]
pub fn drawn_dealer(evening: &Evening) -> Option<PlayerId> {
    let begun = !evening.deals.is_empty() || evening.last_hand > evening.merged.hands;
    evening.merged.dealer.filter(|_| !begun)
}

/// Who dealt last, or drew the button when two tables became one.
#[must_use]
pub fn last_noted(evening: &Evening) -> Option<PlayerId> {
    evening.deals.last().map(|deal| deal.dealer).or(evening.merged.dealer)
}

/// These players clockwise by their chairs; `None` if one of them has no chair.
#[must_use]
pub fn clockwise(evening: &Evening, players: &[PlayerId]) -> Option<Vec<PlayerId>> {
    let chair = |player: &PlayerId| evening.sitting(*player)?.seat;
    let mut order: Vec<(u32, PlayerId)> =
        players.iter().map(|player| Some((chair(player)?, *player))).collect::<Option<_>>()?;
    order.sort_by_key(|(seat, _)| *seat);
    Some(order.into_iter().map(|(_, player)| player).collect())
}

/// The dealer, among these players; if the dealer isn't one of them, the first on the dealer's right, after whom the same player
/// is next.
#[must_use]
pub fn dealing_among(evening: &Evening, dealer: PlayerId, players: &[PlayerId]) -> Option<PlayerId> {
    if players.contains(&dealer) {
        return Some(dealer);
    }
    let chair = evening.sitting(dealer)?.seat?;
    let order = clockwise(evening, players)?;
    let before =
        |player: &&PlayerId| evening.sitting(**player).and_then(|sitting| sitting.seat) < Some(chair);
    order.iter().rev().find(before).or(order.last()).copied()
}
