//! Golf by the vectors, by its rules, and by a player who plays at random.

#![expect(clippy::arithmetic_side_effects, reason = "an overflow fails the test, as it should")]

use super::*;
use crate::cards::{Rank, parse_cards};
use crate::games::party::sheet::Cell;
use crate::games::party::testing::{figures, game, play, pot, random, refused, table};
use crate::games::party::{PartyPlay, TermValue};
use crate::money::{Currency, Money};

fn ranks(letters: &str) -> Vec<Rank> {
    letters.chars().map(|letter| Rank::from_letter(letter).expect("a rank")).collect()
}

/// The score of cards written by their ranks: `772K`.
fn scored(letters: &str) -> i64 {
    score(&ranks(letters), false)
}

/// A hole in which players throw away every card they draw and turn up their places in order: `squares` from the seat that
/// begins.
fn hole(golf: &mut PartyPlay, squares: &[&str]) {
    let squares: Vec<Vec<Card>> = squares.iter().map(|cards| parse_cards(cards).expect("cards")).collect();
    let drawn = |golf: &PartyPlay| {
        let free = golf.deck().into_iter().find(|card| !squares.iter().flatten().any(|lay| lay == card));
        free.expect("a card that lies in no square")
    };
    let first = drawn(golf);
    play(golf, &first.to_string());
    for place in 0..4 {
        for cards in &squares {
            let (card, lay) = (drawn(golf), cards[place]);
            play(golf, &format!("stock, {card}, turn {}, {lay}", place + 1));
        }
    }
}

/// What the sheet says for each seat in a column.
fn column(golf: &PartyPlay, heading: &str) -> Vec<Cell> {
    let sheet = golf.sheet();
    let at = sheet.columns.iter().position(|column| column == heading).expect("a column");
    sheet.rows.iter().map(|row| row[at].clone()).collect()
}

fn texts(texts: &[&str]) -> Vec<Cell> {
    texts.iter().map(|text| Cell::Text((*text).to_owned())).collect()
}

#[test]
fn the_antes_make_500_and_a_second_look_is_refused() {
    let mut golf = game(&ROW, 5, &[]);
    assert_eq!(pot(&golf), 500);
    play(&mut golf, "7c, P3 look, P1 look");
    assert_eq!(refused(&mut golf, "P3 look"), "illegal-move");
    play(&mut golf, "P2 look");
}

#[test]
fn values_and_pairs() {
    assert_eq!((scored("A59J"), scored("772K"), scored("QQ44")), (25, 2, 0));
}

#[test]
fn three_threes_and_a_king_are_minus_3() {
    assert_eq!(scored("333K"), -3);
}

#[test]
fn three_of_a_kind_and_a_fourth_card() {
    assert_eq!((scored("TTT6"), scored("JJJ5"), scored("KKK2")), (-4, -5, 2));
}

#[test]
fn the_lowest_total_over_the_holes_takes_the_pot() {
    let mut golf = game(&ROW, 2, &[("holes", "2")]);
    hole(&mut golf, &["9c 2c Ac Kc", "4c 3c 2d Kd"]);
    assert_eq!(column(&golf, "total"), [Cell::Points(12), Cell::Points(9)]);
    // The deal moved one to the left: P2 begins now.
    hole(&mut golf, &["4c Kc Kd Ks", "2c 3c 9h 9d"]);
    assert_eq!(column(&golf, "holes"), texts(&["12 5", "9 4"]));
    assert_eq!(figures(&golf), (vec![(100, 0), (100, 200)], 0));
    let why = ("CAU-077".to_owned(), "`P2` has the lowest total, 13, and takes 200".to_owned());
    assert_eq!(golf.outcome().expect("over").why.last(), Some(&why));
}

