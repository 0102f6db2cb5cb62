//! Dialogues without a terminal: what lines do.

use crate::cli::verbs::hand::new::dialogue::{Dialogue, Then};
use crate::cli::verbs::hand::new::state::State;
use crate::cli::verbs::hand::new::testing::table;
use engine::calling::FEATURES;
use engine::games::{GameRow, NICKNAMES, ROWS, Step};
use engine::money::Money;
use engine::play::{Act, End, Next};
use ledger::bank::entering::Bought;

fn dave(stacks: &[i64]) -> Dialogue {
    Dialogue::new(table("dave", Some(".25/.50"), stacks))
}

/// Says these lines, none of which may be refused.
#[track_caller]
fn say(dialogue: &mut Dialogue, lines: &[&str]) {
    for line in lines {
        let before = dialogue.state.clone();
        let answer = dialogue.line(line);
        let moved = dialogue.state != before || answer.then != Then::Ask;
        assert!(moved, "`{line}` at `{}`: {:?}", dialogue.question(), answer.said);
    }
}

/// What everybody gets.
fn awards(dialogue: &Dialogue) -> Vec<i64> {
    match dialogue.over().unwrap().1 {
        End::Settled(settled) => settled.settlement.awards().iter().map(|award| award.minor()).collect(),
        end => panic!("{end:?}"),
    }
}

#[test]
fn enter_deals_the_usual_hand() {
    let mut dialogue = dave(&[2000; 3]);
    assert_eq!(dialogue.greeting(), "holdem, .25/.50, Cat deals, 3 in: Ann Bob Cat");
    say(&mut dialogue, &[""]);
    assert_eq!(dialogue.question(), "Cat 20.00 · pot 0.75 · call 0.50, raise 1.00–20.00 >");
}

/// What the dealer called, in any order, with spaces or hyphens, is the same game for every verb, or none.
#[test]
fn the_same_words_are_the_same_game_as_everywhere() {
    let games: Vec<&str> =
        ROWS.iter().map(GameRow::name).chain(NICKNAMES.iter().map(|(said, _)| *said)).collect();
    let short = ["8", "hi lo", "3s wild", "two wild", "jokers wild", "nonsense"];
    let added: Vec<&str> = FEATURES.iter().map(|feature| feature.name).chain(short).collect();
    // Somebody straddles from the button with that word.
    for (at, game) in games.iter().enumerate().filter(|(_, game)| !game.starts_with("mississippi")) {
        for added in added.iter().skip(at % 11).step_by(11) {
            let blanks = |said: &str| said.replace('-', " ");
            for line in [
                format!("{game} {added}"),
                format!("{added} {game}"),
                blanks(&format!("{game} {added}")),
                format!("{game} {added}").replace(' ', "-"),
            ] {
                let mut dialogue = Dialogue::new(table("mike", None, &[2000; 3]));
                let called =
                    engine::calling::say(&line, &dialogue.table.house).ok().map(|called| called.name());
                dialogue.line(&line);
                let State::Called(calling) = &dialogue.state else { panic!("{line}") };
                assert_eq!(calling.said.then(|| calling.name()), called, "{line}");
            }
        }
    }
}

#[test]
fn many_moves_fit_one_line_and_the_rest_is_said() {
    let mut dialogue = dave(&[2000; 7]);
    say(&mut dialogue, &[""]);
    let answer = dialogue.line("ffr2 f r 3 f");
    assert_eq!(
        answer.said,
        [
            "error: f f r2 f went in, but `Gus` can raise to anything from $3.50 to $20.00,\n  not to $3.00 (DAV-43)"
        ],
        "{}",
        dialogue.question()
    );
    assert_eq!(dialogue.question(), "Gus 20.00 · pot 2.75 · call 2.00, raise 3.50–20.00 >");
}

#[test]
fn words_of_the_table_are_understood_and_an_unclear_raise_is_asked() {
    let mut dialogue = dave(&[2000; 3]);
    say(&mut dialogue, &["", "raises to 2 call", "all in fold"]);
    assert_eq!(dialogue.question(), "Ann 18.00 · pot 24.00 · call 18.00 all-in >");
    say(&mut dialogue, &["<<<"]);
    let unclear = dialogue.line("ann raise 5").said.join("\n");
    assert!(unclear.contains("type r 5.00 or r 7.00"), "{unclear}");
}

