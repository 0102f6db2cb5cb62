//! A second, stupid opinion on high hands: every five of the cards, compared as a person would, against the tables.

use crate::domain::cards::{Card, Rank, deck, parse_cards};
use crate::domain::rank::high::{best, best_two};
use crate::domain::rank::{Category, High};
use std::cmp::Ordering;

/// A seeded stream of words, so that a failure can be repeated.
fn words(seed: u64) -> impl FnMut() -> u32 {
    let mut state = seed;
    move || {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) as u32
    }
}

/// What a person says about at most five cards: how good the kind is, then the ranks in the order they matter.
fn judged(cards: &[Card]) -> (u8, Vec<Rank>) {
    let mut ranks: Vec<Rank> = cards.iter().filter_map(|card| card.rank()).collect();
    let count = |rank: Rank| ranks.iter().filter(|other| **other == rank).count();
    let mut groups: Vec<(usize, Rank)> = ranks.iter().map(|rank| (count(*rank), *rank)).collect();
    groups.sort_unstable_by(|one, two| two.cmp(one));
    groups.dedup();
    let sizes: Vec<usize> = groups.iter().map(|(size, _)| *size).collect();
    let in_order: Vec<Rank> = groups.iter().map(|(_, rank)| *rank).collect();
    let flush = cards.len() == 5 && cards.iter().all(|card| card.suit() == cards[0].suit());
    ranks.sort_unstable();
    let letters: String = ranks.iter().map(|rank| rank.letter()).collect();
    let wheel = letters == "2345A";
    let straight = wheel || (letters.len() == 5 && "23456789TJQKA".contains(&letters));
    let high = if wheel { vec![Rank::Five] } else { in_order.clone() };
    match (sizes.as_slice(), straight, flush) {
        (_, true, true) => (8, high),
        ([4, ..], ..) => (7, in_order),
        ([3, 2], ..) => (6, in_order),
        (_, _, true) => (5, in_order),
        (_, true, _) => (4, high),
        ([3, ..], ..) => (3, in_order),
        ([2, 2, ..], ..) => (2, in_order),
        ([2, ..], ..) => (1, in_order),
        _ => (0, in_order),
    }
}

/// Every way to take `take` of the cards, keeping their order.
fn chosen(cards: &[Card], take: usize) -> Vec<Vec<Card>> {
    if take == 0 {
        return vec![Vec::new()];
    }
    let Some((first, rest)) = cards.split_first() else { return Vec::new() };
    let mut with: Vec<Vec<Card>> = chosen(rest, take.saturating_sub(1));
    with.iter_mut().for_each(|hand| hand.insert(0, *first));
    with.extend(chosen(rest, take));
    with
}

fn best_judged(cards: &[Card]) -> (u8, Vec<Rank>) {
    chosen(cards, cards.len().min(5)).iter().map(|hand| judged(hand)).max().unwrap_or_default()
}

#[track_caller]
fn agree(one: &[Card], two: &[Card]) {
    let expected: Ordering = best_judged(one).cmp(&best_judged(two));
    assert_eq!(best(one).cmp(&best(two)), expected, "{one:?} against {two:?}");
}

#[track_caller]
fn kind_agrees(cards: &[Card]) {
    assert_eq!(best(cards).category() as u8, best_judged(cards).0, "{cards:?}");
    let made = best(cards).cards(cards);
    assert_eq!((best(&made), made.len()), (best(cards), cards.len().min(5)), "{cards:?} shown as {made:?}");
}

#[test]
fn random_hands_of_any_size_are_judged_as_by_hand() {
    let mut words = words(17);
    for round in 0..14_000_usize {
        let deck = deck::shuffled(&mut words);
        let (one, two) = match round % 3 {
            0 => (7, 7),
            1 => (1 + round / 3 % 9, 7),
            _ => (1 + round / 3 % 5, 1 + round / 7 % 5),
        };
        agree(&deck[..one], &deck[20..20 + two]);
        kind_agrees(&deck[..one]);
    }
}

#[test]
fn hands_from_half_a_deck_meet_the_rare_kinds_too() {
    let mut words = words(4);
    let mut cards: Vec<Card> = deck::standard().into_iter().filter(|card| card.index() % 4 < 2).collect();
    for _ in 0..6_000 {
        deck::shuffle(&mut cards, &mut words);
        agree(&cards[..7], &cards[7..14]);
        kind_agrees(&cards[..7]);
    }
}

#[test]
fn two_from_the_hand_are_judged_as_by_hand() {
    let judged_two = |hand: &[Card], board: &[Card]| {
        let pairs = chosen(hand, 2);
        let threes = chosen(board, 3);
        let all =
            pairs.iter().flat_map(|pair| threes.iter().map(move |three| [&pair[..], &three[..]].concat()));
        all.map(|five| judged(&five)).max().unwrap()
    };
    let mut words = words(99);
    for round in 0..600 {
        let deck = deck::shuffled(&mut words);
        let held = 4 + round % 3;
        let (board, one, two) = (&deck[..5], &deck[10..10 + held], &deck[20..20 + held]);
        let expected = judged_two(one, board).cmp(&judged_two(two, board));
        assert_eq!(best_two(one, board).cmp(&best_two(two, board)), expected, "{deck:?}");
    }
}

#[test]
fn every_five_card_hand_is_counted_once() {
    let deck = deck::standard();
    let mut kinds = [0_u32; 10];
    for a in 0..52 {
        for b in 0..a {
            for c in 0..b {
                for d in 0..c {
                    let four = [deck[a], deck[b], deck[c], deck[d]];
                    for fifth in &deck[..d] {
                        let hand = best(&[four[0], four[1], four[2], four[3], *fifth]);
                        kinds[hand.category() as usize] += 1;
                    }
                }
            }
        }
    }
    let expected = [1_302_540, 1_098_240, 123_552, 54_912, 10_200, 5_108, 3_744, 624, 40, 0];
    assert_eq!(kinds, expected);
}

#[test]
fn five_of_a_kind_beats_the_royal_flush() {
    let royal = best(&parse_cards("As Ks Qs Js Ts").unwrap());
    assert_eq!(royal.category(), Category::StraightFlush);
    assert!(High::five_of(Rank::Two) > royal);
}
