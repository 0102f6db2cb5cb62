//! Hands written for these tests, one or more for each variant of PHH, with what they come to; and what is refused.

use crate::cards::parse_cards;
use crate::formats::hands::phh::{Dialect, Hands, write, write_phh};
use crate::formats::hands::{FINISHING_DIFFERS, HandFault, HandRecord, ReplayedHand, replay};
use crate::formats::house::preset;
use crate::hand::HouseRules;
use crate::money::Money;
use crate::play::{Act, Dealt, End, Manner};

fn read(text: &str) -> Result<HandRecord, HandFault> {
    Hands::new(text).next().unwrap()
}

fn casino() -> HouseRules {
    HouseRules::of(&preset("casino").unwrap())
}

#[track_caller]
fn played(text: &str) -> (HandRecord, ReplayedHand) {
    let record = read(text).unwrap_or_else(|fault| panic!("{fault}"));
    let outcome = replay(&record, &casino()).unwrap_or_else(|fault| panic!("{fault}"));
    (record, outcome)
}

/// Replays to these stacks, and does so again after being written and read.
#[track_caller]
fn comes_to(text: &str, stacks: &[&str]) -> ReplayedHand {
    let (record, outcome) = played(text);
    let plain =
        |stack: &Option<Money>| stack.map_or("?".to_owned(), |stack| record.setup.currency.plain(stack));
    let found: Vec<String> = outcome.finishing.iter().map(plain).collect();
    assert_eq!(found, stacks);
    let written = write(&record, Dialect::Own);
    let (again, outcome_again) = played(&written.text);
    assert_eq!((again.setup, again.acts), (record.setup, record.acts), "{}", written.text);
    assert_eq!(outcome_again, outcome);
    outcome
}

#[track_caller]
fn refused(text: &str, says: &str) {
    let fault = read(text).and_then(|record| replay(&record, &casino())).unwrap_err();
    let action = fault.action.map(|action| format!(" action {action}")).unwrap_or_default();
    assert_eq!(format!("{fault}{action}"), says);
}

const HEADS_UP: &str = "variant = 'NT'\nantes = [0, 0]\nblinds_or_straddles = [500, 1000]\nmin_bet = 1000\n\
                        starting_stacks = [20000, 30000]\n";

#[test]
fn nt_with_two_players_the_second_posts_the_first_blind() {
    let text = format!("{HEADS_UP}actions = ['d dh p1 AhKh', 'd dh p2 7c2d', 'p2 f']\n");
    comes_to(&text, &["20500", "29500"]);
}

