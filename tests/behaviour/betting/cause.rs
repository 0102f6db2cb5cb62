//! Casino night: steps of 25, doubled in the last round, every bet covered.

use crate::betting::at_table::AtTable;
use engine::cards::{Card, parse_cards};
use engine::money::Money;
use engine::play::{Act, Dealt, Intent, LastPot, Next, Play};

fn table(game: &str, seats: &str, dealer: char) -> AtTable {
    AtTable::new("cause", game, seats, dealer)
}

fn draw(seats: &str, dealer: char) -> AtTable {
    table("five-card-draw", seats, dealer)
}

/// The first round of the printed examples: P1 to P4 are A to D, D deals.
const EXAMPLE: &str = "A bets 25, B raises to 50, C raises to 75, D raises to 100, A calls, B calls, C calls";
const STAND: &str = "A draws 0, B draws 0, C draws 0, D draws 0";

#[test]
fn one_chip_each_before_the_deal() {
    let at = draw("ABCDEF", 'A');
    assert!(at.posts().iter().all(|post| post.1 == 25));
    assert_eq!(at.begin().pot(), 150);
}

#[test]
fn an_ante_must_be_covered() {
    let no = draw("ABC", 'A').stack('B', 0).stack('C', 20).prepared().unwrap_err();
    assert_eq!((no.code, no.rule.as_deref()), ("must-cover", Some("CAU-027")));
}

#[test]
fn no_card_while_there_is_betting() {
    let hand = draw("ABC", 'A').begin();
    hand.refuses("B draws 2", "no-draw", "CAU-017");
    let mut play = hand.play.clone();
    let no = play.apply(&Act::Deal { seat: 1, cards: Dealt::unseen(1) }).unwrap_err();
    assert_eq!((no.code, no.rule.as_deref()), ("no-deal", Some("CAU-017")));
}

#[test]
fn the_dealers_left_opens() {
    assert_eq!(draw("ABCDE", 'A').begin().on(), 'B');
}

#[test]
fn all_check_and_the_pot_is_as_it_was() {
    let hand = draw("ABCD", 'A').played("B checks, C checks, D checks, A checks");
    assert_eq!(hand.pot(), 100);
    assert!(matches!(hand.play.legal(), Next::Draw { .. }));
}

#[test]
fn fold_unforced_and_call_the_difference() {
    let folded = draw("ABC", 'A').played("B folds");
    assert!(folded.play.flags().words().any(|word| word == "folded-unforced"));
    let raised = draw("ABC", 'A').played("B bets 25, C raises to 50, A folds");
    assert_eq!((raised.on(), raised.to_call()), ('B', 25));
}

#[test]
fn the_first_round_of_the_examples() {
    let at = draw("ABCD", 'D');
    at.begin().refuses("A bets 50", "bet-too-large", "CAU-022");
    let raises = "A bets 25, B raises to 50, C raises to 75, D raises to 100";
    at.begin().refuses(&format!("{raises}, A raises to 125"), "raise-cap", "CAU-022");
    let hand = at.played(EXAMPLE);
    assert_eq!("ABCD".chars().map(|player| hand.put_in(player)).collect::<Vec<_>>(), [125; 4]);
    assert_eq!(hand.pot(), 500);
}

#[test]
fn example_a_makes_a_pot_of_1300() {
    let mut hand = draw("ABCD", 'D').played(&format!("{EXAMPLE}, {STAND}"));
    hand.refuses("A bets 25", "bet-too-small", "CAU-023");
    hand.refuses("A bets 75", "bet-too-large", "CAU-023");
    hand.run("A bets 50, B raises to 100, C raises to 150, D raises to 200, A calls, B calls, C calls");
    assert_eq!("ABCD".chars().map(|player| hand.put_in(player)).collect::<Vec<_>>(), [325; 4]);
    assert_eq!(hand.pot(), 1300);
}

#[test]
fn example_b_with_a_raise_of_25() {
    let at = draw("ABCDEF", 'F');
    let first = "A bets 25, B raises to 50, C raises to 75, D raises to 100, E calls, F calls, A calls, B calls, C calls";
    let mut hand = at.played(&format!("{first}, {STAND}, E draws 0, F draws 0"));
    hand.run("A folds, B checks, C bets 50, D calls, E raises to 75, F raises to 125, B raises to 175");
    hand.refuses("C raises to 225", "raise-cap", "CAU-023");
    hand.run("C folds, D calls, E calls, F calls");
    assert_eq!("BDEF".chars().map(|player| hand.put_in(player)).collect::<Vec<_>>(), [300; 4]);
    assert_eq!((hand.put_in('C'), hand.put_in('A'), hand.pot()), (175, 125, 1500));
}

