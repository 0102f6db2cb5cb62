//! Low Man Down: its vectors, its rules, and every throw checked against sets taken die by die.

#![expect(clippy::arithmetic_side_effects, reason = "an overflow fails the test, as it should")]

use crate::games::party::ask::{Ask, Offer};
use crate::games::party::low_man_down::{ROW, score};
use crate::games::party::moves::Die;
use crate::games::party::party_play::PartyPlay;
use crate::games::party::sheet::Cell;
use crate::games::party::testing::{figures, game, play, pot, random, refused, table};
use std::collections::BTreeSet;

/// A whole turn of these five dice.
fn turn(dice: &str) -> String {
    format!("{dice}, keep {dice}")
}

fn cells(play: &PartyPlay, seat: usize) -> Vec<Cell> {
    play.sheet().rows[seat].clone()
}

fn asks(play: &PartyPlay, seat: usize, dice: u8) -> bool {
    play.ask() == Ask::Throw { seat, dice, die: Die::Pips }
}

#[test]
fn three_in_four_throws() {
    let mut game = game(&ROW, 2, &[]);
    play(&mut game, "3 3 6 1 5, keep 3 3, 2 6 4, keep 2, 3 5, keep 3");
    assert_eq!(game.sheet().notes, ["roll 4 of 5"]);
    play(&mut game, "1");
    assert_eq!(cells(&game, 0), [Cell::Text("1 2 3 3 3".to_owned()), Cell::Points(3)]);
    assert!(asks(&game, 1, 5));
}

#[test]
fn no_die_set_aside_a_sixth_throw_a_kept_die_thrown_again() {
    let mut game = game(&ROW, 2, &[]);
    play(&mut game, "3 4 4 5 6");
    for no in ["keep", "keep 1", "keep 3 3", "roll", "stop", "3 4 4 5"] {
        assert_eq!(refused(&mut game, no), "illegal-move", "{no}");
    }
    play(&mut game, "keep 3");
    assert_eq!(refused(&mut game, "1 1 1 1 1"), "illegal-move");
    play(&mut game, "4 4 5 6, keep 4, 4 5 6, keep 4, 5 6, keep 5, 6");
    assert_eq!(refused(&mut game, "1"), "illegal-move");
    assert!(asks(&game, 1, 5));
}

#[test]
fn five_threes_are_nothing_and_best() {
    assert_eq!(score(&[3; 5]), 0);
    let mut game = game(&ROW, 2, &[]);
    play(&mut game, &format!("{}, {}", turn("1 3 3 3 3"), turn("3 3 3 3 3")));
    assert_eq!(figures(&game), (vec![(100, 0), (100, 200)], 0));
}

#[test]
fn five_sixes_win_at_once() {
    let mut game = game(&ROW, 3, &[]);
    play(&mut game, "6 6 6 6 6");
    assert_eq!(figures(&game), (vec![(100, 300), (100, 0), (100, 0)], 0));
    assert_eq!(refused(&mut game, "1 1 1 1 1"), "game-over");
}

#[test]
fn sixes_may_be_collected_unless_one_throw_was_agreed() {
    let mut game = game(&ROW, 2, &[]);
    play(&mut game, "6 6 1 2 3, keep 6 6, 6 1 2, keep 6, 6 6");
    assert_eq!(figures(&game), (vec![(100, 200), (100, 0)], 0));
    assert_eq!(cells(&game, 0), [Cell::Text("6 6 6 6 6".to_owned()), Cell::Points(30)]);
}

#[test]
fn collected_sixes_are_30_where_one_throw_was_agreed() {
    let mut game = game(&ROW, 2, &[("sixes", "one-throw")]);
    play(&mut game, "6 6 6 6 3, keep 6 6 6 6, 6");
    assert_eq!((game.outcome(), cells(&game, 0)[1].clone()), (None, Cell::Points(30)));
    play(&mut game, "6 6 6 6 6");
    assert_eq!(figures(&game), (vec![(100, 0), (100, 200)], 0));
}

