//! Where the button and the blinds were in a hand that was told by its result: its dealer was noted, and who had chips was in it.

use crate::ids::PlayerId;
use crate::journal::HandPlayed;
use crate::night::dead_button::moves_with_blinds;
use crate::night::evening::Deal;
use crate::night::next_hand::{HandBefore, NextHand};
use crate::night::ring::chairs_then;
use crate::night::tonight::Tonight;
use engine::house::key;
use engine::money::Money;
use engine::play::{HandStakes, Sitter, first_spots};
use std::collections::BTreeMap;

/// True where the blinds go on without a gap, so that the next hand asks where they were in the last one (DAV-25).
#[must_use]
pub fn asked(here: &Tonight) -> bool {
    let is_dead = here.house.word(key::BUTTON_RULE).is_some_and(|said| said.value == "dead");
    let terms = || HandStakes::of_house(&here.house, here.evening.stakes.as_deref());
    // Where the blinds are still to be said there will be some.
    is_dead && moves_with_blinds(here) && !terms().is_ok_and(|terms| terms.stakes.is_none())
}

/// Who of these deals was noted for the hand of that number, after the one numbered `last`; `keeps` if the deal stayed with him.
#[must_use]
pub fn noted_for(deals: &[Deal], (last, number): (u32, u32), keeps: bool) -> Option<Deal> {
    let mut deals = deals.iter();
    let noted = match keeps {
        true => deals.find(|deal| deal.after >= number),
        false => deals.rfind(|deal| (last..number).contains(&deal.after)),
    };
    noted.copied()
}

/// Where they were at a table ([`Tonight::at_table`]) with these chips, before the first card. Everybody with chips was dealt in but
/// those who were away, whom the blinds passed.
#[must_use]
pub fn spots(
    here: &Tonight,
    next: &NextHand,
    deal: Deal,
    (chips, hand): (&BTreeMap<PlayerId, Money>, &HandPlayed),
) -> Option<HandBefore> {
    let chips = |player: PlayerId| chips.get(&player).copied().unwrap_or_default();
    let is_away = |player: PlayerId| hand.aside.iter().any(|aside| aside.player == player);
    let ring = chairs_then(&here.evening, next, |player| chips(player).is_positive());
    let sitter = |player: &PlayerId| {
        Some(Sitter { stack: Some(chips(*player)), away: is_away(*player), ..Sitter::default() })
    };
    let seats: Vec<Option<Sitter>> = ring.iter().map(sitter).collect();
    let by_turn = next.spots(&here.house, &ring, &seats);
    let by_turn = by_turn.filter(|spots| deal.dead || ring.get(spots.button) == Some(&deal.dealer));
    let named = || {
        let dealer = ring.iter().position(|player| *player == deal.dealer)?;
        first_spots(&here.house, dealer, &seats, true)
    };
    let spots = by_turn.or_else(named)?;
    let plays = |player: &PlayerId| chips(*player).is_positive() && !is_away(*player);
    let players = ring.iter().map(|player| Some(*player).filter(plays));
    Some(HandBefore::told(players.collect(), spots, hand.aside.clone()))
}