#[test]
fn a_single_chip_without_a_word_is_a_call() {
    let mut dialogue = dave(&[2000; 3]);
    say(&mut dialogue, &[""]);
    let heard = dialogue.line("chip 5").said.join("\n");
    assert!(heard.contains("4.50"), "{heard}");
    assert_eq!(dialogue.question(), "Ann 19.75 · pot 1.25 · call 0.25, raise 1.00–20.00 >");
}

#[test]
fn everybody_before_a_player_folds_and_the_rest_do_the_same() {
    let mut dialogue = dave(&[2000; 7]);
    say(&mut dialogue, &["", "/gus r2", "f*"]);
    assert_eq!(awards(&dialogue), [0, 0, 0, 0, 0, 0, 125]);
    assert_eq!(dialogue.line("y").then, Then::Record);
}

#[test]
fn a_bet_above_the_stack_is_refused_with_the_figures() {
    let mut dialogue = dave(&[2000, 2000, 700]);
    say(&mut dialogue, &[""]);
    let said = dialogue.line("8").said.join("\n");
    assert!(said.starts_with("error: `Cat` has $7.00 and can't bet $8.00"), "{said}");
}

#[test]
fn a_side_pot_is_won_by_cards() {
    let mut dialogue = dave(&[2000, 2000, 700]);
    say(&mut dialogue, &["", "acc", "qs7h2c", "b5c", "5d", "", "", "9s", "k*", "KsKd", "qdqc", "asad"]);
    assert_eq!(awards(&dialogue), [0, 3100, 0]);
}

#[test]
fn a_winner_is_named_without_cards_where_he_can_win_all() {
    let mut dialogue = dave(&[2000, 2000, 700]);
    say(&mut dialogue, &["", "acc", "qs7h2c", "b5c", "5d", "k*", "9s", "k*"]);
    let said = dialogue.line("w cat").said.join("\n");
    assert!(
        said.starts_with("error: `Cat` put in 7.00 and can't win the extra 10.00 from Ann and Bob"),
        "{said}"
    );
    say(&mut dialogue, &["w ann"]);
    assert_eq!(awards(&dialogue), [3100, 0, 0]);
}

#[test]
fn hole_cards_can_become_known_at_any_time() {
    let mut dialogue = dave(&[2000; 3]);
    say(&mut dialogue, &["", "cat AsAd", "r2 c c", "", "k*", "", "k*", "", "k*", "board 2c3d4h8s9c"]);
    say(&mut dialogue, &["KsKd", "x", ""]);
    assert_eq!(awards(&dialogue), [0, 0, 600]);
}

#[test]
fn a_board_nobody_noted_settles_only_a_hand_nobody_shows() {
    let mut dialogue = dave(&[2000; 2]);
    say(&mut dialogue, &["", "c", "", "", "k*", "", "k*", "", "k*", "AsAd", "KsKd"]);
    assert!(dialogue.over().is_err());
    assert_eq!(dialogue.question(), "not settled >");
    say(&mut dialogue, &["board 2c3d4h8s9c"]);
    assert!(dialogue.over().is_ok());
}

#[test]
fn a_card_typed_at_a_bet_is_no_bet() {
    let mut dialogue = dave(&[2000; 3]);
    say(&mut dialogue, &[""]);
    let said = dialogue.line("9c").said;
    assert_eq!(said, ["error: `9c` could be a card, but you have to bet now: type r and the amount"]);
    say(&mut dialogue, &["r9c"]);
    assert!(dialogue.question().starts_with("Bob 19.50"), "{}", dialogue.question());
}

#[test]
fn nothing_is_forgotten_after_q_and_nothing_asked() {
    let mut dialogue = dave(&[2000; 2]);
    say(&mut dialogue, &["", "c"]);
    assert_eq!(dialogue.line("q").then, Then::GiveUp);
}

#[test]
fn stud_asks_for_the_open_cards_because_they_say_who_opens() {
    let mut dialogue = Dialogue::new(table("igloo", None, &[2000; 3]));
    say(&mut dialogue, &["7stud", ""]);
    assert_eq!(dialogue.question(), "third street, one card up: Ann Bob Cat >");
    say(&mut dialogue, &["2c Kd 7h"]);
    assert!(dialogue.question().starts_with("Bob "), "{}", dialogue.question());
    say(&mut dialogue, &["k*", "", "cat b.10 c*"]);
    assert_eq!(dialogue.question(), "fifth street, one card up: Ann Bob Cat >");
}

