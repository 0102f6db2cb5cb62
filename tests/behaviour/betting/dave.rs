//! Dave's game: no-limit hold'em, a dead button, missed blinds, a button to buy, straddles.

use crate::betting::at_table::AtTable;
use engine::hand::HouseRules;
use engine::house::House;
use engine::play::{Act, End, Missed, Sitter, Spots, Straddle, WayIn, first_spots, missed, next_spots};

const BOTH: Missed = Missed { small: true, big: true };

fn table(seats: &str, dealer: char) -> AtTable {
    AtTable::new("dave", "holdem", seats, dealer)
}

/// Three on the flop, no bet yet: A deals, B opens.
fn flop() -> AtTable {
    table("ABC", 'A')
}

const TO_FLOP: &str = "A calls, B calls, C checks";

fn next(at: &AtTable, last: Spots) -> Option<Spots> {
    next_spots(&at.house, last, None, &at.table.seats)
}

fn without(mut at: AtTable, letter: char) -> AtTable {
    let seat = at.seat(letter);
    at.table.seats[seat] = None;
    at
}

#[test]
fn nobody_bets_more_than_lies_before_him() {
    let hand = table("ABC", 'A').stack('A', 2000).begin();
    hand.refuses("A bets 25.00", "not-enough-chips", "DAV-14");
    hand.refuses("A buys 5.00", "chips-during-a-hand", "DAV-14");
    let mut all_in = hand.clone();
    all_in.run("A bets 20.00");
    assert!(all_in.play.stack(0).unwrap().is_zero());
}

#[test]
fn blinds_skip_nobody_and_the_button_may_be_dead() {
    let at = table("ABCD", 'A');
    assert_eq!(at.table.spots, Spots { button: 0, blinds: Some((1, 2)) });
    let left = without(at.clone(), 'B');
    assert_eq!(next(&left, at.table.spots), Some(Spots { button: 1, blinds: Some((2, 3)) }));
}

#[test]
fn a_small_blind_may_be_dead_too() {
    // C had the big blind and left: nobody posts the small one, and D's big blind isn't early.
    let at = table("ABCDE", 'A');
    let mut left = without(at.clone(), 'C');
    left.table.spots = next(&left, at.table.spots).unwrap();
    assert_eq!(left.table.spots, Spots { button: 1, blinds: Some((2, 3)) });
    assert_eq!(left.posts(), [('D', 0, 50, 0)]);
    assert_eq!(
        left.told()[0],
        ("DAV-25".to_owned(), "there's no small blind, because that seat isn't in the hand".to_owned())
    );
    assert_eq!(left.begin().on(), 'E');
}

#[test]
fn two_players_and_back_to_three() {
    let at = table("ABC", 'A');
    // A leaves: C had the big blind, so B has it now, and C has the button and the small one.
    let two = without(at.clone(), 'A');
    let spots = next(&two, at.table.spots).unwrap();
    assert_eq!(spots, Spots { button: 2, blinds: Some((2, 1)) });
    // A comes back between button and big blind, and pays the big blind.
    let three = next(&at, Spots { button: 1, blinds: Some((1, 2)) }).unwrap();
    assert_eq!(three, Spots { button: 1, blinds: Some((2, 0)) });
    // If the newcomer sits after the old button, the button goes there.
    let three = next(&at, Spots { button: 2, blinds: Some((2, 1)) }).unwrap();
    assert_eq!(three, Spots { button: 0, blinds: Some((1, 2)) });
}

#[test]
fn a_newcomer_owes_nothing() {
    let at = table("ABCDE", 'A').with('E', |sitter| sitter.new = true);
    assert_eq!(at.posts(), [('B', 0, 25, 0), ('C', 0, 50, 0)]);
    assert_eq!(at.dealt(), "ABCDE");
}

#[test]
fn one_of_each_missed_the_small_one_dead() {
    let at = table("ABCDE", 'A').with('E', |sitter| sitter.missed = BOTH);
    assert_eq!(at.posts(), [('B', 0, 25, 0), ('C', 0, 50, 0), ('E', 0, 50, 25)]);
    assert_eq!(at.told()[0].0, "DAV-27");
    let hand = at.begin();
    assert_eq!((hand.pot(), hand.put_in('E')), (150, 75));
    // D's live big blind is a bet: D may check, and the first to act is still left of the big blind.
    assert_eq!(hand.on(), 'D');
    let on_him = at.played("D calls");
    assert_eq!((on_him.on(), on_him.to_call()), ('E', 0));
    let small = table("ABCDE", 'A').with('E', |sitter| sitter.missed = Missed { small: true, big: false });
    assert_eq!(small.posts()[2], ('E', 0, 0, 25));
}

