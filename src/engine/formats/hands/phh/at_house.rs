//! Hands of houses as files: what the house says isn't written, and what contradicts it is refused by its rule.

use crate::formats::hands::kept::{self, Kept};
use crate::formats::hands::phh::{Dialect, Hands, Held, write, write_at_house};
use crate::formats::hands::{HandRecord, ReplayedHand, replay};
use crate::formats::line::Houses;

/// Example A of the casino night: four players raise to the most in both rounds.
const CAUSE_A: &str = "variant = 'five-card-draw'\n_house = 'cause'\nstarting_stacks = [1000, 1000, 1000, 1000]\n\
    actions = ['d dh p1 KsKdQcJc4h', 'd dh p2 9h9d5s3h2c', 'd dh p3 AdQd8s6c4c', 'd dh p4 Tc7c6d3s2h',\n\
    'p1 cbr 25', 'p2 cbr 50', 'p3 cbr 75', 'p4 cbr 100', 'p1 cc', 'p2 cc', 'p3 cc',\n\
    'p1 sd', 'p2 sd', 'p3 sd', 'p4 sd',\n\
    'p1 cbr 50', 'p2 cbr 100', 'p3 cbr 150', 'p4 cbr 200', 'p1 cc', 'p2 cc', 'p3 cc',\n\
    'p4 sm Tc7c6d3s2h', 'p1 sm KsKdQcJc4h', 'p2 sm 9h9d5s3h2c', 'p3 sm AdQd8s6c4c']\n";

/// Example B: six players, and raises of 25 and 50 in the second round.
const CAUSE_B: &str = "variant = 'five-card-draw'\n_house = 'cause'\n\
    starting_stacks = [1000, 1000, 1000, 1000, 1000, 1000]\n\
    actions = ['d dh p1 ??????????', 'd dh p2 KsKdQcJc4h', 'd dh p3 ??????????', 'd dh p4 9h9d5s3h2c',\n\
    'd dh p5 AdQd8s6c4c', 'd dh p6 Tc7c6d3s2h',\n\
    'p1 cbr 25', 'p2 cbr 50', 'p3 cbr 75', 'p4 cbr 100', 'p5 cc', 'p6 cc', 'p1 cc', 'p2 cc', 'p3 cc',\n\
    'p1 sd', 'p2 sd', 'p3 sd', 'p4 sd', 'p5 sd', 'p6 sd',\n\
    'p1 f', 'p2 cc', 'p3 cbr 50', 'p4 cc', 'p5 cbr 75', 'p6 cbr 125', 'p2 cbr 175', 'p3 f', 'p4 cc', 'p5 cc', 'p6 cc',\n\
    'p2 sm KsKdQcJc4h', 'p4 sm 9h9d5s3h2c', 'p5 sm AdQd8s6c4c', 'p6 sm Tc7c6d3s2h']\n";

/// Players declare, and bet once more after it.
const IGLOO: &str = "variant = 'five-card-stud-hi-lo'\n_house = 'igloo'\n_features = ['round-after-declare']\n\
    starting_stacks = [20, 20, 20]\n\
    actions = ['d dh p1 2c3c', 'd dh p2 KdQd', 'd dh p3 9s9c', 'p2 cbr 0.50', 'p3 cc', 'p1 cc',\n\
    'd dh p1 4d', 'd dh p2 Qh', 'd dh p3 2h', 'p2 cc', 'p3 cc', 'p1 cc',\n\
    'd dh p1 6s', 'd dh p2 7s', 'd dh p3 9h', 'p2 cc', 'p3 cc', 'p1 cc',\n\
    'd dh p1 7h', 'd dh p2 8s', 'd dh p3 Kc', 'p2 cbr 1', 'p3 cc', 'p1 cc',\n\
    'p1 dc low', 'p2 dc high', 'p3 dc high', 'p1 cbr 1', 'p2 cc', 'p3 cc',\n\
    'p1 sm 2c3c4d6s7h', 'p2 sm KdQdQh7s8s', 'p3 sm 9s9c2h9hKc']\n";

/// The lowest hole card is wild, and ties win nothing.
const MIKE: &str = "variant = 'seven-card-stud'\n_house = 'mike'\n_features = ['low-hole-wild', 'goal-post']\n\
    starting_stacks = [20, 20]\n\
    actions = ['d dh p1 2c9hAs', 'd dh p2 4d8d5s', 'p1 cbr 0.25', 'p2 cc',\n\
    'd dh p1 Ah', 'd dh p2 6s', 'p1 cc', 'p2 cc', 'd dh p1 Ad', 'd dh p2 Jc', 'p1 cc', 'p2 cc',\n\
    'd dh p1 Qc', 'd dh p2 Td', 'p1 cc', 'p2 cc', 'd dh p1 3h', 'd dh p2 7c', 'p1 cc', 'p2 cc',\n\
    'p1 sm 2c9hAsAhAdQc3h', 'p2 sm 4d8d5s6sJcTd7c']\n";

