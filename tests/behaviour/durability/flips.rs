//! One bit of the file is turned: either the audit finds it, or every answer is what it was before.
//!
//! `HOUSEBOOK_FLIPS=n` turns another number of bits, one at a time.

use super::folder::Folder;
use crate::luck::{Luck, setting};
use housebook::cli::in_process::run;
use std::fs;
use std::path::Path;

/// Bits when nobody says otherwise.
const FLIPS: u64 = 400;

/// An evening with notes, debts, a hand, something taken back, and two records of one person.
const EVENING: &[&str] = &[
    "init --house mike",
    "player add Ann",
    "player add Bob",
    "player add Cat",
    "player add Kit",
    "open --banker Ann",
    "buy Ann 20",
    "buy Bob 20 --note",
    "buy Cat 10 --book=",
    "note issue Cat Bob 7.50",
    "hand result --game holdem --in Ann=5 --in Bob=5 --win Bob=10",
    "drawer 20",
    "undo",
    "player merge Cat Kit",
    "book owe Bob Ann 3 --for \"a side bet\"",
];

/// What the book is asked; together every table is read.
const QUESTIONS: &[&str] = &[
    "status",
    "note list --all",
    "book show",
    "player list",
    "night 1",
    "log",
    "hand list",
    "stats",
    "house show",
];

fn words(line: &str) -> Vec<String> {
    shlex::split(line).expect("closed quotes")
}

fn ask(book: &Path, line: &str) -> (u8, String) {
    let words = words(line);
    let ended = run(book, &words.iter().map(String::as_str).collect::<Vec<_>>());
    (ended.exit, format!("{}{}", ended.text, ended.json))
}

#[test]
fn a_bit_that_turns_is_found_or_changes_nothing() {
    let folder = Folder::empty();
    let book = folder.book();
    for line in EVENING {
        let line = line.replace("--book=", "--book");
        let (exit, said) = ask(&book, &line);
        assert_eq!(exit, 0, "{line}: {said}");
    }
    let (exit, said) = ask(&book, "audit");
    assert_eq!(exit, 0, "{said}");
    let sound = fs::read(&book).expect("a book");
    let before: Vec<(u8, String)> = QUESTIONS.iter().map(|line| ask(&book, line)).collect();
    let mut luck = Luck::new(11);
    let (mut found, mut silent) = (0_u64, Vec::new());
    for _ in 0..setting("HOUSEBOOK_FLIPS").unwrap_or(FLIPS) {
        let (at, bit) = (luck.below(sound.len()), luck.below(8));
        let mut turned = sound.clone();
        turned[at] ^= 1 << bit;
        for beside in ["book-wal", "book-shm"] {
            drop(fs::remove_file(book.with_extension(beside)));
        }
        fs::write(&book, &turned).expect("a file");
        let (exit, _) = ask(&book, "audit");
        assert!([0, 3, 7, 9].contains(&exit), "byte {at}, bit {bit}: the audit ended with {exit}");
        if exit != 0 {
            found += 1;
            continue;
        }
        let after: Vec<(u8, String)> = QUESTIONS.iter().map(|line| ask(&book, line)).collect();
        let wrong =
            QUESTIONS.iter().zip(before.iter().zip(&after)).find(|(_, (before, after))| before != after);
        silent.extend(wrong.map(|(line, (_, after))| format!("byte {at}, bit {bit}: `{line}`: {after:?}")));
    }
    println!("bits found by the audit: {found}");
    assert!(found > 0, "no bit that matters was turned");
    assert!(silent.is_empty(), "{}", silent.join("\n"));
}
