//! What a book of 100,000 events costs when all of it is read: the audit, statistics, the list of hands; all in one run.

#[path = "../tests/behaviour/durability/long_book.rs"]
mod long_book;

use std::error::Error;
use std::io::{self, Write};
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

const EVENTS: u64 = 100_000;

/// How often each command runs; the median counts. It fails if an audit does.
const AUDITS: usize = 5;

fn main() -> Result<(), Box<dyn Error>> {
    let mut out = io::stdout().lock();
    let folder = tempfile::tempdir()?;
    let long = folder.path().join("long.book");
    let start = Instant::now();
    let events = long_book::write(&long, EVENTS)?;
    let bytes = std::fs::metadata(&long)?.len();
    writeln!(out, "{events} events, {bytes} bytes, written in {} ms", start.elapsed().as_millis())?;
    let audit = median(AUDITS, || run(&long, &["audit"]))?;
    writeln!(out, "audit, long      {:>9} us (at most 2000000)", audit.as_micros())?;

    let full = folder.path().join("full.book");
    // A night has 18 events that aren't hands.
    let events = long_book::write_full(&full, EVENTS + EVENTS / 20)?;
    writeln!(out, "{events} events, {} bytes, every act recorded", std::fs::metadata(&full)?.len())?;
    run(&full, &["audit"])?;
    let acts = median(AUDITS, || run(&full, &["audit"]))?;
    writeln!(out, "audit, full      {:>9} us (at most 3000000)", acts.as_micros())?;
    writeln!(out, "ratio            {:>9} % of the audit of hands by result", percent(acts, audit))?;
    let stats = median(AUDITS, || run(&full, &["stats"]))?;
    writeln!(out, "stats, full      {:>9} us", stats.as_micros())?;
    let list = median(AUDITS, || run(&full, &["hand", "list", "--won", "Ann", "--min-pot", "2"]))?;
    writeln!(out, "hand list, full  {:>9} us", list.as_micros())?;
    Ok(())
}

fn run(book: &Path, words: &[&str]) -> Result<(), Box<dyn Error>> {
    let mut command = Command::new(env!("CARGO_BIN_EXE_housebook"));
    command
        .arg("--book")
        .arg(book)
        .args(words)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null());
    let status = command.status()?;
    if status.success() { Ok(()) } else { Err(format!("{words:?} ended with {status}").into()) }
}

/// The median of several times.
fn median(
    runs: usize,
    mut work: impl FnMut() -> Result<(), Box<dyn Error>>,
) -> Result<Duration, Box<dyn Error>> {
    let mut times = Vec::with_capacity(runs);
    for _ in 0..runs {
        let start = Instant::now();
        work()?;
        times.push(start.elapsed());
    }
    times.sort_unstable();
    Ok(times[runs / 2])
}

fn percent(part: Duration, whole: Duration) -> u128 {
    part.as_micros() * 100 / whole.as_micros().max(1)
}
