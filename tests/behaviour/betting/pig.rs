//! Whose Pig Is This?: no-limit, no minimum raise, blinds of 25 and 50, short blinds all-in, pots in layers.

use crate::betting::at_table::AtTable;
use engine::money::Money;
use engine::play::{Next, Spots, missed, next_spots};

const BOARD: &str = "2c7d9hJcKs";

fn table(seats: &str, dealer: char) -> AtTable {
    AtTable::new("pig", "holdem", seats, dealer).on_board(BOARD)
}

/// Blinds of 50 and 100.
fn raised(seats: &str, dealer: char) -> AtTable {
    let mut at = table(seats, dealer);
    at.stakes = Some("50/100");
    at
}

const FLOP: &str = "B checks, C checks, A checks";

#[test]
fn the_button_moves_left() {
    let at = table("12345", '1');
    assert_eq!(at.table.spots, Spots { button: 0, blinds: Some((1, 2)) });
    let next = next_spots(&at.house, at.table.spots, None, &at.table.seats);
    assert_eq!(next, Some(Spots { button: 1, blinds: Some((2, 3)) }));
    assert_eq!(at.posts(), [('2', 0, 2500, 0), ('3', 0, 5000, 0)]);
}

#[test]
fn between_two_the_button_has_the_small_blind() {
    assert_eq!(table("AB", 'A').posts(), [('A', 0, 2500, 0), ('B', 0, 5000, 0)]);
}

#[test]
fn a_round_ends_when_all_have_called() {
    let mut hand = table("ABC", 'A').played("A calls, B calls, C checks");
    hand.run("B bets 200.00, C calls");
    assert_eq!((hand.on(), hand.to_call()), ('A', 20000));
    hand.refuses("A raises to 150.00", "bet-too-small", "PIG-24");
    let short = hand.play.clone().apply(&engine::play::Act::Board(engine::play::Dealt::unseen(1)));
    assert_eq!(short.unwrap_err().code, "no-deal");
    assert!(hand.play.end(&engine::hand::HouseRules::of(&hand.at.house)).is_err());
}

#[test]
fn the_first_blinds_and_those_agreed_on() {
    assert_eq!(table("ABC", 'A').posts(), [('B', 0, 2500, 0), ('C', 0, 5000, 0)]);
    assert_eq!(raised("ABC", 'A').posts(), [('B', 0, 5000, 0), ('C', 0, 10000, 0)]);
}

#[test]
fn an_ante_is_refused() {
    let at = table("ABC", 'A').calling(|called| called.ante = Some(Money::from_minor(500)));
    let no = at.prepared().unwrap_err();
    assert_eq!((no.code, no.rule.as_deref()), ("ante-of-the-house", Some("PIG-28")));
    assert!(no.message.contains("$5.00"), "{no}");
}

/// Blinds 50 and 100 by B and C, F deals; E is all-in for 25 in a field of six with D.
fn short_call(dealer_calls: bool) -> crate::betting::at_table::Hand {
    let mut hand = raised("ABCDEF", 'A').stack('E', 2500).begin();
    hand.run(if dealer_calls {
        "D calls, E calls, F folds, A calls, B calls, C checks"
    } else {
        "D calls, E calls, F calls, A calls, B folds, C checks"
    });
    hand
}

fn check_down(hand: &mut crate::betting::at_table::Hand, shows: &str) {
    while let Next::Bet(turn) = hand.play.legal() {
        let words = format!("{} checks", hand.play.setup().name(turn.seat));
        hand.run(&words);
    }
    hand.run(shows);
}

#[test]
fn a_short_stack_wins_its_own_wager_from_each() {
    let mut hand = short_call(true);
    assert_eq!(hand.pot(), 42500);
    check_down(&mut hand, "A shows 3c4c, B shows 3d4d, C shows 3h4h, D shows 3s4s, E shows AsAd");
    assert_eq!(hand.pots(), [(12500, "ABCDE".to_owned()), (30000, "ABCD".to_owned())]);
}

#[test]
fn the_folded_blind_counts_up_to_his_wager() {
    let mut hand = short_call(false);
    assert_eq!(hand.pot(), 47500);
    check_down(&mut hand, "A shows 3c4c, C shows 3h4h, D shows 3s4s, E shows AsAd, F shows 3d4d");
    assert_eq!(hand.pots(), [(15000, "ACDEF".to_owned()), (32500, "ACDF".to_owned())]);
}

