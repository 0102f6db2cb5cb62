//! The table on a whole screen: what is drawn, what keys do, and that the terminal is always restored.

mod evening;
mod random_keys;
mod screens;
pub mod terminal;

use crate::in_memory;
use housebook::cli::in_process::{AtTable, run};
use housebook::table::Press;
use std::path::{Path, PathBuf};

/// A table without a terminal, with a book of its own.
pub struct Banker {
    folder: tempfile::TempDir,
    table: AtTable,
}

impl Banker {
    /// With a book in which these lines were run.
    pub fn after(lines: &[&str]) -> Self {
        let folder = in_memory::folder();
        let book = folder.path().join("night.book");
        for line in lines {
            at(&book, line);
        }
        let table = AtTable::begin(&book).expect("a table");
        Self { folder, table }
    }

    pub fn book(&self) -> PathBuf {
        self.folder.path().join("night.book")
    }

    /// Types characters, one after the other; false once the table was left.
    pub fn types(&mut self, keys: &str) -> bool {
        keys.chars().all(|sign| self.table.press(Some(&press(sign))).expect("the table goes on"))
    }

    /// Presses a key.
    pub fn press(&mut self, press: &Press) -> bool {
        self.table.press(Some(press)).expect("the table goes on")
    }

    /// Lets half a second go by.
    pub fn waits(&mut self) {
        self.table.press(None).expect("the table goes on");
    }

    /// Comes back to the same book.
    pub fn sits_down_again(&mut self) {
        self.table = AtTable::begin(&self.book()).expect("a table");
    }

    pub fn sees(&mut self, columns: u16, rows: u16) -> String {
        self.table.drawn(columns, rows)
    }

    #[track_caller]
    pub fn must_see(&mut self, words: &str) {
        let seen = self.sees(80, 24);
        assert!(seen.contains(words), "`{words}` is not on the screen:\n{seen}");
    }
}

/// Runs a line on a book, as another program would.
#[track_caller]
pub fn at(book: &Path, line: &str) {
    let words = shlex::split(line).expect("words");
    let ended = run(book, &words.iter().map(String::as_str).collect::<Vec<_>>());
    assert_eq!(ended.exit, 0, "{line}: {}", ended.text);
}

/// The key of a character: the arrows, Enter, Esc (`⎋`), Backspace (`⌫`), else itself.
fn press(sign: char) -> Press {
    match sign {
        '\n' => Press::Enter,
        '⎋' => Press::Away,
        '⌫' => Press::Wipe,
        '↑' => Press::Up,
        '↓' => Press::Down,
        sign => Press::Sign(sign),
    }
}

/// An evening at Mike's with five players.
pub const MIKES: &[&str] = &[
    "--at \"2026-01-02 18:58\" init --house mike",
    "--at \"2026-01-02 18:59\" player add Ann Bob Cat José 陳大文",
    "--at \"2026-01-02 19:00\" open --banker Ann --float 20",
    "--at \"2026-01-02 19:01\" buy Ann 20",
    "--at \"2026-01-02 19:02\" buy Bob 20",
    "--at \"2026-01-02 19:03\" buy Cat 10 --note",
    "--at \"2026-01-02 19:04\" buy 陳大文 20 --debt",
];

#[test]
fn two_letters_find_a_name_and_the_rest_of_it_does_no_harm() {
    for keys in ["ban20\n", "bann20\n", "bann 20\n", "bA\n20\n", "b\n20\n", "b↓↑\n15⌫⌫20\n"] {
        let mut banker = Banker::after(&MIKES[..3]);
        banker.types(keys);
        banker.must_see("› buy Ann 20");
        banker.must_see("Ann buys chips: $20.00 in cash; stack $20.00");
    }
}

#[test]
fn a_name_that_nobody_has_is_said_and_nothing_is_bought() {
    let mut banker = Banker::after(MIKES);
    banker.types("bxy");
    banker.must_see("nobody's name starts with `");
    banker.types("⎋");
    banker.must_see("#11 19:03  Cat bought chips: $10.00 with note BOC");
}