#[test]
fn a_call_is_a_call_and_no_raise_follows() {
    let hand = draw("ABC", 'A').played("B bets 25, C calls");
    hand.refuses("C raises to 50", "not-his-turn", "CAU-019");
}

#[test]
fn short_of_a_bet_the_hand_waits() {
    let at = draw("ABC", 'A').stack('C', 75);
    let mut hand = at.played("B bets 25, C calls, A calls, B draws 0, C draws 0, A draws 0, B bets 50");
    hand.refuses("C calls", "must-cover", "CAU-027");
    hand.refuses("C all-in", "not-enough-chips", "CAU-027");
    assert_eq!(hand.turn().short.minor(), 25);
    hand.refuses("C buys 100", "chips-during-a-hand", "CAU-002");
    hand.run("C buys 25, C calls, A calls");
    assert_eq!((hand.put_in('C'), hand.pot()), (100, 300));
}

#[test]
fn two_acts_and_a_bad_deal_stands() {
    let one = draw("ABCD", 'A').played("B checks");
    let mut play = one.play.clone();
    play.apply(&Act::Misdeal).unwrap();
    assert_eq!(play.legal(), Next::Over);
    let mut two = draw("ABCD", 'A').played("B checks, C folds");
    let no = two.play.apply(&Act::Misdeal).unwrap_err();
    assert_eq!((no.code, no.rule.as_deref()), ("too-late-for-a-misdeal", Some("CAU-013")));
}

#[test]
fn seven_are_too_many() {
    let no = draw("ABCDEFG", 'A').prepared().unwrap_err();
    assert_eq!((no.code, no.rule.as_deref()), ("players", Some("CAU-059")));
    assert!(no.message.contains("2 to 6") && no.message.contains('7'), "{no}");
    assert_eq!(
        table("two-card-guts-with-a-bump", "ABC", 'A').prepared().unwrap_err().rule.unwrap(),
        "CAU-114"
    );
    let many = table("two-card-guts-with-a-bump", "ABCDEFG", 'A').warned();
    assert_eq!(many[0].0, "CAU-114");
}

#[test]
fn three_cards_at_most() {
    let hand = draw("ABC", 'A').played("B checks, C checks, A checks");
    hand.refuses("B draws 4", "too-many-exchanged", "CAU-060");
    draw("ABC", 'A').played("B checks, C checks, A checks, B draws 2, C draws 0");
}

#[test]
fn a_draw_if_more_than_one_is_left() {
    let on = draw("ABC", 'A').played("B checks, C checks, A checks");
    assert!(matches!(on.play.legal(), Next::Draw { .. }));
    let over = draw("ABC", 'A').played("B bets 25, C folds, A folds");
    assert_eq!(over.play.legal(), Next::Over);
    assert_eq!(over.awards(), [('B', 75)]);
}

#[test]
fn anything_opens() {
    draw("ABC", 'A').played("B bets 25, C calls, A calls");
}

#[test]
fn the_second_round_starts_on_the_dealers_left_at_double_limits() {
    let hand = draw("ABCD", 'D').played(&format!("A checks, B bets 25, C calls, D calls, A calls, {STAND}"));
    assert_eq!((hand.on(), hand.range()), ('A', Some((50, 50))));
}

/// Seven-card stud with these open cards, one word for each player and round; the dealer is A.
fn showing(doors: &str) -> Play<'static> {
    let at = table("seven-card-stud", "ABCD", 'A');
    let setup = Box::leak(Box::new(at.prepared().unwrap().setup));
    let mut play = Play::begin(setup).unwrap();
    let rounds: Vec<Vec<Vec<Card>>> = doors
        .split(" / ")
        .map(|round| round.split(' ').map(|cards| parse_cards(cards).unwrap()).collect())
        .collect();
    for (number, round) in rounds.iter().enumerate() {
        for (seat, cards) in round.iter().enumerate() {
            let hidden = if number == 0 { 2 } else { 0 };
            let cards = std::iter::repeat_n(None, hidden).chain(cards.iter().copied().map(Some));
            play.apply(&Act::Deal { seat, cards: Dealt::of(cards).unwrap() }).unwrap();
        }
        if number + 1 < rounds.len() {
            while let Next::Bet(turn) = play.legal() {
                play.apply(&Act::Call(turn.seat)).unwrap();
            }
        }
    }
    play
}

fn opener(doors: &str) -> char {
    match showing(doors).legal() {
        Next::Bet(turn) => ['A', 'B', 'C', 'D'][turn.seat],
        other => panic!("{other:?}"),
    }
}

