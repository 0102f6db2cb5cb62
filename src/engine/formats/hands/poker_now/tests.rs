//! Logs as the site writes them, with everything that home games do between hands, and broken ones.

use crate::cards::Card;
use crate::formats::hands::fault::HandFault;
use crate::formats::hands::poker_now::read;
use crate::formats::hands::record::HandRecord;
use crate::money::{Currency, Money};
use crate::play::{Act, Play, Structure};

/// A log of these lines, oldest first here and newest first in the file.
fn log(lines: &[&str]) -> String {
    let rows = lines.iter().enumerate().rev();
    let rows = rows.map(|(at, line)| format!("\"{}\",t{at},{at}\n", line.replace('"', "\"\"")));
    format!("entry,at,order\n{}", rows.collect::<String>())
}

fn hands(lines: &[&str]) -> Vec<Result<HandRecord, HandFault>> {
    read(&log(lines))
}

fn one(lines: &[&str]) -> HandRecord {
    let mut hands = hands(lines);
    assert_eq!(hands.len(), 1);
    hands.remove(0).unwrap()
}

fn amounts(of: &[i64]) -> Vec<Money> {
    of.iter().copied().map(Money::from_minor).collect()
}

const START: &str = "-- starting hand #1 (id: abc)  (No Limit Texas Hold'em) (dealer: \"A, \"x\" @ a1\") --";
const STACKS: &str =
    "Player stacks: #2 \"A, \"x\" @ a1\" (100) | #4 \"B @ @ b1\" (60) | #9 \"\u{43b}\u{1f600} @ c1\" (200)";
const SMALL: &str = "\"B @ @ b1\" posts a small blind of 5";
const BIG: &str = "\"\u{43b}\u{1f600} @ c1\" posts a big blind of 10";
const END: &str = "-- ending hand #1 --";

#[test]
fn a_hand_won_before_the_flop() {
    let hand = one(&[
        START,
        STACKS,
        SMALL,
        BIG,
        "\"A, \"x\" @ a1\" raises to 30",
        "\"B @ @ b1\" folds",
        "\"\u{43b}\u{1f600} @ c1\" folds",
        "Uncalled bet of 20 returned to \"A, \"x\" @ a1\"",
        "\"A, \"x\" @ a1\" collected 25 from pot",
        END,
    ]);
    assert_eq!(hand.setup.names, ["B @", "\u{43b}\u{1f600}", "A, \"x\""]);
    assert_eq!(hand.finishing, Some(amounts(&[55, 190, 115])));
    assert_eq!((hand.setup.currency, hand.setup.limits.structure), (Currency::POINTS, Structure::NoLimit));
    assert!(hand.notes.contains(&("hand-id".to_owned(), "abc".to_owned())));
    assert_eq!(hand.flags, Vec::<&str>::new());
}

#[test]
fn calls_and_raises_are_totals_and_two_boards_are_two_runs() {
    let hand = one(&[
        START,
        STACKS,
        "Your hand is K\u{2660}, 8\u{2666}",
        SMALL,
        BIG,
        "\"A, \"x\" @ a1\" raises to 100 and go all in",
        "\"B @ @ b1\" calls 60 and go all in",
        "\"\u{43b}\u{1f600} @ c1\" folds",
        "Uncalled bet of 40 returned to \"A, \"x\" @ a1\"",
        "\"A, \"x\" @ a1\" shows a K\u{2660}, 8\u{2666}.",
        "\"B @ @ b1\" shows a 10\u{2663}, 2\u{2665}.",
        "Remaining players decide whether to run it twice.",
        "\"A, \"x\" @ a1\" chooses to  run it twice.",
        "All players in hand choose to run it twice.",
        "Flop:  [2\u{2663}, 3\u{2663}, 4\u{2663}]",
        "Turn: 2\u{2663}, 3\u{2663}, 4\u{2663} [5\u{2665}]",
        "River: 2\u{2663}, 3\u{2663}, 4\u{2663}, 5\u{2665} [9\u{2665}]",
        "Flop (second run):  [Q\u{2663}, K\u{2663}, K\u{2665}]",
        "Turn (second run): Q\u{2663}, K\u{2663}, K\u{2665} [6\u{2665}]",
        "River (second run): Q\u{2663}, K\u{2663}, K\u{2665}, 6\u{2665} [7\u{2665}]",
        "\"B @ @ b1\" collected 65 from pot with Pair, 2's (combination: 2\u{2663}, 2\u{2665})",
        "\"A, \"x\" @ a1\" collected 65 from pot with Three of a Kind, K's (combination: K\u{2663})",
        END,
    ]);
    assert_eq!(hand.finishing, Some(amounts(&[65, 190, 105])));
    assert_eq!(hand.flags, ["run-it-twice"]);
    assert_eq!(hand.acts.iter().filter(|act| matches!(act, Act::Board(_))).count(), 6);
    assert!(hand.acts.contains(&Act::Runs(2)) && hand.acts.contains(&Act::Call(0)));
    let Some(Act::Deal { seat: 2, cards }) = hand.acts.get(2) else { panic!("{:?}", hand.acts) };
    let names: Vec<&str> = cards.cards().iter().flatten().copied().map(Card::name).collect();
    assert_eq!(names, ["Ks", "8d"]);
}

