//! Two Card Guts with a Bump as the Cause house plays it.

use super::table::Guts;
use engine::hand::Match;
use engine::money::Money;
use engine::play::{Act, Dealt, End, LastPot, Next, Play};

fn guts() -> Guts {
    Guts::new("cause", "two-card-guts-with-a-bump", "ABCDE")
}

#[test]
fn the_best_takes_the_pot_and_losers_make_the_next() {
    let guts = guts().pot(250);
    let end = guts.ends(&[('A', "KhKd7c"), ('B', "Qs9s4d")], "8c8h2s");
    assert_eq!((end.awards(), end.pays(), end.next()), (vec![('A', 250)], vec![('B', 100)], Some(100)));
    end.says(&guts.rules, "CAU-119", "B pays 100 into the next pot");
}

#[test]
fn alone_against_the_blind_hand_ends_the_game() {
    let guts = guts().pot(100);
    let end = guts.ends(&[('C', "3hAcAd")], "Ts9d6h");
    assert_eq!((end.awards(), end.pays(), end.next()), (vec![('C', 100)], vec![], None));
    end.says(&guts.rules, "CAU-122", "nobody has to match the pot, so the game is over");
    let told = end.told(&guts.rules);
    assert!(told.iter().any(|(_, text)| text.starts_with("C beats the blind hand")), "{told:#?}");
}

#[test]
fn the_blind_hand_wins_and_the_game_goes_on() {
    let guts = guts().pot(100);
    let end = guts.ends(&[('C', "Kc9h5s")], "7d7c2h");
    assert_eq!((end.awards(), end.pays(), end.next()), (vec![], vec![('C', 100)], Some(200)));
    assert_eq!(end.settled.settlement.carry(), Money::from_minor(100));
    let told = end.told(&guts.rules);
    assert!(told.iter().any(|(_, text)| text.starts_with("the blind hand wins")), "{told:#?}");
}

#[test]
fn one_tie_all_tie() {
    let guts = guts().pot(100);
    let end = guts.ends(&[('A', "AhKd7c"), ('B', "AsKc7d")], "QhJd2c");
    assert_eq!((end.awards(), end.pays(), end.next()), (vec![], vec![('A', 100), ('B', 100)], Some(300)));
    end.says(
        &guts.rules,
        "CAU-121",
        "the best hands tie, so nobody wins: A and B each pay 100 into the next pot",
    );
}

#[test]
fn a_tie_with_the_blind_hand_costs_all_who_are_in() {
    let guts = guts().pot(100);
    let end = guts.ends(&[('A', "AhKd7c"), ('B', "Qs9s4d")], "AsKc7d");
    assert_eq!((end.awards(), end.pays(), end.next()), (vec![], vec![('A', 100), ('B', 100)], Some(300)));
    let told = end.told(&guts.rules);
    assert!(told.iter().any(|(rule, text)| rule == "CAU-121" && text.starts_with("the blind hand ties A")));
}

#[test]
fn who_dropped_is_dealt_in_again() {
    let mut guts = guts().pot(250);
    let end = guts.ends(&[('A', "KhKd7c"), ('B', "Qs9s4d")], "8c8h2s");
    assert_eq!(end.back(), "ABCDE");
    end.says(&guts.rules, "CAU-120", "the game goes on with A, B, C, D and E for the pot of 100");
    guts.rules.back.value = false;
    assert_eq!(guts.ends(&[('A', "KhKd7c"), ('B', "Qs9s4d")], "8c8h2s").back(), "AB");
}

#[test]
fn all_out_names_the_antes_that_follow() {
    let guts = guts();
    let play = guts.dealt(&[], "8c8h2s");
    let End::Waits { carry, all_out: Some(out), .. } = play.end(&guts.rules).unwrap() else {
        panic!("waits")
    };
    assert_eq!((carry, out.back.count()), (Money::from_minor(125), 5));
    assert_eq!(out.antes, (0..5).map(|seat| (seat, Money::from_minor(25))).collect::<Vec<_>>());
    assert_eq!(guts.rules.rule(out.why[0].cite), Some("CAU-116"));
}

#[test]
fn two_cards_down_a_blind_hand_and_no_betting() {
    let setup = guts().setup();
    let mut play = Play::begin(setup).unwrap();
    assert_eq!(play.pot(), Money::from_minor(125));
    for seat in 0..5 {
        assert!(matches!(play.legal(), Next::Deal { down: 2, up: 0, .. }));
        play.apply(&Act::Deal { seat, cards: Dealt::unseen(2) }).unwrap();
    }
    assert_eq!(play.legal(), Next::Blind(2));
    play.apply(&Act::Blind(Dealt::unseen(2))).unwrap();
    assert!(matches!(play.legal(), Next::Drop(due) if due.count() == 5));
    assert_eq!(play.apply(&Act::Call(0)).unwrap_err().code, "no-betting");
}

