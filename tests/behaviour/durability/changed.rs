//! Who changes what, and who notices: every row of the table in docs/SAFETY.md is done to a book, and the table shows what
//! was seen.

mod edits;
mod forging;

use crate::documents::fresh_section;
use crate::durability::changed::edits::{Edit, edits};
use crate::durability::every_call::copied;
use crate::durability::flips::{EVENING, QUESTIONS, ask};
use crate::durability::folder::Folder;
use std::fs;
use std::path::Path;

/// The fewest changes the table is based on.
const EDITS_MIN: usize = 75;

/// The result of a change.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Seen {
    /// Somebody notices.
    Found,
    /// Nobody notices, and every answer is the same.
    Harmless,
    /// One or the other, depending on luck.
    Either,
    /// Nobody notices, and an answer is different.
    Silent,
}

/// A request that is repeated after the change: it must get the same answer.
const AGAIN: &str = "buy Ann 5 --id remembered";

/// The book of an evening with its tape, a backup, a bundle and an older copy; the last receipt, and the answers.
struct Desk {
    folder: Folder,
    /// The same, with the log folded into the book.
    folded: Folder,
    receipt: String,
    before: Vec<(u8, String)>,
}

impl Desk {
    fn new() -> Self {
        let folder = Folder::empty();
        let book = folder.book();
        let said = |line: &str| {
            let (exit, said) = ask(&book, line);
            assert_eq!(exit, 0, "{line}: {said}");
            said
        };
        for line in EVENING {
            said(&line.replace("--book=", "--book"));
        }
        let at = |name: &str| folder.path().join(name).to_string_lossy().into_owned();
        said("tape on");
        for line in ["init --house mike", "player add Dan", &format!("book export {}", at("the.bundle"))] {
            let (exit, said) = ask(&folder.path().join("other.book"), line);
            assert_eq!(exit, 0, "{line}: {said}");
        }
        for name in ["night.book", "night.book.tape"] {
            fs::copy(at(name), at(&format!("older-{name}"))).expect("room");
        }
        // What follows is in the log.
        let onlooker = folder.onlooker();
        said(AGAIN);
        said("buy Bob 5 --note");
        said("book owe Ann Bob 2");
        let told = said("receipt");
        let mut words = told.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '-');
        let receipt = words.find(|word| word.starts_with("hb1-")).expect("a receipt").to_owned();
        // Every answer folds the log, so a copy is asked.
        let folded = copied(&folder);
        drop(onlooker);
        let before = answers(&folded.book());
        Self { folder, folded, receipt, before }
    }

    /// Who notices a change: the audit alone, with the tape, with the receipt.
    fn seen(&self, edit: &Edit) -> [Seen; 3] {
        let folder = copied(if edit.folded { &self.folded } else { &self.folder });
        let at = folder.path();
        (edit.done)(at);
        let book = folder.book();
        if let Some(reading) = edit.read_by {
            let line = reading.replace('@', &at.to_string_lossy());
            let seen = self.judged(&at.join("another.book"), &line);
            return [seen; 3];
        }
        let beside = self.judged(&book, "audit");
        for side in [".tape", ".tape-at"] {
            let _ = fs::remove_file(at.join(format!("night.book{side}")));
        }
        let alone = self.judged(&book, "audit");
        [alone, beside, self.judged(&book, &format!("audit --anchor {}", self.receipt))]
    }

    fn judged(&self, book: &Path, line: &str) -> Seen {
        match ask(book, line).0 {
            0 if answers(book) == self.before => Seen::Harmless,
            0 => Seen::Silent,
            _ => Seen::Found,
        }
    }
}

fn answers(book: &Path) -> Vec<(u8, String)> {
    let again = ask(book, &format!("--dry-run {AGAIN}"));
    QUESTIONS.iter().map(|line| ask(book, line)).chain([again]).collect()
}

/// The text of a row.
fn cell(seen: &[Seen]) -> String {
    let count = |of: Seen| seen.iter().filter(|seen| **seen == of).count();
    let all = seen.len();
    match (count(Seen::Found), count(Seen::Harmless), count(Seen::Silent)) {
        (found, _, _) if found == all => "found".to_owned(),
        (_, harmless, _) if harmless == all => "no answer changes".to_owned(),
        (_, _, 0) => "found, or no answer changes".to_owned(),
        (_, _, silent) if silent == all => "**not found**".to_owned(),
        (_, _, silent) => format!("**{silent} of {all} not found**"),
    }
}

#[test]
fn the_table_of_who_changes_what_is_what_was_seen() {
    let desk = Desk::new();
    let edits = edits();
    assert!(edits.len() >= EDITS_MIN, "only {} changes", edits.len());
    let mut rows: Vec<(&str, Vec<[Seen; 3]>)> = Vec::new();
    for edit in &edits {
        let seen = desk.seen(edit).map(|seen| match seen {
            Seen::Found | Seen::Harmless if edit.by_luck => Seen::Either,
            seen => seen,
        });
        match rows.last_mut().filter(|(row, _)| *row == edit.row) {
            Some((_, all)) => all.push(seen),
            None => rows.push((edit.row, vec![seen])),
        }
    }
    let mut text = "The table shows how many ways we tried each change on a book. Each time, three checks \
        followed: the audit alone, the audit of a book with a tape,\nand `audit --anchor` with the receipt of the \
        last event. *Found* means the audit fails (its exit code isn't 0). *Not found* means it passes (exit code\n0) \
        even though an answer is different.\n\n\
        | what is changed | ways | `audit` | with a tape | with the last receipt |\n\
        |---|---|---|---|---|\n"
        .to_owned();
    for (row, seen) in &rows {
        let cells = [0, 1, 2].map(|who| cell(&seen.iter().map(|seen| seen[who]).collect::<Vec<_>>()));
        text.push_str(&format!("| {row} | {} | {} |\n", seen.len(), cells.join(" | ")));
    }
    let untold =
        rows.iter().filter(|(_, seen)| seen.iter().any(|seen| seen.iter().all(|seen| *seen == Seen::Silent)));
    let untold: Vec<&str> = untold.map(|(row, _)| *row).collect();
    assert_eq!(untold, Vec::<&str>::new(), "nobody tells");
    fresh_section("docs/SAFETY.md", "Who changes what, and who tells", &text);
}