/// A straddle, and a board dealt twice.
const DAVE: &str = "variant = 'holdem'\n_house = 'dave'\nblinds_or_straddles = [0.25, 0.50, 1, 0]\n\
    starting_stacks = [20, 20, 20, 20]\n\
    actions = ['d dh p1 2c7d', 'd dh p2 3c8d', 'd dh p3 AsAd', 'd dh p4 KsKd',\n\
    'p4 cbr 20', 'p1 f', 'p2 f', 'p3 cc', 'p3 sm AsAd', 'p4 sm KsKd', 'd runs 2',\n\
    'd db 4c5h9s', 'd db Jh', 'd db Qd', 'd db Kh6c6d', 'd db Ts', 'd db 2h']\n";

fn read(text: &str) -> Result<HandRecord, String> {
    let houses = Houses::presets();
    let read = Hands::held(text, Held::by_name(&houses)).next().unwrap();
    read.map_err(|fault| fault.to_string())
}

fn played(text: &str) -> Result<(HandRecord, ReplayedHand), String> {
    let houses = Houses::presets();
    let record = read(text)?;
    let rules = &houses.find(record.house.as_deref()).unwrap().hand;
    let outcome = replay(&record, rules).map_err(|fault| {
        let action = fault.action.map(|action| format!("action {action}: ")).unwrap_or_default();
        format!("{}:{}: {action}{}", fault.spot.line, fault.spot.column, fault.message)
    })?;
    Ok((record, outcome))
}

/// Replays to these stacks, and does so again after being written and read.
#[track_caller]
fn comes_to(text: &str, stacks: &[&str]) {
    let (record, outcome) = played(text).unwrap();
    let plain = |stack: &Option<_>| record.setup.currency.plain(stack.unwrap());
    let found: Vec<String> = outcome.finishing.iter().map(plain).collect();
    assert_eq!(found, stacks);
    let written = write(&record, Dialect::Own).text;
    let (again, outcome_again) = played(&written).unwrap_or_else(|fault| panic!("{fault}\n{written}"));
    assert_eq!((again.setup, again.acts, outcome_again), (record.setup, record.acts, outcome), "{written}");
}

#[track_caller]
fn refused(text: &str, says: &str) {
    assert_eq!(played(text).map(drop), Err(says.to_owned()));
}

#[test]
fn hand_example_a_makes_a_pot_of_1300() {
    comes_to(CAUSE_A, &["1975", "675", "675", "675"]);
}

#[test]
fn hand_example_b_makes_a_pot_of_1500() {
    comes_to(CAUSE_B, &["875", "2200", "825", "700", "700", "700"]);
}

#[test]
fn hand_players_declare_and_bet_once_more() {
    // 0.30 from the dealer, and 0.50, 1.00 and 1.00 from each of three make 7.80, which high and low share.
    comes_to(IGLOO, &["21.40", "17.50", "21.10"]);
}

#[test]
fn hand_what_the_dealer_announced_counts() {
    comes_to(MIKE, &["20.30", "19.70"]);
}

#[test]
fn hand_a_straddle_and_a_board_dealt_twice() {
    // Each run pays half of 40.75; the odd cent goes to the first.
    comes_to(DAVE, &["19.75", "19.50", "20.38", "20.37"]);
}

#[test]
fn hand_the_smallest_chip_is_the_files_to_say_where_the_house_does_not() {
    // Halves of 40.75 in quarters: 20.50 goes to the first run, 20.25 to the second.
    comes_to(&DAVE.replacen("_house", "_unit = 0.25\n_house", 1), &["19.75", "19.50", "20.50", "20.25"]);
}

#[test]
fn hand_a_bet_above_the_limit_is_refused() {
    refused(
        &IGLOO.replacen("p2 cbr 0.50", "p2 cbr 0.55", 1),
        "5:61: action 4: `p2` can bet between $0.05 and $0.50, not $0.55 (IGL-09); use `p2 cc` to check, `p2 cbr` from 0.05 to 0.50",
    );
}

#[test]
fn hand_a_fourth_raise_is_refused() {
    let raised = "'p2 cbr 0.50', 'p3 cbr 1', 'p1 cbr 1.50', 'p2 cbr 2', 'p3 cbr 2.50'";
    refused(
        &IGLOO.replacen("'p2 cbr 0.50'", raised, 1),
        "5:115: action 8: `p3` can't raise: this round has already had 3 raises (IGL-13); use `p3 f`, `p3 cc` to call 1.00",
    );
}

