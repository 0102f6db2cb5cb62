//! Pie Face: its vectors and its rules.

use crate::games::party::party_play::PartyPlay;
use crate::games::party::pie_face::ROW;
use crate::games::party::sheet::Cell;
use crate::games::party::testing::{figures, game, play, pot, random, refused, table};
use crate::money::Money;

fn taken(play: &PartyPlay, seat: usize) -> i64 {
    play.till().taken(seat).minor()
}

#[test]
fn a_dry_click_a_pass_and_the_pie() {
    let mut game = game(&ROW, 4, &[]);
    assert_eq!(pot(&game), 400);
    play(&mut game, "safe");
    assert_eq!((pot(&game), taken(&game, 0)), (300, 100));
    play(&mut game, "pass");
    assert_eq!(pot(&game), 400);
    play(&mut game, "trigger");
    assert_eq!(figures(&game), (vec![(100, 100), (200, 0), (100, 400), (100, 0)], 0));
}

#[test]
fn won_in_the_first_round_the_game_is_over_and_a_new_one_needs_antes() {
    let mut game = game(&ROW, 4, &[]);
    play(&mut game, "safe, safe, trigger");
    assert_eq!(refused(&mut game, "safe"), "game-over");
    assert_eq!(game.sheet().rows[3], [Cell::Empty]);
    let (rule, text) = game.outcome().expect("an outcome").why.pop().expect("why");
    assert_eq!((rule.as_str(), text.contains("antes 100 for a new game")), ("CAU-126", true), "{text}");
    assert_eq!(pot(&self::game(&ROW, 4, &[])), 400);
}

#[test]
fn who_chose_the_game_begins_or_the_one_to_the_left() {
    for first in [1, 2] {
        let mut setup = table(&ROW, 3, &[]);
        (setup.dealer, setup.first) = (1, first);
        let mut game = PartyPlay::begin(&ROW, setup).expect("a game");
        assert_eq!((game.ask().seat(), game.till().why()[0].0.as_str()), (Some(first), "CAU-123"));
        play(&mut game, "safe, safe, pass");
        assert_eq!(game.outcome().expect("an end").carry.minor(), 200, "each has one turn");
    }
}

#[test]
fn all_dry_and_the_pot_is_empty() {
    for nobody in ["carry", "again"] {
        let mut game = game(&ROW, 3, &[("nobody", nobody)]);
        play(&mut game, "safe, safe, safe");
        assert_eq!(figures(&game), (vec![(100, 100); 3], 0));
    }
}

#[test]
fn passing_costs_another_ante_of_the_house() {
    let mut game = game(&ROW, 2, &[("ante", "20")]);
    play(&mut game, "pass, pass");
    assert_eq!(figures(&game), (vec![(40, 0), (40, 0)], 80));
}

#[test]
fn what_passes_paid_stays_in_the_middle() {
    let mut game = game(&ROW, 3, &[]);
    play(&mut game, "safe, pass, safe");
    assert_eq!(figures(&game), (vec![(100, 100), (200, 0), (100, 100)], 200));
    let (rule, text) = game.outcome().expect("an outcome").why.pop().expect("why");
    assert_eq!(
        (rule.as_str(), text.ends_with("200 carries over to the next game")),
        ("CAU-126", true),
        "{text}"
    );
}

/// An ante comes back once: a second dry click has nothing more to take.
#[test]
fn the_toy_goes_round_once_more_where_that_was_agreed() {
    let mut game = game(&ROW, 3, &[("nobody", "again")]);
    play(&mut game, "safe, pass, safe");
    assert_eq!((pot(&game), game.outcome(), game.ask().seat()), (200, None, Some(0)));
    play(&mut game, "safe");
    assert_eq!((pot(&game), taken(&game, 0)), (200, 100));
    play(&mut game, "safe");
    assert_eq!((pot(&game), taken(&game, 1)), (100, 100));
    play(&mut game, "trigger");
    assert_eq!(figures(&game), (vec![(100, 100), (200, 100), (100, 200)], 0));
    assert!(game.till().why().iter().all(|(_, text)| !text.contains("new game")));
}

#[test]
fn what_lay_in_the_middle_before_stays_if_nobody_gets_the_pie() {
    let mut setup = table(&ROW, 2, &[]);
    setup.carry = Money::from_minor(75);
    let mut game = PartyPlay::begin(&ROW, setup).expect("a game");
    play(&mut game, "safe, safe");
    assert_eq!(figures(&game), (vec![(100, 100); 2], 75));
}

#[test]
fn other_words_and_dice_are_refused() {
    let mut game = game(&ROW, 2, &[]);
    for no in ["roll", "stop", "keep 1", "1", "bet 100", "P2 safe"] {
        assert_eq!(refused(&mut game, no), "illegal-move", "{no}");
    }
}

#[test]
fn pie_face_keeps_the_laws_whatever_is_played() {
    random(&ROW, 2_000);
}