#[test]
fn two_level_of_three_and_all_play_again_for_600() {
    let mut game = game(&ROW, 3, &[]);
    play(&mut game, &format!("{}, {}", turn("3 3 3 1 1"), turn("2 3 3 3 3")));
    assert_eq!(pot(&game), 300);
    play(&mut game, &turn("6 6 6 6 5"));
    assert_eq!((pot(&game), game.outcome()), (600, None));
    assert!((0..3).all(|seat| cells(&game, seat) == [Cell::Empty, Cell::Empty]));
    assert!(asks(&game, 0, 5));
    let (rule, text) = game.till().why().last().expect("why");
    assert_eq!((rule.as_str(), text.starts_with("`P1` and `P2` tied at 2")), ("CAU-084", true), "{text}");
}

/// A player who wasn't in the tie may win the second time.
#[test]
fn all_play_again_not_only_the_level_ones() {
    let mut game = game(&ROW, 3, &[]);
    let (low, high) = (turn("3 3 3 3 3"), turn("1 1 1 1 1"));
    play(&mut game, &format!("{low}, {low}, {high}, {high}, {high}, {low}"));
    assert_eq!(figures(&game), (vec![(200, 0), (200, 0), (200, 600)], 0));
}

#[test]
fn all_ante_in_the_chips_of_the_house_and_the_dealers_left_begins() {
    let game = game(&ROW, 4, &[("ante", "20")]);
    assert_eq!(pot(&game), 80);
    assert!(asks(&game, game.setup().left(game.setup().dealer, 1), 5));
    assert!(PartyPlay::begin(&ROW, table(&ROW, 1, &[])).is_err());
    assert!(PartyPlay::begin(&ROW, table(&ROW, 40, &[])).is_ok());
}

#[test]
fn any_of_the_dice_may_be_set_aside() {
    for throw in throws() {
        let mut game = game(&ROW, 2, &[("sixes", "one-throw")]);
        play(&mut game, &throw.map(|die| die.to_string()).join(" "));
        let Ask::Choose { seat: 0, offers } = game.ask() else {
            assert_eq!(throw, [6; 5]);
            continue;
        };
        let [Offer::Keep(sets)] = offers.as_slice() else { panic!("{offers:?}") };
        let told: BTreeSet<Vec<u8>> = sets.iter().cloned().collect();
        assert_eq!((told.len(), told), (sets.len(), naive_sets(throw)), "{throw:?}");
    }
}

#[test]
fn the_score_of_every_five_dice() {
    for throw in throws() {
        let naive: u32 = throw.map(|die| [0, 1, 2, 0, 4, 5, 6][usize::from(die)]).iter().sum();
        assert_eq!(score(&throw), naive, "{throw:?}");
    }
}

#[test]
fn each_die_off_the_table_costs_and_is_thrown_again() {
    let mut game = game(&ROW, 2, &[]);
    play(&mut game, "3 off 3 off 3");
    assert_eq!(pot(&game), 400);
    assert!(asks(&game, 0, 2));
    play(&mut game, "off 1");
    assert_eq!(pot(&game), 500);
    let (rule, text) = game.till().why().last().expect("why");
    assert_eq!((rule.as_str(), text.contains("a die rolled by `P1`")), ("CAU-083", true), "{text}");
    play(&mut game, &format!("2, keep 1 2 3 3 3, {}", turn("3 3 3 3 3")));
    assert_eq!(figures(&game), (vec![(400, 0), (100, 500)], 0));
}

/// All throws of five dice.
fn throws() -> impl Iterator<Item = [u8; 5]> {
    (0..6_usize.pow(5)).map(|throw| {
        [0, 1, 2, 3, 4].map(|place| u8::try_from(throw / 6_usize.pow(place) % 6 + 1).expect("a die"))
    })
}

/// Every set of dice but the empty one, die by die.
fn naive_sets(dice: [u8; 5]) -> BTreeSet<Vec<u8>> {
    let of = |mask: u32| {
        let taken = dice.iter().enumerate().filter(|(place, _)| mask >> place & 1 == 1);
        let mut set: Vec<u8> = taken.map(|(_, die)| *die).collect();
        set.sort_unstable();
        set
    };
    (1..32).map(of).collect()
}

#[test]
fn low_man_down_keeps_the_laws_whatever_is_played() {
    random(&ROW, 2_000);
}
