//! Printed examples of pots and showdowns under the profiles that ship, with the sentences, and showdowns that must be refused.

use crate::cards::{parse_cards, parse_holding};
use crate::formats::house::preset;
use crate::games::find;
use crate::hand::{Claims, Contestant, HouseRules, PotTable, Seats, Showdown, Stake, Tally, divide, settle};
use crate::money::{Currency, Money};

const CENTS: Money = Money::from_minor(5);

/// The choices of a house that comes with the program.
fn of(house: &str) -> HouseRules {
    HouseRules::of(&preset(house).unwrap())
}

fn seats(seats: &[usize]) -> Seats {
    seats.iter().copied().collect()
}

fn player(name: &str, bet: i64, cards: &str) -> Contestant {
    let stake = Stake { bet: Money::from_minor(bet), ..Stake::default() };
    Contestant { name: name.to_owned(), stake, cards: parse_holding(cards).unwrap(), ..Contestant::default() }
}

fn folded(name: &str, bet: i64) -> Contestant {
    let stake = Stake { bet: Money::from_minor(bet), folded: true, ..Stake::default() };
    Contestant { stake, ..player(name, 0, "") }
}

fn hand(game: &str, players: Vec<Contestant>, board: &str) -> Showdown {
    let board = parse_cards(board).unwrap().into();
    Showdown { board, ..Showdown::new(*find(game).unwrap(), Currency::USD, CENTS, players) }
}

/// Who is paid what, and what stays.
#[track_caller]
fn pays(showdown: &Showdown, house: &HouseRules, awards: &[i64], carry: i64) {
    let settlement = settle(showdown, house).unwrap();
    let paid: Vec<i64> = settlement.awards().iter().map(|award| award.minor()).collect();
    assert_eq!((paid.as_slice(), settlement.carry().minor()), (awards, carry));
}

#[track_caller]
fn refused(showdown: &Showdown, house: &HouseRules, code: &str, message: &str) {
    let refusal = settle(showdown, house).unwrap_err();
    assert_eq!((refusal.code, refusal.message.as_str()), (code, message));
}

/// The rules and sentences of a settlement.
fn told(showdown: &Showdown, house: &HouseRules) -> Vec<(String, String)> {
    let settlement = settle(showdown, house).unwrap();
    let told = showdown.told(settlement.reasons(), house).into_iter();
    told.map(|told| (told.rule, told.text)).collect()
}

/// A pot divided between tied winners, without cards.
#[track_caller]
fn divides(house: &HouseRules, table: (usize, i64), amount: i64, claims: Claims, paid: &[i64], carry: i64) {
    let table = PotTable { button: table.0, unit: Money::from_minor(table.1) };
    let mut tally = Tally::new(paid.len());
    divide(&mut tally, (0, Money::from_minor(amount)), claims, &table, house).unwrap();
    let awards: Vec<i64> = tally.awards.iter().map(|award| award.minor()).collect();
    assert_eq!((awards.as_slice(), tally.carry.minor()), (paid, carry));
}

fn tied(high: &[usize]) -> Claims {
    Claims { high: seats(high), low: None }
}

fn halves(high: &[usize], low: &[usize]) -> Claims {
    Claims { high: seats(high), low: Some(seats(low)) }
}

#[test]
fn out_of_chips_for_the_main_pot_only() {
    let mut players = vec![
        player("A", 30, "AhAdAc Kd Qd"),
        player("B", 100, "7h 5d 4c 3s 2h"),
        player("C", 100, "KhKc 9s 5c 2d"),
    ];
    players[2].stake.dead = Money::from_minor(30);
    pays(&hand("five-card-stud", players, ""), &of("igloo"), &[120, 0, 140], 0);
}

#[test]
fn a_tie_stays_a_tie() {
    let players = vec![player("A", 100, "Ah Kd Qs Jc 9h 3d 2c"), player("B", 100, "As Kh Qd Jh 9c 8s 4d")];
    pays(&hand("seven-card-stud", players, ""), &of("igloo"), &[100, 100], 0);
}

#[test]
fn an_unshown_hand_concedes() {
    let shown = hand("five-card-stud", vec![player("A", 100, "QhQd8s5c2d"), player("B", 100, "")], "");
    pays(&shown, &of("igloo"), &[200, 0], 0);
    let told = told(&shown, &of("igloo"));
    assert_eq!(told[0].0, "IGL-19");
    assert_eq!(told[0].1, "B doesn't show, so B can't win");
}