#[test]
fn the_bump_goes_to_who_stayed_and_to_the_blind_hand() {
    let play = guts().dealt(&[('A', "KhKd7c"), ('C', "Qs9s4d")], "8c8h2s");
    let held: Vec<usize> = (0..5).map(|seat| play.cards(seat).len()).collect();
    assert_eq!(held, [3, 2, 3, 2, 2]);
    assert!(play.is_up(0, 2) && !play.is_up(0, 1));
}

#[test]
fn who_has_too_little_buys_or_plays_for_what_he_has() {
    let mut guts = guts().pot(250).stack('B', 40);
    let stay = [('A', "KhKd7c"), ('B', "Qs9s4d")];
    let mut play = guts.dealt(&stay, "8c8h2s");
    let no = play.end(&guts.rules).unwrap_err();
    assert_eq!((no.code, no.rule.as_deref()), ("match-not-covered", Some("CAU-027")));
    assert_eq!(no.message, "`B` owes 100 to the next pot but has only 40: the hand waits until `B` buys 60");
    play.apply(&Act::Chips(1, Money::from_minor(75))).unwrap();
    let end = guts.end_of(&play);
    assert_eq!((end.pays(), end.next()), (vec![('B', 100)], Some(100)));
    guts.rules.side_pots.value = true;
    let end = guts.ends(&stay, "8c8h2s");
    end.says(&guts.rules, "CAU-027", "B has only 40, 60 short, and plays for just that");
    assert_eq!(end.next(), Some(40));
}

#[test]
fn a_fixed_sum_that_the_house_does_not_name_is_asked_for() {
    let mut guts = guts().pot(250);
    guts.rules.matched.value = Match::Unsaid;
    let play = guts.dealt(&[('A', "KhKd7c"), ('B', "Qs9s4d")], "8c8h2s");
    let no = play.end(&guts.rules).unwrap_err();
    assert_eq!((no.code, no.rule.as_deref()), ("match-unsaid", Some("CAU-119")));
    assert!(no.message.contains("match.amount"), "{}", no.message);
}

#[test]
fn throwing_the_hand_away_is_losing() {
    let guts = guts().pot(100);
    let mut play = Play::begin(guts.setup()).unwrap();
    for seat in 0..5 {
        play.apply(&Act::Deal { seat, cards: Dealt::unseen(2) }).unwrap();
    }
    play.apply(&Act::Blind(Dealt::unseen(2))).unwrap();
    for seat in 0..5 {
        play.apply(&if seat < 2 { Act::Stay(seat) } else { Act::Drop(seat) }).unwrap();
    }
    for seat in 0..2 {
        play.apply(&Act::Deal { seat, cards: Dealt::unseen(1) }).unwrap();
    }
    play.apply(&Act::Blind(Dealt::unseen(1))).unwrap();
    play.apply(&Act::Muck(0)).unwrap();
    play.apply(&Act::Muck(1)).unwrap();
    let end = guts.end_of(&play);
    assert_eq!((end.awards(), end.pays(), end.next()), (vec![], vec![('A', 100), ('B', 100)], Some(300)));
}

#[test]
fn the_blind_hand_has_to_be_known_before_anybody_beats_it() {
    let guts = guts().pot(100);
    let setup = guts.setup();
    let mut play = Play::begin(setup).unwrap();
    loop {
        let act = match play.legal() {
            Next::Deal { to, down, up } => {
                Act::Deal { seat: to.iter().next().unwrap(), cards: Dealt::unseen(down + up) }
            }
            Next::Blind(cards) => Act::Blind(Dealt::unseen(cards)),
            Next::Drop(due) => Act::Stay(due.iter().next().unwrap()),
            Next::Show { first, .. } => Act::Show(first, Dealt::NONE),
            _ => break,
        };
        play.apply(&act).unwrap();
    }
    assert_eq!(play.end(&guts.rules).unwrap_err().code, "blind-missing");
}

#[test]
fn nobody_antes_where_losers_made_the_pot() {
    let guts = guts().pot(200);
    assert_eq!(guts.at.table.last, LastPot::Matched);
    assert_eq!((guts.at.posts(), guts.dealt(&[], "8c8h2s").pot()), (vec![], Money::from_minor(200)));
}
