//! Where the button and the blinds were in a hand that was told by its result: its dealer was noted, and who had chips was in it.

use crate::ids::PlayerId;
use crate::night::dead_button::moves_with_blinds;
use crate::night::evening::{Deal, Purse};
use crate::night::next_hand::{Before, NextHand};
use crate::night::ring::chairs_then;
use crate::night::tonight::Tonight;
use engine::house::key;
use engine::money::Money;
use engine::play::{Sitter, Spots, Terms, first_spots};
use std::collections::BTreeMap;

/// True where the blinds go on without a gap, so that the next hand asks where they were in the last one (DAV-25).
#[must_use]
pub fn asked(here: &Tonight) -> bool {
    let is_dead = here.house.word(key::BUTTON_RULE).is_some_and(|said| said.value == "dead");
    let terms = || Terms::of_house(&here.house, here.evening.stakes.as_deref());
    // Where the blinds are still to be said there will be some.
    is_dead && moves_with_blinds(here) && !terms().is_ok_and(|terms| terms.stakes.is_none())
}

/// Who was noted to deal the hand of that number, after the one numbered `last`; `keeps` if the deal stayed with him.
#[must_use]
pub fn noted_for(here: &Tonight, (last, number): (u32, u32), keeps: bool) -> Option<Deal> {
    let mut deals = here.evening.deals.iter();
    let noted = match keeps {
        true => deals.find(|deal| deal.after >= number),
        false => deals.rfind(|deal| (last..number).contains(&deal.after)),
    };
    noted.copied()
}

/// Where they were at a table ([`Tonight::at_table`]) with these chips, before the first card. Who would have had the big blind and
/// is not among those `in_it`, who put in or won, was away: nobody has it for nothing (DAV-25).
#[must_use]
pub fn spots(
    here: &Tonight,
    next: &NextHand,
    deal: Deal,
    (chips, in_it): (&BTreeMap<PlayerId, Money>, &[PlayerId]),
) -> Option<Before> {
    let chips = |player: PlayerId| chips.get(&player).copied().unwrap_or_default();
    let ring = chairs_then(&here.evening, next, |player| chips(player).is_positive());
    let sitter = |player: &PlayerId| Some(Sitter { stack: Some(chips(*player)), ..Sitter::default() });
    let mut seats: Vec<Option<Sitter>> = ring.iter().map(sitter).collect();
    // In a tournament who is away posts (0024).
    let may_be_away = here.evening.purse == Purse::Chips;
    let spots = loop {
        let by_turn = next.spots(&here.house, &ring, &seats);
        let by_turn = by_turn.filter(|spots| deal.dead || ring.get(spots.button) == Some(&deal.dealer));
        let named = || {
            let dealer = ring.iter().position(|player| *player == deal.dealer)?;
            first_spots(&here.house, dealer, &seats, true)
        };
        let spots = by_turn.or_else(named)?;
        let away = missing(spots, (&ring, in_it), &seats).filter(|_| may_be_away);
        let Some(away) = away else { break spots };
        seats.get_mut(away).and_then(Option::as_mut)?.away = true;
    };
    let is_away = |seat: usize| seats.get(seat).and_then(Option::as_ref).is_some_and(|sitter| sitter.away);
    let players = ring.iter().enumerate();
    let players = players
        .map(|(seat, player)| Some(*player).filter(|player| chips(*player).is_positive() && !is_away(seat)));
    Some(Before::told(players.collect(), spots))
}

/// Whose big blind it would be, if he put nothing in. A small one is often left out of a result.
fn missing(
    spots: Spots,
    (ring, in_it): (&[PlayerId], &[PlayerId]),
    seats: &[Option<Sitter>],
) -> Option<usize> {
    let (_, big) = spots.blinds?;
    let sitter = seats.get(big)?.as_ref()?;
    let plays = !sitter.away && sitter.stack != Some(Money::ZERO);
    let is_listed = ring.get(big).is_some_and(|player| in_it.contains(player));
    (plays && !is_listed).then_some(big)
}
