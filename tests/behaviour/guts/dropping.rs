//! In or out: what a word at the drop commits a player to, and who may still drop.

use super::table::Guts;
use engine::hand::Seats;
use engine::money::Money;
use engine::play::{Act, Dealt, End, Next, Play, Ruling, Setup};

fn dealt(setup: &Setup) -> Play<'_> {
    let mut play = Play::begin(setup).unwrap();
    while let Next::Deal { to, down, up } = play.legal() {
        play.apply(&Act::Deal { seat: to.iter().next().unwrap(), cards: Dealt::unseen(down + up) }).unwrap();
    }
    play
}

fn mike() -> &'static Setup {
    Guts::new("mike", "three-card-guts", "ABCD").setup()
}

fn all_others() -> Act {
    Act::Rule(Box::new(Ruling { by: "all the others".to_owned(), why: "it was a slip".to_owned() }))
}

#[track_caller]
fn refused(play: &Play<'_>, act: &Act, code: &str, rule: &str) {
    let mut tried = play.clone();
    let no = tried.apply(act).unwrap_err();
    assert_eq!((no.code, no.rule.as_deref()), (code, Some(rule)), "{}", no.message);
    assert!(tried == *play, "a refused act changed something");
}

#[test]
fn hesitation_is_in_relief_is_unanimous_a_drop_is_final() {
    let mut play = dealt(mike());
    play.apply(&Act::Stay(0)).unwrap();
    refused(&play, &Act::Drop(0), "stays", "MIK-23");
    play.apply(&all_others()).unwrap();
    play.apply(&Act::Drop(0)).unwrap();
    refused(&play, &Act::Stay(0), "dropped", "MIK-25");
    play.apply(&all_others()).unwrap();
    refused(&play, &Act::Stay(0), "dropped", "MIK-25");
}

#[test]
fn nobody_is_out_before_he_said_so() {
    let mut play = dealt(mike());
    play.apply(&Act::Drop(1)).unwrap();
    assert_eq!(play.live().count(), 4);
    assert_eq!(play.legal(), Next::Drop([0, 2, 3].into_iter().collect::<Seats>()));
    refused(&play, &Act::Drop(1), "dropped", "MIK-25");
}

#[test]
fn relief_comes_before_the_next_card_or_not_at_all() {
    let mut play = dealt(mike());
    for seat in 0..4 {
        play.apply(&Act::Stay(seat)).unwrap();
    }
    play.apply(&all_others()).unwrap();
    play.apply(&Act::Drop(2)).unwrap();
    assert_eq!(play.live().count(), 3);
    play.apply(&Act::Show(0, Dealt::NONE)).unwrap();
    play.apply(&all_others()).unwrap();
    refused(&play, &Act::Drop(1), "no-drop", "MIK-23");
}

#[test]
fn who_was_let_out_owes_nothing() {
    let guts = Guts::new("mike", "three-card-guts", "ABCD").pot(100);
    let mut play = dealt(guts.setup());
    for seat in 0..4 {
        play.apply(&if seat < 2 { Act::Stay(seat) } else { Act::Drop(seat) }).unwrap();
    }
    play.apply(&all_others()).unwrap();
    play.apply(&Act::Drop(0)).unwrap();
    let end = guts.end_of(&play);
    assert_eq!((end.awards(), end.pays(), end.next()), (vec![('B', 100)], vec![], None));
}

#[test]
fn dropping_costs_nothing_more_and_forfeits_the_pot() {
    let guts = Guts::new("cause", "two-card-guts-with-a-bump", "ABCDE");
    let end = guts.ends(&[('C', "3hAcAd")], "Ts9d6h");
    assert_eq!((end.awards(), end.pays()), (vec![('C', 125)], vec![]));
    let setup = guts.setup();
    let mut play = dealt(setup);
    play.apply(&Act::Blind(Dealt::unseen(2))).unwrap();
    play.apply(&Act::Drop(3)).unwrap();
    refused(&play, &Act::Drop(3), "dropped", "CAU-115");
    assert_eq!(play.put_in(3), Money::from_minor(25));
}

#[test]
fn a_hand_that_dies_after_staying_has_lost() {
    let guts = Guts::new("mike", "three-card-guts", "ABCD").pot(100);
    let mut play = dealt(guts.setup());
    for seat in 0..4 {
        play.apply(&if seat < 2 { Act::Stay(seat) } else { Act::Drop(seat) }).unwrap();
    }
    play.apply(&Act::Kill(0)).unwrap();
    let end = guts.end_of(&play);
    assert_eq!((end.awards(), end.pays(), end.next()), (vec![('B', 100)], vec![('A', 100)], Some(100)));
}

#[test]
fn all_out_where_the_ante_is_the_dealers_or_nobodys() {
    let mut guts = Guts::new("mike", "three-card-guts", "ABCD").pot(100);
    let out = |guts: &Guts| match guts.dealt(&[], "").end(&guts.rules).unwrap() {
        End::Waits { all_out: Some(out), .. } => out.antes,
        other => panic!("{other:?}"),
    };
    assert_eq!(out(&guts).len(), 4);
    guts.rules.reante_by_dealer.value = true;
    let ante = guts.rules.reante.value.unwrap();
    assert_eq!(out(&guts), [(0, ante.times(4).unwrap())]);
    guts.rules.reante.value = None;
    assert_eq!(out(&guts), []);
}