#[test]
fn dead_blinds_missed_blinds_and_a_dead_button() {
    let hand = one(&[
        "-- starting hand #1  (Pot Limit Omaha Hi/Lo 8 or Better) (dead button) --",
        "Player stacks: #2 \"A @ a\" (100) | #4 \"B @ b\" (60) | #9 \"C @ c\" (7)",
        "Dead Small Blind",
        "\"C @ c\" posts a big blind of 7 and go all in",
        "\"B @ b\" posts a missing small blind of 5",
        "\"B @ b\" posts a missed big blind of 10",
        "\"A @ a\" posts a straddle of 20",
        "\"B @ b\" folds",
        "Undealt cards: [2\u{2663}, 3\u{2663}, 4\u{2663}]",
        "\"A @ a\" collected 32 from pot",
        END,
    ]);
    assert_eq!(hand.setup.names, ["C", "A", "B", ""]);
    let place = hand.setup.places[2];
    assert_eq!((place.dead.minor(), place.blind.minor(), hand.setup.places.len()), (5, 10, 4));
    assert!(hand.flags.contains(&"dead-button") && hand.setup.game.name == "omaha-hi-lo-8");
}

#[test]
fn a_missed_blind_and_a_straddle_are_totals() {
    let hand = one(&[
        START,
        STACKS,
        SMALL,
        BIG,
        "\"B @ @ b1\" posts a missing small blind of 5",
        "\"B @ @ b1\" posts a missed big blind of 10",
        "\"A, \"x\" @ a1\" calls 10",
        "\"B @ @ b1\" folds",
        "\"\u{43b}\u{1f600} @ c1\" checks",
        "Flop:  [2\u{2663}, 3\u{2663}, 4\u{2663}]",
        "\"\u{43b}\u{1f600} @ c1\" bets 20",
        "\"A, \"x\" @ a1\" folds",
        "Uncalled bet of 20 returned to \"\u{43b}\u{1f600} @ c1\"",
        "\"\u{43b}\u{1f600} @ c1\" collected 35 from pot",
        END,
    ]);
    assert_eq!(hand.finishing, Some(amounts(&[45, 225, 90])));
    assert_eq!(hand.flags, Vec::<&str>::new());
}

#[test]
fn a_bomb_pot_has_no_round_before_the_flop() {
    let hand = one(&[
        START,
        STACKS,
        "\"A, \"x\" @ a1\" posts a bet of 10 (bomb pot bet)",
        "\"B @ @ b1\" calls 10 (bomb pot bet)",
        "\"\u{43b}\u{1f600} @ c1\" calls 10 (bomb pot bet)",
        "Flop:  [2\u{2663}, 3\u{2663}, 4\u{2663}]",
        "\"B @ @ b1\" bets 20",
        "\"\u{43b}\u{1f600} @ c1\" folds",
        "\"A, \"x\" @ a1\" folds",
        "Uncalled bet of 20 returned to \"B @ @ b1\"",
        "\"B @ @ b1\" collected 30 from pot",
        END,
    ]);
    assert_eq!((hand.finishing, hand.flags), (Some(amounts(&[80, 190, 90])), vec!["bomb-pot"]));
    let mut play = Play::begin(&hand.setup).unwrap();
    hand.acts.iter().for_each(|act| play.apply(act).unwrap());
}

