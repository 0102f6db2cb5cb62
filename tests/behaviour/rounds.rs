//! The rounds at a terminal: who is asked, how to go back, and that nothing is lost if somebody stops.

use crate::program::Table;
use crate::terminal::{BREAK, END, Terminal};

/// Three at a card room's table, with 20.00 each.
pub fn three() -> Table {
    let mut table = Table::new();
    for line in [
        "init --house casino",
        "player add Ann Bob Cat",
        "open --banker Ann --stakes .25/.50",
        "seat Ann 1 Bob 2 Cat 3",
        "buy Ann 20",
        "buy Bob 20",
        "buy Cat 20",
    ] {
        table.does(line);
    }
    table
}

#[test]
fn a_round_of_counts_goes_from_seat_to_seat_and_back() {
    let mut table = three();
    let mut typed = Terminal::begun(&mut table, "count");
    typed.answer("1 Ann $20.00 > ", "22\r");
    typed.answer("2 Bob $20.00 > ", "abc\r");
    typed.answer("2 Bob $20.00 > ", "30\r");
    typed.until("$52.00 of $60.00");
    typed.answer("3 Cat $20.00 > ", "-\r");
    typed.answer("2 Bob $20.00 > ", "18\r");
    typed.until("Cat should have $20.00");
    typed.answer("3 Cat $20.00 > ", "19.50\r");
    let (code, shown) = typed.ended();
    assert!(code == 0 && shown.contains("$0.50 short") && shown.contains("recorded #"), "{code}: {shown}");
    assert!(table.does("undo").contains("Cat"), "the round is one request");
    assert!(!table.does("log").contains("Bob has $30.00"));
}

#[test]
fn a_round_that_is_broken_off_records_nothing_and_one_that_ends_what_was_said() {
    let mut table = three();
    let before = table.facts().len();
    let mut typed = Terminal::begun(&mut table, "count");
    typed.answer("1 Ann $20.00 > ", "22\r");
    typed.answer("2 Bob $20.00 > ", &format!("1{BREAK}"));
    let (code, shown) = typed.ended();
    assert!(code == 0 && shown.contains("stopped: nothing was recorded"), "{code}: {shown}");
    let mut typed = Terminal::begun(&mut table, "count");
    typed.answer("1 Ann $20.00 > ", "22\r");
    typed.answer("2 Bob $20.00 > ", "q\r");
    let (code, shown) = typed.ended();
    assert!(code == 0 && shown.contains("stopped: nothing was recorded"), "{code}: {shown}");
    assert_eq!(table.facts().len(), before);
    let mut typed = Terminal::begun(&mut table, "shell");
    typed.answer("in play $60.00 > ", "c\r22\r");
    typed.answer("2 Bob $20.00 > ", END);
    typed.answer("in play $60.00 > ", "q\r");
    let (code, shown) = typed.ended();
    assert!(code == 0 && shown.contains("recorded #"), "{code}: {shown}");
    assert_eq!(table.facts().len(), before + 1);
}

#[test]
fn a_round_of_paying_says_what_each_gets_and_takes_back_with_a_dash() {
    let mut table = three();
    table.does("count Ann=25 Bob=15");
    let mut typed = Terminal::begun(&mut table, "cashout");
    typed.answer("Bob cashes out $15.00: $15.00 in cash", "");
    typed.answer("pay? [Y/n] ", "\r");
    typed.answer("Ann cashes out $25.00", "");
    typed.answer("pay? [Y/n] ", "-\r");
    typed.until("undid");
    typed.answer("pay? [Y/n] ", "n\r");
    typed.answer("Ann cashes out $25.00", "");
    typed.answer("pay? [Y/n] ", "\r");
    let (code, shown) = typed.ended();
    assert!(code == 0 && shown.contains("1 player paid; the drawer has $35.00"), "{code}: {shown}");
    assert!(shown.contains("not paid: Bob") && shown.contains("not counted and not paid: Cat"), "{shown}");
    // In a pipe it pays everybody, as ever.
    table.does("count Cat 20");
    let paid = table.does("cashout");
    assert!(paid.contains("Bob cashes out $15.00") && paid.contains("Cat cashes out $20.00"), "{paid}");
}

#[test]
fn the_close_is_a_checklist_that_goes_on_where_it_was_left() {
    let mut table = three();
    table.does("count Ann=25");
    let mut typed = Terminal::begun(&mut table, "close");
    typed.answer("Bob and Cat aren't counted. Enter counts, s skips it > ", "\r");
    typed.answer("1 Ann $25.00 counted > ", "\r");
    typed.answer("2 Bob $20.00 > ", "15\r");
    typed.answer("3 Cat $20.00 > ", "\r");
    typed.answer("Cat isn't counted", BREAK);
    let (code, shown) = typed.ended();
    assert!(code == 0 && shown.contains("the night stays open; close picks up from here"), "{code}: {shown}");
    let mut typed = Terminal::begun(&mut table, "close");
    typed.answer("Cat isn't counted", "count cat 19\r");
    typed.answer("it should hold $60.00. Enter if it does, or type what's in it > ", "\r");
    typed.until("$1.00 short");
    typed.answer("house (Ann), winner (Ann) or banker (Ann)? (or count again) > ", "u\r");
    typed.answer("Cat isn't counted", "count cat 20\r");
    typed.answer("it should hold $60.00", "\r");
    typed.until("nobody owes anybody");
    typed.answer("close the night? [Y/n] ", "\r");
    let (code, shown) = typed.ended();
    assert!(
        code == 0 && shown.contains("night 1 is closed") && shown.contains("recorded #"),
        "{code}: {shown}"
    );
}

