//! What a command costs compared with the least it could cost: a program that prints a line, one that writes a durable row and
//! folds its log, a loop of durable rows. All in one run, as ratios.

#![expect(clippy::disallowed_types, reason = "a bare program beside ours, with rows of its own")]

#[path = "../tests/behaviour/durability/long_book.rs"]
mod long_book;

use rusqlite::Connection;
use std::error::Error;
use std::fmt::Write as _;
use std::io::{self, Write};
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

type Done = Result<(), Box<dyn Error>>;

/// The events of the long book: ten years of weekly nights.
const EVENTS: u64 = 100_000;

/// How often each command runs; the median counts.
const RUNS: usize = 101;

/// The lines of the script, and the rows it is compared with.
const LINES: usize = 10_000;

const NAMES: [&str; 4] = ["Ann", "Bob", "Cat", "Dan"];

fn main() -> Done {
    let words: Vec<String> = std::env::args().collect();
    match words.get(1).map(String::as_str) {
        Some("plain") => return Ok(writeln!(io::stdout(), "housebook 0.1.0")?),
        Some("row") => return row(Path::new(words.get(2).ok_or("a file")?)),
        _ => {}
    }
    let folder = tempfile::tempdir()?;
    let (long, small) = (folder.path().join("long.book"), folder.path().join("small.book"));
    long_book::write(&long, EVENTS)?;
    begin(&small)?;
    house(&small, &["open", "--banker", "Ann"])?;

    let plain = median(|| this(&["plain"]))?;
    let rows = folder.path().join("rows.db");
    durable(&rows)?;
    let one_row = median(|| this(&["row", &rows.to_string_lossy()]))?;
    told("a plain program", plain, None)?;
    told("a row by a program of its own, folded", one_row, None)?;
    told("--version", median(|| house(&small, &["--version"]))?, Some(("plain", plain)))?;
    let status = median(|| house(&small, &["status"]))?;
    told("status, small book", status, Some(("plain", plain)))?;
    let full = median(|| house(&long, &["status"]))?;
    told("status, 100,000 events", full, Some(("plain", plain)))?;
    told("status, 100,000 events", full, Some(("status, small book", status)))?;
    let acts = folder.path().join("acts.book");
    long_book::write_full(&acts, EVENTS)?;
    let acts = median(|| house(&acts, &["status"]))?;
    told("status, every act recorded", acts, Some(("status, small book", status)))?;
    let buy = median(|| house(&small, &["buy", "Bob", "20", "--really"]))?;
    told("buy, small book", buy, Some(("a row, folded", one_row)))?;
    let buy = median(|| house(&long, &["buy", "Ann", "20", "--really"]))?;
    told("buy, 100,000 events", buy, Some(("a row, folded", one_row)))?;

    let bare = timed(|| many_rows(&folder.path().join("bare.db")))?;
    told("10,000 durable rows in a loop", bare, None)?;
    let script = folder.path().join("script");
    let lines = (0..LINES).map(|line| format!("buy {} 20 --really --quiet\n", NAMES[line % 4]));
    std::fs::write(&script, lines.collect::<String>())?;
    let run = timed(|| house(&small, &["run", &script.to_string_lossy()]))?;
    told("a script of 10,000 lines", run, Some(("the loop", bare)))?;

    nights(folder.path())
}

/// One night of 10,000 hands compared with ten of 1,000: adding them, and the audit.
fn nights(folder: &Path) -> Done {
    let mut times = Vec::new();
    for (name, nights) in [("one", 1), ("ten", 10)] {
        let (book, script) = (folder.join(format!("{name}.book")), folder.join(format!("{name}.txt")));
        begin(&book)?;
        std::fs::write(&script, evenings(nights, LINES / nights)?)?;
        let adding = timed(|| house(&book, &["run", &script.to_string_lossy()]))?;
        times.push((adding, timed(|| house(&book, &["audit"]))?));
    }
    let [(one, one_audit), (ten, ten_audit)] = times[..] else { return Err("two books".into()) };
    told("a night of 10,000 hands", one, Some(("ten nights of 1,000", ten)))?;
    told("its audit", one_audit, Some(("theirs", ten_audit)))
}