#[test]
fn a_shared_half_leaves_its_odd_nickel() {
    divides(&of("igloo"), (2, 5), 210, halves(&[0], &[1, 2]), &[105, 50, 50], 5);
}

#[test]
fn halving_and_sharing_one_pot() {
    divides(&of("igloo"), (3, 5), 215, halves(&[0, 1], &[2, 3]), &[55, 55, 50, 50], 5);
}

#[test]
fn the_odd_nickel_goes_high() {
    divides(&of("mike"), (1, 5), 205, halves(&[0], &[1]), &[105, 100], 0);
}

#[test]
fn a_shared_low_half_carries() {
    divides(&of("mike"), (2, 5), 210, halves(&[0], &[1, 2]), &[105, 50, 50], 5);
}

#[test]
fn one_odd_chip_to_the_first_left_of_the_button() {
    divides(&of("dave"), (3, 25), 1075, tied(&[2, 4, 7]), &[0, 0, 350, 0, 375, 0, 0, 350], 0);
}

#[test]
fn two_odd_chips_one_each_clockwise() {
    divides(&of("dave"), (3, 25), 1100, tied(&[2, 4, 7]), &[0, 0, 350, 0, 375, 0, 0, 375], 0);
}

#[test]
fn the_odd_chip_to_the_nearest_left_of_the_dealer() {
    divides(&of("pig"), (2, 25), 75, tied(&[0, 1]), &[50, 25, 0], 0);
}

#[test]
fn one_odd_unit_in_four_houses() {
    let high_left =
        |house: &HouseRules, paid: &[i64]| divides(house, (0, 25), 225, halves(&[2], &[1]), paid, 0);
    for house in [of("igloo"), of("mike"), of("cause")] {
        high_left(&house, &[0, 100, 125]);
    }
    high_left(&of("dave"), &[0, 125, 100]);
}

#[test]
fn a_tie_shares_evenly() {
    divides(&of("cause"), (0, 25), 300, tied(&[1, 2]), &[0, 150, 150], 0);
}

#[test]
fn the_odd_chip_where_the_house_is_silent() {
    divides(&of("cause"), (0, 25), 325, tied(&[0, 2]), &[150, 0, 175], 0);
    let players = vec![player("A", 15, "Kh Kd 9s 5c 2d"), folded("B", 5), player("C", 15, "Ks Kc 9h 5d 2h")];
    let told = told(&hand("five-card-draw", players, ""), &of("cause"));
    let share = ("CAU-031".to_owned(), "A and C split the main pot: $0.15 each".to_owned());
    let odd = "the odd $0.05 of the main pot goes to A";
    assert!(told.contains(&share), "{told:?}");
    assert!(told.contains(&("standard".to_owned(), odd.to_owned())), "{told:?}");
}

#[test]
fn the_odd_nickel_of_a_tie_stays() {
    let players = vec![player("A", 50, "Kh Kd 9s 5c 2d"), folded("X", 5), player("B", 50, "Ks Kc 9h 5d 2h")];
    let tie = hand("five-card-draw", players, "");
    pays(&tie, &of("mike"), &[50, 0, 50], 5);
    let told = told(&tie, &of("mike"));
    let rules: Vec<&str> = told.iter().map(|(rule, _)| rule.as_str()).collect();
    assert_eq!(rules, ["MIK-31", "MIK-19", "MIK-65"]);
    assert_eq!(told[0].1, "A and B tie for the main pot of $1.05: pair of kings");
}

#[test]
fn the_board_plays_for_both() {
    let players = vec![player("X", 100, "2c 2d"), player("Y", 100, "9h 8h")];
    pays(&hand("holdem", players, "Ah Kh Qh Jh Th"), &of("pig"), &[100, 100], 0);
}

#[test]
fn main_and_side_pot_to_different_hands() {
    let players = vec![player("A", 200, "2c 7d"), player("B", 120, "AcAd"), player("C", 200, "KcKd")];
    let all_in = hand("holdem", players, "3h 4h 8s Ts Jd");
    pays(&all_in, &of("pig"), &[0, 360, 160], 0);
    let told = told(&all_in, &of("pig"));
    assert_eq!(told[0].0, "PIG-36");
    let side = "C has the best hand for side pot 1 ($1.60): pair of kings";
    assert!(told.iter().any(|(_, text)| text == side), "{told:?}");
}

