//! In Between by the vectors, by its rules, and by a player who plays at random.

use super::*;
use crate::cards::Rank;
use crate::games::party::PartyPlay;
use crate::games::party::testing::{figures, game, play, pot, random, refused, table};
use crate::money::Currency;

/// The vectors describe one game of four players; P4 deals.
fn four() -> PartyPlay {
    game(&ROW, 4, &[])
}

const V_084: &str = "4c, 9d, bet 100, 6h";
const V_085: &str = "5d, Kh, bet 100, 2c";
const V_086: &str = "3s, Jd, bet 100, Jh";
const V_087: &str = "7c, 8d";
const V_088: &str = "Ac, low, Ah, bet 500, Kd";
const V_090: &str = "8h, 8s, split, Qc, bet 100, Tc, 9h";

#[track_caller]
fn after(turns: &[&str]) -> PartyPlay {
    let mut between = four();
    turns.iter().for_each(|turn| play(&mut between, turn));
    between
}

/// The rule of the last reason, and its sentence.
fn last_why(between: &PartyPlay) -> (&str, &str) {
    let (rule, text) = between.till().why().last().expect("a reason");
    (rule, text)
}

/// A turn that is passed: cards far enough apart, never an ace first.
fn pass(between: &mut PartyPlay) {
    let deck: Vec<Card> = between.deck().into_iter().filter(|card| !card.is_joker()).collect();
    let half = deck.len() / 2;
    play(between, &format!("{}, {}, pass", deck[0], deck[half]));
}

fn passes(between: &mut PartyPlay, turns: usize) {
    (0..turns).for_each(|_| pass(between));
}

#[test]
fn a_card_between_wins_the_bet_and_125_is_too_much() {
    let mut between = four();
    assert_eq!((pot(&between), between.ask().seat()), (400, Some(0)));
    play(&mut between, "4c, 9d");
    assert_eq!(refused(&mut between, "bet 125"), "illegal-move");
    play(&mut between, "bet 100, 6h");
    assert_eq!((pot(&between), between.till().taken(0).minor()), (300, 100));
    assert_eq!(last_why(&between), ("CAU-094", "6h is between 4c and 9d: `P1` takes 100"));
}

#[test]
fn a_card_outside_loses_the_bet() {
    let between = after(&[V_084, V_085]);
    assert_eq!(pot(&between), 400);
    assert_eq!(last_why(&between), ("CAU-094", "2c is outside 5d and Kh: `P2` pays 100"));
}

#[test]
fn a_card_on_an_end_loses_it_twice() {
    let between = after(&[V_084, V_085, V_086]);
    assert_eq!((pot(&between), between.till().put_in(2).minor()), (600, 300));
    assert_eq!(
        last_why(&between),
        ("CAU-095", "Jh matches one of the end cards, 3s and Jd: `P3` pays 200, twice the bet of 100")
    );
}

#[test]
fn a_runner_costs_both_neighbours_25() {
    let between = after(&[V_084, V_085, V_086, V_087]);
    assert_eq!((pot(&between), between.ask().seat()), (650, Some(0)));
    let text = "7c and 8d make a runner for `P4`: `P3` and `P1` each pay 25";
    assert_eq!(last_why(&between), ("CAU-096", text));
}

#[test]
fn an_open_table_bets_500_between_a_low_ace_and_a_high_one() {
    let mut between = after(&[V_084, V_085, V_086, V_087, "Ac, low, Ah"]);
    assert_eq!(between.told(), "`P1`: bet 25 to 500 or pass");
    assert_eq!(refused(&mut between, "bet 525"), "illegal-move");
    play(&mut between, "bet 500, Kd");
    assert_eq!(pot(&between), 150);
    let text = "Kd is between Ac low and Ah high: `P1` takes 500";
    assert_eq!(last_why(&between), ("CAU-094, CAU-092", text));
}

#[test]
fn a_high_ace_first_and_an_ace_second() {
    let mut between = after(&["Ac, high, 9d"]);
    assert_eq!(between.told(), "`P1`: bet 25 to 100 or pass");
    assert_eq!(between.sheet().notes, ["round 1 of 3", "ends Ac high and 9d", "50 cards in the deck"]);
    play(&mut between, "bet 100, Td");
    assert_eq!(pot(&between), 300);
    let between = after(&["Ac, high, Ad"]);
    assert_eq!(between.told(), "`P1`: split or pass");
}

#[test]
fn a_pair_is_split_and_a_runner_in_it_costs_the_player() {
    let between = after(&[V_084, V_085, V_086, V_087, V_088, "8h, 8s, split, Qc"]);
    assert_eq!((pot(&between), between.told()), (200, "`P2`: bet 25 to 200 or pass".to_owned()));
    let between = after(&[V_084, V_085, V_086, V_087, V_088, V_090]);
    assert_eq!((pot(&between), between.ask().seat()), (125, Some(2)));
    assert_eq!(last_why(&between), ("CAU-098", "8s and 9h make a runner for `P2`: `P2` pays 25"));
    let splits = ("CAU-097".to_owned(), "`P2` splits 8h and 8s for 50".to_owned());
    assert!(between.till().why().contains(&splits));
}