#[test]
fn a_short_big_blind_is_all_in_and_others_call_it_whole() {
    let at = table("ABCD", 'A').stack('C', 2000);
    assert_eq!(at.told()[0].0, "PIG-35");
    let mut hand = at.begin();
    assert_eq!((hand.on(), hand.to_call()), ('D', 5000));
    hand.run("D calls, A calls, B calls");
    assert_eq!(hand.pot(), 17000);
    check_down(&mut hand, "A shows 3c4c, B shows 3d4d, C shows AsAd, D shows 3s4s");
    assert_eq!(hand.pots(), [(8000, "ABCD".to_owned()), (9000, "ABD".to_owned())]);
}

#[test]
fn all_in_on_a_call() {
    let at = raised("ABC", 'A').stack('B', 12000 + 10000);
    let mut hand = at.played("A calls, B calls, C checks");
    hand.run("B checks, C checks, A bets 200.00, B calls, C calls");
    // Everybody put in 100 before the flop; B is all-in for 120 more.
    check_down(&mut hand, "A shows 3c4c, B shows AsAd, C shows QsQd");
    assert_eq!(hand.pots(), [(66000, "ABC".to_owned()), (16000, "AC".to_owned())]);
    assert_eq!(hand.awards(), [('B', 66000), ('C', 16000)]);
}

#[test]
fn several_all_ins() {
    let mut hand = table("ABCD", 'D').stack('A', 10000).stack('B', 25000).begin();
    hand.run("C raises to 400.00, D calls, A calls, B calls");
    check_down(&mut hand, "A shows AsAd, B shows KhKd, C shows QsQd, D shows 3s4s");
    let pots = [(40000, "ABCD".to_owned()), (45000, "BCD".to_owned()), (30000, "CD".to_owned())];
    assert_eq!(hand.pots(), pots);
}

#[test]
fn all_in_at_any_turn() {
    let start = table("ABC", 'A').begin();
    let mut first = start.clone();
    first.run("A all-in");
    for round in 1..4 {
        let mut hand = start.clone();
        hand.run("A calls, B calls, C checks");
        (1..round).for_each(|_| hand.run(FLOP));
        hand.run("B all-in");
        assert_eq!(hand.on(), 'C');
    }
}

#[test]
fn a_raise_may_be_as_small_as_one_likes() {
    let mut hand = table("ABC", 'A').played("A calls, B calls, C checks, B bets 100.00, C raises to 100.01");
    assert_eq!(hand.range().unwrap().0, 10002);
    hand.run("A raises to 100.02, B raises to 100.03");
}

#[test]
fn first_left_of_the_big_blind_then_left_of_the_button() {
    assert_eq!(table("12345", '1').begin().order(2), ["45123", "23451"]);
}

#[test]
fn only_the_big_blind_may_check_and_only_unraised() {
    let hand = table("ABCD", 'A').begin();
    // Staying in costs the others the blind; only the big blind can check.
    assert_eq!((hand.on(), hand.to_call()), ('D', 5000));
    let unraised = table("ABCD", 'A').played("D folds, A folds, B calls");
    assert_eq!((unraised.on(), unraised.to_call()), ('C', 0));
    assert!(unraised.range().is_some(), "he may raise");
    let raised = table("ABCD", 'A').played("D raises to 100.00, A folds, B folds");
    assert_eq!((raised.on(), raised.to_call()), ('C', 5000));
}

#[test]
fn the_small_blind_completes() {
    let hand = table("ABC", 'A').played("A raises to 80.00");
    assert_eq!((hand.on(), hand.to_call()), ('B', 5500));
}

#[test]
fn a_bet_nobody_calls_takes_the_pot() {
    let mut hand = table("ABC", 'A').played("A calls, B calls, C checks, B bets 100.00, C folds, A folds");
    assert_eq!(hand.play.legal(), Next::Over);
    assert_eq!(hand.awards(), [('B', 15000)]);
    assert_eq!(hand.settled().settlement.returned(), [(1, Money::from_minor(10000))]);
    hand.play.setup().places.iter().for_each(|place| assert!(place.dealt));
    let again = table("ABC", 'A').played("A folds");
    again.refuses("B calls, A calls", "folded", "PIG-46");
    hand.deal();
}

