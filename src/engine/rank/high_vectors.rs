//! The examples printed in the house rules for high hands, one test per example.

use crate::cards::{Rank, parse_cards};
use crate::rank::High;
use crate::rank::high::best;

#[track_caller]
fn hand(text: &str) -> High {
    best(&parse_cards(text).unwrap())
}

/// Each hand must beat the next.
#[track_caller]
fn descends(hands: &[&str]) {
    for pair in hands.windows(2) {
        assert!(hand(pair[0]) > hand(pair[1]), "{} against {}", pair[0], pair[1]);
    }
}

#[track_caller]
fn ties(one: &str, two: &str) {
    assert_eq!(hand(one), hand(two), "{one} against {two}");
}

#[track_caller]
fn named(text: &str, name: &str) {
    assert_eq!(hand(text).name(), name, "{text}");
}

const LADDER: [&str; 9] = [
    "Kc Qc Jc Tc 9c",
    "4h 4d 4s 4c 2d",
    "7h 7d 7s 2h 2s",
    "Ad 9d 7d 4d 2d",
    "Th 9s 8d 7h 6c",
    "8h 8d 8s Kd 2c",
    "Jh Jd 5s 5c 3d",
    "Qh Qs 9d 4c 2h",
    "Ah Qd 9s 5c 3h",
];

#[test]
fn the_ladder_descends() {
    descends(&LADDER);
    assert!(High::five_of(Rank::Nine) > hand(LADDER[0]));
}

#[test]
fn cards_beside_the_five_break_no_tie() {
    ties("Ah Kd Qs Jc 9h 3d 2c", "As Kh Qd Jh 9c 8s 4d");
}

#[test]
fn the_wheel_is_the_lowest_straight() {
    descends(&["2h 3d 4c 5s 6h", "Ah 2d 3c 4s 5h", "Ad Ac As Kd Qd"]);
    named("Ah 2d 3c 4s 5h", "straight, five high");
}

#[test]
fn suits_break_no_tie() {
    ties("Kh Kd 9s 5c 2d", "Ks Kc 9h 5d 2h");
}

#[test]
fn cards_talk_better_than_their_owner() {
    named("9h 9d 9s Kc Kd", "full house, nines over kings");
}

#[test]
fn a_pair_beats_high_card_in_any_suits() {
    descends(&["Kh Kd 8s 5c 2d", "Ah Qd 9s 5h 3c"]);
    ties("Kh Kd 8s 5c 2d", "Ks Kc 8d 5h 2c");
}

#[test]
fn shared_quads_and_the_fifth_card() {
    let board = "Jh Jd Js Jc 9h";
    let with = |hole: &str| hand(&format!("{hole} {board}"));
    assert!(with("Kc 7d") > with("Qs Td"));
    assert_eq!(with("8c 2d"), with("6h 5s"));
    assert_eq!(with("Ac 2h"), with("Ad Ks"));
}

#[test]
fn quads_by_their_rank() {
    descends(&["4h 4d 4s 4c 2h", "3h 3d 3s 3c Ah"]);
}

#[test]
fn five_of_a_kind_tops_everything() {
    assert!(High::five_of(Rank::Ace) > High::five_of(Rank::King));
    assert!(High::five_of(Rank::King) > hand("As Ks Qs Js Ts"));
}

#[test]
fn straight_flushes_do_not_wrap() {
    named("Jc Tc 9c 8c 7c", "straight flush, jack high");
    named("5d 4d 3d 2d Ad", "straight flush, five high");
    named("As Ks Qs Js Ts", "royal flush");
    named("4h 3h 2h Ah Kh", "flush, ace high");
    descends(&["As Ks Qs Js Ts", "Jc Tc 9c 8c 7c", "5d 4d 3d 2d Ad", "4h 3h 2h Ah Kh"]);
}

#[test]
fn full_houses_by_the_three() {
    descends(&["9h 9d 9s 4c 4d", "8h 8d 8s Ah Ad"]);
    named("7h 7d 7s Tc Td", "full house, sevens over tens");
}

#[test]
fn flushes_card_by_card() {
    descends(&["Kh Jh 9h 3h 2h", "Kd Jd 7d 6d 5d"]);
}

#[test]
fn straights_by_the_top_card() {
    named("Qh Jd Ts 9c 8h", "straight, queen high");
    named("Ah Kd Qs Jc Th", "straight, ace high");
    named("5h 4d 3s 2c Ah", "straight, five high");
    named("2h Ad Ks Qc Jh", "ace high");
}

#[test]
fn threes_of_a_kind_descend() {
    descends(&["5h 5d 5s 3c 2h", "4h 4d 4s Kc 5h", "4h 4d 4c Qs 9h", "4h 4d 4s Qc 8h"]);
}

#[test]
fn two_pairs_by_high_low_and_odd_card() {
    descends(&["Jh Jd 2s 2c 4h", "Th Td 9s 9c 8h"]);
    descends(&["8h 8d 6s 6c 3h", "8s 8c 5h 5d Kh"]);
    descends(&["Qh Qd 5s 5c 8h", "Qs Qc 5h 5d 4c"]);
}

#[test]
fn pairs_then_the_odd_cards() {
    descends(&["6h 6d 4s 3c 2h", "5h 5d As Kc Qh"]);
    descends(&["Jh Jd As 9c 3h", "Js Jc Ah 8d 7s"]);
}

#[test]
fn high_cards_one_by_one() {
    descends(&["Ah Jd 9s 5c 3h", "Ad Th 9c 6s 4d"]);
}

#[test]
fn a_missing_odd_card_loses_to_any() {
    descends(&["Th Ts 4d 3c 2h", "Td Tc 4h 3s"]);
}

#[test]
fn hands_of_fewer_than_five_cards() {
    descends(&["8h 8d Ks", "8s 8c 6h 2d", "8h 8s 6c"]);
    descends(&["Th", "9h 5d", "9s 3d 2c", "9c 3h", "9d"]);
}

#[test]
fn four_cards_make_no_flush_and_no_straight() {
    named("Ah 2h 3h 4h", "ace high");
    descends(&["Ah 2h 3h 5h", "Ac 2h 3h 4h"]);
}

#[test]
fn the_board_plays() {
    let board = "Ah Kh Qh Jh Th";
    ties(&format!("2c 2d {board}"), &format!("9h 8h {board}"));
}

#[test]
fn a_straight_is_a_straight_whatever_its_owner_says() {
    let board = "Qs Jd Td 4h 2c";
    named(&format!("Ah Kc {board}"), "straight, ace high");
    descends(&[&format!("Ah Kc {board}"), &format!("Qd 9s {board}")]);
}

#[test]
fn the_names_of_the_command_line() {
    let board = "Ts Td 9s 3s Jh";
    named(&format!("5s Jc {board}"), "two pair, jacks and tens");
    named(&format!("7d 4c {board}"), "pair of tens");
    named("Kh Kd Ks Qc Qh", "full house, kings over queens");
    named("8h 8d Ts 5s 3c", "pair of eights");
    named("2h 2d 2s 5s 3c", "three deuces");
    named("4h 4d 4s 4c 3c", "four fours");
    assert_eq!(High::five_of(Rank::Jack).name(), "five jacks");
    assert_eq!(best(&[]).name(), "no cards");
}

#[test]
fn a_joker_that_nobody_called_wild_is_no_card() {
    ties("Jo Ah Kd", "As Kc");
}