#[test]
fn or_he_waits_for_the_big_blind() {
    let waits = |sitter: &mut Sitter| {
        sitter.missed = BOTH;
        sitter.entry = WayIn::Wait;
    };
    let at = table("ABCDE", 'A').with('D', waits);
    assert_eq!(at.dealt(), "ABCE");
    assert_eq!(at.told()[0], ("DAV-27".to_owned(), "`D` waits for the big blind".to_owned()));
    let mut his = at.clone();
    his.table.spots = next(&at, at.table.spots).unwrap();
    assert_eq!(his.posts(), [('C', 0, 25, 0), ('D', 0, 50, 0)]);
    // Or D pays a straddle in turn.
    let straddles = at.straddled('D', Straddle::Live);
    assert_eq!(straddles.posts()[2], ('D', 0, 100, 0));
}

#[test]
fn the_button_is_bought() {
    let buys = |sitter: &mut Sitter| {
        sitter.new = true;
        sitter.entry = WayIn::BuyButton;
    };
    let mut at = table("ANSGU", 'A');
    at.table.spots = Spots { button: 0, blinds: Some((2, 3)) };
    let at = at.with('N', buys);
    assert_eq!(at.posts(), [('N', 0, 50, 25)]);
    assert_eq!(at.told()[0].0, "DAV-29");
    let prepared = at.prepared().unwrap();
    assert_eq!(prepared.bought, Some(1));
    assert_eq!(at.begin().order(2), ["SGUAN", "NSGUA"]);
    let spots = next_spots(&at.house, at.table.spots, prepared.bought, &at.table.seats);
    assert_eq!(spots, Some(Spots { button: 1, blinds: Some((2, 3)) }));
}

#[test]
fn between_button_and_small_blind_one_waits_or_buys() {
    let mut at = table("ANSGU", 'A');
    at.table.spots = Spots { button: 0, blinds: Some((2, 3)) };
    let waits = at.clone().with('N', |sitter| sitter.new = true);
    assert_eq!((waits.dealt().as_str(), waits.told()[0].0.as_str()), ("ASGU", "DAV-29"));
    let elsewhere = at.with('U', |sitter| {
        sitter.new = true;
        sitter.entry = WayIn::BuyButton;
    });
    let no = elsewhere.prepared().unwrap_err();
    assert_eq!((no.code, no.rule.as_deref()), ("button-not-for-sale", Some("DAV-29")));
}

fn straddled(letters: &str) -> AtTable {
    letters.chars().fold(table("ABCDEF", 'A'), |at, letter| at.straddled(letter, Straddle::Live))
}

#[test]
fn straddles_double_up_to_the_button() {
    let at = straddled("DEFA");
    let blinds: Vec<i64> = at.posts().iter().map(|post| post.2).collect();
    assert_eq!(blinds, [800, 25, 50, 100, 200, 400]);
    assert_eq!(at.begin().on(), 'B');
    let no = straddled("DEFAB").prepared().unwrap_err();
    assert_eq!((no.code, no.rule.as_deref()), ("no-straddle", Some("DAV-31")));
    assert!(no.message.contains("button"), "{no}");
    let skipped = straddled("DF").prepared().unwrap_err();
    assert!(skipped.message.contains("sleeper straddle"), "{skipped}");
    assert_eq!(straddled("C").prepared().unwrap_err().code, "no-straddle");
}

#[test]
fn the_last_straddle_is_the_least_raise() {
    let one = straddled("D").begin();
    assert_eq!((one.on(), one.to_call(), one.range().unwrap().0), ('E', 100, 200));
    let two = straddled("DE").begin();
    assert_eq!((two.on(), two.to_call(), two.range().unwrap().0), ('F', 200, 400));
    two.refuses("F raises to 3.50", "bet-too-small", "DAV-32");
}

#[test]
fn sleepers_and_mississippis_are_refused_by_name() {
    for (letter, straddle, word) in
        [('A', Straddle::Mississippi, "Mississippi"), ('F', Straddle::Sleeper, "sleeper")]
    {
        let no = table("ABCDEF", 'A').straddled(letter, straddle).prepared().unwrap_err();
        assert_eq!((no.code, no.rule.as_deref()), ("no-straddle", Some("DAV-33")));
        assert!(no.message.contains(word), "{no}");
    }
}

#[test]
fn a_straddle_must_be_covered() {
    let no = straddled("D").stack('D', 90).prepared().unwrap_err();
    assert_eq!(no.code, "no-straddle");
    assert!(no.message.contains("$0.90") && no.message.contains("$1.00"), "{no}");
}

#[test]
fn players_away_from_the_table() {
    // (i) E's blinds are paid: dealt in, and folded when the action comes to E.
    let paid = table("ABCDE", 'A').with('E', |sitter| sitter.away = true);
    assert_eq!(paid.dealt(), "ABCDE");
    assert_eq!(paid.told()[0].0, "DAV-36");
    let mut hand = paid.played("D calls, E folds, A calls, B folds");
    hand.run("C checks");
    // (ii) E missed one: not dealt in.
    let missing = paid.with('E', |sitter| sitter.missed = BOTH);
    assert_eq!(missing.dealt(), "ABCD");
    // (iii) Dealt in anyway: no misdeal, E's hand is dead when it is E's turn.
    let mut wrongly = missing.prepared().unwrap().setup;
    wrongly.places[4].dealt = true;
    assert!(engine::play::Play::begin(&wrongly).is_ok());
}

