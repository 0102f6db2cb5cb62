//! Random keys against `table` and `shell` at a pseudo-terminal, and how long a key takes to the screen.
//!
//! Whatever is pressed: no crash, the audit in order, the terminal given back. Then a thousand keys one by one, each waited for.
//!
//! `HOUSEBOOK_TIMES=500 cargo test --release --test behaviour random_keys -- --nocapture` presses a million in each of the two, and
//! measures at a book of ten years.

use crate::at_table::terminal::{AS_BEFORE, IS_AS_BEFORE, Terminal};
use crate::durability::long_book;
use crate::luck::{Luck, first, times};
use crate::program::Table;
use std::time::{Duration, Instant};

/// Keys of each storm when nobody says otherwise.
const KEYS: u64 = 2_000;

/// Keys that are measured when nobody says otherwise, and at most.
const MEASURED: (u64, u64) = (20, 1_000);

/// How long the screen is still before the next keys are pressed.
const STILL: Duration = Duration::from_millis(2);

/// The events of ten years of weekly nights, and of a book that is written in no time.
const EVENTS: (u64, u64) = (100_000, 500);

/// How long a key may take in the middle: no more than a person waits for.
const MIDDLE_AT_MOST: Duration = Duration::from_millis(500);

/// Lines that mean something to both.
const LINES: &[&str] = &[
    "status",
    "log",
    "seats",
    "b an 20",
    "n bo 10",
    "c ann 12",
    "c",
    "k",
    "cashout bob",
    "close",
    "close --now",
    "deal",
    "u",
    "undo --with-dependents",
    "h result holdem an 1 bo",
    "hand new",
    "leave bob",
    "open --banker Bob",
    "seat Ann 3",
    "note list",
    "book",
    "help",
    "bogus",
    "buy Ann 20 --really",
    "player add Zoë",
    "coldhands --deal",
    "audit",
    "hand list",
    "drawer 60",
    "fine cat",
    "config hints off",
    "\"",
    "# nothing",
    "?",
];

/// What terminals send for keys that are no signs, whole and in parts, and what no terminal sends.
const ODD: &[&str] = &[
    "\u{1b}",
    "\u{1b}[A",
    "\u{1b}[B",
    "\u{1b}[C",
    "\u{1b}[D",
    "\u{1b}[5~",
    "\u{1b}[6~",
    "\u{1b}[H",
    "\u{1b}[F",
    "\u{1b}[3~",
    "\u{1b}[",
    "\u{1b}O",
    "\u{1b}[200~close\ry\r\u{1b}[201~",
    "\u{1b}[201~",
    "\u{1b}b",
    "\u{1b}[1;5C",
    "\u{1b}[<0;3;4M",
    "\u{1}",
    "\u{5}",
    "\u{8}",
    "\t",
    "\t\t",
    "\u{b}",
    "\u{12}",
    "\u{15}",
    "\u{17}",
    "\u{19}",
    "\u{7f}",
    "\0",
    "\u{3}",
    "\u{4}",
    "é",
    "陳",
    "e\u{301}",
    "\u{202e}",
    "🂡",
    "\u{feff}",
];

/// Bytes of terminals that send no UTF-8, and halves of signs.
const NO_TEXT: &[&[u8]] = &[b"\xff", b"\xc3", b"\xe9t\xe9", b"\xf0\x9f", b"\x80", b"\x9b5~"];

/// Lines that keys of the table fill.
const FORMS: &[&str] = &[
    "ban20\r",
    "nbo10\r",
    "hholdem\ran1\rbo\r",
    "c12\r20\r\r",
    "kbo\r",
    "fca\r",
    "uy",
    "obo\r\r\r",
    "x\r",
    "pbocan5\r\r",
];

const ESC: &str = "\u{1b}";

/// Wipes a line (Ctrl-U).
const WIPE: &str = "\u{15}";

const SIGNS: &[u8] = b"abcdefghijklmnopqrstuvwxyzABCXYZ0123456789 .,-/?'\"$%*<>!";

#[test]
fn random_keys_leave_the_table_in_order() {
    storm("table", 21);
}

#[test]
fn random_keys_leave_the_shell_in_order() {
    storm("shell", 22);
}