/// The vectors' game up to P3's first card in round 4.
fn joker_comes(told: &[(&str, &str)]) -> PartyPlay {
    let mut between = game(&ROW, 4, told);
    [V_084, V_085, V_086, V_087, V_088, V_090].iter().for_each(|turn| play(&mut between, turn));
    passes(&mut between, 5);
    assert_eq!(refused(&mut between, "Jo"), "card-gone");
    pass(&mut between);
    assert_eq!(between.sheet().notes[0], "the joker is in the deck");
    passes(&mut between, 2);
    assert_eq!((pot(&between), between.ask().seat()), (125, Some(2)));
    between
}

#[test]
fn the_joker_takes_the_pot_and_the_last_regular_player_begins_again() {
    let mut between = joker_comes(&[]);
    play(&mut between, "Jo");
    assert_eq!(figures(&between), (vec![(125, 600), (275, 100), (325, 125), (100, 0)], 0));
    let why = between.outcome().expect("over").why;
    let [.., (takes, took), (begins, began)] = &why[..] else { panic!("{why:?}") };
    assert_eq!((takes.as_str(), took.as_str()), ("CAU-099", "`P3` gets the joker and takes 125"));
    let text =
        "`P4` was the last player to get cards before the joker was added, so `P4` starts the next game";
    assert_eq!((begins.as_str(), began.as_str()), ("CAU-100", text));
    let mut between = joker_comes(&[("next", "ordinary")]);
    play(&mut between, "Jo");
    let text = "`P2` had the last turn before the joker, so `P2` starts the next game";
    assert_eq!(last_why(&between), ("CAU-100", text));
}

#[test]
fn an_empty_deck_is_shuffled_and_the_next_player_goes_on() {
    let mut between = game(&ROW, 3, &[("rounds", "20")]);
    passes(&mut between, 25);
    assert_eq!((between.deck().len(), between.ask().seat()), (2, Some(1)));
    pass(&mut between);
    assert_eq!((between.deck().len(), between.ask().seat()), (52, Some(2)));
    assert!(between.setup().dealer == 2 && between.sheet().notes.contains(&"the table is open".to_owned()));
}

#[test]
fn a_deck_that_runs_out_in_a_turn_is_shuffled_without_the_open_cards() {
    let mut between = game(&ROW, 3, &[("rounds", "20")]);
    play(&mut between, "4c, 9d, bet 25, 6h");
    passes(&mut between, 24);
    assert_eq!(between.deck().len(), 1);
    let last = between.deck()[0];
    play(&mut between, &format!("{last}, high"));
    assert_eq!((last.rank(), between.deck().len()), (Some(Rank::Ace), 51));
    assert_eq!(refused(&mut between, &last.to_string()), "card-gone");
}

#[test]
fn any_number_may_play_but_not_one_and_chips_have_any_worth() {
    let refusal = PartyPlay::begin(&ROW, table(&ROW, 1, &[])).expect_err("nobody to play with");
    assert_eq!(refusal.code, "player-count");
    assert_eq!(pot(&game(&ROW, 12, &[])), 1_200);
    let cents = [("ante", "20"), ("first-limit", "20"), ("limit", "100")];
    let mut setup = table(&ROW, 2, &cents);
    (setup.currency, setup.unit) = (Currency::USD, Money::from_minor(5));
    let mut between = PartyPlay::begin(&ROW, setup).expect("a game");
    play(&mut between, "4c, 9d");
    assert_eq!(between.told(), "`P1`: bet $0.05 to $0.20 or pass");
    assert_eq!(refused(&mut between, "bet 12"), "illegal-move");
}

#[test]
fn only_a_first_ace_is_called() {
    let between = after(&["Kc, Ad"]);
    assert_eq!(last_why(&between).0, "CAU-096", "a king and a high ace follow each other");
    let between = after(&["Ac, low, 2d"]);
    assert_eq!(last_why(&between).0, "CAU-096", "a low ace and a deuce follow each other");
    let mut between = after(&["Ac, low, 5d, bet 100, Ad"]);
    assert_eq!(last_why(&between).0, "CAU-095, CAU-092", "an ace hits an ace, however it was called");
    play(&mut between, "2c, Jd, bet 100, As");
    assert_eq!(last_why(&between).0, "CAU-094", "an ace lies outside of other cards");
}

#[test]
fn where_it_is_agreed_a_lone_second_ace_is_called_too() {
    let mut between = game(&ROW, 4, &[("ace", "call")]);
    play(&mut between, "4c, Ad");
    assert_eq!(between.told(), "`P1`: high or low");
    assert_eq!(refused(&mut between, "pass"), "illegal-move");
    play(&mut between, "low, bet 100, 3d, As, low, Ac");
    assert_eq!(between.told(), "`P2`: bet 25 to 100 or pass");
    let between = after(&["4c, Ad"]);
    assert_eq!(between.told(), "`P1`: bet 25 to 100 or pass");
}