#[test]
fn a_refusal_says_why_and_its_hint_can_be_taken() {
    let mut banker = Banker::after(MIKES);
    banker.types("bbo17.50\n");
    banker.must_see("error: $17.50 isn't a multiple of $5.00, so the bank won't sell it; try");
    banker.types("/hand result Ann 2 Bob\n");
    banker.must_see("1  hand result holdem Ann 2 Bob");
    banker.types("1");
    banker.must_see("/ hand result holdem Ann 2 Bob");
    banker.types("\n");
    banker.must_see("hand 1, holdem: Ann wins $4.00");
}

#[test]
fn an_undo_says_what_it_takes_back_and_waits_for_a_yes() {
    let mut banker = Banker::after(MIKES);
    banker.types("u");
    banker.must_see("undo #12 (陳大文 bought chips: $20.00");
    banker.must_see("y yes · n no");
    banker.types("n");
    banker.must_see("nothing was done");
    banker.types("uy");
    banker.must_see("undid #12");
}

#[test]
fn an_undo_takes_back_what_it_named_whatever_came_in_between() {
    let mut banker = Banker::after(MIKES);
    banker.types("u");
    at(&banker.book(), "buy Bob 5");
    banker.types("y");
    banker.must_see("undid #12");
    let seen = banker.sees(80, 24);
    assert!(seen.lines().any(|line| line.contains("Bob") && line.contains("$25.00")), "{seen}");
}

#[test]
fn what_another_program_writes_is_seen() {
    let mut banker = Banker::after(MIKES);
    banker.waits();
    at(&banker.book(), "buy Bob 40");
    banker.waits();
    banker.must_see("Bob bought chips: $40.00 for cash");
    banker.must_see("$60.00");
}

#[test]
fn what_the_program_doubts_is_asked_on_the_screen() {
    let mut banker = Banker::after(MIKES);
    banker.types("bbo1000\n");
    banker.must_see("[y/N]");
    banker.types("n");
    banker.must_see("error:");
    banker.types("bbo1000\ny");
    banker.must_see("Bob buys chips: $1,000.00 in cash");
}

#[test]
fn a_close_asks_what_becomes_of_notes() {
    let mut banker = Banker::after(MIKES);
    banker.types("/count Cat 0\n/count Bob 30\nx\n");
    banker.must_see("[y/N]");
    banker.types("n");
    banker.must_see("Close anyway? Whatever isn't in THE BOOK will be void. [y/N]");
    banker.types("n");
    banker.must_see("error:");
    banker.types("x\ny");
    banker.must_see("no night is open; the last was night 1 at `mike`");
}

#[test]
fn a_count_walks_from_chair_to_chair() {
    let mut banker = Banker::after(MIKES);
    banker.types("c");
    banker.must_see("count Ann · how much");
    banker.types("30\n\n");
    banker.must_see("count Cat · how much");
    banker.types("-");
    banker.must_see("count Bob · how much");
    banker.types("10\n10\n20\n");
    let seen = banker.sees(80, 24);
    assert_eq!(seen.matches('✓').count(), 4, "{seen}");
}

#[test]
fn a_paste_and_lines_that_ask_do_nothing_by_themselves() {
    let mut banker = Banker::after(MIKES);
    banker.press(&Press::Paste("x\n\nk\n\n".repeat(10_000)));
    banker.must_see("pasting does nothing here; press / first");
    banker.types("/");
    banker.press(&Press::Paste("status\nclose\n".to_owned()));
    banker.must_see("/ status");
    banker.types("\n");
    banker.must_see("night 1 at Mike's house");
    for line in ["shell", "run x", "table", "demo"] {
        banker.types(&format!("/{line}\n"));
        banker.must_see("error:");
    }
}

#[test]
fn a_walk_back_and_away_leaves_nothing_behind() {
    let mut banker = Banker::after(MIKES);
    banker.types("panbo5⌫⌫⌫⌫");
    let seen = banker.sees(80, 24);
    assert!(!seen.contains("· who sells") && !seen.contains("who buys"), "{seen}");
    assert!(!banker.types("q"));
}
