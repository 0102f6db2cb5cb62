//! Where button and blinds go: dead button (DAV-25) or moving button (PIG-22), and who was passed over.

use crate::hand::Seats;
use crate::house::{House, key};
use crate::play::posting::table::{Missed, Sitter, Spots};

/// Button and blinds of a first hand with that button; `None` if fewer than two can play.
#[must_use]
pub fn first_spots(house: &House, button: usize, seats: &[Option<Sitter>], blinds: bool) -> Option<Spots> {
    let active = active(house, seats);
    let blinds = if blinds { Some(behind(house, button, active)?) } else { None };
    (active.count() >= 2).then_some(Spots { button, blinds })
}

/// Button and blinds of the next hand. `last` are those of the hand that was played, `bought` who bought its button.
/// `None` if fewer than two can play.
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
        // The two who skipped their blinds post them now.
        let big = if active.contains(big) { big } else { next(big)? };
        return Some(Spots { button: buyer, blinds: Some((small, big)) });
    }
    let new_big = next(big)?;
    if active.count() == 2 {
        let other = active.without(Seats::one(new_big)).only()?;
        let button = if button_is_small(house) { other } else { new_big };
        return Some(Spots { button, blinds: Some((other, new_big)) });
    }
    // Coming from two players the button may not lie behind the blinds; then it is on the small blind's right.
    let all: Seats = (0..seats.len()).collect();
    let covered: Seats = all.left_of(big).take_while(|seat| *seat != new_big).collect();
    let misplaced = small == new_big || covered.contains(small);
    let right = active.without(Seats::one(new_big)).left_of(big).filter(|seat| *seat != big).last();
    // Nor may somebody play between it and the blinds who owes nothing for that (DAV-29), as one who took a chair there.
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

/// Whom the blinds passed over; nobody where they are collected (PIG-64). `last` are button and blinds of the hand before, with
/// who bought its button; `None` in a first hand.
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
    // Between two players the button has the small blind, and it passes those it would have passed on its way to the last big blind.
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

/// The chairs each blind passed on its way; up to the new one and including it: a small blind may lie before an empty chair.
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

/// The blinds this player would have in this hand if he were not away. Between two players and in a first hand no blind
/// comes past his chair, and he misses it all the same.
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

/// Who can be button or blind: everybody with chips at the table, and those away where blinds are collected; who is all-in for a
/// pot that is dealt again keeps his place in that deal, and posts what he has.
fn active(house: &House, seats: &[Option<Sitter>]) -> Seats {
    let collects = house.word(key::BLINDS_MISSED).is_some_and(|said| said.value == "collected");
    let counts = |sitter: &Sitter| sitter.takes_cards() && (collects || !sitter.away);
    let seats = seats.iter().enumerate().filter(|(_, sitter)| sitter.as_ref().is_some_and(counts));
    seats.map(|(seat, _)| seat).collect()
}

/// The blinds behind a button: with two players as the house says, else the next two seats.
fn behind(house: &House, button: usize, active: Seats) -> Option<(usize, usize)> {
    let mut left = active.left_of(button);
    let (first, second) = (left.next()?, left.next()?);
    let two = active.count() == 2 && active.contains(button);
    Some(if two && button_is_small(house) { (second, first) } else { (first, second) })
}

/// Between two players the button has the small blind unless the house says otherwise.
fn button_is_small(house: &House) -> bool {
    house.word(key::BLINDS_HEADS_UP).is_none_or(|said| said.value == "button-small")
}

fn is_dead(house: &House) -> bool {
    house.word(key::BUTTON_RULE).is_some_and(|said| said.value == "dead")
}
