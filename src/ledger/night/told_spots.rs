//! Where the button and the blinds were in a hand told by its result: its dealer was noted, and players who had chips were in it.

use crate::ids::PlayerId;
use crate::journal::{Aside, HandPlayed};
use crate::night::blind_debts::BlindDebts;
use crate::night::blind_place::BlindPlace;
use crate::night::dead_button::{dealer_for, moves_with_blinds};
use crate::night::deal::Deal;
use crate::night::hand_before::HandBefore;
use crate::night::next_hand::NextHand;
use crate::night::ring::chairs_then;
use crate::night::tonight::Tonight;
use engine::hand::Seats;
use engine::house::key;
use engine::money::Money;
use engine::play::{HandStakes, Sitter, Spots, first_spots};
use std::collections::BTreeMap;

/// True if the blinds go on without a gap, so that the next hand needs to know where they were in the last one (DAV-25).
#[must_use]
pub fn asked(here: &Tonight) -> bool {
    let is_dead = here.house.word(key::BUTTON_RULE).is_some_and(|said| said.value == "dead");
    let terms = || HandStakes::of_house(&here.house, here.evening.stakes.as_deref());
    // If the blinds haven't been said yet, there will be some.
    is_dead && moves_with_blinds(here) && !terms().is_ok_and(|terms| terms.stakes.is_none())
}

/// True if the house deals an absent player in (DAV-36), who may then be back for their turn.
#[must_use]
pub fn may_be_back(here: &Tonight) -> bool {
    asked(here) && here.house.word(key::ABSENT).is_some_and(|said| said.value == "dealt-if-paid")
}

/// Which of these deals was noted for the hand with that number, after the one numbered `last`; `keeps` if the deal stayed with
/// its dealer.
#[must_use]
pub fn noted_for(deals: &[Deal], (last, number): (u32, u32), keeps: bool) -> Option<Deal> {
    let mut deals = deals.iter();
    let noted = match keeps {
        true => deals.find(|deal| deal.after >= number),
        false => deals.rfind(|deal| (last..number).contains(&deal.after)),
    };
    noted.copied()
}

/// Where they were at a table ([`Tonight::at_table`]) with these chips, before the first card. Everybody with chips was dealt in,
/// except players who were away, whom the blinds passed.
#[must_use]
pub fn spots(
    here: &Tonight,
    next: &NextHand,
    deal: Deal,
    (chips, hand): (&BTreeMap<PlayerId, Money>, &HandPlayed),
) -> Option<HandBefore> {
    // A player who had left before the hand, or had gone to the other table, may have had chips there.
    let is_kept = |player: PlayerId| hand.chairs.beside.iter().any(|(_, kept)| *kept == player);
    let chips =
        |player: PlayerId| chips.get(&player).copied().filter(|_| !is_kept(player)).unwrap_or_default();
    let is_aside = |player: PlayerId| hand.aside.iter().any(|aside| aside.player == player);
    let is_away = |player: PlayerId| hand.aside.iter().any(|aside| aside.player == player && aside.is_away());
    let ring = match hand.chairs.is_empty() {
        true => chairs_then(&here.evening, next, |player| chips(player).is_positive()),
        false => hand.chairs.ring(),
    };
    let owed = BlindDebts::at(here, next, &ring);
    let sitter =
        |player: &PlayerId| Some(next.sitter(*player, owed.of(*player), (chips(*player), is_away(*player))));
    let seats: Vec<Option<Sitter>> = ring.iter().map(sitter).collect();
    let by_turn = next.spots(&here.house, &ring, &seats);
    // If it's on an empty chair, the dealer is the player on its right.
    let has_chips = |player: &PlayerId| chips(*player).is_positive();
    let is_his = |button: usize| {
        ring.get(button) == Some(&deal.dealer) || dealer_for(&ring, button, has_chips) == Some(deal.dealer)
    };
    let by_turn = by_turn.filter(|spots| deal.dead || is_his(spots.button));
    let named = || {
        let dealer = ring.iter().position(|player| *player == deal.dealer)?;
        first_spots(&here.house, dealer, &seats, true)
    };
    let spots = by_turn.or_else(named)?;
    let put_in =
        |player: PlayerId| hand.seats.iter().any(|seat| seat.player == player && seat.put_in.is_positive());
    let owes = |player: PlayerId| owed.of(player).any();
    let passed = next.passed(&here.house, &ring, spots, &seats);
    let is_passed = |player: PlayerId| passed.iter().any(|(seat, _)| ring.get(*seat) == Some(&player));
    // A player who was away and owed nothing got cards (DAV-36) and came back for their turn.
    let is_back = |player: PlayerId| {
        is_away(player) && put_in(player) && !owes(player) && !is_passed(player) && may_be_back(here)
    };
    let is_aside = |player: PlayerId| is_aside(player) && !is_back(player);
    let plays = |player: &PlayerId| chips(*player).is_positive() && !is_aside(*player);
    let players = ring.iter().map(|player| Some(*player).filter(plays));
    let aside = hand.aside.iter().copied().filter(|aside| is_aside(aside.player));
    let mut told = HandBefore::told((players.collect(), ring.clone()), spots, aside.collect());
    // A player who has just come or owes blinds, and sits between button and small blind, got no cards (DAV-29).
    for (seat, player) in ring.iter().copied().enumerate() {
        let is_barred = BlindPlace::of(&told, spots.button, seat) == BlindPlace::Barred;
        let enters = next.is_new(player) || owes(player);
        if is_barred && enters && plays(&player) && !put_in(player) {
            told.players.get_mut(seat).into_iter().for_each(|place| *place = None);
            told.aside.push(Aside::barred(player));
        }
    }
    let posted: Seats = places(&told, put_in);
    let buyer = posted.iter().find(|seat| BlindPlace::of(&told, spots.button, *seat) == BlindPlace::Barred);
    let buyer = buyer.filter(|seat| ring.get(*seat).is_some_and(|player| owes(*player)));
    // A player who came in there has bought the button: there is no other way (DAV-29).
    let skipped = buyer.and_then(|buyer| {
        let mut left = places(&told, |_| true).left_of(buyer);
        Some((left.next()?, left.next()?))
    });
    let spots = Spots { blinds: skipped.or(spots.blinds), ..spots };
    Some(HandBefore { posted, bought: buyer, spots, ..told })
}

/// The places of the players in a hand that pass this test.
fn places(hand: &HandBefore, is: impl Fn(PlayerId) -> bool) -> Seats {
    let places = hand.players.iter().enumerate();
    places.filter(|(_, player)| player.is_some_and(&is)).map(|(seat, _)| seat).collect()
}
