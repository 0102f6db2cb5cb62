//! The Igloo: the dealer antes for all, a nickel to half a dollar, a dollar late, three raises.

use crate::betting::at_table::{AtTable, Hand};
use engine::hand::HouseRules;
use engine::play::{End, Next, prepare};

fn table(game: &str, seats: &str, dealer: char) -> AtTable {
    AtTable::new("igloo", game, seats, dealer)
}

fn draw() -> AtTable {
    table("five-card-draw", "ABC", 'A')
}

#[test]
fn the_dealer_antes_for_all() {
    let six = table("five-card-draw", "ABCDEF", 'C');
    assert_eq!(six.posts(), [('C', 0, 0, 60)]);
    assert_eq!(six.begin().pot(), 60);
    assert_eq!(table("five-card-draw", "ABCD", 'A').posts(), [('A', 0, 0, 40)]);
    assert_eq!(six.told(), [("IGL-08".to_owned(), "`C` antes $0.60 for all 6 players".to_owned())]);
}

#[test]
fn a_dealer_who_cannot_pay_buys_first() {
    let no = table("five-card-draw", "ABCD", 'A').stack('A', 35).prepared().unwrap_err();
    assert_eq!((no.code, no.rule.as_deref()), ("ante-not-covered", Some("IGL-08")));
    assert!(no.message.contains("$0.40") && no.message.contains("$0.35"), "{no}");
}

#[test]
fn bets_of_a_nickel_to_half_a_dollar() {
    let hand = draw().begin();
    for bet in ["0.05", "0.50"] {
        draw().played(&format!("B bets {bet}"));
    }
    hand.refuses("B bets 0.55", "bet-too-large", "IGL-09");
    hand.refuses("B bets 0.00", "bet-too-small", "IGL-09");
    hand.refuses("B bets 0.12", "not-a-multiple", "IGL-02");
    hand.refuses("B bets 0.50, C raises to 1.05", "bet-too-large", "IGL-09");
}

#[test]
fn a_dollar_in_the_last_round_only() {
    let hand = draw().begin();
    hand.refuses("B bets 0.75", "bet-too-large", "IGL-09");
    let mut last = draw().played("B checks, C checks, A checks, B draws 1, C draws 0, A draws 3");
    assert_eq!(last.range(), Some((5, 100)));
    last.refuses("B bets 1.05", "bet-too-large", "IGL-10");
    last.run("B bets 0.75");
}

#[test]
fn a_dollar_before_and_after_the_declare() {
    let mut hand = table("five-card-stud-hi-lo", "ABC", 'A').begin();
    let mut most = Vec::new();
    for round in 0..5 {
        most.push(hand.range().unwrap().1);
        hand.order_once();
        if round == 3 {
            assert!(matches!(hand.play.legal(), Next::Declare(_)));
            hand.run("A declares high, B declares low, C declares high");
        }
    }
    assert_eq!(most, [50, 50, 50, 100, 100]);
}

#[test]
fn after_the_declare_a_dollar_is_the_most() {
    let mut hand = table("five-card-stud-hi-lo", "ABC", 'A').begin();
    (0..4).for_each(|_| hand.order_once());
    hand.run("A declares high, B declares low, C declares high");
    // B is alone on that side: B has a lock, and opens.
    assert_eq!(hand.on(), 'B');
    hand.refuses("B bets 1.05", "bet-too-large", "IGL-10");
    hand.run("B bets 1.00");
}

#[test]
fn without_a_lock_a_high_seeker_opens() {
    let mut hand = table("five-card-stud-hi-lo", "ABCD", 'A').begin();
    (0..4).for_each(|_| hand.order_once());
    hand.run("A declares high, B declares low, C declares high, D declares low");
    assert_eq!(hand.on(), 'C');
}