#[test]
fn trips_showing_open_over_a_pair_over_high_cards() {
    assert_eq!(opener("Ah 7h 3s 2s / Kd 7s 3d 4d / Qc 8d 3c 6h"), 'C');
}

#[test]
fn no_credit_for_flushes_and_straights_to_come() {
    assert_eq!(opener("Ah 2c 9s 4s / Kh 2d 7d 8d / Qh 5s 3c 6s"), 'B');
}

#[test]
fn of_equals_the_first_on_the_dealers_left() {
    assert_eq!(opener("2c Ah 9s Ad / 5c Kh 7d Kd"), 'B');
}

#[test]
fn five_rounds_the_last_doubled() {
    let mut hand = table("seven-card-stud", "ABCD", 'A').begin();
    let mut highest = Vec::new();
    for round in 0..5 {
        let bet = if round == 4 { 50 } else { 25 };
        for raises in 1..=4 {
            let words = format!("{} raises to {}", hand.on(), raises * bet);
            hand.run(&words);
        }
        highest.push(hand.turn().call.minor() + hand.play.bet(hand.turn().seat).minor());
        let words = format!("{} raises to {}", hand.on(), 5 * bet);
        hand.refuses(&words, "raise-cap", "CAU-104");
        (0..3).for_each(|_| {
            let words = format!("{} calls", hand.on());
            hand.run(&words);
        });
    }
    assert_eq!(highest, [100, 100, 100, 100, 200]);
}

#[test]
fn all_drop_and_everybody_antes_again() {
    let mut at = table("two-card-guts-with-a-bump", "ABCDE", 'A');
    let mut pots = Vec::new();
    for _ in 0..3 {
        let hand = at.begin();
        pots.push(hand.pot());
        let mut hand = hand;
        hand.run("A drops, B drops, C drops, D drops, E drops");
        at.table.carry = hand.play.pot();
        at.table.last = LastPot::Waits;
    }
    assert_eq!(pots, [125, 250, 375]);
}

#[test]
fn cash_offered_in_a_hand_is_no_chips_unless_a_bet_must_be_covered() {
    let setup = AtTable::new("cause", "five-card-draw", "ABC", 'C').prepared().unwrap().setup;
    let mut play = Play::begin(&setup).unwrap();
    for seat in 0..3 {
        play.apply(&Act::Deal { seat, cards: Dealt::unseen(5) }).unwrap();
    }
    let no = play.apply(&Act::Chips(0, Money::from_minor(100))).unwrap_err();
    assert_eq!((no.code, no.rule.as_deref()), ("chips-during-a-hand", Some("CAU-002")));
}

#[test]
fn what_was_said_before_the_turn_is_done() {
    let at = draw("ABC", 'A');
    let (b, c) = (at.seat('B'), at.seat('C'));
    let mut hand = at.begin();
    let no = hand.play.apply(&Act::Intend(b, Intent::Fold)).unwrap_err();
    assert_eq!((no.code, no.rule.as_deref()), ("his-turn", Some("CAU-019")));
    hand.play.apply(&Act::Intend(c, Intent::Raise)).unwrap();
    let no = hand.play.apply(&Act::Intend(c, Intent::Fold)).unwrap_err();
    assert_eq!((no.code, no.rule.as_deref()), ("said-before", Some("CAU-026")));
    hand.run("B bets 25");
    assert_eq!((hand.turn().held, hand.range()), (Some(Intent::Raise), Some((50, 50))));
    hand.refuses("C calls", "said-before", "CAU-026");
    hand.refuses("C folds", "said-before", "CAU-026");
    hand.run("C raises to 50, A calls");
    // B must keep that word, but it binds nothing after it.
    hand.run("B raises to 75");
    assert_eq!(hand.turn().held, None);
    hand.run("C folds");
}

#[test]
fn words_that_cannot_be_kept_bind_nobody() {
    let at = draw("ABC", 'A');
    let (a, c) = (at.seat('A'), at.seat('C'));
    let mut hand = at.begin();
    hand.play.apply(&Act::Intend(c, Intent::Check)).unwrap();
    hand.play.apply(&Act::Intend(a, Intent::Call)).unwrap();
    hand.run("B bets 25");
    assert_eq!(hand.turn().held, None);
    hand.run("C folds");
    assert_eq!((hand.turn().held, hand.range()), (Some(Intent::Call), None));
    hand.refuses("A folds", "said-before", "CAU-026");
    hand.run("A calls");
    let no = hand.play.apply(&Act::Intend(a, Intent::Raise)).unwrap_err();
    assert_eq!(
        (no.code, no.message.as_str()),
        ("no-turn-to-come", "`A` has no more turns in this round: nobody is betting")
    );
}
