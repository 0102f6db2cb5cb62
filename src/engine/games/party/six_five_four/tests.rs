//! 6-5-4: its vectors, its rules, and every first and second throw against a naive qualifier and scorer.

#![expect(clippy::arithmetic_side_effects, reason = "an overflow fails the test, as it should")]

use crate::games::party::ask::{Ask, Offer};
use crate::games::party::moves::{Die, Face, Move, Word};
use crate::games::party::party_play::PartyPlay;
use crate::games::party::sheet::Cell;
use crate::games::party::six_five_four::{ROW, hold};
use crate::games::party::testing::{figures, game, play, pot, random, refused};

/// Three throws without a score.
const NOTHING: &str = "5 4 3 2 1, 5 4 3 2 1, 5 4 3 2 1";

fn cells(play: &PartyPlay, seat: usize) -> Vec<Cell> {
    play.sheet().rows[seat].clone()
}

fn dice(told: &str) -> Cell {
    Cell::Text(told.to_owned())
}

fn asks(play: &PartyPlay, seat: usize, dice: u8) -> bool {
    play.ask() == Ask::Throw { seat, dice, die: Die::Pips }
}

fn decides(play: &PartyPlay, seat: usize) -> bool {
    let offers = vec![Offer::Word(Word::Roll), Offer::Word(Word::Stop)];
    play.ask() == Ask::Choose { seat, offers }
}

#[test]
fn eight_after_two_throws_and_ten_after_three() {
    let mut game = game(&ROW, 2, &[]);
    play(&mut game, "6 5 3 3 1");
    assert!(asks(&game, 0, 3));
    play(&mut game, "4 2 6");
    assert_eq!(cells(&game, 0), [dice("6 5 4 2 6"), Cell::Points(8)]);
    assert!(decides(&game, 0));
    play(&mut game, "roll");
    assert!(asks(&game, 0, 2));
    play(&mut game, "5 5");
    assert_eq!(cells(&game, 0), [dice("6 5 4 5 5"), Cell::Points(10)]);
    assert!(asks(&game, 1, 5));
}

#[test]
fn nothing_counts_before_a_six() {
    let mut game = game(&ROW, 2, &[]);
    play(&mut game, "5 4 4 2 1");
    assert_eq!(cells(&game, 0), [Cell::Empty, Cell::Empty]);
    assert!(asks(&game, 0, 5));
    play(&mut game, "6 4 2 2 1");
    assert_eq!(cells(&game, 0), [dice("6"), Cell::Empty]);
    assert!(asks(&game, 0, 4));
    play(&mut game, "5 4 2 2");
    assert_eq!(cells(&game, 0), [dice("6 5 4 2 2"), Cell::Points(4)]);
    assert!(asks(&game, 1, 5));
}

#[test]
fn without_a_qualifier_one_chip_and_no_score() {
    let mut game = game(&ROW, 2, &[]);
    play(&mut game, NOTHING);
    assert_eq!((pot(&game), cells(&game, 0)[1].clone()), (225, dice("none")));
    let (rule, _) = game.till().why().last().expect("why");
    assert_eq!(rule, "CAU-088, CAU-086");
    play(&mut game, "6 5 4 1 1, stop");
    assert_eq!(figures(&game), (vec![(125, 0), (100, 225)], 0));
}

#[test]
fn twelve_is_the_best() {
    let mut game = game(&ROW, 2, &[]);
    play(&mut game, "6 5 4 6 6, stop");
    assert_eq!(cells(&game, 0)[1], Cell::Points(12));
    let best = throws(5).filter_map(|throw| naive_score(0, &throw)).max();
    assert_eq!(best, Some(12));
}

#[test]
fn all_ante_and_the_dealers_left_throws_five_dice() {
    let game = game(&ROW, 3, &[("ante", "20")]);
    assert_eq!((pot(&game), game.till().why()[0].0.as_str()), (60, "CAU-085"));
    assert!(asks(&game, game.setup().left(game.setup().dealer, 1), 5));
}

#[test]
fn what_qualified_is_not_thrown_again_nor_stopped_on() {
    let mut game = game(&ROW, 2, &[]);
    play(&mut game, "6 5 3 3 1");
    for no in ["6 5 3 3 1", "stop", "roll", "keep 3", "4 4"] {
        assert_eq!(refused(&mut game, no), "illegal-move", "{no}");
    }
}

#[test]
fn both_dice_are_thrown_and_the_last_throw_counts() {
    let mut game = game(&ROW, 2, &[]);
    play(&mut game, "6 5 4 6 5, roll");
    for no in ["6", "keep 6", "stop"] {
        assert_eq!(refused(&mut game, no), "illegal-move", "{no}");
    }
    play(&mut game, "1 2");
    assert!(decides(&game, 0));
    play(&mut game, "roll, 1 1");
    assert_eq!(cells(&game, 0)[1], Cell::Points(2));
    play(&mut game, "6 5 4 2 1, stop");
    assert_eq!(figures(&game), (vec![(100, 0), (100, 200)], 0));
}

#[test]
fn where_nobody_may_stop_all_three_throws_are_used() {
    let mut game = game(&ROW, 2, &[("stop", "no")]);
    play(&mut game, "6 5 4 6 6");
    assert!(asks(&game, 0, 2));
    assert_eq!(refused(&mut game, "stop"), "illegal-move");
    play(&mut game, "1 1, 2 2");
    assert_eq!(cells(&game, 0)[1], Cell::Points(4));
    assert!(asks(&game, 1, 5));
}

