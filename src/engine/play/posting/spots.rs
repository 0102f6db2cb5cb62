//! Where the button and the blinds go: dead button (DAV-25) or moving button (PIG-22), and who was skipped.

use crate::hand::Seats;
use crate::house::{House, key};
use crate::play::posting::table::{Missed, Sitter, Spots};

/// Button and blinds of a first hand with this button; `None` if fewer than two can play.
#[must_use]
pub fn first_spots(house: &House, button: usize, seats: &[Option<Sitter>], blinds: bool) -> Option<Spots> {
    let active = active(house, seats);
    let blinds = if blinds { Some(behind(house, button, active)?) } else { None };
    (active.count() >= 2).then_some(Spots { button, blinds })
}

/// Button and blinds of the next hand. `last` is the hand just played, `bought` is who bought its button. `None` if fewer
/// than two can play.
#[must_use]
pub fn next_spots(
    house: &House,
    last: Spots,
    bought: Option<usize>,
    seats: &[Option<Sitter>],
) -> Option<Spots> {
    let active = active(house, seats);
    if active.count() < 2 {
        return None;
    }
    let next = |seat: usize| active.left_of(seat).next();
    let Some((small, big)) = last.blinds.filter(|_| is_dead(house)) else {
        return first_spots(house, next(last.button)?, seats, last.blinds.is_some());
    };
    if let Some(buyer) = bought {
        // The two players who skipped their blinds post them now.
        let big = if active.contains(big) { big } else { next(big)? };
        return Some(Spots { button: buyer, blinds: Some((small, big)) });
    }
    let new_big = next(big)?;
    if active.count() == 2 {
        let other = active.without(Seats::one(new_big)).only()?;
        let button = if button_is_small(house) { other } else { new_big };
        return Some(Spots { button, blinds: Some((other, new_big)) });
    }
    // After two-player hands the button may not be after the blinds; then it goes to the small blind's right.
    let all: Seats = (0..seats.len()).collect();
    let covered: Seats = all.left_of(big).take_while(|seat| *seat != new_big).collect();
    let misplaced = small == new_big || covered.contains(small);
    let right = active.without(Seats::one(new_big)).left_of(big).filter(|seat| *seat != big).last();
    // Also, nobody may play between button and blinds without paying for it (DAV-29), as a player could who sat down there.
    let owes = |seat: &usize| {
        let sitter = seats.get(*seat).and_then(Option::as_ref);
        sitter.is_some_and(|sitter| sitter.new || sitter.missed.any())
    };
    let between = all.left_of(small).take_while(|seat| *seat != big);
    let back = between.filter(|seat| active.contains(*seat) && !owes(seat)).last();
    let button = match back {
        _ if misplaced => right?,
        Some(back) => back,
        None => small,
    };
    Some(Spots { button, blinds: Some((big, new_big)) })
}

/// Who was skipped by the blinds; empty if absent players pay theirs (PIG-64). `last` is the button and blinds of the hand
/// before and who bought its button; `None` in a first hand.
#[must_use]
pub fn missed(
    house: &House,
    last: Option<(Spots, Option<usize>)>,
    now: Spots,
    seats: &[Option<Sitter>],
) -> Vec<(usize, Missed)> {
    let makes_up = house.word(key::BLINDS_MISSED).is_some_and(|said| said.value == "one-of-each-or-wait");
    if now.blinds.is_none() || !makes_up {
        return Vec::new();
    }
    let (by_small, by_big) = last
        .and_then(|(last, _)| passed(last.blinds?, now.blinds?, seats.len()))
        .unwrap_or((Seats::NONE, Seats::NONE));
    // Heads-up the button has the small blind, so it skips the players it would have passed on its way to the last big blind.
    let is_two = is_dead(house) && now.blinds.is_some_and(|(small, _)| small == now.button);
    let to_big = last.filter(|_| is_two).and_then(|(last, _)| last.blinds);
    let on_its_way = to_big.and_then(|(small, big)| passed((small, small), (big, small), seats.len()));
    let by_small = on_its_way.map_or(by_small, |(more, _)| by_small.or(more));
    let away = |seat: &usize| seats.get(*seat).and_then(Option::as_ref).is_some_and(|sitter| sitter.away);
    let of = |seat: usize| {
        let due = due(house, last, now, seats, seat);
        Missed { small: due.small || by_small.contains(seat), big: due.big || by_big.contains(seat) }
    };
    (0..seats.len()).filter(away).map(|seat| (seat, of(seat))).filter(|(_, missed)| missed.any()).collect()
}

/// The seats each blind passed on its way, up to and including the new one: a small blind may be at an empty seat.
fn passed(last: (usize, usize), now: (usize, usize), count: usize) -> Option<(Seats, Seats)> {
    let all: Seats = (0..count).collect();
    let passed = |from: usize, to: usize| -> Seats {
        if from == to {
            return Seats::NONE;
        }
        let short: Seats = all.left_of(from).take_while(|seat| *seat != to).collect();
        short.with(to)
    };
    Some((passed(last.0, now.0), passed(last.1, now.1)))
}

/// The blinds this player would have in this hand if they weren't away. Heads-up and in a first hand no blind passes
/// their seat, but they still miss it.
fn due(
    house: &House,
    last: Option<(Spots, Option<usize>)>,
    now: Spots,
    seats: &[Option<Sitter>],
    seat: usize,
) -> Missed {
    let moved = |seats: &[Option<Sitter>]| {
        let (last, bought) = last?;
        next_spots(house, last, bought, seats)
    };
    let mut there = seats.to_vec();
    if let Some(Some(sitter)) = there.get_mut(seat) {
        sitter.away = false;
    }
    let by_turn = moved(seats).is_some_and(|spots| spots.button == now.button);
    let spots = if by_turn { moved(&there) } else { first_spots(house, now.button, &there, true) };
    let (small, big) = spots.and_then(|spots| spots.blinds).unzip();
    Missed { small: small == Some(seat), big: big == Some(seat) }
}

/// Who can have the button or a blind: everybody at the table with chips, and absent players if they pay blinds. A player
/// all-in for a pot that is dealt again keeps their place in that deal and posts what they have.
fn active(house: &House, seats: &[Option<Sitter>]) -> Seats {
    let collects = house.word(key::BLINDS_MISSED).is_some_and(|said| said.value == "collected");
    let counts = |sitter: &Sitter| sitter.takes_cards() && (collects || !sitter.away);
    let seats = seats.iter().enumerate().filter(|(_, sitter)| sitter.as_ref().is_some_and(counts));
    seats.map(|(seat, _)| seat).collect()
}

/// The blinds after a button: with two players as the house says, else the next two seats.
fn behind(house: &House, button: usize, active: Seats) -> Option<(usize, usize)> {
    let mut left = active.left_of(button);
    let (first, second) = (left.next()?, left.next()?);
    let two = active.count() == 2 && active.contains(button);
    Some(if two && button_is_small(house) { (second, first) } else { (first, second) })
}

/// Heads-up the button has the small blind unless the house says otherwise.
fn button_is_small(house: &House) -> bool {
    house.word(key::BLINDS_HEADS_UP).is_none_or(|said| said.value == "button-small")
}

fn is_dead(house: &House) -> bool {
    house.word(key::BUTTON_RULE).is_some_and(|said| said.value == "dead")
}