#[test]
fn hand_nobody_is_all_in_for_less() {
    refused(
        &CAUSE_A.replacen("[1000, 1000", "[1000, 75", 1),
        "5:64: action 10: `p2` has 0 but needs 50 to call: every bet must be covered, so the hand waits until `p2` buys 50 (CAU-027); use `p2 f`, `p2 chips 50` to buy enough",
    );
}

#[test]
fn hand_what_contradicts_the_house_names_its_rule() {
    for (key, says) in [
        ("min_bet = 0.10", "3:1: `min_bet` is $0.10, but at `igloo` it's $0.05 (IGL-09)"),
        (
            "small_bet = 0.10\nbig_bet = 0.20",
            "3:1: `small_bet` is for fixed limit, which `igloo` doesn't play",
        ),
        ("_unit = 0.25", "3:1: `_unit` is $0.25, but at `igloo` it's $0.05 (IGL-02)"),
        ("_strict = false", "3:1: `_strict` is false, but a hand at `igloo` has to follow its rules"),
        ("antes = [0.20, 0.20, 0.20]", "1:1: the antes add up to $0.60, but at `igloo` it's $0.30 (IGL-08)"),
        (
            "antes = [0.10, 0.10, 0.10]",
            "1:1: the antes of $0.30 are right, but at `igloo` other players post them (IGL-08)",
        ),
        (
            "blinds_or_straddles = [0.05, 0.10, 0]",
            "1:1: `p1` posts a blind of $0.05, but there are no blinds at `igloo`",
        ),
        ("_features = ['deuces-wild', 'deuces-wild']", "1:1: you gave `deuces-wild` twice"),
        ("_features = ['no-such-thing']", "1:1: `no-such-thing` can't be added to a game"),
        ("antes = [0.001, 0, 0]", "1:1: the hand has amounts with 3 decimals, but `igloo` uses 2"),
    ] {
        let text = IGLOO.replacen("_features = ['round-after-declare']", key, 1);
        let told = played(&text).map(drop).err().unwrap_or_default();
        assert!(told.starts_with(says), "{key}: {told}");
    }
}

#[test]
fn hand_each_game_has_its_own_wild_cards_at_cause() {
    refused(
        &CAUSE_A.replacen("_house", "_wild = ['2']\n_house", 1),
        "2:1: deuces can't be wild: at this house you can't add wild cards to a game",
    );
}

#[test]
fn hand_who_opens_is_not_the_files_to_say_at_cause() {
    let first = CAUSE_A.replacen("_house", "_first = 3\n_house", 1);
    refused(&first, "2:1: `_first` is 3, but at `cause` it's 1 (CAU-018)");
}

#[test]
fn hand_a_straddle_is_twice_the_big_blind() {
    refused(
        &DAVE.replacen("0.50, 1, 0]", "0.50, 1.50, 0]", 1),
        "1:1: `p3` straddles $1.50, but at `dave` the straddle is $1.00 (DAV-31, DAV-32)",
    );
}

#[test]
fn hand_a_variant_of_phh_and_a_hand_without_a_house_stay_as_they_are() {
    let plain =
        IGLOO.replacen("_house = 'igloo'\n_features = ['round-after-declare']\n", "min_bet = 0.10\n", 1);
    let record = read(&plain).unwrap();
    assert_eq!(record.setup.limits.early.bet_max, None);
    let blinds = "variant = 'NT'\n_house = 'dave'\nantes = [0, 0]\nblinds_or_straddles = [1, 2]\nmin_bet = 2\n\
                  starting_stacks = [9, 9]\nactions = []\n";
    assert_eq!(read(blinds).unwrap().setup.manner, crate::play::Manner::Tolerant);
    let tonight = Houses::only(&crate::formats::house::preset("igloo").unwrap());
    let text = IGLOO.replacen("_house = 'igloo'\n", "", 1);
    let held = Hands::held(&text, Held::to_usual(&tonight, None)).next().unwrap().unwrap();
    assert_eq!(held.setup, read(IGLOO).unwrap().setup);
    let fault = read(&text).unwrap_err();
    assert_eq!(
        fault,
        "2:1: `_features` only work with a game from `housebook games` and a `_house` this program knows"
    );
}