/// The lines of this many nights with this many hands each; in the end everybody has what they bought.
fn evenings(nights: usize, hands: usize) -> Result<String, std::fmt::Error> {
    let mut text = String::new();
    for night in 0..nights {
        writeln!(text, "open --banker Ann")?;
        for name in NAMES {
            writeln!(text, "buy {name} 200 --really")?;
        }
        for hand in 0..hands {
            let [one, other, dealer] = [hand, hand + 1, hand + 3].map(|seat| NAMES[seat % 4]);
            let winner = if hand / 4 % 2 == 0 { one } else { other };
            writeln!(
                text,
                "hand result --game holdem --dealer {dealer} --in {one}=1 --in {other}=1 --win {winner}=2 --really"
            )?;
        }
        if night + 1 < nights {
            writeln!(text, "cashout --really\nclose --yes --really")?;
        }
    }
    Ok(text)
}

fn begin(book: &Path) -> Done {
    house(book, &["init", "--house", "mike"])?;
    NAMES.iter().try_for_each(|name| house(book, &["player", "add", name]))
}

/// A table of rows in a plain database, stored as durably as ours.
fn durable(file: &Path) -> Result<Connection, Box<dyn Error>> {
    let connection = Connection::open(file)?;
    connection.execute_batch(
        "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = 0;
         CREATE TABLE IF NOT EXISTS entry (seq INTEGER PRIMARY KEY, body TEXT NOT NULL);",
    )?;
    Ok(connection)
}

const BODY: &str =
    "a row of about as many letters as a purchase has in the journal, with who, how much, and in what";

fn row(file: &Path) -> Done {
    let connection = durable(file)?;
    connection.execute("INSERT INTO entry (body) VALUES (?1)", [BODY])?;
    Ok(connection.query_row("PRAGMA wal_checkpoint(PASSIVE)", [], |_| Ok(()))?)
}

fn many_rows(file: &Path) -> Done {
    let connection = durable(file)?;
    let mut insert = connection.prepare("INSERT INTO entry (body) VALUES (?1)")?;
    for _ in 0..LINES {
        insert.execute([BODY])?;
    }
    Ok(connection.query_row("PRAGMA wal_checkpoint(PASSIVE)", [], |_| Ok(()))?)
}

fn this(words: &[&str]) -> Done {
    ended(Command::new(std::env::current_exe()?).args(words), words)
}

fn house(book: &Path, words: &[&str]) -> Done {
    ended(Command::new(env!("CARGO_BIN_EXE_housebook")).arg("--book").arg(book).args(words), words)
}

fn ended(command: &mut Command, words: &[&str]) -> Done {
    let status = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).status()?;
    if status.success() { Ok(()) } else { Err(format!("{words:?} ended with {status}").into()) }
}

fn timed(work: impl FnOnce() -> Done) -> Result<Duration, Box<dyn Error>> {
    let start = Instant::now();
    work()?;
    Ok(start.elapsed())
}

/// The median of several times.
fn median(mut work: impl FnMut() -> Done) -> Result<Duration, Box<dyn Error>> {
    let mut times = (0..RUNS).map(|_| timed(&mut work)).collect::<Result<Vec<_>, _>>()?;
    times.sort_unstable();
    Ok(times[RUNS / 2])
}

fn told(what: &str, took: Duration, beside: Option<(&str, Duration)>) -> Done {
    let mut out = io::stdout().lock();
    write!(out, "{what:<38} {:>10} us", took.as_micros())?;
    if let Some((other, least)) = beside {
        let hundredths = took.as_micros() * 100 / least.as_micros().max(1);
        write!(out, "   {:>4}.{:02} times {other}", hundredths / 100, hundredths % 100)?;
    }
    Ok(writeln!(out)?)
}
