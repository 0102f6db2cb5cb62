//! A second, naive opinion on high hands: compares every five of the cards, the way a person would, with the tables.

use crate::cards::{Card, Rank, deck, parse_cards};
use crate::rank::high::{best, best_two};
use crate::rank::naive::{self, Judge, Plain, STANDARD, agree, packed, plain, words};
use crate::rank::{Category, High};

fn opinion(cards: &[Plain]) -> Option<u64> {
    Some(packed(&naive::high(cards, &STANDARD)))
}

/// Both must order all hands of these sizes the same, give the same names, and use cards that make the hand.
#[track_caller]
fn agree_on(rounds: usize, seed: u64, cards: &[Card], size: impl Fn(usize) -> usize) {
    let (judge, mut words, mut cards) = (Judge::new(5, &opinion), words(seed), cards.to_vec());
    let opinions = (0..rounds).map(|round| {
        deck::shuffle(&mut cards, &mut words);
        let hand = cards[..size(round)].to_vec();
        let natural: Vec<Plain> = hand.iter().map(|card| plain(*card)).collect();
        let expected = judge.best(&natural, 0).unwrap();
        let made = best(&hand);
        assert_eq!(made.category() as usize, naive::kind(expected), "{hand:?}");
        (expected, made, hand)
    });
    agree(opinions.collect());
}

#[test]
fn random_hands_of_any_size_are_judged_as_by_hand() {
    let deck = deck::standard();
    agree_on(20_000, 17, &deck, |_| 7);
    agree_on(20_000, 18, &deck, |_| 5);
    agree_on(20_000, 19, &deck, |round| 1 + round % 4);
    agree_on(1_000, 20, &deck, |round| 6 + round % 4);
}

#[test]
fn hands_from_half_a_deck_meet_the_rare_kinds_too() {
    let half: Vec<Card> = deck::standard().into_iter().filter(|card| card.index() % 4 < 2).collect();
    agree_on(6_000, 4, &half, |_| 7);
}

#[test]
fn two_from_the_hand_are_judged_as_by_hand() {
    let (judge, mut words) = (Judge::new(5, &opinion), words(99));
    let opinions = (0..20_000).map(|round| {
        let deck = deck::shuffled(&mut words);
        let (board, hand) = (&deck[..5], &deck[10..14 + usize::from(round % 8 == 0) * (round % 3)]);
        let threes: Vec<Vec<Card>> = naive::chosen(board, 3);
        let fives = naive::chosen(hand, 2).into_iter().flat_map(|two| {
            let with = |three: &Vec<Card>| -> Vec<Plain> {
                two.iter().chain(three).map(|card| plain(*card)).collect()
            };
            threes.iter().map(with).collect::<Vec<_>>()
        });
        let expected = fives.map(|five| judge.best(&five, 0).unwrap()).max().unwrap();
        (expected, best_two(hand, board), deck[..16].to_vec())
    });
    agree(opinions.collect());
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
