//! Zilch: its vectors, its rules, and every throw checked against a scorer that takes dice away one group at a time.

#![expect(clippy::arithmetic_side_effects, reason = "an overflow fails the test, as it should")]

use crate::games::party::ask::Ask;
use crate::games::party::moves::Die;
use crate::games::party::party_play::PartyPlay;
use crate::games::party::sheet::Cell;
use crate::games::party::testing::{figures, game, play, pot, random, refused, table};
use crate::games::party::zilch::{ROW, score, sets};
use crate::money::Money;
use std::collections::BTreeMap;

/// Six 1s and what they bring.
const ONES: &str = "1 1 1 1 1 1, keep 1 1 1 1 1 1";

/// No die of these scores.
const BLANK: &str = "2 2 3 3 4 6";

/// What is written down for a seat, and what its turn has brought.
fn cells(play: &PartyPlay, seat: usize) -> Vec<Cell> {
    play.sheet().rows[seat].clone()
}

fn asks(play: &PartyPlay, seat: usize, dice: u8) -> bool {
    play.ask() == Ask::Throw { seat, dice, die: Die::Pips }
}

#[test]
fn three_of_a_kind_are_a_hundred_times_the_number() {
    assert_eq!((score(&[4, 4, 4], 300), score(&[2, 2, 2], 300)), (400, 200));
    let mut game = game(&ROW, 2, &[]);
    play(&mut game, "2 4 4 2 4 2, keep 4 4 4");
    assert_eq!(cells(&game, 0)[1], Cell::Points(400));
    assert!(asks(&game, 0, 3));
}

#[test]
fn three_ones_as_the_table_agreed() {
    for (word, points) in [("singles", 300), ("triple", 100), ("thousand", 1_000)] {
        let mut game = game(&ROW, 2, &[("three-ones", word)]);
        play(&mut game, "1 1 1 2 3 6, keep 1 1 1");
        assert_eq!(cells(&game, 0)[1], Cell::Points(points), "{word}");
    }
}

#[test]
fn on_the_board_with_500_and_a_blank_throw_loses_the_turn() {
    let mut game = game(&ROW, 2, &[]);
    play(&mut game, "4 4 4 5 2 3, keep 4 4 4 5");
    assert_eq!(cells(&game, 0), [Cell::Points(0), Cell::Points(450)]);
    assert_eq!(refused(&mut game, "stop"), "illegal-move");
    play(&mut game, "5 2, stop");
    assert_eq!(cells(&game, 0), [Cell::Points(500), Cell::Empty]);
    play(&mut game, &format!("{BLANK}, 1 1 1 2 2 2, keep 1 1 1 2 2 2, roll, 4 4 4 2 3 3"));
    assert_eq!(cells(&game, 0), [Cell::Points(500), Cell::Points(900)]);
    play(&mut game, "roll, 2 3 6");
    assert_eq!(cells(&game, 0), [Cell::Points(500), Cell::Empty]);
    assert!(asks(&game, 1, 6));
}

#[test]
fn six_dice_that_scored_may_all_be_thrown_again() {
    let mut game = game(&ROW, 2, &[]);
    play(&mut game, "1 1 1 5 5 5, keep 1 1 1 5 5 5");
    assert_eq!(cells(&game, 0)[1], Cell::Points(800));
    play(&mut game, "roll");
    assert!(asks(&game, 0, 6));
}

#[test]
fn all_ante_and_the_dealers_left_throws_six_dice() {
    let game = game(&ROW, 3, &[]);
    assert_eq!(pot(&game), 300);
    assert!(asks(&game, game.setup().left(game.setup().dealer, 1), 6));
    assert_eq!(game.till().why()[0].0, "CAU-127");
    let alone = PartyPlay::begin(&ROW, table(&ROW, 1, &[])).expect_err("one player");
    assert_eq!((alone.code, alone.rule.as_deref()), ("player-count", Some("CAU-127")));
}