#[test]
fn nobody_opens() {
    let checked = "B checks, C checks, A checks";
    let on = draw().played(checked);
    assert_eq!((on.pot(), matches!(on.play.legal(), Next::Draw { .. })), (30, true));
    let thrown_in = draw().calling(|called| called.redeal = true).played(checked);
    let house = HouseRules::of(&thrown_in.at.house);
    let End::Waits { put_in, carry, .. } = thrown_in.play.end(&house).unwrap() else {
        panic!("not thrown in")
    };
    let paid: Vec<i64> = put_in.iter().map(|amount| amount.minor()).collect();
    assert_eq!((carry.minor(), paid), (30, vec![30, 0, 0]));
}

#[test]
fn a_bet_and_three_raises_cost_two_dollars() {
    let raises = "B bets 0.50, C raises to 1.00, A raises to 1.50, B raises to 2.00";
    draw().begin().refuses(&format!("{raises}, C raises to 2.50"), "raise-cap", "IGL-13");
    let hand = draw().played(&format!("{raises}, C calls, A calls"));
    assert_eq!((hand.put_in('B'), hand.put_in('C')), (200, 200));
    assert_eq!(hand.pot(), 630);
}

#[test]
fn a_small_raise_counts_as_much_as_a_large_one() {
    let raises = "B bets 0.50, C raises to 0.55, A raises to 0.60, B raises to 0.65";
    draw().begin().refuses(&format!("{raises}, C raises to 0.70"), "raise-cap", "IGL-13");
}

#[test]
fn four_dollars_in_the_last_round() {
    let mut hand = draw().played("B checks, C checks, A checks, B draws 0, C draws 0, A draws 0");
    hand.run("B bets 1.00, C raises to 2.00, A raises to 3.00, B raises to 4.00, C calls, A calls");
    assert_eq!([hand.put_in('B'), hand.put_in('C')], [400, 400]);
}

#[test]
fn the_cap_holds_for_two_players() {
    let raises = "B bets 0.50, C raises to 1.00, A folds, B raises to 1.50, C raises to 2.00";
    draw().begin().refuses(&format!("{raises}, B raises to 2.50"), "raise-cap", "IGL-13");
}

#[test]
fn out_of_chips_stays_for_the_main_pot() {
    // A deals: after anteing for three, A has the thirty cents of the example.
    let at = draw().stack('A', 60);
    let mut hand = at.played("B bets 0.50, C calls, A calls, B draws 0, C draws 0, A draws 0");
    hand.run("B bets 0.50, C calls, B shows 2c3c4d5h7s, A shows AsAdAhKsKd, C shows QsQdQhJsTd");
    assert_eq!(hand.pots(), [(120, "ABC".to_owned()), (140, "BC".to_owned())]);
    assert_eq!(hand.awards(), [('A', 120), ('C', 140)]);
}

#[test]
fn or_he_buys_from_a_player_and_plays_on() {
    let mut hand = draw().stack('A', 60).played("B bets 0.50, C calls, A buys 1.00, A calls");
    assert_eq!((hand.put_in('A'), hand.pot()), (80, 180));
    hand.run("B draws 0, C draws 0, A draws 0, B checks, C checks, A bets 0.80");
}

#[test]
fn a_check_does_not_end_the_right_to_raise() {
    let hand = draw().played("B checks, C bets 0.20, A folds, B raises to 0.70");
    assert_eq!(hand.on(), 'C');
}

#[test]
fn the_ante_is_the_houses() {
    let at = draw().calling(|called| called.ante = Some(engine::money::Money::from_minor(25)));
    let no = prepare(&at.house, &at.called, &at.table, None).unwrap_err();
    assert_eq!((no.code, no.rule.as_deref()), ("ante-of-the-house", Some("IGL-08")));
}

impl Hand {
    /// One round in which everybody checks.
    fn order_once(&mut self) {
        let step = self.play.step();
        while self.play.step() == step && matches!(self.play.legal(), Next::Bet(_)) {
            let words = format!("{} checks", self.on());
            self.run(&words);
        }
    }
}
