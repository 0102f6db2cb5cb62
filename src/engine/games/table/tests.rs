//! The table holds together: names, courses, cards to judge.

use crate::games::course::Size;
use crate::games::course::Step;
use crate::games::game::Game;
use crate::games::game::{Highs, Lows};
use crate::games::part::Beside;
use crate::games::part::Second;
use crate::games::row::GameRow;
use crate::games::table::{ROWS, find};
use crate::rank::Uses;
use std::collections::HashSet;

#[test]
fn every_game_is_found_by_its_own_name() {
    let names: HashSet<&str> = ROWS.iter().map(GameRow::name).collect();
    assert_eq!(names.len(), ROWS.len());
    for row in ROWS {
        assert_eq!(find(row.name()), Some(&row.game));
        let plain = |letter: char| letter.is_ascii_lowercase() || letter == '-' || letter == '8';
        assert!(row.name().chars().all(plain), "{}", row.name());
    }
    assert_eq!(find("canasta"), None);
}

#[test]
fn every_game_gives_enough_cards_to_choose_from() {
    for row in ROWS {
        let game = row.game;
        let board = game.boards.narrowest(game.board);
        let usable = match game.uses {
            Uses::Any => game.cards.saturating_add(board),
            Uses::Two => board.min(3).saturating_add(2),
        };
        let needed = match (game.highs, game.lows) {
            (Highs::Three, _) => 3,
            (_, Lows::Badugi) => 4,
            _ => 5,
        };
        assert!(usable >= needed, "{}", game.name);
    }
}

#[test]
fn games_named_hi_lo_have_two_halves() {
    for row in ROWS {
        let two = row.game.second() == Second::Low;
        assert_eq!(two, row.name().contains("hi-lo"), "{}", row.name());
    }
    assert_eq!(find("high-spade-in-the-hole").map(Game::second), Some(Second::Beside(Beside::HighSpade)));
}

#[test]
fn every_course_deals_the_cards_its_game_judges() {
    for row in ROWS {
        let dealt = (row.course.held(), row.course.board());
        assert_eq!(dealt, (row.game.cards, row.game.board), "{}", row.name());
        let blind = row.course.blind();
        assert!(blind == 0 || blind == row.game.cards, "{}", row.name());
    }
}

#[test]
fn the_small_bet_is_played_in_the_first_half_of_the_rounds() {
    for row in ROWS {
        let bets = row.course.steps().iter().filter_map(|step| match step {
            Step::Bet(size) => Some(*size),
            _ => None,
        });
        let rounds = row.course.rounds();
        let small = bets.take_while(|size| *size == Size::Small).count();
        assert_eq!(small, rounds / 2, "{}", row.name());
    }
}