#[test]
fn if_nobody_qualifies_all_play_again_for_everything() {
    let mut game = game(&ROW, 2, &[]);
    play(&mut game, &format!("{NOTHING}, {NOTHING}"));
    assert_eq!((pot(&game), game.outcome()), (450, None));
    assert!(asks(&game, 0, 5));
    play(&mut game, &format!("6 5 4 1 1, stop, {NOTHING}"));
    assert_eq!(figures(&game), (vec![(225, 475), (250, 0)], 0));
}

#[test]
fn if_nobody_qualifies_the_pot_stays_where_that_was_agreed() {
    let mut game = game(&ROW, 2, &[("nobody", "carry")]);
    play(&mut game, &format!("{NOTHING}, {NOTHING}"));
    assert_eq!(figures(&game), (vec![(125, 0), (125, 0)], 250));
    assert_eq!(refused(&mut game, "6 5 4 1 1"), "game-over");
}

#[test]
fn a_die_off_the_table_costs_and_is_thrown_again() {
    let mut game = game(&ROW, 2, &[]);
    play(&mut game, "6 off 4 off 1");
    assert_eq!(pot(&game), 400);
    let (rule, text) = game.till().why().last().expect("why");
    assert_eq!((rule.as_str(), text.contains("2 dice rolled by `P1`")), ("CAU-089", true), "{text}");
    assert!(asks(&game, 0, 2));
    play(&mut game, "5 2");
    assert_eq!(cells(&game, 0), [dice("6 5 4 1 2"), Cell::Points(3)]);
}

#[test]
fn level_at_the_top_all_add_and_start_from_zero() {
    let mut game = game(&ROW, 3, &[]);
    play(&mut game, &format!("6 5 4 3 5, stop, 6 5 4 4 4, stop, {NOTHING}"));
    assert_eq!((pot(&game), game.outcome()), (625, None));
    let (rule, text) = game.till().why().last().expect("why");
    assert_eq!((rule.as_str(), text.starts_with("`P1` and `P2` tied at 8")), ("CAU-090", true), "{text}");
    assert!((0..3).all(|seat| cells(&game, seat) == [Cell::Empty, Cell::Empty]));
    assert!(asks(&game, 0, 5));
    play(&mut game, &format!("{NOTHING}, 6 5 4 1 1, stop, 6 5 4 6 6, stop"));
    assert_eq!(figures(&game), (vec![(225, 0), (200, 0), (225, 650)], 0));
}

/// All throws of this many dice.
fn throws(dice: u32) -> impl Iterator<Item = Vec<u8>> {
    let die = |throw: u32, place: u32| u8::try_from(throw / 6_u32.pow(place) % 6 + 1).expect("a die");
    (0..6_u32.pow(dice)).map(move |throw| (0..dice).map(|place| die(throw, place)).collect())
}

/// How many of 6, 5, 4 are held after a throw: as many as the longest run of them on the table.
fn naive_held(held: usize, throw: &[u8]) -> usize {
    let lies = |needed: &&[u8]| needed.iter().all(|die| throw.contains(die));
    let runs = [&[][..], &[6], &[6, 5], &[6, 5, 4]].map(|run| &run[held.min(run.len())..]);
    let most = runs.iter().rposition(lies).expect("none is needed for none");
    most.max(held)
}

/// The sum of all the dice minus those that qualify.
fn naive_score(held: usize, throw: &[u8]) -> Option<u8> {
    let needed: u8 = [6, 5, 4][held..].iter().sum();
    (naive_held(held, throw) == 3).then(|| throw.iter().sum::<u8>() - needed)
}

/// Plays throws for the first player of a new game.
fn after(throws: &[&[u8]]) -> PartyPlay {
    let mut game = game(&ROW, 2, &[]);
    for throw in throws {
        let faces = throw.iter().map(|die| Face::Pips(*die)).collect();
        game.apply(Move::Threw(faces)).expect("a throw");
    }
    game
}

/// What the first player holds or scores after their last throw, which was not the third.
fn agrees(game: &PartyPlay, held: usize, throw: &[u8]) {
    let now = naive_held(held, throw);
    let score = naive_score(held, throw);
    assert_eq!(hold(held, throw).0, now, "{throw:?} with {held} held");
    assert_eq!(cells(game, 0)[1], score.map_or(Cell::Empty, |score| Cell::Points(i64::from(score))));
    if score.is_some() {
        assert!(decides(game, 0), "{throw:?} with {held} held");
    } else {
        assert!(asks(game, 0, 5 - u8::try_from(now).expect("small")), "{throw:?} with {held} held");
    }
}

#[test]
fn every_first_throw_as_the_naive_qualifier_says() {
    for throw in throws(5) {
        agrees(&after(&[&throw]), 0, &throw);
    }
}

#[test]
fn every_second_throw_after_whatever_is_held() {
    let first: [(&[u8], u32); 3] = [(&[5, 4, 3, 2, 1], 5), (&[6, 4, 3, 2, 1], 4), (&[6, 5, 3, 2, 1], 3)];
    for (held, (before, dice)) in first.into_iter().enumerate() {
        for throw in throws(dice) {
            agrees(&after(&[before, &throw]), held, &throw);
        }
    }
    for throw in throws(2) {
        let mut game = after(&[&[6, 5, 4, 1, 1]]);
        play(&mut game, &format!("roll, {} {}", throw[0], throw[1]));
        agrees(&game, 3, &throw);
    }
}

#[test]
fn six_five_four_keeps_the_laws_whatever_is_played() {
    random(&ROW, 2_000);
}