/// A hand in which the small blind folds to the big one; the stacks are those before it.
fn folded(number: usize, a: &str, b: &str) -> Vec<String> {
    [
        format!("-- starting hand #{number}  (No Limit Texas Hold'em) (dealer: \"A @ a\") --"),
        format!("Player stacks: #1 \"A @ a\" ({a}) | #2 \"B @ b\" ({b})"),
        "\"A @ a\" posts a small blind of 5".to_owned(),
        "\"B @ b\" posts a big blind of 10".to_owned(),
        "\"A @ a\" folds".to_owned(),
        "Uncalled bet of 5 returned to \"B @ b\"".to_owned(),
        "\"B @ b\" collected 10 from pot".to_owned(),
        format!("-- ending hand #{number} --"),
    ]
    .to_vec()
}

fn between(lines: &[&str], a: &str, b: &str) -> Vec<&'static str> {
    let mut all = folded(1, "100", "100");
    all.extend(lines.iter().map(|line| (*line).to_owned()));
    all.extend(folded(2, a, b));
    let all: Vec<&str> = all.iter().map(String::as_str).collect();
    hands(&all).pop().unwrap().unwrap().flags
}

#[test]
fn stacks_go_on_from_hand_to_hand_unless_the_log_says_why() {
    let jump = ["stacks-do-not-continue"];
    assert_eq!(between(&[], "95", "105"), Vec::<&str>::new());
    assert_eq!(between(&[], "195", "105"), jump);
    let explained = [
        "The admin updated the player \"A @ a\" stack from 95 to 195.",
        "The player \"A @ a\" rebought. New stack 195.",
        "WARNING: the admin queued the stack change for the player \"A @ a\" adding 100 chips in the next hand.",
        "The player \"A @ a\" joined the game with a stack of 195.",
        "\"A @ a\" collected 100 from the 7-2 bounty",
    ];
    for line in explained {
        assert_eq!(between(&[line], "195", "105"), Vec::<&str>::new(), "{line}");
    }
    assert_eq!(between(&["The player \"B @ b\" rebought. New stack 195."], "195", "105"), jump);
}

#[test]
fn decimals_make_a_finer_unit_for_the_whole_log() {
    let mut all = folded(1, "100", "100");
    all.extend(folded(2, "95.50", "105"));
    let all: Vec<&str> = all.iter().map(String::as_str).collect();
    let first = hands(&all).remove(0).unwrap();
    assert_eq!(first.setup.places[1].stack, Some(Money::from_minor(1000)));
}

#[test]
fn decimals_say_whole_units_even_if_all_are_zero() {
    let all = [folded(1, "100.00", "100.00"), folded(2, "95.00", "105.00")].concat();
    let all: Vec<&str> = all.iter().map(String::as_str).collect();
    let first = hands(&all).remove(0).unwrap();
    assert_eq!(first.setup.currency, Currency::units(2));
    assert_eq!(first.setup.places[1].stack, Some(Money::from_minor(10000)));
}

#[track_caller]
fn says(lines: &[&str], words: &str) {
    let hands = hands(lines);
    let said: Vec<String> =
        hands.iter().filter_map(|hand| hand.as_ref().err()).map(HandFault::to_string).collect();
    assert!(said.iter().any(|said| said.contains(words)), "{said:?}");
}

#[test]
fn a_hand_in_progress_is_reported_and_not_invented() {
    says(&[START, STACKS, SMALL], "4:1: hand `1`: the hand starts here, but its end isn't in the log");
    says(&["\"B @ b\" folds", END], "hand `1`: the hand ends here, but its start isn't in the log");
    says(&[START, STACKS, START, STACKS, END], "its end isn't in the log");
}