#[test]
fn two_to_six_play_with_four_hidden_cards_and_an_open_discard() {
    for count in [1, 7] {
        let refusal = PartyPlay::begin(&ROW, table(&ROW, count, &[])).expect_err("too few or many");
        assert_eq!(refusal.code, "player-count");
    }
    let mut golf = game(&ROW, 2, &[]);
    assert_eq!(golf.ask(), Ask::Deal { seat: 0, what: "the first discard" });
    assert_eq!(column(&golf, "cards"), texts(&["?? ?? / ?? ??"; 2]));
    play(&mut golf, "7c");
    assert_eq!(golf.sheet().notes, ["hole 1 of 9", "discards 7c"]);
    assert_eq!(refused(&mut golf, "7c"), "illegal-move");
    play(&mut golf, "stock");
    assert_eq!(refused(&mut golf, "7c"), "card-gone");
}

#[test]
fn the_ante_is_told_in_chips_of_any_worth() {
    let mut setup = table(&ROW, 3, &[("ante", "20")]);
    (setup.currency, setup.unit) = (Currency::USD, Money::from_minor(5));
    let golf = PartyPlay::begin(&ROW, setup).expect("a game");
    assert_eq!(pot(&golf), 60);
    assert_eq!(ANTE.default(Money::from_minor(5)), TermValue::Amount(Money::from_minor(20)));
}

#[test]
fn a_look_comes_before_the_first_draw_or_never() {
    let mut golf = game(&ROW, 2, &[]);
    assert_eq!(refused(&mut golf, "P1 look"), "illegal-move");
    play(&mut golf, "7c, P1 look, stock");
    assert_eq!(refused(&mut golf, "P2 look"), "illegal-move");
    play(&mut golf, "8c, turn 1, 9c");
    assert_eq!(refused(&mut golf, "P2 look"), "illegal-move");
}

#[test]
fn with_real_cards_nobody_types_what_a_player_saw() {
    let mut golf = game(&ROW, 2, &[]);
    play(&mut golf, "7c, P2 look");
    assert_eq!(golf.ask().seat(), Some(0));
    assert!(!golf.ask().is_chance());
}

#[test]
fn a_program_that_deals_draws_the_two_and_hides_them_again() {
    let mut setup = table(&ROW, 2, &[]);
    setup.is_dealt = true;
    let mut golf = PartyPlay::begin(&ROW, setup).expect("a game");
    play(&mut golf, "7c, P2 look");
    assert_eq!(golf.ask(), Ask::Deal { seat: 1, what: "a card the player looks at" });
    assert_eq!(golf.asides(), []);
    play(&mut golf, "Ks, Qs");
    assert_eq!(column(&golf, "cards"), texts(&["?? ?? / ?? ??"; 2]));
    assert_eq!(refused(&mut golf, "P2 look"), "illegal-move");
    // The first card P2 turns up is known, and nobody is asked for it.
    play(&mut golf, "stock, 8c, turn 1, 9c, stock, 2d, turn 3");
    assert_eq!(column(&golf, "cards"), texts(&["9c ?? / ?? ??", "?? ?? / Ks ??"]));
    play(&mut golf, "stock, 3d, turn 2, 9d, stock, 4d, place 4");
    assert_eq!(column(&golf, "cards"), texts(&["9c 9d / ?? ??", "?? ?? / Ks 4d"]));
    assert_eq!(column(&golf, "showing"), [Cell::Points(0), Cell::Points(4)]);
    assert!(golf.sheet().notes.contains(&"discards Qs".to_owned()), "{:?}", golf.sheet().notes);
}

#[test]
fn the_seat_that_begins_plays_first_and_a_discard_must_be_used() {
    let mut golf = game(&ROW, 3, &[]);
    play(&mut golf, "7c, discard");
    assert_eq!(golf.told(), "`P1`: place 1|2|3|4");
    assert_eq!(refused(&mut golf, "turn 1"), "illegal-move");
    play(&mut golf, "place 2, Jd");
    assert_eq!(golf.ask().seat(), Some(1));
    assert_eq!(golf.sheet().notes, ["hole 1 of 9", "discards Jd"]);
    play(&mut golf, "stock, 5h");
    assert_eq!(golf.told(), "`P2`: place 1|2|3|4 or turn 1|2|3|4");
    play(&mut golf, "turn 4, Ah");
    assert_eq!(golf.sheet().notes, ["hole 1 of 9", "discards 5h"]);
    assert_eq!(column(&golf, "cards"), texts(&["?? 7c / ?? ??", "?? ?? / ?? Ah", "?? ?? / ?? ??"]));
}