#[test]
fn nt_run_twice_before_the_last_chip_is_in_all_check() {
    let text = "variant = 'NT'\nantes = [0, 0, 0]\nblinds_or_straddles = [0.25, 0.50, 0]\nmin_bet = 0.50\n\
                starting_stacks = [120.39, 40.00, 39.59]\nactions = ['d dh p1 ????', 'd dh p2 ????', 'd dh p3 ????', 'p3 cc',\n\
                'p1 f', 'p2 cc', 'd db 4hTdKs', 'p2 cbr 4.12', 'p3 cbr 39.08', 'p2 cc']\n";
    let mut record = read(text).unwrap();
    let card = |text| Act::Board(Dealt::of(parse_cards(text).unwrap().into_iter().map(Some)).unwrap());
    record.acts.extend([Act::Runs(2), card("Jc"), card("6d"), card("Ad"), card("4c"), Act::Muck(2)]);
    let written = write_phh(&record).unwrap();
    assert!(
        written.text.contains(r#""d db Jc", "p2 cc", "p3 cc", "d db 6d", "p2 cc", "p3 cc""#),
        "{}",
        written.text
    );
}

#[test]
fn nt_an_ante_of_the_big_blind_is_dead_money() {
    let text = "variant = 'NT'\nantes = [0, 100, 0]\nblinds_or_straddles = [50, 100, 0]\nmin_bet = 100\n\
                starting_stacks = [1000, 150, 1000]\nactions = ['d dh p1 2c3d', 'd dh p2 AhAd', 'd dh p3 KhKd',\n\
                'p3 cbr 300', 'p1 f', 'd db 4c5c9h', 'd db Js', 'd db 8d', 'p3 sm KhKd', 'p2 sm AhAd']\n";
    // The ante comes first, so that 50 are left for the blind.
    comes_to(text, &["950", "250", "950"]);
}

#[test]
fn nt_straddles_and_unknown_stacks() {
    let text = "variant = 'NT'\nantes = [0, 0, 0, 0]\nblinds_or_straddles = [1, 2, 4, 0]\nmin_bet = 2\n\
                starting_stacks = [inf, 200, 200, inf]\nactions = ['d dh p1 ????', 'd dh p2 ????', 'd dh p3 ????',\n\
                'd dh p4 ????', 'p4 cbr 12', 'p1 f', 'p2 f', 'p3 f', '', '# the end']\n";
    comes_to(text, &["?", "198", "196", "?"]);
}

#[test]
fn ft_bets_have_one_size() {
    let text = "variant = 'FT'\nantes = [0, 0, 0]\nblinds_or_straddles = [10, 20, 0]\nsmall_bet = 20\nbig_bet = 40\n\
                starting_stacks = [500, 500, 500]\nactions = ['d dh p1 AsAd', 'd dh p2 9s9d', 'd dh p3 QhQc',\n\
                'p3 cbr 40', 'p1 cc', 'p2 f', 'd db 2c7h8s', 'p1 cc', 'p3 cbr 20', 'p1 cc', 'd db 3c', 'p1 cc', 'p3 cc',\n\
                'd db 4d', 'p1 cbr 40', 'p3 cc', 'p1 sm AsAd', 'p3 sm']\n";
    comes_to(text, &["620", "480", "400"]);
    let wrong = text.replace("'p3 cbr 20'", "'p3 cbr 30'");
    refused(&wrong, "8:56: `p3` can bet 20, not 30; use `p3 cc` to check, `p3 cbr 20` action 9");
}

#[test]
fn fo_8_halves_the_pot() {
    let text = "variant = 'FO/8'\nantes = [0, 0]\nblinds_or_straddles = [5, 10]\nsmall_bet = 10\nbig_bet = 20\n\
                starting_stacks = [100, 100]\nactions = ['d dh p1 AhAd2c3c', 'd dh p2 KhKdQcQs', 'p2 cc', 'p1 cc',\n\
                'd db 4s5d9h', 'p1 cbr 10', 'p2 cc', 'd db Ks', 'p1 cc', 'p2 cc', 'd db 7h', 'p1 cc', 'p2 cc',\n\
                'p1 sm AhAd2c3c', 'p2 sm KhKdQcQs']\n";
    comes_to(text, &["100", "100"]);
}

#[test]
fn po_the_pot_is_the_limit() {
    let text = "variant = 'PO'\nantes = [0, 0, 0]\nblinds_or_straddles = [1, 2, 0]\nmin_bet = 2\n\
                starting_stacks = [200, 200, 200]\nactions = ['d dh p1 ????????', 'd dh p2 ????????', 'd dh p3 ????????',\n\
                'p3 cbr 7', 'p1 f', 'p2 f']\n";
    comes_to(text, &["199", "198", "203"]);
    refused(
        &text.replace("cbr 7", "cbr 8"),
        "7:2: `p3` can raise to anything from 4 to 7, not to 8; use `p3 f`, `p3 cc` to call 2, `p3 cbr` from 4 to 7 action 4",
    );
}

#[test]
fn ns_the_deck_begins_with_the_sixes() {
    let text = "variant = 'NS'\nantes = [5, 5, 5]\nblinds_or_straddles = [0, 0, 10]\nmin_bet = 10\n\
                starting_stacks = [50, 50, 50]\nactions = ['d dh p1 6h7h', 'd dh p2 AsAd', 'd dh p3 KsKd', 'p1 cbr 45',\n\
                'p2 cc', 'p3 f', 'd db 8hJhKc', 'd db Qc', 'd db 9h', 'p1 sm 6h7h', 'p2 sm AsAd']\n";
    comes_to(text, &["115", "0", "35"]);
}

#[test]
fn n2l1d_and_f2l3d_draw_for_low() {
    let single = "variant = 'N2L1D'\nantes = [0, 0, 0]\nblinds_or_straddles = [5, 10, 0]\nmin_bet = 10\n\
                  starting_stacks = [100, 100, 100]\nactions = ['d dh p1 2c3d4h5s7c', 'd dh p2 ??????????',\n\
                  'd dh p3 2h3h4d5c9d', 'p3 cbr 20', 'p1 cc', 'p2 f', 'p1 sd', 'p3 sd 9d', 'd dh p3 8s', 'p1 cbr 30',\n\
                  'p3 cc', 'p1 sm -', 'p3 sm 2h3h4d5c8s']\n";
    comes_to(single, &["160", "90", "50"]);
    let triple = "variant = \"F2L3D\"\nantes = [0, 0, 0, 0]\nblinds_or_straddles = [75000, 150000, 0, 0]\n\
        small_bet = 150000\nbig_bet = 300000\nstarting_stacks = [1180000, 4340000, 5910000, 10765000]\n\
        actions = [\"d dh p1 7h6c4c3d2c\",\"d dh p2 ??????????\",\"d dh p3 ??????????\",\"d dh p4 AsQs6s5c3c\",\"p3 f\",\
        \"p4 cbr 300000\",\"p1 cbr 450000\",\"p2 f\",\"p4 cc\",\"p1 sd\",\"p4 sd AsQs\",\"d dh p4 2hQh\",\"p1 cbr 150000\",\
        \"p4 cc\",\"p1 sd\",\"p4 sd Qh\",\"d dh p4 4d\",\"p1 cbr 300000\",\"p4 cc\",\"p1 sd\",\"p4 sd 6s\",\"d dh p4 7c\",\
        \"p1 cbr 280000\",\"p4 cc\",\"p1 sm 7h6c4c3d2c\",\"p4 sm 2h4d7c5c3c\"]\n";
    comes_to(triple, &["0", "4190000", "5910000", "12095000"]);
}

#[test]
fn fb_badugi_of_four_cards() {
    let text = "variant = 'FB'\nantes = [0, 0]\nblinds_or_straddles = [1, 2]\nsmall_bet = 2\nbig_bet = 4\n\
                starting_stacks = [50, 50]\nactions = ['d dh p1 2c3d4h5s', 'd dh p2 2d3c4sKs', 'p2 cc', 'p1 cbr 4', 'p2 cc',\n\
                'p1 sd', 'p2 sd Ks', 'd dh p2 9h', 'p1 cbr 2', 'p2 cc', 'p1 sd', 'p2 sd', 'p1 cbr 4', 'p2 cc', 'p1 sd',\n\
                'p2 sd', 'p1 cc', 'p2 cc', 'p1 sm 2c3d4h5s', 'p2 sm']\n";
    comes_to(text, &["60", "40"]);
}

#[test]
fn stud_is_brought_in() {
    let text = "variant = 'F7S/8'\nante_trimming_status = true\nantes = [50000, 50000, 50000, 50000, 50000]\n\
        bring_in = 75000\nsmall_bet = 250000\nbig_bet = 500000\n\
        starting_stacks = [4550000, 1800000, 14400000, 6075000, 2875000]\n\
        actions = ['d dh p1 ??????', 'd dh p2 Js4sTh', 'd dh p3 Tc3hJd', 'd dh p4 Jh6s2h', 'd dh p5 ??????', 'p4 pb',\
        'p5 f', 'p1 f', 'p2 f', 'p3 cbr 250000', 'p4 f']\n\
        finishing_stacks = [4500000, 1750000, 14675000, 5950000, 2825000]\n";
    let outcome = comes_to(text, &["4500000", "1750000", "14675000", "5950000", "2825000"]);
    assert!(!outcome.flags.contains(&FINISHING_DIFFERS));
    for (variant, opens) in [("F7S", "p2"), ("FR", "p1")] {
        let text = format!(
            "variant = '{variant}'\nantes = [1, 1, 1]\nbring_in = 2\nsmall_bet = 10\nbig_bet = 20\n\
             starting_stacks = [99, 99, 99]\nactions = ['d dh p1 2c3dKh', 'd dh p2 5c6d2h', 'd dh p3 8c9d7h', '{opens} pb']\n"
        );
        let record = read(&text).unwrap();
        let fault = replay(&record, &casino()).unwrap_err();
        assert!(fault.message.starts_with("the hand isn't over"), "{fault}");
        let other = text.replace(&format!("'{opens} pb'"), "'p3 pb'");
        refused(
            &other,
            &format!(
                "7:67: it's `{opens}`'s turn, not `p3`'s; use `{opens} pb` for 2, `{opens} cbr 10` action 4"
            ),
        );
    }
}

#[test]
fn amounts_keep_the_decimals_of_the_file() {
    let text = "variant = 'NT'\nantes = [0, 0, 0]\nblinds_or_straddles = [0.25, 0.50, 0]\nmin_bet = 0.50\n\
                starting_stacks = [1e2, 1_000, 50.00]\nactions = ['d dh p1 ????', 'd dh p2 ????', 'd dh p3 ????',\n\
                'p3 cbr 1.5', 'p1 f', 'p2 f']\nfinishing_stacks = [99.75, 999.50, 50.70]\nhand = 7\n";
    let outcome = comes_to(text, &["99.75", "999.50", "50.75"]);
    assert_eq!(outcome.flags, [FINISHING_DIFFERS]);
    assert_eq!(read(text).unwrap().id.as_deref(), Some("7"));
}

#[test]
fn a_post_is_matched_but_does_not_open() {
    let text = "variant = 'NT'\nantes = [0, 0, 0, 0]\nblinds_or_straddles = [1, 2, 0, -2]\nmin_bet = 2\n\
                starting_stacks = [100, 100, 100, 100]\nactions = ['d dh p1 ????', 'd dh p2 ????', 'd dh p3 ????',\n\
                'd dh p4 ????', 'p3 f', 'p4 cc', 'p1 f', 'p2 cbr 8', 'p4 f']\n";
    comes_to(text, &["99", "103", "100", "98"]);
}

#[test]
fn what_only_our_files_say_is_read_and_written() {
    let text = "variant = 'holdem'\n_strict = true\nantes = [0, 0, 0]\nblinds_or_straddles = [5, 10, 0]\nmin_bet = 10\n\
                _carry = 15\n_dead_posts = [0, 0, 5]\nstarting_stacks = [100, 100, 100]\n\
                actions = ['d dh p1 AhAd', 'd dh p2 KhKd', 'd dh p3 2c7d', 'p3 fine 5', 'p3 f', 'p1 cbr 100', 'p2 cc',\n\
                'd runs 2', 'd db 3c4c9s', 'd db Js', 'd db 8d', 'd db Kc4h9d', 'd db 2s', 'd db 3h', 'p1 sm -', 'p2 sm -']\n\
                _remark = ['kept', 1]\n";
    let outcome = comes_to(text, &["113", "112", "90"]);
    assert!(matches!(outcome.end, End::Settled(_)));
    let record = read(text).unwrap();
    assert_eq!(record.setup.manner, Manner::Strict);
    assert_eq!(record.notes, [("_remark".to_owned(), "['kept', 1]".to_owned())]);
    let plain = write(&record, Dialect::Plain);
    assert!(plain.text.starts_with("variant = \"NT\"\n"));
    for lost in
        ["PHH can't record `d runs 2`", "PHH can't record `p3 fine 5`", "PHH can't record `_carry = 15`"]
    {
        assert!(plain.lost.iter().any(|line| line == lost), "{:?}", plain.lost);
    }
}

#[test]
fn a_file_of_many_hands_goes_on_after_a_bad_one() {
    let hand =
        |number: &str| format!("[{number}]\n{HEADS_UP}actions = ['d dh p1 ????', 'd dh p2 ????', 'p2 f']\n");
    let text = format!("{}{}{}", hand("1"), hand("2").replace("min_bet = 1000", "min_bet = 'x'"), hand("3"));
    let read: Vec<_> = Hands::new(&text).collect();
    assert_eq!(read.len(), 3);
    assert_eq!(read[0].as_ref().unwrap().id.as_deref(), Some("1"));
    assert_eq!(read[1].as_ref().unwrap_err().to_string(), "12:1: `min_bet` is text; it should be a number");
    assert_eq!(read[2].as_ref().unwrap().id.as_deref(), Some("3"));
    let twice: Vec<_> = Hands::new(&format!("{}{}", hand("1"), hand("1"))).collect::<Vec<_>>();
    assert_eq!(twice[1].as_ref().unwrap_err().to_string(), "8:1: `[1]` is in the file twice");
}

#[test]
fn what_is_no_hand_is_refused_with_its_place() {
    let with =
        |from: &str, to: &str| format!("{HEADS_UP}actions = ['d dh p1 AhKh', 'p2 f']\n").replace(from, to);
    for (text, says) in [
        (String::new(), "1:1: the file has no hand"),
        ("[1]\n".to_owned(), "1:1: the hand has no `variant`"),
        (with("variant = 'NT'\n", ""), "1:1: the hand has no `variant`"),
        (with("min_bet = 1000\n", ""), "1:1: the hand needs `min_bet`, because it's `NT`"),
        (with("antes = [0, 0]\n", ""), "1:1: the hand needs `antes`, because it's `NT`"),
        (with("[0, 0]", "[0, 0, 0]"), "2:1: `antes` has 3 amounts for 2 players"),
        (with("[0, 0]", "[0, -1]"), "2:1: amount 2 of `antes` is below zero"),
        (with("[0, 0]", "[0, nan]"), "2:1: amount 2 of `antes` isn't a number"),
        (with("[0, 0]", "[0, 'x']"), "2:13: the list has text in it; it should be a number"),
        (with("[0, 0]", "[[0], 0]"), "2:10: the list has a list in it; it should be a number"),
        (with("20000", "0"), "5:1: `p1` has no chips in `starting_stacks`"),
        (with("20000", "1e20"), "5:1: amount 1 of `starting_stacks` has too many digits for an amount"),
        (
            with("20000", "1e16"),
            "5:1: amount 1 of `starting_stacks` is too big for a hand: the limit is 10^15 of its smallest unit",
        ),
        (with("[20000, 30000]", "[20000]"), "5:1: a hand needs 2 to 32 players, not 1"),
        (with("p2 f", "p3 f"), "6:29: `p3` isn't at the table: there are 2 players action 2"),
        (with("p2 f", "p2 cbr 1e30"), "6:29: `1e30` has too many digits for an amount action 2"),
        (
            with("p2 f", "p2 cbr 1e15"),
            "6:29: `p2` can't bet now: the deal comes first; use `d dh` with 2 cards for p2 action 2",
        ),
        (
            with("p2 f", "d dh p2 AhQd"),
            "6:29: Ah is already on the table; use `d dh` with 2 cards for p2 action 2",
        ),
        (
            with("p2 f", "d dh p2 3h4h5h"),
            "6:29: `p2` gets 2 cards now, not 3; use `d dh` with 2 cards for p2 action 2",
        ),
        (with("min_bet", "antes"), "4:1: `antes` is in the hand twice"),
        (
            with("'NT'", "'XX'"),
            "1:1: `XX` isn't a variant; PHH has NT, NS, PO, FT, FO/8, F7S, F7S/8, FR, N2L1D, F2L3D, FB, and `housebook games` lists the others",
        ),
        (with("actions", "_actions"), "1:1: the hand has no `actions`"),
    ] {
        refused(&text, says);
    }
}