#[test]
fn only_dice_that_score_are_set_aside_and_they_stay() {
    let mut game = game(&ROW, 2, &[]);
    play(&mut game, "1 1 5 2 2 3");
    for no in ["keep 2", "keep 1 2", "keep", "keep 1 1 1", "keep 2 2", "roll", "stop", "1 1 5 2 2 3"] {
        assert_eq!(refused(&mut game, no), "illegal-move", "{no}");
    }
    play(&mut game, "keep 5 1");
    assert!(asks(&game, 0, 4));
    assert_eq!(refused(&mut game, "1 1 5 2 2"), "illegal-move");
}

/// Three of a kind count only if they come in one throw; dice set aside before don't count towards them.
#[test]
fn three_of_a_kind_come_in_one_throw() {
    let mut game = game(&ROW, 2, &[("board", "0")]);
    play(&mut game, "1 5 2 2 3 4, keep 1 5, roll, 2 3 4 6");
    assert!(asks(&game, 1, 6));
    play(&mut game, "1 1 2 2 3 4, keep 1 1, roll, 1 3 4 6");
    assert_eq!(cells(&game, 1)[1], Cell::Points(300));
    assert_eq!(score(&[1], 1_000), 100);
}

/// A move without a choice isn't asked for: a lone scoring die is set aside, and a player who may not stop throws on.
#[test]
fn below_500_the_dice_are_thrown_on_unasked() {
    let mut game = game(&ROW, 2, &[]);
    play(&mut game, "1 2 2 3 4 6");
    assert_eq!(cells(&game, 0)[1], Cell::Points(100));
    assert!(asks(&game, 0, 5));
    play(&mut game, "5 2 2 3 4, 5 2 2 3, 5 2 2");
    assert_eq!(cells(&game, 0)[1], Cell::Points(250));
    assert!(asks(&game, 0, 2));
}

#[test]
fn on_the_board_any_turn_may_stop() {
    let mut game = game(&ROW, 2, &[]);
    play(&mut game, &format!("{ONES}, stop, {BLANK}, 1 2 2 3 4 6, stop"));
    assert_eq!(cells(&game, 0), [Cell::Points(700), Cell::Empty]);
}

#[test]
fn a_die_off_the_table_is_thrown_again() {
    let mut game = game(&ROW, 2, &[]);
    play(&mut game, "1 off 2 off 4 6");
    assert!(asks(&game, 0, 2));
    play(&mut game, "1 3");
    assert_eq!(refused(&mut game, "keep 1 1 3"), "illegal-move");
    play(&mut game, "keep 1 1");
    assert_eq!((pot(&game), cells(&game, 0)[1].clone()), (200, Cell::Points(200)));
}

#[test]
fn with_3000_the_game_is_called_and_the_others_have_one_turn() {
    let five = [ONES; 5].join(", roll, ");
    let six = [ONES; 6].join(", roll, ");
    let mut game = game(&ROW, 3, &[]);
    play(&mut game, &format!("{BLANK}, {five}, stop"));
    assert!(game.sheet().notes.contains(&"`P2` called the game".to_owned()));
    assert!(asks(&game, 2, 6));
    play(&mut game, &format!("{six}, stop"));
    assert_eq!((game.outcome(), cells(&game, 2)[0].clone()), (None, Cell::Points(3_600)));
    play(&mut game, BLANK);
    assert_eq!(figures(&game), (vec![(100, 0), (100, 0), (100, 300)], 0));
    let (rule, text) = game.outcome().expect("an outcome").why.pop().expect("why");
    assert_eq!(
        (rule.as_str(), text.contains("`P3` has the highest total, 3600")),
        ("CAU-132", true),
        "{text}"
    );
    assert_eq!(refused(&mut game, "roll"), "game-over");
}

#[test]
fn a_throw_of_2950_does_not_call_the_game() {
    let almost = format!("{}, roll, 1 1 1 1 1 5, keep 1 1 1 1 1 5, stop", [ONES; 4].join(", roll, "));
    let mut game = game(&ROW, 2, &[]);
    play(&mut game, &almost);
    assert_eq!(cells(&game, 0)[0], Cell::Points(2_950));
    play(&mut game, &format!("{BLANK}, 5 2 2 3 4 6, stop, {BLANK}"));
    assert_eq!(figures(&game), (vec![(100, 200), (100, 0)], 0));
}

