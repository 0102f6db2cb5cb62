//! Screens as drawn, kept as text in `tests/data/table`; `UPDATE_GOLDEN=1` rewrites them and ends red.

use crate::at_table::{Banker, MIKES};
use crate::luck::setting;
use std::fs;
use std::path::Path;

#[track_caller]
fn is(banker: &mut Banker, (columns, rows): (u16, u16), name: &str) {
    let seen = banker.sees(columns, rows) + "\n";
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/table").join(name);
    let kept = fs::read_to_string(&file).unwrap_or_default();
    if kept != seen && setting("UPDATE_GOLDEN").is_some() {
        fs::write(&file, &seen).expect("a writable file");
    }
    assert!(kept == seen, "{name} is now\n{seen}");
}

#[test]
fn a_night_at_three_sizes() {
    let mut banker = Banker::after(MIKES);
    banker.types("/--at \"2026-01-02 20:00\" deal --dealer Bob\n⎋");
    banker.types("/--at \"2026-01-02 20:05\" count Ann 20\n⎋");
    is(&mut banker, (80, 24), "night-80x24.txt");
    let page = fs::read_to_string("docs/TABLE.md").expect("a page");
    assert!(page.contains(&banker.sees(80, 24)), "docs/TABLE.md shows another screen");
    is(&mut banker, (120, 40), "night-120x40.txt");
    is(&mut banker, (40, 10), "night-40x10.txt");
    is(&mut banker, (12, 3), "night-12x3.txt");
}

#[test]
fn a_line_that_is_filled() {
    let mut banker = Banker::after(MIKES);
    banker.types("pjo");
    is(&mut banker, (80, 24), "filling-80x24.txt");
}

#[test]
fn a_question() {
    let mut banker = Banker::after(MIKES);
    banker.types("u");
    is(&mut banker, (80, 24), "question-80x24.txt");
}

#[test]
fn the_keys() {
    let mut banker = Banker::after(MIKES);
    banker.types("?");
    is(&mut banker, (80, 24), "keys-80x24.txt");
}

#[test]
fn an_answer_that_scrolls() {
    let mut banker = Banker::after(MIKES);
    banker.types("/help buy\n");
    is(&mut banker, (80, 24), "answer-80x24.txt");
}

#[test]
fn a_tournament_shows_its_clock() {
    let mut banker = Banker::after(&[
        "--at \"2026-01-02 18:58\" init --house dave",
        "--at \"2026-01-02 18:59\" player add Ann Bob Cat Dan",
        "--at \"2026-01-02 19:00\" open --banker Ann",
        "--at \"2026-01-02 19:01\" tournament new --entry 20 --stack 1500 --levels \"25/50@20 50/100@20\"",
        "--at \"2026-01-02 19:02\" tournament enter Ann Bob Cat Dan",
        "--at \"2026-01-02 19:10\" tournament start --payout 100",
        "--at \"2026-01-02 19:15\" tournament clock pause",
    ]);
    is(&mut banker, (80, 24), "tournament-80x24.txt");
    is(&mut banker, (120, 40), "tournament-120x40.txt");
}