#[test]
fn the_next_night_is_offered_as_the_last_one_was() {
    let mut table = three();
    table.does("close");
    let mut typed = Terminal::begun(&mut table, "open");
    typed.answer("banker: Ann like last time? Enter for yes", "\r");
    typed.answer("stakes: .25/.50 like last time? Enter for yes", "zz\r");
    typed.answer("stakes: .25/.50 like last time? Enter for yes", "\r");
    typed.answer("seats: 1 Ann, 2 Bob, 3 Cat like last time? Enter for yes", "\r");
    let (code, shown) = typed.ended();
    assert!(code == 0 && shown.contains("night 2 is open"), "{code}: {shown}");
    let seats = table.does("seats");
    assert!(["Ann", "Bob", "Cat"].iter().all(|name| seats.contains(name)), "{seats}");
}

#[test]
fn a_first_night_begins_with_two_questions() {
    let mut table = Table::new();
    let mut typed = Terminal::begun(&mut table, "");
    typed.answer("A number or a name; Enter for casino > ", "zzz\r");
    typed.answer("A number or a name; Enter for casino > ", "mike\r");
    typed.answer("Who is here? The banker first: Ann Bob Cat > ", "Ann Bob\r");
    let (code, shown) = typed.ended();
    assert!(
        code == 0 && shown.contains("night 1 is open at Mike's house; Ann is the banker"),
        "{code}: {shown}"
    );
}

#[test]
fn a_first_night_that_is_broken_off_says_how_to_go_on() {
    let mut table = Table::new();
    let mut typed = Terminal::begun(&mut table, "");
    typed.answer("A number or a name; Enter for casino > ", BREAK);
    let (code, shown) = typed.ended();
    assert!(code == 2 && shown.contains("nothing was written"), "{code}: {shown}");
    let mut typed = Terminal::begun(&mut table, "");
    typed.answer("A number or a name; Enter for casino > ", "mike\r");
    typed.answer("Who is here? The banker first: Ann Bob Cat > ", BREAK);
    let (code, shown) = typed.ended();
    assert!(code == 2 && shown.contains("the book is set up, but no night was opened"), "{code}: {shown}");
    assert!(shown.trim_end().ends_with("hint: housebook"), "{shown}");
    let bare = table.run(&[] as &[&str], "");
    assert!(bare.code == 0 && bare.stderr.contains("player add"), "{}{}", bare.stdout, bare.stderr);
}

#[test]
fn the_close_names_those_who_can_be_meant() {
    let mut table = Table::new();
    for line in [
        "init --house mike",
        "player add Ann Bob Cat",
        "open --banker Ann",
        "buy Ann 20",
        "buy Bob 20",
        "buy Cat 10",
        "hand result five-card-draw Ann 1 Bob --dealer Ann",
        "count Ann=21 Bob=18.55 Cat=9.95",
    ] {
        table.does(line);
    }
    let mut typed = Terminal::begun(&mut table, "close");
    typed.answer("last hand: the book says Ann dealt it.", "");
    typed.answer("Enter if so, or type who did (Ann, Bob, Cat) > ", "bob\r");
    typed.answer("cold hands: who won? Bob, Cat", "");
    typed.answer("Type a name, or s skips it > ", "s\r");
    typed.answer("it should hold $50.00", "\r");
    typed.answer("house (Ann), winner (Ann) or banker (Ann)? (or count again) > ", "q\r");
    let (code, shown) = typed.ended();
    assert!(code == 0 && shown.contains("the night stays open"), "{code}: {shown}");
}

#[test]
fn what_a_note_was_given_for_is_asked_at_a_terminal() {
    let mut table = Table::new();
    for line in [
        "init --house mike",
        "player add Ann Bob Cat",
        "open --banker Ann",
        "buy Ann 20",
        "buy Bob 20 --note",
    ] {
        table.does(line);
    }
    let note = table.does("note list --json");
    let note =
        note.split("\"note\":\"").nth(1).and_then(|rest| rest.split('"').next()).expect("a note").to_owned();
    let mut typed = Terminal::begun(&mut table, &format!("note give {note} Cat"));
    typed.answer("What for? cash, chips, book or gift > ", "what\r");
    typed.answer("What for? cash, chips, book or gift > ", "gift\r");
    let (code, shown) = typed.ended();
    assert!(code == 0 && shown.contains("recorded #"), "{code}: {shown}");
}

#[test]
fn a_hand_that_is_broken_off_is_offered_again() {
    let mut table = three();
    table.wait(240);
    let mut typed = Terminal::begun(&mut table, "hand new --at 22:14");
    typed.until("in: Ann 20.00, Bob 20.00, Cat 20.00");
    typed.answer("> ", "holdem d ann\r");
    typed.answer("> ", "\r");
    typed.until("pot 0.75");
    typed.answer("> ", "r2\r");
    typed.answer("> ", BREAK);
    let (code, shown) = typed.ended();
    assert!(code == 4 && shown.contains("hand new picks it up again"), "{code}: {shown}");
    assert_eq!(table.run(&["hand", "new"], "").code, 4, "a pipe takes up no draft");
    let mut typed = Terminal::begun(&mut table, "shell");
    typed.answer("in play $60.00 > ", "h new\r");
    typed.answer("Go on with the hand from 22:14? [Y/n] ", "\r");
    typed.answer("pot 2.75", "ff\r");
    typed.answer("record? [Y/n] ", "\r");
    typed.answer("in play $60.00 > ", "h new\r");
    typed.answer("Enter to deal > ", "q\r");
    typed.answer("in play $60.00 > ", "q\r");
    let (code, shown) = typed.ended();
    assert!(code == 0 && shown.contains("hand 1, holdem") && shown.contains("stopped"), "{code}: {shown}");
}