#[test]
fn an_open_card_is_not_exchanged() {
    let mut golf = game(&ROW, 2, &[]);
    play(&mut golf, "7c, discard, place 2, Jd, discard, place 1, 2c, stock, 3c");
    assert_eq!(refused(&mut golf, "place 2"), "illegal-move");
    assert_eq!(refused(&mut golf, "turn 2"), "illegal-move");
    assert_eq!(golf.told(), "`P1`: place 1|3|4 or turn 1|3|4");
}

#[test]
fn the_last_hidden_place_takes_a_discard_without_a_question() {
    let mut golf = game(&ROW, 2, &[]);
    play(&mut golf, "7c, stock, 2c, turn 1, 3c, stock, 2d, turn 1, 3d, stock, 2h, turn 2, 3h");
    play(&mut golf, "stock, 2s, turn 2, 3s, stock, 4c, turn 3, 5c, stock, 4d, turn 3, 5d, discard");
    assert_eq!(golf.ask(), Ask::Deal { seat: 0, what: "card 4" });
    play(&mut golf, "Kc, stock, 6d");
    assert_eq!(golf.told(), "`P2`: place 4 or turn 4");
}

#[test]
fn a_hidden_card_that_was_looked_at_has_to_go() {
    let mut golf = game(&ROW, 2, &[]);
    play(&mut golf, "7c, stock, 8c, P1 saw 2");
    // The drawn card has only one use, so it is used: the next card to name is the one P1 looked at.
    assert_eq!(golf.ask(), Ask::Deal { seat: 0, what: "card 2" });
    play(&mut golf, "Ah");
    assert_eq!(column(&golf, "cards")[0], texts(&["?? 8c / ?? ??"])[0]);
    assert_eq!(golf.sheet().notes, ["hole 1 of 9", "discards Ah"]);
    // Looking before the draw has the same result; a second card, an open one and another player's turn are refused.
    assert_eq!(refused(&mut golf, "P1 saw 1"), "illegal-move");
    play(&mut golf, "P2 saw 4");
    assert_eq!(refused(&mut golf, "P2 saw 3"), "illegal-move");
    play(&mut golf, "stock, Kd");
    assert_eq!(golf.ask(), Ask::Deal { seat: 1, what: "card 4" });
    play(&mut golf, "Qd");
    assert_eq!(refused(&mut golf, "P1 saw 2"), "illegal-move");
}

#[test]
fn a_program_that_deals_lets_nobody_peek() {
    let mut setup = table(&ROW, 2, &[]);
    setup.is_dealt = true;
    let mut golf = PartyPlay::begin(&ROW, setup).expect("a game");
    play(&mut golf, "7c");
    assert_eq!(refused(&mut golf, "P1 saw 2"), "illegal-move");
}

/// A second opinion on a square: cards are struck off in pairs, three of a kind are a pair minus one.
fn naive(cards: &[Rank], is_fours_minus: bool) -> i64 {
    let face = |rank: Rank| match rank.letter() {
        'A' => 1,
        'K' => 0,
        'T' | 'J' | 'Q' => 10,
        digit => i64::from(digit.to_digit(10).expect("a numeral")),
    };
    let mut sorted = cards.to_vec();
    sorted.sort_unstable();
    match sorted[..] {
        [a, b, c, d] if a == b && b == c && c == d => {
            if is_fours_minus {
                -2 * face(a)
            } else {
                0
            }
        }
        [a, b, c, d] if a == b && b == c => face(d) - face(a),
        [a, b, c, d] if b == c && c == d => face(a) - face(b),
        [a, b, c, d] if a == b && c == d => 0,
        [a, b, c, d] if a == b => face(c) + face(d),
        [a, b, c, d] if b == c => face(a) + face(d),
        [a, b, c, d] if c == d => face(a) + face(b),
        [a, b, c, d] => face(a) + face(b) + face(c) + face(d),
        _ => panic!("four cards"),
    }
}