/// Presses keys at a program that is started again whenever it was left, then ends it and looks at what it left behind.
fn storm(verb: &str, seed: u64) {
    let mut table = seated();
    table.write("goes-on", "");
    // A program that was left by a key ends with 0; what is pressed while it starts is a signal to it, or is for the next one.
    let again = format!(
        "while [ -e goes-on ]; do housebook {verb}; code=$?; [ $code = 0 ] || [ $code = 130 ] || echo \"$code\" >>ends; done"
    );
    let line = format!("trap : INT; {again}; trap - INT; {AS_BEFORE}");
    let mut terminal = Terminal::running(&table, &line);
    let mut luck = Luck::new(first() + seed);
    let (keys, begun) = (times(KEYS), Instant::now());
    let mut pressed = 0;
    while pressed < keys {
        for typed in next(&mut luck, verb == "table") {
            pressed += typed.chars().count() as u64;
            terminal.types(&typed);
            // What is pressed ahead is thrown away where a program starts: most keys should be pressed at one that listens.
            terminal.settles(STILL);
        }
        if luck.chance(1) {
            terminal.sends(luck.pick(NO_TEXT));
            pressed += 1;
        }
        if luck.chance(1) {
            let (columns, rows) = (luck.below(140) + 2, luck.below(45) + 2);
            terminal.resize(u16::try_from(columns).expect("small"), u16::try_from(rows).expect("small"));
        }
    }
    std::fs::remove_file(table.path("goes-on")).expect("a file");
    terminal.resize(80, 24);
    let took = begun.elapsed();
    terminal.ends_by(&["\u{1b}[201~\u{3}", ESC, "\u{15}q\r"], IS_AS_BEFORE);
    println!("{verb}: {pressed} keys in {} s, {} events", took.as_secs(), table.facts().len());
    let ends = std::fs::read_to_string(table.path("ends")).unwrap_or_default();
    assert!(ends.is_empty(), "{verb} ended with {ends}");
    assert!(!terminal.is_alternate(), "{verb} keeps the screen");
    let audit = table.run(&["audit"], "");
    assert_eq!(audit.code, 0, "{}{}", audit.stdout, audit.stderr);
}

/// The next keys, in the pieces in which they come: an Esc and what is pressed behind it are two keys only with time between them.
fn next(luck: &mut Luck, at_table: bool) -> Vec<String> {
    let keys = match luck.below(20) {
        0..=3 if at_table => return [ESC, "/", luck.pick(LINES), "\r"].map(str::to_owned).into(),
        0..=3 => format!("{WIPE}{}\r", luck.pick(LINES)),
        4 if at_table => return [ESC, luck.pick(FORMS)].map(str::to_owned).into(),
        4 | 5 => luck.pick(ODD).to_owned(),
        6 => "\r".to_owned(),
        7 => luck.pick(&["y", "n", "q\r", "-\r", "\r\r", "1\r", "e", "u"]).to_owned(),
        _ => (0..=luck.below(6)).map(|_| char::from(luck.pick(SIGNS))).collect(),
    };
    vec![keys]
}

fn seated() -> Table {
    let mut table = Table::new();
    for line in [
        "init --house mike",
        "player add Ann Bob Cat José 陳大文",
        "open --banker Ann --float 20",
        "seat Ann 1 Bob 2 Cat 3",
        "buy Ann 20",
        "buy Bob 20",
        "buy Cat 10 --note",
    ] {
        table.does(line);
    }
    table
}

#[test]
fn a_key_is_on_the_screen_before_the_next_one() {
    let measured = times(MEASURED.0).min(MEASURED.1);
    let events = if measured == MEASURED.1 { EVENTS.0 } else { EVENTS.1 };
    let table = Table::new();
    let events = long_book::write(&table.path("night.book"), events).expect("a book");
    for (verb, ready, keys) in [
        // A line is begun, and put away; the cursor goes from chair to chair.
        ("table", "q quit", &[("b", "who buys", true), ("\u{1b}", "who buys", false)]),
        // A sign is typed, and wiped.
        ("shell", " > ", &[("x", " > x", true), ("\u{7f}", " > x", false)]),
        // A whole line and its answer, both of which look into the book.
        ("shell", " > ", &[("show 1\r", "#1 ", true), ("\u{c}", "#1 ", false)]),
    ] {
        let terminal = Terminal::running(&table, &format!("housebook {verb}"));
        terminal.must_show(ready);
        let mut times: Vec<Duration> = Vec::new();
        for turn in 0..usize::try_from(measured).expect("small") {
            let (key, words, shown) = keys[turn % keys.len()];
            times.push(terminal.time_of(key, words, shown));
        }
        times.sort();
        let (middle, worst) = (times[times.len() / 2], times[times.len() - 1]);
        println!(
            "{verb}, {:?} at {events} events: {} us in the middle of {measured}, {} us at worst",
            keys[0].0,
            middle.as_micros(),
            worst.as_micros()
        );
        assert!(middle < MIDDLE_AT_MOST, "{verb}: {} ms", middle.as_millis());
    }
}