#[test]
fn draws_declares_and_drops_are_said_in_a_row() {
    let mut dialogue = Dialogue::new(table("igloo", None, &[2000; 3]));
    say(&mut dialogue, &["five-card-draw-hi-lo", "", "k*"]);
    assert!(dialogue.question().ends_with("draws 0–3 >"), "{}", dialogue.question());
    say(&mut dialogue, &["2 d 1 p", "k*"]);
    assert!(dialogue.question().ends_with("h, l or b: Ann Bob Cat >"), "{}", dialogue.question());
    say(&mut dialogue, &["hl cat b"]);
    let mut guts = Dialogue::new(table("cause", None, &[2000; 4]));
    say(&mut guts, &["three-card-guts", "", "ioo i"]);
    assert!(guts.question().contains("shows"), "{}", guts.question());
}

#[test]
fn a_ruling_chips_and_a_fine_have_their_words() {
    let mut dialogue = dave(&[2000, 2000, 2000]);
    say(&mut dialogue, &["", "! the bet was announced", "r .75"]);
    assert!(dialogue.line("$ 5").said.concat().contains("DAV-14"), "table stakes");
    say(&mut dialogue, &["fine bob .25", "ff"]);
    assert_eq!(awards(&dialogue), [0, 0, 150]);
    say(&mut dialogue, &["<<<<<", "m"]);
    assert!(matches!(dialogue.over().unwrap().1, End::Returned(_)));
}

#[test]
fn cash_declared_before_the_deal_plays_and_later_it_does_not() {
    let mut dialogue = dave(&[2000, 2000, 300]);
    assert_eq!(
        dialogue.line("$ cat 10").said,
        ["holdem, .25/.50, Cat deals, 3 in: Ann Bob Cat; Cat buys 10.00"]
    );
    let too_much = dialogue.line("$ann 500").said.concat();
    assert!(too_much.contains("DAV-16"), "the bank's own rules hold: {too_much}");
    let answer = dialogue.line("").said.concat();
    assert!(answer.contains("before anybody looks at the cards, so it plays (DAV-15)"), "{answer}");
    assert_eq!(dialogue.question(), "Cat 13.00 · pot 0.75 · call 0.50, raise 1.00–13.00 >");
    let late = dialogue.line("$ 5").said.concat();
    assert!(late.contains("(DAV-14)") && late.contains("(DAV-15)"), "{late}");
    say(&mut dialogue, &["r 13 f f"]);
    let (hand, _) = dialogue.over().unwrap();
    let bought = Bought { seat: 2, seller: None, amount: Money::from_minor(1000) };
    assert_eq!(hand.purchases().collect::<Vec<_>>(), [bought]);
    say(&mut dialogue, &["<<<<", "<"]);
    assert_eq!(dialogue.greeting(), "holdem, .25/.50, Cat deals, 3 in: Ann Bob Cat");
}

#[test]
fn who_has_nothing_left_buys_and_is_in() {
    let mut dialogue = dave(&[2000, 2000, 0]);
    assert!(dialogue.greeting().contains("2 in: Ann Bob"));
    let said = dialogue.line("$cat 20").said.concat();
    assert!(said.contains("3 in: Ann Bob Cat; Cat buys 20.00"), "{said}");
    say(&mut dialogue, &["<"]);
    assert!(dialogue.greeting().ends_with("2 in: Ann Bob"), "one step back takes the purchase away");
}

#[test]
fn going_back_leads_to_the_beginning_and_no_further() {
    let mut dialogue = dave(&[2000; 3]);
    let first = dialogue.state.clone();
    say(&mut dialogue, &["d ann -bob", "", "r2", "<<<<"]);
    assert_eq!(dialogue.state, first);
    assert_eq!(dialogue.line("<").said, ["error: this is the start, so you can't go back"]);
}

