//! One bit flips in the book, its log, its tape, a backup or a bundle: the audit finds it, or every answer stays the same.
//!
//! `HOUSEBOOK_TIMES=67 cargo test --test behaviour a_bit_that_turns -- --nocapture` flips ten thousand, one at a time.

use super::folder::Folder;
use crate::luck::{Luck, first, times};
use housebook::cli::in_process::run;
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

/// Bits by default.
const FLIPS: u64 = 150;

/// An evening with notes, debts, a hand, an undo, and two records of one person.
pub const EVENING: &[&str] = &[
    "init --house mike",
    "player add Ann",
    "player add Bob",
    "player add Cat",
    "player add Kit",
    "open --banker Ann",
    "buy Ann 20",
    "buy Bob 20 --note",
    "buy Cat 10 --debt=",
    "note issue Cat Bob 7.50",
    "hand result --game holdem --in Ann=5 --in Bob=5 --win Bob=10",
    "drawer 20",
    "undo",
    "player merge Cat Kit",
    "book owe Bob Ann 3 --for \"a side bet\"",
];

/// What the book is asked; together the questions read every table.
pub const QUESTIONS: &[&str] = &[
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

pub fn ask(book: &Path, line: &str) -> (u8, String) {
    let words = words(line);
    let ended = run(book, &words.iter().map(String::as_str).collect::<Vec<_>>());
    (ended.exit, format!("{}{}", ended.text, ended.json))
}

/// The files in which bits flip.
const FILES: [&str; 5] = ["night.book", "night.book-wal", "night.book.tape", "copy.book", "the.bundle"];

/// The files of an evening, part of it still in the log; and the same with the log folded.
struct Whole {
    folder: Folder,
    files: [Vec<(String, Vec<u8>)>; 2],
    before: Vec<(u8, String)>,
}

impl Whole {
    fn new() -> Self {
        let folder = Folder::empty();
        let (book, at) =
            (folder.book(), |name: &str| folder.path().join(name).to_string_lossy().into_owned());
        let said = |book: &Path, line: &str| {
            let (exit, said) = ask(book, line);
            assert_eq!(exit, 0, "{line}: {said}");
        };
        for line in EVENING {
            said(&book, &line.replace("--book=", "--book"));
        }
        let other = folder.path().join("other.book");
        for line in ["init", "player add Dan", &format!("book export {}", at("the.bundle"))] {
            said(&other, line);
        }
        said(&book, "tape on");
        let onlooker = folder.onlooker();
        for line in ["buy Ann 5", "buy Bob 5 --note", "book owe Ann Bob 2"] {
            said(&book, line);
        }
        let unfolded = read(folder.path());
        drop(onlooker);
        said(&book, &format!("backup {}", at("copy.book")));
        let folded = read(folder.path());
        let copy = folded.iter().find(|(name, _)| name == "copy.book").expect("a copy").clone();
        let files = [unfolded.into_iter().chain([copy]).collect(), folded];
        let before = QUESTIONS.iter().map(|line| ask(&book, line)).collect();
        Self { folder, files, before }
    }

    /// Writes the files with one bit flipped; returns how the audit of the file alone ended, and what was wrong if it saw none.
    fn turned(&self, number: u64) -> (&'static str, u8, Option<String>) {
        let mut luck = Luck::new(number);
        let (name, folded) = (luck.pick(&FILES), luck.chance(50));
        for file in fs::read_dir(self.folder.path()).expect("a folder") {
            fs::remove_file(file.expect("a file").path()).expect("a file of ours");
        }
        let mut place = String::new();
        for (file, bytes) in &self.files[usize::from(folded)] {
            let mut bytes = bytes.clone();
            if file == name {
                let (at, bit) = (luck.below(bytes.len()), luck.below(8));
                bytes[at] ^= 1 << bit;
                place = format!("{number}: {name}, byte {at}, bit {bit}");
            }
            fs::write(self.folder.path().join(file), bytes).expect("room");
        }
        let book = self.folder.path().join(if name == "copy.book" { name } else { "night.book" });
        let line = format!("init --surrogate-of {}", self.folder.path().join(name).display());
        let (exit, said) = match name {
            "the.bundle" => ask(&self.folder.path().join("new.book"), &line),
            _ => ask(&book, "audit"),
        };
        let wrong = match exit {
            0 if name == "the.bundle" => Some("taken in".to_owned()),
            0 => self.otherwise(&book),
            3 | 5 | 7 | 9 => None,
            _ => Some(format!("ended with {exit}: {said}")),
        };
        (name, exit, wrong.map(|what| format!("{place}: {what}")))
    }

    /// The first answer that differs.
    fn otherwise(&self, book: &Path) -> Option<String> {
        let after = QUESTIONS.iter().map(|line| (line, ask(book, line)));
        let mut wrong = after.zip(&self.before).filter(|((_, after), before)| after != *before);
        wrong.next().map(|((line, (exit, said)), _)| format!("`{line}`: {exit} {said}"))
    }
}

/// The files of a folder, except the index of a log, which is rebuilt.
fn read(folder: &Path) -> Vec<(String, Vec<u8>)> {
    let files = fs::read_dir(folder).expect("a folder").map(|file| {
        let path = file.expect("a file").path();
        (path.file_name().expect("a name").to_string_lossy().into_owned(), fs::read(path).expect("a file"))
    });
    files.filter(|(name, _)| !name.ends_with("-shm")).collect()
}

#[test]
fn a_bit_that_turns_is_found_or_changes_nothing() {
    let whole = Whole::new();
    let from = first();
    let mut tally: BTreeMap<&str, (u64, u64)> = BTreeMap::new();
    let mut silent = Vec::new();
    for number in from..from + times(FLIPS) {
        let (name, exit, wrong) = whole.turned(number);
        let (turned, found) = tally.entry(name).or_default();
        *turned += 1;
        *found += u64::from(exit != 0);
        silent.extend(wrong);
    }
    println!("(turned, found): {tally:?}; an answer is wrong and the audit silent: {}", silent.len());
    assert!(
        tally.values().all(|(turned, found)| *found > 0 || *turned < 12),
        "no bit that matters was turned: {tally:?}"
    );
    assert!(silent.is_empty(), "{}", silent.join("\n"));
}
