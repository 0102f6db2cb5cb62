//! The machine itself, hand by hand; how houses change it is tested with their rules.

use crate::cards::{Card, parse_cards};
use crate::games::{Course, Size, Step, find};
use crate::hand::silent::silent;
use crate::money::{Currency, Money};
use crate::play::{Act, BetLimits, Dealt, End, Next, Place, Play, Ruling, Setup};
use crate::refusal::Refusal;

const HOLDEM: &[Step] = &[
    Step::Deal { down: 2, up: 0 },
    Step::Bet(Size::Small),
    Step::Board(3),
    Step::Bet(Size::Small),
    Step::Board(1),
    Step::Bet(Size::Big),
    Step::Board(1),
    Step::Bet(Size::Big),
];

fn money(minor: i64) -> Money {
    Money::from_minor(minor)
}

fn cards(text: &str) -> Dealt {
    Dealt::of(parse_cards(text).unwrap().into_iter().map(Some::<Card>)).unwrap()
}

/// Hold'em with blinds 25 and 50 on the first two places, the button on the last.
fn holdem(stacks: &[i64]) -> Setup {
    let place = |(seat, stack): (usize, &i64)| Place {
        dealt: true,
        stack: Some(money(*stack)),
        blind: money([25, 50].get(seat).copied().unwrap_or(0)),
        ..Place::default()
    };
    Setup {
        limits: BetLimits::no_limit(money(50)),
        places: stacks.iter().enumerate().map(place).collect(),
        button: stacks.len().saturating_sub(1),
        ..Setup::bare(*find("holdem").unwrap(), Course::fixed(HOLDEM), Currency::POINTS)
    }
}

/// One act in the words of a hand file: `p3 cbr 100`.
fn act(text: &str) -> Act {
    let words: Vec<&str> = text.split(' ').collect();
    let seat = |word: &str| word.trim_start_matches('p').parse::<usize>().unwrap().wrapping_sub(1);
    match *words.as_slice() {
        ["d", "db", dealt] => Act::Board(cards(dealt)),
        ["d", "dh", player, dealt] => Act::Deal { seat: seat(player), cards: cards(dealt) },
        [player, "f"] => Act::Fold(seat(player)),
        [player, "cc"] => Act::Call(seat(player)),
        [player, "cbr", to] => Act::RaiseTo(seat(player), money(to.parse().unwrap())),
        [player, "sm"] => Act::Muck(seat(player)),
        [player, "sm", shown] => Act::Show(seat(player), cards(shown)),
        _ => panic!("{text}"),
    }
}

fn played<'a>(setup: &'a Setup, acts: &str) -> Result<Play<'a>, Refusal> {
    let mut play = Play::begin(setup)?;
    acts.split(", ").try_for_each(|text| play.apply(&act(text)))?;
    Ok(play)
}

/// What each seat has after the hand.
fn finishing(play: &Play<'_>) -> Vec<i64> {
    let End::Settled(settled) = play.end(&silent()).unwrap() else { panic!("not settled") };
    let back = |seat: usize| -> i64 {
        settled
            .settlement
            .returned()
            .iter()
            .filter(|(of, _)| *of == seat)
            .map(|(_, amount)| amount.minor())
            .sum()
    };
    let awards = settled.settlement.awards();
    (0..awards.len())
        .map(|seat| play.stack(seat).unwrap().plus(awards[seat]).unwrap().minor().wrapping_add(back(seat)))
        .collect()
}

#[track_caller]
fn refused(setup: &Setup, acts: &str, code: &str) {
    assert_eq!(played(setup, acts).unwrap_err().code, code);
}

const DEAL: &str = "d dh p1 AsAd, d dh p2 KsKd, d dh p3 QsQd";

#[test]
fn all_fold_to_the_big_blind() {
    let setup = holdem(&[1000, 1000, 1000]);
    let play = played(&setup, &format!("{DEAL}, p3 f, p1 f")).unwrap();
    assert_eq!(play.legal(), Next::Over);
    assert_eq!(finishing(&play), [975, 1025, 1000]);
}

#[test]
fn a_hand_to_the_river_with_a_side_pot() {
    let setup = holdem(&[100, 1000, 1000]);
    let acts = "p3 cbr 100, p1 cc, p2 cc, d db 2c3c4h, p2 cc, p3 cbr 200, p2 cc, d db 8h, p2 cc, p3 cc, d db 9h, \
                p2 cc, p3 cc, p2 sm KsKd, p3 sm, p1 sm AsAd";
    let play = played(&setup, &format!("{DEAL}, {acts}")).unwrap();
    assert_eq!(finishing(&play), [300, 1100, 700]);
}

#[test]
fn turns_cards_and_figures_are_held_to() {
    let setup = holdem(&[1000, 1000, 1000]);
    let after = |acts: &str| format!("{DEAL}, {acts}");
    refused(&setup, "p3 f", "no-betting");
    refused(&setup, &after("p1 f"), "not-his-turn");
    refused(&setup, &after("p3 cbr 75"), "bet-too-small");
    refused(&setup, &after("p3 cbr 1001"), "not-enough-chips");
    refused(&setup, &after("d db 2c3c4c"), "no-deal");
    refused(&setup, &after("p3 cc, p1 cc, p2 cc, d db As2c3c"), "card-twice");
    refused(&setup, &after("p3 cc, p1 cc, p2 cc, d db 2c3c4c5c"), "wrong-number-of-cards");
    refused(&setup, &after("p3 cc, p1 cc, p2 sm KsKd"), "too-early-to-show");
    refused(&setup, &after("p3 f, p1 f, p2 cc"), "hand-over");
}