#[test]
fn hand_a_game_the_house_wrote_is_a_variant() {
    let mut row = crate::games::row("five-card-draw").unwrap().clone();
    row.game.name = "five-card-draw-of-ours";
    let house = crate::formats::house::preset("mike").unwrap().with_games(vec![row]);
    let houses = Houses::only(&house);
    let text =
        "variant = 'five-card-draw-of-ours'\n_house = 'mike'\nstarting_stacks = [5, 5]\nactions = []\n";
    let record = Hands::held(text, Held::by_name(&houses)).next().unwrap().unwrap();
    assert_eq!(record.setup.game.name, "five-card-draw-of-ours");
    assert!(Hands::new(text).next().unwrap().is_err());
}

/// What the book keeps of a hand that was entered at the table: no house, no features, no rules for its limits.
fn in_the_book(record: &HandRecord) -> HandRecord {
    let bare = HandRecord { house: None, notes: Vec::new(), ..record.clone() };
    let mut kept = Kept::new(record.setup.currency);
    kept.read(&kept::write(&bare)).unwrap();
    kept.into_record()
}

#[test]
fn hand_export_of_a_hand_of_a_house_is_the_same_hand_elsewhere() {
    let known = Houses::presets();
    for (text, features) in [
        (CAUSE_A, &[][..]),
        (CAUSE_B, &[]),
        (IGLOO, &["round-after-declare"]),
        (MIKE, &["low-hole-wild", "goal-post"]),
        (DAVE, &[]),
    ] {
        let (record, outcome) = played(text).unwrap();
        let house = crate::formats::house::preset(record.house.as_deref().unwrap()).unwrap();
        let written = write_at_house(&in_the_book(&record), &house, features, &known);
        assert_eq!(written.lost, [""; 0], "{}", written.text);
        let (again, outcome_again) = played(&written.text).unwrap();
        assert_eq!((again.setup.course, again.acts), (record.setup.course, record.acts), "{}", written.text);
        assert_eq!(outcome_again, outcome);
        assert_eq!(again.setup.limits, record.setup.limits);
    }
}

#[test]
fn hand_export_of_games_with_what_is_added_to_it_is_the_same_elsewhere() {
    let known = Houses::presets();
    let mut written = 0;
    for name in crate::formats::house::preset_names() {
        let house = crate::formats::house::preset(name).unwrap();
        let words = || std::iter::once("").chain(crate::calling::FEATURES.iter().map(|feature| feature.name));
        let every = crate::games::ROWS.iter().flat_map(|row| words().map(move |word| (row, word)));
        // Every seventh, so that each game and each feature has its turn.
        for (row, word) in every.step_by(7) {
            let features = if word.is_empty() { Vec::new() } else { vec![word] };
            let text = format!(
                "variant = '{}'\n_house = '{name}'\n_features = {features:?}\n\
                     starting_stacks = [2000, 2000, 2000]\nactions = []\n",
                row.name()
            );
            let Ok(record) = read(&text) else { continue };
            // Features that make another game of the table are in its name.
            let called = crate::calling::call(row, &features, &house).unwrap();
            let features: Vec<&str> = called.features.iter().map(|feature| feature.name).collect();
            let out = write_at_house(&in_the_book(&record), &house, &features, &known);
            assert_eq!(out.lost, [""; 0], "{text}{}", out.text);
            assert_eq!(read(&out.text).unwrap().setup, record.setup, "{text}{}", out.text);
            written += 1;
        }
    }
    assert!(written > 100, "{written}");
}

#[test]
fn hand_export_from_a_house_of_ones_own_says_who_can_read_it() {
    let (record, _) = played(IGLOO).unwrap();
    let igloo = crate::formats::house::preset("igloo").unwrap();
    let out = write_at_house(&in_the_book(&record), &igloo, &["round-after-declare"], &Houses::only(&igloo));
    assert_eq!(out.lost, [""; 0]);
    let dave = Houses::only(&crate::formats::house::preset("dave").unwrap());
    let out = write_at_house(&in_the_book(&record), &igloo, &["round-after-declare"], &dave);
    assert_eq!(out.lost, ["the house `igloo`, so only `hand add` on a night at that house can read it"]);
    // Without the features the house would read another hand, so the file doesn't name the house.
    let text = "variant = 'five-card-stud-hi-lo'\n_house = 'mike'\n_features = ['declare', 'round-after-declare']\n\
                starting_stacks = [20, 20, 20]\nactions = []\n";
    let mike = crate::formats::house::preset("mike").unwrap();
    let out = write_at_house(&in_the_book(&read(text).unwrap()), &mike, &[], &Houses::presets());
    assert_eq!(out.lost.last().unwrap(), "`mike`'s own rules (it goes by card-room rules)");
    assert!(!out.text.contains("_house"), "{}", out.text);
}