#[test]
fn every_four_card_layout_scores_as_a_naive_scorer_says() {
    let all: Vec<Rank> = (0..13).filter_map(Rank::at).collect();
    let mut layouts = 0;
    for (place, a) in all.iter().enumerate() {
        for (next, b) in all.iter().enumerate().skip(place) {
            for (last, c) in all.iter().enumerate().skip(next) {
                for d in all.iter().skip(last) {
                    layouts += 1;
                    for is_fours_minus in [false, true] {
                        // The order on the table does not matter.
                        for cards in [[*a, *b, *c, *d], [*d, *b, *a, *c]] {
                            let naive = naive(&cards, is_fours_minus);
                            assert_eq!(score(&cards, is_fours_minus), naive, "{cards:?}");
                        }
                    }
                }
            }
        }
    }
    assert_eq!(layouts, 1_820);
}

#[test]
fn cards_of_a_rank_score_alone_what_they_are() {
    let alone: Vec<i64> = "A23456789TJQK".chars().map(|card| scored(&card.to_string())).collect();
    assert_eq!(alone, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 0]);
}

#[test]
fn a_pair_and_two_pairs_are_free() {
    assert_eq!((scored("99A2"), scored("99JJ")), (3, 0));
}

#[test]
fn four_alike_are_two_pairs_unless_agreed_otherwise() {
    assert_eq!((score(&ranks("7777"), false), score(&ranks("7777"), true)), (0, -14));
    let mut golf = game(&ROW, 2, &[("holes", "1"), ("fours", "minus")]);
    hole(&mut golf, &["7c 7d 7h 7s", "2c 2d 2h Ks"]);
    assert_eq!(column(&golf, "total"), [Cell::Points(-14), Cell::Points(-2)]);
    assert_eq!(figures(&golf).0, [(100, 200), (100, 0)]);
}

#[test]
fn a_hole_ends_after_four_turns_each_and_the_deal_goes_round() {
    let mut golf = game(&ROW, 3, &[("holes", "4")]);
    for begins in 0..3 {
        assert_eq!(golf.ask(), Ask::Deal { seat: begins, what: "the first discard" });
        assert_eq!(golf.sheet().notes, [format!("hole {} of 4", begins + 1)]);
        hole(&mut golf, &["2c 3c 4c 5c", "6c 7c 8c 9c", "Ah Kh Qh Jh"]);
    }
    assert_eq!(column(&golf, "holes"), texts(&["14 21 30", "30 14 21", "21 30 14"]));
}

#[test]
fn a_tie_is_paid_for_again_by_all_and_played_from_zero() {
    let mut golf = game(&ROW, 3, &[("holes", "1")]);
    hole(&mut golf, &["2c 3c 4c 5c", "2d 3d 4d 5d", "Ah Kh Qh Jh"]);
    assert_eq!((pot(&golf), golf.outcome()), (600, None));
    assert_eq!(column(&golf, "total"), vec![Cell::Points(0); 3]);
    let text = "`P1` and `P2` tied at 14: everybody puts in 100 more and plays again for 600";
    assert_eq!(golf.till().why().last(), Some(&("CAU-078".to_owned(), text.to_owned())));
    // P2 begins, and P3 plays again although they weren't tied.
    hole(&mut golf, &["2c 3c 4c 5c", "Kc Kd 2d Ah", "9h 8h Qh Jh"]);
    assert_eq!(figures(&golf), (vec![(200, 0), (200, 0), (200, 600)], 0));
}

#[test]
fn golf_holds_whatever_is_played() {
    random(&ROW, 2_000);
}