#[test]
fn what_the_host_let_happen_is_still_due_after_a_refused_act() {
    let setup = holdem(&[1000, 1000, 1000]);
    let mut play = played(&setup, DEAL).unwrap();
    let ruling = Ruling { by: "Ann".to_owned(), why: "Ann was asked first".to_owned() };
    play.apply(&Act::Rule(Box::new(ruling))).unwrap();
    let before = play.clone();
    assert_eq!(play.apply(&act("p1 cbr 5000")).unwrap_err().code, "not-enough-chips");
    assert_eq!(play, before);
    assert!(matches!(play.legal(), Next::Bet(turn) if turn.seat == 2));
}

#[test]
fn an_agreement_and_a_bad_deal_end_a_hand_for_good() {
    let setup = holdem(&[1000, 1000, 1000]);
    let acts = "p3 cc, p1 cc, p2 cc, d db 2c3c4h, p1 cc, p2 cc, p3 cc, d db 8h, p1 cc, p2 cc, p3 cc, d db 9h, \
                p1 cc, p2 cc, p3 cc";
    let shares = [0, 75, 75].map(money);
    for last in [Act::Agree(shares.into()), Act::Misdeal] {
        let mut play = played(&setup, &format!("{DEAL}, {acts}")).unwrap();
        play.apply(&last).unwrap();
        assert_eq!(play.apply(&Act::Retrieve(0)).unwrap_err().code, "hand-over", "{last:?}");
    }
}

#[test]
fn a_refused_end_names_the_place_where_nobody_is_named() {
    let setup = holdem(&[1000, 1000, 1000]);
    let mut play = played(&setup, &format!("{DEAL}, p3 cc, p1 f, p2 cc")).unwrap();
    play.apply(&Act::Agree([60, 65, 0].map(money).into())).unwrap();
    let message = play.end(&silent()).unwrap_err().message;
    assert!(message.contains("`p1`"), "{message}");
}

/// Players of seven-card stud who bet once and then check, up to the last card.
fn eight_of_stud(setup: &Setup) -> Play<'_> {
    let mut play = Play::begin(setup).unwrap();
    loop {
        match play.legal() {
            Next::Deal { down: 1, up: 0, .. } => return play,
            Next::Deal { to, down, up } => {
                let seat = to.iter().next().unwrap();
                play.apply(&Act::Deal { seat, cards: Dealt::unseen(down.saturating_add(up)) }).unwrap();
            }
            Next::Bet(turn) if turn.raise.is_some() && play.pot().is_zero() => {
                play.apply(&Act::RaiseTo(turn.seat, money(50))).unwrap();
            }
            Next::Bet(turn) => play.apply(&Act::Call(turn.seat)).unwrap(),
            other => panic!("{other:?}"),
        }
    }
}

fn stud(players: usize) -> Setup {
    let mut setup = holdem(&vec![1000; players]);
    (setup.game, setup.course) = {
        let row = crate::games::row("seven-card-stud").unwrap();
        (row.game, row.course.clone())
    };
    setup.places.iter_mut().for_each(|place| place.blind = Money::ZERO);
    setup
}

#[test]
fn the_cards_run_out_and_those_still_in_get_a_new_deal() {
    let setup = stud(8);
    let mut play = eight_of_stud(&setup);
    assert_eq!(play.cards_left(), 4);
    play.apply(&Act::Kill(3)).unwrap();
    let pot = play.pot();
    assert_eq!(pot, money(400));
    play.apply(&Act::Redeal).unwrap();
    assert_eq!(play.legal(), Next::Over);
    let End::Waits { carry, put_in, only, all_out, .. } = play.end(&silent()).unwrap() else {
        panic!("it waits")
    };
    assert_eq!((carry, put_in), (pot, vec![money(50); 8]));
    assert_eq!((only.unwrap().iter().collect::<Vec<_>>(), all_out), (vec![0, 1, 2, 4, 5, 6, 7], None));
    assert_eq!(play.apply(&Act::Redeal).unwrap_err().code, "hand-over");
}

#[test]
fn there_is_no_new_deal_while_the_cards_last() {
    let setup = stud(7);
    let mut play = eight_of_stud(&setup);
    let refusal = play.apply(&Act::Redeal).unwrap_err();
    assert_eq!(refusal.message, "7 cards are needed and 10 are left, so there's no need to deal again");
    play.apply(&Act::Rule(Box::new(Ruling { by: "Ann".into(), why: "ten cards are soaked".into() })))
        .unwrap();
    play.apply(&Act::Redeal).unwrap();
    let mut betting = Play::begin(&setup).unwrap();
    for seat in 0..7 {
        betting.apply(&Act::Deal { seat, cards: Dealt::unseen(3) }).unwrap();
    }
    assert_eq!(betting.apply(&Act::Redeal).unwrap_err().code, "no-redeal");
}

#[test]
fn a_table_with_more_than_a_pot_can_hold_is_refused_before_the_first_card() {
    let most = crate::money::AMOUNT_MAX;
    assert!(Play::begin(&holdem(&[most.saturating_sub(100), 100])).is_ok());
    let refusal = Play::begin(&holdem(&[most, 100])).unwrap_err();
    assert_eq!(refusal.code, "too-many-chips");
    let mut setup = holdem(&[most, 100]);
    setup.places.iter_mut().for_each(|place| place.stack = Some(money(100)));
    setup.carry = money(most);
    assert_eq!(Play::begin(&setup).unwrap_err().code, "too-many-chips");
}