#[test]
fn level_totals_share_and_the_odd_chip_goes_left_of_the_dealer() {
    let mut setup = table(&ROW, 2, &[("target", "600")]);
    setup.carry = Money::from_minor(25);
    let mut game = PartyPlay::begin(&ROW, setup).expect("a game");
    play(&mut game, &format!("{ONES}, stop, {ONES}, stop"));
    assert_eq!(figures(&game), (vec![(100, 125), (100, 100)], 0));
}

#[test]
fn level_totals_play_again_where_that_was_agreed() {
    let mut game = game(&ROW, 3, &[("target", "600"), ("tie", "replay")]);
    play(&mut game, &format!("{ONES}, stop, {BLANK}, {ONES}, stop"));
    assert_eq!((pot(&game), game.outcome()), (600, None));
    assert_eq!(cells(&game, 2), [Cell::Points(0), Cell::Empty]);
    assert!(asks(&game, 0, 6));
    play(&mut game, &format!("{BLANK}, {BLANK}, {ONES}, stop, {BLANK}, {BLANK}"));
    assert_eq!(figures(&game), (vec![(200, 0), (200, 0), (200, 600)], 0));
}

/// What dice in rising order are worth, taken from the front; `None` if one of them scores nothing.
fn naive(dice: &[u8], three_ones: u32) -> Option<u32> {
    let (taken, points) = match dice {
        [] => return Some(0),
        [1, 1, 1, ..] => (3, three_ones),
        [a, b, c, ..] if a == b && b == c => (3, u32::from(*a) * 100),
        [1, ..] => (1, 100),
        [5, ..] => (1, 50),
        _ => return None,
    };
    Some(points + naive(&dice[taken..], three_ones)?)
}

/// Every set of a throw, die by die, with its points if all of it scores.
fn all_sets(dice: &[u8], three_ones: u32) -> BTreeMap<Vec<u8>, Option<u32>> {
    let of = |mask: u32| {
        let taken = dice.iter().enumerate().filter(|(place, _)| mask >> place & 1 == 1);
        let mut set: Vec<u8> = taken.map(|(_, die)| *die).collect();
        set.sort_unstable();
        let points = naive(&set, three_ones);
        (set, points)
    };
    (1..1 << dice.len()).map(of).collect()
}

/// All throws of this many dice.
fn throws(dice: u32) -> impl Iterator<Item = Vec<u8>> {
    let die = |throw: u32, place: u32| u8::try_from(throw / 6_u32.pow(place) % 6 + 1).expect("a die");
    (0..6_u32.pow(dice)).map(move |throw| (0..dice).map(|place| die(throw, place)).collect())
}

#[test]
fn every_throw_and_every_set_of_it_as_the_naive_scorer_says() {
    for dice in 1..=6 {
        for throw in throws(dice) {
            let (offered, all) = (sets(&throw), all_sets(&throw, 300));
            let points: BTreeMap<Vec<u8>, Option<u32>> =
                offered.iter().map(|set| (set.clone(), Some(score(set, 300)))).collect();
            assert_eq!(points.len(), offered.len(), "{throw:?} offers a set twice");
            for (set, expected) in &all {
                assert_eq!(points.get(set).copied().flatten(), *expected, "{set:?} of {throw:?}");
                let scores = |die: &u8| {
                    matches!(die, 1 | 5) || set.iter().filter(|other| *other == die).count() % 3 == 0
                };
                assert_eq!(expected.is_some(), set.iter().all(scores), "{set:?} of {throw:?}");
            }
            assert!(points.keys().all(|set| all.contains_key(set)), "{throw:?}");
            let best = points.values().flatten().max();
            assert_eq!(best, all.values().flatten().max(), "{throw:?}");
        }
    }
}

#[test]
fn every_six_dice_with_other_worths_of_three_ones() {
    for throw in throws(6) {
        for set in sets(&throw) {
            for three_ones in [100, 1_000] {
                assert_eq!(Some(score(&set, three_ones)), naive(&set, three_ones), "{set:?}");
            }
        }
    }
}

#[test]
fn zilch_keeps_the_laws_whatever_is_played() {
    random(&ROW, 2_000);
}
