//! How the time and memory of what reads a whole book grow with the book: the same commands over 100,000 events and over ten times as
//! many. Linear is a ratio of 1 in the last column; the memory is the most the command held.
//!
//! `cargo bench --bench long -- 100000` takes that many events as the longer book. The memory comes from GNU time, and the audit is
//! set beside `hledger check` of the same postings; without these programs their figures are missing.

#[path = "../tests/behaviour/durability/long_book.rs"]
mod long_book;

use std::error::Error;
use std::fmt::Write as _;
use std::io::{self, Write};
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

type Done<T = ()> = Result<T, Box<dyn Error>>;

/// The events of the longer book; the other one has a tenth of them.
const EVENTS: u64 = 1_000_000;

/// One in this many events of the book is a purchase that a stand-in recorded, to be merged.
const MERGED: u64 = 50;

/// The book with every act of its hands has one in this many events.
const HANDS: u64 = 10;

/// What is measured: the command, in the folder of its book.
const COMMANDS: [&[&str]; 11] = [
    &["audit"],
    &["status"],
    &["export", "json", "--out", "book.json"],
    &["export", "hledger", "--out", "book.journal"],
    &["--book", "hands.book", "audit"],
    &["backup", "copy.book"],
    &["tape", "on", "book.tape"],
    &["--book", "again.book", "restore", "--from-tape", "book.tape"],
    &["book", "export", "book.bundle"],
    &["--book", "cabin.book", "init", "--stand-in-of", "book.bundle"],
    &["book", "merge", "cabin.bundle"],
];

/// GNU time, which says how much memory a program held.
const TIME: &str = "/usr/bin/time";

/// What one command took.
#[derive(Clone, Copy)]
struct Cost {
    time: Duration,
    /// The most memory it held, in KiB, where GNU time says so.
    memory: Option<u64>,
}

fn main() -> Done {
    let most = std::env::args().filter_map(|word| word.parse().ok()).next().unwrap_or(EVENTS);
    let [tenth, whole] = [most / 10, most].map(costs);
    let (tenth, whole) = (tenth?, whole?);
    let mut out = io::stdout().lock();
    writeln!(out, "{:<40} {:>10} {:>10} {:>8} {:>8}", "", most / 10, most, "memory", "growth")?;
    for ((what, small), (_, large)) in tenth.iter().zip(&whole) {
        let growth = large.time.as_micros() * 10 / small.time.as_micros().max(1);
        let memory = large.memory.map_or_else(String::new, |kib| format!("{} MB", kib / 1024));
        let [small, large] = [small, large].map(|cost| format!("{} ms", cost.time.as_millis()));
        writeln!(
            out,
            "{what:<40} {small:>10} {large:>10} {memory:>8} {:>5}.{:02}",
            growth / 100,
            growth % 100
        )?;
    }
    Ok(())
}

/// What each command costs over a book of this many events.
fn costs(events: u64) -> Done<Vec<(String, Cost)>> {
    let folder = tempfile::tempdir()?;
    let folder = folder.path();
    long_book::write(&folder.join("night.book"), events)?;
    long_book::write_full(&folder.join("hands.book"), events / HANDS)?;
    let mut costs = Vec::new();
    for words in COMMANDS {
        if words.contains(&"merge") {
            recorded_elsewhere(folder, events / MERGED)?;
        }
        costs.push((words.join(" "), house(folder, words)?));
    }
    if let Some(cost) = checked_by_hledger(folder)? {
        costs.push(("hledger check of the same postings".to_owned(), cost));
    }
    Ok(costs)
}

/// Purchases in the stand-in, and the bundle that brings them home.
fn recorded_elsewhere(folder: &Path, purchases: u64) -> Done {
    let mut script = "open --banker Ann\n".to_owned();
    for _ in 0..purchases {
        writeln!(script, "buy Bob 20 --really --quiet")?;
    }
    std::fs::write(folder.join("script"), script)?;
    house(folder, &["--book", "cabin.book", "run", "script"])?;
    house(folder, &["--book", "cabin.book", "book", "export", "cabin.bundle"]).map(|_| ())
}

/// `hledger check` of the journal that was exported, if that program is here.
fn checked_by_hledger(folder: &Path) -> Done<Option<Cost>> {
    let check = || cost(folder, "hledger", &["check", "-f", "book.journal"]);
    is_here("hledger").then(check).transpose()
}

fn house(folder: &Path, words: &[&str]) -> Done<Cost> {
    let book: &[&str] = if words.contains(&"--book") { &[] } else { &["--book", "night.book"] };
    cost(folder, env!("CARGO_BIN_EXE_housebook"), &[book, words].concat())
}

/// True if this machine has the program.
fn is_here(program: &str) -> bool {
    let asked = Command::new(program).arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status();
    asked.is_ok()
}

/// Runs a program to its good end and says what it took.
fn cost(folder: &Path, program: &str, words: &[&str]) -> Done<Cost> {
    let report = folder.join("report");
    let counted = is_here(TIME);
    let mut command = if counted { Command::new(TIME) } else { Command::new(program) };
    if counted {
        command.args(["-f", "%M", "-o"]).arg(&report).arg(program);
    }
    command.args(words).current_dir(folder);
    let start = Instant::now();
    let status = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).status()?;
    let time = start.elapsed();
    if !status.success() {
        return Err(format!("{program} {words:?} ended with {status}").into());
    }
    let memory = if counted { std::fs::read_to_string(&report)?.trim().parse().ok() } else { None };
    Ok(Cost { time, memory })
}