#[test]
fn a_check_then_a_raise() {
    table("ABC", 'A')
        .played("A calls, B calls, C checks, B checks, C bets 60.00, A folds, B raises to 150.00");
}

#[test]
fn three_cards_then_one_then_one() {
    let mut hand = table("ABC", 'A').played("A calls, B calls, C checks");
    let mut boards = vec![hand.play.board(0).len()];
    for _ in 0..2 {
        hand.run(FLOP);
        boards.push(hand.play.board(0).len());
    }
    assert_eq!(boards, [3, 4, 5]);
}

#[test]
fn absent_players_pay_blinds_and_get_no_cards() {
    let at = table("ABCD", 'A').with('C', |sitter| sitter.away = true);
    assert_eq!(at.posts(), [('B', 0, 2500, 0), ('C', 0, 5000, 0)]);
    assert_eq!((at.dealt().as_str(), at.told()[0].0.as_str()), ("ABD", "PIG-64"));
    let mut hand = at.begin();
    assert_eq!((hand.on(), hand.to_call()), ('D', 5000));
    hand.run("D calls, A calls, B calls");
    assert_eq!((hand.on(), hand.pot()), ('B', 20000));
    // The seat keeps its turn with the blinds, so its player misses none.
    let next = next_spots(&at.house, at.table.spots, None, &at.table.seats).unwrap();
    assert_eq!(next, Spots { button: 1, blinds: Some((2, 3)) });
    assert_eq!(missed(&at.house, Some((at.table.spots, None)), next, &at.table.seats), []);
}

#[test]
fn this_house_plays_holdem() {
    let no = AtTable::new("pig", "omaha", "ABC", 'A').prepared().unwrap_err();
    assert_eq!((no.code, no.rule.as_deref()), ("game-of-the-house", Some("PIG-04")));
}

#[test]
fn bets_wait_before_their_owners_until_the_round_ends() {
    let mut hand = table("ABC", 'A').played("A calls, B calls");
    let before = |hand: &crate::betting::at_table::Hand| -> Vec<i64> {
        (0..3).map(|seat| hand.play.bet(seat).minor()).collect()
    };
    assert_eq!((before(&hand), hand.play.pot().minor()), (vec![5000, 5000, 5000], 15000));
    hand.run("C checks");
    assert_eq!((before(&hand), hand.play.pot().minor()), (vec![0, 0, 0], 15000));
}

#[test]
fn everybody_gets_two_cards_no_more_and_no_fewer() {
    use engine::play::{Act, Dealt, Play};
    let at = table("ABC", 'A');
    let setup = at.prepared().unwrap().setup;
    let mut play = Play::begin(&setup).unwrap();
    let deal = |seat, cards| Act::Deal { seat, cards: Dealt::unseen(cards) };
    assert_eq!(play.apply(&deal(1, 3)).unwrap_err().code, "wrong-number-of-cards");
    for (seat, cards) in [(1, 2), (2, 2), (0, 1)] {
        play.apply(&deal(seat, cards)).unwrap();
    }
    assert_eq!(play.apply(&Act::Fold(0)).unwrap_err().code, "no-betting", "one card is missing");
    play.apply(&deal(0, 1)).unwrap();
    assert_eq!(play.apply(&deal(0, 1)).unwrap_err().code, "no-deal");
}

#[test]
fn the_pot_that_is_paid_is_what_was_collected() {
    let mut hand = table("ABC", 'A').played("A raises to 200.00, B calls, C calls");
    let collected: i64 = (0..3).map(|seat| hand.play.put_in(seat).minor()).sum();
    assert_eq!((collected, hand.play.pot().minor()), (60000, 60000));
    hand.run("B bets 100.00, C folds, A folds");
    let end = hand.play.end(&engine::hand::HouseRules::of(&hand.at.house)).unwrap();
    let engine::play::End::Settled(settled) = end else { panic!("{end:?}") };
    let paid: i64 = settled.settlement.awards().iter().map(|award| award.minor()).sum();
    let back: i64 = settled.settlement.returned().iter().map(|(_, amount)| amount.minor()).sum();
    assert_eq!((paid, back), (60000, 10000), "the bet nobody called goes back");
}