#[test]
fn the_pot_is_a_limit_and_the_table_opens_after_the_dealer() {
    let mut between = game(&ROW, 2, &[("ante", "25")]);
    play(&mut between, "4c, 9d");
    assert_eq!(between.told(), "`P1`: bet 25 to 50 or pass");
    play(&mut between, "pass, 4d, 9h, bet 50, 4h, 5c, Jc");
    assert_eq!((pot(&between), between.told()), (150, "`P1`: bet 25 to 150 or pass".to_owned()));
    assert_eq!(refused(&mut between, "bet 0"), "illegal-move");
    assert_eq!(refused(&mut between, "bet 30"), "illegal-move");
}

#[test]
fn who_wins_the_whole_pot_ends_the_game() {
    let mut between = game(&ROW, 2, &[("ante", "25")]);
    play(&mut between, "4c, 9d, bet 50, 5d");
    assert_eq!(figures(&between), (vec![(25, 50), (25, 0)], 0));
    assert_eq!(
        last_why(&between),
        ("CAU-100", "`P1` was the last player to get cards, so `P1` starts the next game")
    );
    assert_eq!(refused(&mut between, "5h"), "game-over");
}

#[test]
fn either_end_burns() {
    assert_eq!(pot(&after(&["4c, 9d, bet 75, 4d"])), 550);
    assert_eq!(pot(&after(&["4c, 9d, bet 75, 9c"])), 550);
}

#[test]
fn of_two_players_the_other_one_pays_once() {
    let mut between = game(&ROW, 2, &[]);
    play(&mut between, "7c, 6d");
    assert_eq!((pot(&between), between.till().put_in(1).minor()), (225, 125));
    assert_eq!(last_why(&between), ("CAU-096", "7c and 6d make a runner for `P1`: `P2` pays 25"));
}

#[test]
fn the_player_pays_where_it_is_agreed() {
    let mut between = game(&ROW, 4, &[("runner", "player"), ("runner-penalty", "50")]);
    play(&mut between, "7c, 8d");
    assert_eq!((pot(&between), between.till().put_in(0).minor()), (450, 150));
}

#[test]
fn a_pair_that_is_not_split_is_passed() {
    let mut between = after(&["8h, 8s"]);
    assert_eq!(refused(&mut between, "bet 25"), "illegal-move");
    play(&mut between, "pass");
    assert_eq!((pot(&between), between.ask().seat()), (400, Some(1)));
}

#[test]
fn each_spread_of_a_split_is_bet_on_or_passed() {
    let mut between = after(&["8h, 8s, split"]);
    assert_eq!(between.ask(), Ask::Deal { seat: 0, what: "a new second end card" });
    play(&mut between, "Kc, pass, 3d, bet 100, 5d");
    assert_eq!((pot(&between), between.ask().seat()), (350, Some(1)));
    // A third eight leaves no room and cannot be split again.
    play(&mut between, "Jh, Js, split, Jc, 5c, bet 100, 6c");
    assert_eq!((pot(&between), between.ask().seat()), (300, Some(2)));
}

#[test]
fn a_pot_emptied_by_the_first_spread_ends_the_split() {
    let mut between = game(&ROW, 2, &[("ante", "25")]);
    play(&mut between, "8h, 8s, split, Kc, bet 100, Tc");
    assert_eq!(figures(&between), (vec![(75, 100), (25, 0)], 0));
}

#[test]
fn in_a_split_the_neighbours_pay_nothing() {
    let between = after(&["8h, 8s, split, 9c"]);
    assert_eq!((between.till().put_in(0).minor(), between.till().put_in(1).minor()), (175, 100));
    assert_eq!(between.ask(), Ask::Deal { seat: 0, what: "a new second end card" });
}

#[test]
fn the_joker_wins_as_any_card_of_a_turn() {
    for cards in ["Jo", "2s, Jo", "2s, Jd, bet 25, Jo"] {
        let mut between = game(&ROW, 3, &[("rounds", "1")]);
        passes(&mut between, 3);
        play(&mut between, cards);
        assert_eq!(figures(&between).0, [(100, 300), (100, 0), (100, 0)], "{cards}");
    }
}

#[test]
fn the_player_who_emptied_the_pot_begins_again_without_a_joker() {
    for next in ["regular", "ordinary"] {
        let mut between = game(&ROW, 3, &[("ante", "25"), ("next", next)]);
        pass(&mut between);
        play(&mut between, "4d, 9d, bet 75, 5d");
        assert_eq!(
            last_why(&between),
            ("CAU-100", "`P2` was the last player to get cards, so `P2` starts the next game")
        );
    }
}

#[test]
fn in_between_holds_whatever_is_played() {
    random(&ROW, 2_000);
}