#[test]
fn blinds_that_pass_an_empty_chair_are_missed() {
    let at = table("ABCDE", 'A');
    let away = at.clone().with('D', |sitter| sitter.away = true);
    let passed = next(&away, at.table.spots).unwrap();
    assert_eq!(passed, Spots { button: 1, blinds: Some((2, 4)) });
    let big = Missed { small: false, big: true };
    assert_eq!(missed(&at.house, Some((at.table.spots, None)), passed, &away.table.seats), [(3, big)]);
    let on = next(&away, passed).unwrap();
    assert_eq!(on, Spots { button: 2, blinds: Some((4, 0)) });
    let small = Missed { small: true, big: false };
    assert_eq!(missed(&at.house, Some((passed, None)), on, &away.table.seats), [(3, small)]);
}

#[test]
fn before_the_flop() {
    let mut hand = table("ABCD", 'A').begin();
    assert_eq!((hand.on(), hand.to_call(), hand.range().unwrap().0), ('D', 50, 100));
    hand.refuses("D raises to 0.75", "bet-too-small", "DAV-43");
    hand.run("D raises to 1.00");
    assert_eq!(hand.range().unwrap().0, 150);
}

#[test]
fn the_last_raise_is_the_least() {
    let mut hand = flop().played(TO_FLOP);
    hand.refuses("B bets 0.25", "bet-too-small", "DAV-43");
    hand.run("B bets 1.00, C raises to 5.00");
    assert_eq!(hand.range().unwrap().0, 900);
}

#[test]
fn a_short_all_in_reopens_nothing() {
    // On the flop: B bets 10, C calls, A is all-in for 16.
    let mut hand = flop().stack('A', 1650).played(TO_FLOP);
    hand.run("B bets 10.00, C calls, A all-in");
    assert_eq!((hand.on(), hand.to_call(), hand.range()), ('B', 600, None));
    hand.refuses("B raises to 30.00", "not-reopened", "DAV-44");
    hand.run("B calls");
    assert_eq!((hand.on(), hand.to_call(), hand.range()), ('C', 600, None));
}

#[test]
fn a_full_raise_all_in_does() {
    let mut hand = flop().stack('A', 2050).played(TO_FLOP);
    hand.run("B bets 10.00, C calls, A all-in");
    assert_eq!((hand.on(), hand.range().unwrap().0), ('B', 3000));
}

#[test]
fn short_all_ins_add_up() {
    // B bets 10, C is all-in for 16, A for 22: B faces 12 more.
    let at = flop().stack('C', 1650).stack('A', 2250);
    let mut hand = at.with('B', |_| ()).played(TO_FLOP);
    hand.run("B bets 10.00, C all-in, A all-in");
    assert_eq!((hand.on(), hand.to_call()), ('B', 1200));
    // Nobody else has chips, so a fourth player is needed to raise against.
    let mut four = table("ABCD", 'D').stack('B', 1650).stack('C', 2250).begin();
    four.run("C calls, D calls, A calls, B checks, A bets 10.00, B all-in, C all-in, D calls");
    assert_eq!((four.on(), four.to_call(), four.range().unwrap().0), ('A', 1200, 3200));
}

#[test]
fn all_in_players_may_show_before_the_board_is_complete_and_need_not() {
    let mut hand = table("AB", 'A').on_board("2c7d9hJcKs").begin();
    // All-in before the flop: the cards may be turned up or not, the board is dealt anyway.
    hand.run("A all-in, B calls");
    assert!(matches!(hand.play.legal(), engine::play::Next::Show { .. }));
    hand.run("A shows AsAd, B shows 3s4d");
    assert_eq!(hand.awards(), [('A', 2_000_000)]);
}

#[test]
fn this_house_plays_holdem() {
    let no = AtTable::new("dave", "five-card-draw", "ABC", 'A').prepared().unwrap_err();
    assert_eq!((no.code, no.rule.as_deref()), ("game-of-the-house", Some("DAV-01")));
}

#[test]
fn a_fold_is_final() {
    table("ABC", 'A').begin().refuses("A folds, A calls", "folded", "DAV-48");
}

#[test]
fn blinds_need_two_players() {
    let at = table("AB", 'A');
    let house: &House = &at.house;
    // Heads-up the button has the small blind.
    assert_eq!(at.posts(), [('A', 0, 25, 0), ('B', 0, 50, 0)]);
    assert_eq!(at.begin().order(2), ["AB", "BA"]);
    let alone = without(at.clone(), 'B');
    assert_eq!(next(&alone, at.table.spots), None);
    assert_eq!(first_spots(house, 0, &alone.table.seats, true), None);
}

#[test]
fn those_all_in_agree_on_anything() {
    let mut hand = table("AB", 'A').on_board("2c7d9hJcKs").begin();
    hand.run("A raises to 1.00, B calls");
    let half = engine::money::Money::from_minor(100);
    hand.play.apply(&Act::Agree(Box::new([half, half]))).unwrap();
    assert!(matches!(hand.play.end(&HouseRules::of(&hand.at.house)), Ok(End::Settled(_))));
}