#[test]
fn the_bettor_nobody_calls_shows_nothing() {
    let players = vec![player("A", 150, ""), folded("B", 50), folded("C", 50)];
    let uncalled = hand("holdem", players, "");
    pays(&uncalled, &of("pig"), &[150, 0, 0], 0);
    let settlement = settle(&uncalled, &of("pig")).unwrap();
    assert_eq!(settlement.returned(), [(0, Money::from_minor(100))]);
    assert_eq!(told(&uncalled, &of("pig"))[1].0, "PIG-51");
}

#[test]
fn the_last_one_in_takes_the_pot_unseen() {
    pays(&hand("five-card-draw", vec![player("A", 50, ""), folded("B", 50)], ""), &of("cause"), &[100, 0], 0);
}

#[test]
fn this_house_lays_no_side_pot() {
    let players =
        vec![player("A", 50, "AhAd3c4d5d"), player("B", 100, "KhKd3d4c5c"), player("C", 100, "QhQd6d7c8c")];
    let short = hand("five-card-draw", players, "");
    refused(
        &short,
        &of("cause"),
        "side-pots-not-used",
        "the bets make 2 pots ($1.50 and $1.00), but at this house every bet must be covered",
    );
    assert_eq!(settle(&short, &of("cause")).unwrap_err().rule.as_deref(), Some("CAU-027"));
    pays(&short, &of("casino"), &[150, 100, 0], 0);
}

#[test]
fn two_of_four_cards_play_in_omaha() {
    let players = vec![player("A", 100, "Ah Kd Qc Js"), player("B", 100, "2h 2d 7c 8s")];
    pays(&hand("omaha", players, "3h 4h 5h 6h 9h"), &of("casino"), &[0, 200], 0);
}

#[test]
fn a_hand_that_makes_no_sense_is_refused() {
    let pair = || vec![player("A", 100, "AhAd3c4d5d"), player("B", 100, "KhKd3d4c5c")];
    let stud = |players| hand("five-card-stud", players, "");
    let mut twice = pair();
    twice[1].cards = parse_holding("Ah Kd 3d 4c 5c").unwrap();
    refused(&stud(twice), &of("casino"), "card-twice", "Ah was dealt twice: to `A` and to `B`");
    let mut short = pair();
    short[1].cards = parse_holding("Kh").unwrap();
    let message = "`B` has 1 card; `five-card-stud` needs 5";
    refused(&stud(short), &of("casino"), "wrong-card-count", message);
    let mut joker = pair();
    joker[0].cards = parse_holding("Jo Ad 3c 4d 5d").unwrap();
    refused(&stud(joker), &of("casino"), "joker-not-wild", "there's no joker in `five-card-stud`");
    let none = vec![player("A", 100, ""), player("B", 100, "")];
    refused(
        &stud(none),
        &of("casino"),
        "nobody-showed",
        "nobody showed a hand for the pot of 2.00: it's between `A` and `B`",
    );
    refused(
        &stud(vec![folded("A", 5)]),
        &of("casino"),
        "nobody-in",
        "nobody is left in the hand, so nobody can win it",
    );
    let same = vec![player("A", 5, ""), player("A", 5, "")];
    refused(&stud(same), &of("casino"), "player-twice", "`A` is in the hand twice");
    let without_board = hand("holdem", vec![player("A", 5, "AhAd"), player("B", 5, "KhKd")], "2c 3c 4c");
    refused(&without_board, &of("casino"), "wrong-card-count", "the board has 3 cards; `holdem` needs 5");
}

#[test]
fn amounts_that_cannot_be_paid_are_refused() {
    let stud = |bet| hand("five-card-stud", vec![player("A", bet, "")], "");
    refused(&stud(-5), &of("casino"), "negative-amount", "`A` put in -0.05; an amount can't be negative");
    refused(&stud(7), &of("casino"), "not-a-multiple", "`A` put in 0.07, which isn't a multiple of 0.05");
    let unit = Showdown { unit: Money::ZERO, ..stud(5) };
    refused(&unit, &of("casino"), "bad-unit", "0.00 can't be the smallest amount");
    let nowhere = Showdown { button: Some(1), ..stud(5) };
    refused(&nowhere, &of("casino"), "no-such-seat", "the dealer sits in seat 1, but the last seat is 0");
}