#[test]
fn what_cannot_be_is_named_with_its_line() {
    says(&[START, STACKS, SMALL, "\"Z @ z\" folds", END], "3:1: hand `1`: `Z @ z` isn't one of the players");
    says(
        &[START, STACKS, SMALL, BIG, "\"A, \"x\" @ a1\" raises to 500", END],
        "puts in 400 more than the 100",
    );
    says(&[START, STACKS, SMALL, BIG, "\"A, \"x\" @ a1\" calls 1e99", END], "`1e99` isn't a valid amount");
    says(&[START, STACKS, SMALL, BIG, "\"A, \"x\" @ a1\" calls -5", END], "can't be negative");
    says(&[START, STACKS, "Your hand is K\u{2660}, Z", END], "aren't the cards");
    says(&[START, "Player stacks: nobody", END], "isn't a list of 2 to 31 players");
    says(&[START, END], "no line lists the players");
    says(&[START, STACKS, STACKS, END], "listed twice");
    says(&["-- starting hand #1  (Go Fish) (dead button) --", STACKS, SMALL, END], "`Go Fish` isn't a game");
    says(&[START, STACKS, SMALL, BIG, "Turn: [2\u{2663}]", END], "a street is missing");
    assert!(hands(&["hello"]).is_empty());
}

#[test]
fn a_changed_id_is_the_same_player() {
    let hand = one(&[
        START,
        STACKS,
        SMALL,
        BIG,
        "The player \"A, \"x\" @ a1\" changed the ID from a1 to a2 because authenticated login.",
        "\"A, \"x\" @ a2\" folds",
        "\"B @ @ b1\" folds",
        "Uncalled bet of 5 returned to \"\u{43b}\u{1f600} @ c1\"",
        "\"\u{43b}\u{1f600} @ c1\" collected 10 from pot",
        END,
    ]);
    assert_eq!(hand.finishing, Some(amounts(&[55, 205, 100])));
}

#[test]
fn a_text_cut_anywhere_does_no_harm() {
    let lines = folded(1, "100", "100.5");
    let text = log(&lines.iter().map(String::as_str).collect::<Vec<_>>());
    for cut in text.char_indices().map(|(at, _)| at) {
        let _ = read(&text[..cut]);
    }
}

#[test]
fn a_newcomer_before_the_small_blind_who_acts_last_has_the_last_place() {
    let stacks =
        "Player stacks: #1 \"A @ a\" (100) | #2 \"N @ n\" (100) | #3 \"B @ b\" (100) | #4 \"C @ c\" (100)";
    let lines = |flop: [&'static str; 4]| {
        let mut lines = vec![
            "-- starting hand #1  (No Limit Texas Hold'em) (dealer: \"A @ a\") --",
            stacks,
            "\"B @ b\" posts a small blind of 5",
            "\"C @ c\" posts a big blind of 10",
            "\"N @ n\" posts a missed big blind of 10",
            "\"A @ a\" calls 10",
            "\"N @ n\" checks",
            "\"B @ b\" calls 10",
            "\"C @ c\" checks",
            "Flop:  [5\u{2663}, J\u{2660}, 5\u{2660}]",
        ];
        lines.extend(flop);
        lines.extend([
            "\"B @ b\" bets 20",
            "\"C @ c\" folds",
            "\"A @ a\" folds",
            "\"N @ n\" folds",
            "Uncalled bet of 20 returned to \"B @ b\"",
            "\"B @ b\" collected 40 from pot",
            END,
        ]);
        lines
    };
    let turn = "Turn: 5\u{2663}, J\u{2660}, 5\u{2660} [2\u{2663}]";
    let [b, c, a] = ["\"B @ b\" checks", "\"C @ c\" checks", "\"A @ a\" checks"];
    let mut late = lines([b, c, a, "\"N @ n\" checks"]);
    late.insert(14, turn);
    let hand = one(&late);
    assert_eq!(
        (hand.setup.names.join(" "), hand.flags.clone()),
        ("B C A N".to_owned(), vec!["newcomer-acts-last"])
    );
    assert_eq!(hand.finishing, Some(amounts(&[130, 90, 90, 90])));
    let mut play = Play::begin(&hand.setup).unwrap();
    hand.acts.iter().for_each(|act| play.apply(act).unwrap());
    // If the newcomer acts first, they have the first place.
    let mut early = lines(["\"N @ n\" checks", b, c, a]);
    early.insert(14, turn);
    let names = one(&early).setup.names.join(" ");
    assert_eq!(names, "N B C A");
}
