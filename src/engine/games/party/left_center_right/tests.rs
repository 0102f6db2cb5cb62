//! Left, Center, Right: its vectors and its rules.

use crate::games::party::ask::Ask;
use crate::games::party::left_center_right::ROW;
use crate::games::party::moves::Die;
use crate::games::party::party_play::PartyPlay;
use crate::games::party::sheet::Cell;
use crate::games::party::testing::{figures, game, play, pot, random, refused, table};
use crate::money::Money;

/// How many stacks each player has.
fn stacks(play: &PartyPlay) -> Vec<i64> {
    let of = |row: &Vec<Cell>| match row.as_slice() {
        [Cell::Points(stacks)] => *stacks,
        other => panic!("{other:?}"),
    };
    play.sheet().rows.iter().map(of).collect()
}

fn asks(play: &PartyPlay, seat: usize, dice: u8) -> bool {
    play.ask() == Ask::Throw { seat, dice, die: Die::Letters }
}

fn notes(play: &PartyPlay, note: &str) -> bool {
    play.sheet().notes.iter().any(|told| told == note)
}

#[test]
fn three_throws_of_three_players() {
    let mut game = game(&ROW, 3, &[]);
    assert_eq!((pot(&game), stacks(&game)), (900, vec![3, 3, 3]));
    play(&mut game, "L R C, . . L, R C C");
    assert_eq!((pot(&game), stacks(&game)), (900, vec![0, 4, 2]));
    assert!(notes(&game, "300 in the middle"), "{:?}", game.sheet());
    assert!(asks(&game, 1, 3));
    play(&mut game, ". . .");
    assert!(asks(&game, 2, 2));
}

#[test]
fn without_a_dot_all_begin_anew_and_the_third_game_needs_none() {
    let mut game = game(&ROW, 3, &[("stacks", "2")]);
    play(&mut game, "C C, C C");
    assert!(asks(&game, 2, 2));
    assert!(notes(&game, "`P3` is the only one with stacks and needs a dot"));
    play(&mut game, "L L");
    assert_eq!((pot(&game), stacks(&game)), (1_000, vec![2, 2, 2]));
    assert!(notes(&game, "game 2 of 3") && notes(&game, "400 in the middle"), "{:?}", game.sheet());
    assert!(asks(&game, 0, 2));
    play(&mut game, "C C, C C, L L, C C, C C");
    assert_eq!(figures(&game), (vec![(600, 400), (600, 0), (600, 1_400)], 0));
    let (rule, text) = game.outcome().expect("an outcome").why.pop().expect("why");
    assert_eq!((rule.as_str(), text.contains("in game 3")), ("CAU-113", true), "{text}");
}

#[test]
fn everybody_lays_out_the_stacks_agreed() {
    let game = game(&ROW, 4, &[("stacks", "5"), ("stack", "20")]);
    assert_eq!((pot(&game), stacks(&game)), (400, vec![5, 5, 5, 5]));
    assert_eq!(game.till().why()[0].0, "CAU-109");
    assert!(notes(&game, "0 in the middle"), "{:?}", game.sheet());
}

#[test]
fn of_two_players_either_is_left_and_right() {
    let mut game = game(&ROW, 2, &[]);
    play(&mut game, "L R .");
    assert_eq!(stacks(&game), [1, 5]);
    play(&mut game, "C C C");
    assert_eq!(stacks(&game), [1, 2]);
}

#[test]
fn as_many_dice_as_stacks_and_a_player_without_stacks_waits() {
    let mut game = game(&ROW, 3, &[]);
    play(&mut game, "L L L");
    assert!(asks(&game, 1, 3));
    play(&mut game, ". . ., C C C");
    assert_eq!(stacks(&game), [0, 6, 0]);
    let mut game = self::game(&ROW, 3, &[("stacks", "1")]);
    play(&mut game, "C, R");
    assert_eq!(stacks(&game), [1, 0, 1]);
    assert!(asks(&game, 2, 1));
    play(&mut game, ".");
    assert!(asks(&game, 0, 1));
}

#[test]
fn one_dot_wins_the_middle_and_letters_move_stacks_all_the_same() {
    let mut game = game(&ROW, 3, &[("stacks", "2")]);
    play(&mut game, "C C, C C, L .");
    assert_eq!(figures(&game), (vec![(200, 100), (200, 0), (200, 500)], 0));
    assert_eq!(refused(&mut game, ". ."), "game-over");
}

#[test]
fn every_die_needs_a_dot_where_that_was_agreed() {
    let mut game = game(&ROW, 3, &[("stacks", "2"), ("dot", "all")]);
    play(&mut game, "C C, C C, R .");
    assert_eq!(stacks(&game), [2, 2, 2]);
    assert_eq!((game.till().taken(1).minor(), game.till().taken(2).minor()), (100, 100));
    play(&mut game, "C C, C C, . .");
    assert_eq!(figures(&game), (vec![(400, 0), (400, 100), (400, 1_100)], 0));
}

#[test]
fn the_first_game_may_be_the_last() {
    let mut game = game(&ROW, 2, &[("stacks", "1"), ("games", "1")]);
    play(&mut game, "C");
    assert_eq!(figures(&game), (vec![(100, 0), (100, 200)], 0));
}

#[test]
fn what_lay_in_the_middle_before_is_won_too() {
    let mut setup = table(&ROW, 2, &[("stacks", "1")]);
    setup.carry = Money::from_minor(75);
    let mut game = PartyPlay::begin(&ROW, setup).expect("a game");
    assert!(notes(&game, "75 in the middle"), "{:?}", game.sheet());
    play(&mut game, "L, . .");
    assert_eq!(figures(&game), (vec![(100, 0), (100, 275)], 0));
}

#[test]
fn other_dice_other_numbers_and_words_are_refused() {
    let mut game = game(&ROW, 2, &[]);
    for no in ["1 2 3", "L L", "L L L L", "roll", "pass", "P1 roll"] {
        assert_eq!(refused(&mut game, no), "illegal-move", "{no}");
    }
    play(&mut game, "L off .");
    assert!(asks(&game, 0, 1));
    assert_eq!((pot(&game), stacks(&game)), (600, vec![3, 3]));
    play(&mut game, "R");
    assert_eq!(stacks(&game), [1, 5]);
}

#[test]
fn left_center_right_keeps_the_laws_whatever_is_played() {
    random(&ROW, 2_000);
}