#[test]
fn every_game_of_the_table_is_entered_to_its_end() {
    // If something follows from cards that fall face up, they have to be entered: the stories play those games.
    for row in ROWS.iter().filter(|row| row.game.falls.is_none()) {
        let mut dialogue = Dialogue::new(table("casino", Some(".25/.50"), &[2000; 4]));
        say(&mut dialogue, &[row.name(), ""]);
        let blind = row.course.blind() > 0;
        let mut shown = ["AsKsQs", "AhKhQh", "AdKdQd", "blind 2c7d9h", "AcKcQc"].into_iter();
        for _ in 0..80 {
            let State::Played(hand) = &dialogue.state else { panic!("{}", row.name()) };
            let line = match hand.play().unwrap().legal() {
                Next::Bet(turn) if turn.bring_in.is_some() || turn.call.is_zero() => "",
                Next::Bet(_) => "c",
                Next::Draw { .. } => "p",
                Next::Asked(asked) if asked.card => "n",
                Next::Asked(_) => "p",
                Next::Declare(_) => "h",
                Next::Drop(_) => "i",
                // Against the extra hand, cards decide.
                Next::Show { .. } if blind => shown.next().unwrap(),
                Next::Show { .. } => "w ann",
                Next::Deal { .. } | Next::Board { .. } | Next::Own { .. } => "",
                Next::Blind(_) | Next::Over => break,
            };
            say(&mut dialogue, &[line]);
        }
        assert!(
            dialogue.over().is_ok(),
            "{}: {} {:?}",
            row.name(),
            dialogue.question(),
            dialogue.over().err()
        );
        assert!(row.course.steps().iter().any(|step| matches!(step, Step::Deal { .. })));
    }
}

#[test]
fn wild_cards_are_named_before_the_first_card() {
    let mut dialogue = Dialogue::new(table("mike", None, &[2000; 3]));
    say(&mut dialogue, &["five-card-draw deuces-wild", ""]);
    let answer = dialogue.line("threes-wild").said.concat();
    assert!(answer.contains("nobody called") && answer.contains("MIK-53"), "{answer}");
    let State::Played(hand) = &dialogue.state else { panic!("it is played") };
    assert!(hand.play().unwrap().setup().announced.is_some(), "what was said in time holds");
}

#[test]
fn the_first_offence_in_a_hand_is_warned_and_the_next_one_pays() {
    let mut table = table("mike", None, &[500, 500, 500]);
    table.game = Some("five-card-draw".to_owned());
    let fines = |dialogue: &Dialogue| match &dialogue.state {
        State::Played(hand) => {
            let fines = hand.acts.iter().filter(|act| matches!(act, Act::Fine(..)));
            (hand.warned.clone(), fines.count())
        }
        State::Called(_) => (Vec::new(), 0),
    };
    let mut dialogue = Dialogue::new(table);
    say(&mut dialogue, &["", "fine bob"]);
    assert_eq!(fines(&dialogue), (vec![1], 0));
    say(&mut dialogue, &["fine bob"]);
    assert_eq!(fines(&dialogue), (vec![1], 1));
    say(&mut dialogue, &["<<"]);
    assert_eq!(fines(&dialogue), (Vec::new(), 0));
}

#[test]
fn a_hand_of_thousands_of_lines_is_refused_and_goes_back_to_its_beginning() {
    let mut dialogue = dave(&[2000, 2000, 2000]);
    say(&mut dialogue, &[""]);
    let begun = dialogue.state.clone();
    let refused = |dialogue: &mut Dialogue, line: &str| {
        let before = dialogue.state.clone();
        let said = dialogue.line(line).said.join(" ");
        assert!(dialogue.state == before, "{line}: {said}");
        said
    };
    for _ in 1..2_000 {
        say(&mut dialogue, &["! again"]);
    }
    assert!(refused(&mut dialogue, "! again").contains("this hand already has 2000 steps"));
    dialogue.line(&"<".repeat(1_999));
    assert!(dialogue.state == begun);
    say(&mut dialogue, &["f"]);

    let mut dialogue = Dialogue::new(table("casino", Some("1/2"), &[2000, 2000, 2000]));
    let usual = dialogue.state.clone();
    for _ in 0..100 {
        say(&mut dialogue, &["-bob", "+bob"]);
    }
    let told = refused(&mut dialogue, "-bob");
    assert!(told.split_whitespace().collect::<Vec<_>>().join(" ").contains("Enter to deal"), "{told}");
    dialogue.line(&"<".repeat(200));
    assert!(dialogue.state == usual);
}
