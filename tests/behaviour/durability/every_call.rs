//! Commands that make or replace whole files, killed at their system calls: the old file is there or the new one, and the
//! same line typed again succeeds.
//!
//! The normal run takes a few calls of each command. To run all of them:
//! `HOUSEBOOK_CAMPAIGN=every-call cargo test --test behaviour every_call -- --nocapture`; `HOUSEBOOK_DEED=word` takes one command.

use crate::durability::flips;
use crate::durability::folder::{Folder, can_trace, violations};
use crate::program::Outcome;
use housebook::cli::in_process::{Ended, run};
use ledger::store::{Access, Store};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// A command, and what exists before it.
struct Deed {
    name: &'static str,
    /// Typed before, in the book or in the one that a line names; `!` starts a change to a file.
    before: &'static [&'static str],
    /// What is killed; `@` is the folder.
    line: &'static str,
    /// How many events the book that is replaced may lose.
    may_lose: usize,
    /// Checks what else it makes: a line that must end with 0.
    tried: Option<&'static str>,
}

/// The start of an evening: two players who bought chips, and two records of one person.
const EVENING: &[&str] = flips::EVENING.split_at(8).0;

const LEDGER: &str = "player_nickname,player_id,session_start_at,session_end_at,buy_in,buy_out,stack,net\n\
    Ann,a,2025-11-26T19:17:52.143Z,2025-11-26T20:39:41.592Z,2500,500,0,-2000\n\
    Bob,b,2025-11-26T19:17:52.139Z,2025-11-26T19:32:37.389Z,7500,9500,0,2000\n";

const DEEDS: &[Deed] = &[
    Deed { name: "init", before: &["!none"], line: "init --house mike --id it", may_lose: 0, tried: None },
    Deed {
        name: "init-surrogate",
        before: &["count Ann 20", "count Bob 20", "close --yes", "book export @/the.bundle", "!elsewhere"],
        line: "init --surrogate-of @/the.bundle --id it",
        may_lose: 0,
        tried: Some("book export @/after.bundle"),
    },
    Deed {
        name: "book-export",
        before: &["count Ann 20", "count Bob 20", "close --yes"],
        line: "book export @/the.bundle",
        may_lose: 0,
        tried: Some("--book @/stand-in.book init --surrogate-of @/the.bundle"),
    },
    Deed {
        name: "restore-gone",
        before: &["tape on", "buy Cat 5", "!gone"],
        line: "restore --from-tape @/night.book.tape",
        may_lose: 0,
        tried: None,
    },
    Deed {
        name: "restore-older",
        before: &["tape on", "backup @/old.book", "buy Cat 5", "count Cat 5"],
        line: "restore @/old.book --yes-lose 2",
        may_lose: 2,
        tried: None,
    },
    Deed {
        name: "restore-damaged",
        before: &["tape on", "buy Cat 5", "audit", "!damaged"],
        line: "restore --from-tape @/night.book.tape",
        may_lose: 0,
        tried: None,
    },
    Deed { name: "tape-on", before: &[], line: "tape on @/elsewhere.tape", may_lose: 0, tried: Some("tape") },
    Deed { name: "tape-beside", before: &[], line: "tape on", may_lose: 0, tried: Some("tape") },
    Deed {
        name: "backup",
        before: &["tape on"],
        line: "backup @/copy.book",
        may_lose: 0,
        tried: Some("--book @/copy.book audit"),
    },
    Deed {
        name: "close",
        before: &["tape on", "count Ann 20", "count Bob 20"],
        line: "close --yes --id it",
        may_lose: 0,
        tried: None,
    },
    Deed {
        name: "import",
        before: &["tape on", "count Ann 20", "count Bob 20", "close --yes"],
        line: "import poker-now @/ledger.csv --unit cents --id it",
        may_lose: 0,
        tried: None,
    },
    Deed {
        name: "merge",
        before: &[
            "tape on",
            "buy Kit 5 --note",
            "count Kit 5",
            "count Ann 20",
            "count Bob 20",
            "close --yes",
        ],
        line: "player merge Cat Kit --id it",
        may_lose: 0,
        tried: None,
    },
    Deed { name: "export", before: &[], line: "export csv --out @/rows.csv", may_lose: 0, tried: None },
];

/// Calls that change what is on the disk.
const TELLING: [&str; 14] = [
    "copy_file_range",
    "fallocate",
    "fchmod",
    "fdatasync",
    "fsync",
    "ftruncate",
    "link",
    "mkdir",
    "pwrite64",
    "rename",
    "renameat2",
    "sendfile",
    "unlink",
    "write",
];

/// How many points of each command the normal run takes.
const POINTS: usize = 4;

/// The results at the points of one command.
#[derive(Default)]
struct Tally {
    points: usize,
    /// Those that left different things on the disk.
    states: usize,
    old: usize,
    lost: usize,
    unusable: usize,
    wrong: Vec<String>,
}

#[test]
#[expect(clippy::disallowed_methods, reason = "how a campaign is asked for")]
fn every_call_of_a_command_that_makes_files_may_be_its_last() {
    if !can_trace("every_call_of_a_command_that_makes_files_may_be_its_last") {
        return;
    }
    let all = std::env::var("HOUSEBOOK_CAMPAIGN").as_deref() == Ok("every-call");
    let only = std::env::var("HOUSEBOOK_DEED").unwrap_or_default();
    let mut sum = Tally::default();
    for deed in DEEDS.iter().filter(|deed| deed.name.contains(&only)) {
        let tally = deed.killed(all);
        println!(
            "{}: points={} states={} old={} lost={} unusable={}",
            deed.name, tally.points, tally.states, tally.old, tally.lost, tally.unusable
        );
        sum.points += tally.points;
        sum.lost += tally.lost;
        sum.unusable += tally.unusable;
        sum.wrong.extend(tally.wrong);
    }
    println!("every call: points={} lost={} unusable={}", sum.points, sum.lost, sum.unusable);
    assert!(sum.wrong.is_empty(), "{}", sum.wrong.join("\n"));
    assert!(sum.points >= DEEDS.len() || !only.is_empty(), "the kills did not fire");
}

impl Deed {
    /// The folder as the command finds it.
    fn before(&self) -> Folder {
        let folder = Folder::empty();
        fs::write(folder.path().join("ledger.csv"), LEDGER).expect("room");
        for line in EVENING.iter().chain(self.before) {
            let side = |end: &str| folder.path().join(format!("night.book{end}"));
            match line.strip_prefix('!') {
                None => {
                    let ended = said(&folder, line);
                    assert_eq!(ended.exit, 0, "{}: {line}: {}", self.name, ended.text);
                }
                Some("damaged") => {
                    let mut bytes = fs::read(folder.book()).expect("a book");
                    bytes.truncate(5000);
                    fs::write(folder.book(), bytes).expect("room");
                }
                Some(_) => {
                    for end in ["", "-wal", "-shm", ".key"] {
                        let _ = fs::remove_file(side(end));
                    }
                }
            }
        }
        folder
    }

    fn killed(&self, all: bool) -> Tally {
        let before = self.before();
        let events = events(&before.book());
        let mut tally = Tally::default();
        let mut judged = BTreeSet::new();
        for Point { call, when, told } in self.points(&before, all) {
            let folder = copied(&before);
            let inject = format!("inject={call}:signal=KILL:when={when}");
            let (seen, trace) = self.traced(&folder, &["-e", &format!("trace={call}"), "-e", &inject]);
            if !trace.contains("killed by SIGKILL") {
                // Threads may make a few more or fewer calls.
                assert_eq!(seen.code, 0, "{}: {inject}: {seen:?}", self.name);
                continue;
            }
            tally.points += 1;
            // Calls that change nothing on the disk leave the same state behind.
            if judged.insert((told, listing(&folder))) {
                tally.states += 1;
                tally.judge(self, &folder, &events, &inject);
            }
        }
        tally
    }

    /// The command under `strace`, with the clock stopped and the same randomness every time.
    fn traced(&self, folder: &Folder, options: &[&str]) -> (Outcome, String) {
        let line = self.line.replace('@', &folder.path().to_string_lossy());
        let fixed = ["-E", "HOUSEBOOK_SEED=7", "-E", "HOUSEBOOK_NOW=2026-01-02T20:00:00Z"];
        folder.traced(&[&fixed, options].concat(), &line)
    }

    /// Every call by its name and its number among calls of that name; without `all`, the few that tell the most.
    fn points(&self, before: &Folder, all: bool) -> Vec<Point> {
        let (seen, trace) = self.traced(&copied(before), &[]);
        assert_eq!(seen.code, 0, "{}: {seen:?}", self.name);
        let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
        let (mut told, mut points) = (0, Vec::new());
        for line in trace.lines() {
            let call = line.split_once(' ').and_then(|(_, rest)| rest.trim_start().split_once('('));
            let Some((call, rest)) = call.filter(|(call, _)| !call.contains(['<', '+', ' '])) else {
                continue;
            };
            let when = counts.entry(call).or_default();
            *when += 1;
            if call != "execve" {
                points.push(Point { call: call.to_owned(), when: *when, told });
            }
            told += usize::from(TELLING.contains(&call) || rest.contains("O_CREAT"));
        }
        if all {
            return points;
        }
        points.retain(|point| TELLING.contains(&point.call.as_str()));
        let step = (points.len() / POINTS).max(1);
        // The last calls are those that give a file its name.
        points.into_iter().rev().step_by(step).collect()
    }
}

/// A call to kill the command at.
struct Point {
    call: String,
    when: usize,
    /// How many calls before it changed something on the disk.
    told: usize,
}

/// The names of a folder with the length of each file.
fn listing(folder: &Folder) -> Vec<(String, u64)> {
    let files = fs::read_dir(folder.path()).expect("a folder").map(|file| {
        let file = file.expect("a file");
        (file.file_name().to_string_lossy().into_owned(), file.metadata().expect("a file").len())
    });
    let mut files: Vec<(String, u64)> = files.filter(|(name, _)| name != "trace").collect();
    files.sort();
    files
}

impl Tally {
    fn judge(&mut self, deed: &Deed, folder: &Folder, before: &[String], inject: &str) {
        let mut complain = |what: String| self.wrong.push(format!("{}: {inject}: {what}", deed.name));
        let after = events(&folder.book());
        let kept = before.iter().zip(&after).take_while(|(before, after)| before == after).count();
        if !before.is_empty() && kept != before.len() && before.len() - kept != deed.may_lose {
            self.lost += 1;
            complain(format!("{} events of {} are left", kept, before.len()));
        }
        self.old += usize::from(after.len() == before.len());
        let again = said(folder, deed.line);
        let finished = again.exit == 4 && ["exists", "restore-needless"].contains(&again.code.as_str());
        let mut usable = again.exit == 0 || finished;
        if !usable {
            complain(format!("typed again: {} {}", again.exit, again.text));
        }
        for line in deed.tried.into_iter().chain(["player add Zoe", "audit"]) {
            let ended = said(folder, line);
            if ended.exit != 0 {
                usable = false;
                complain(format!("{line}: {} {} {}", ended.exit, ended.text, ended.json));
            }
        }
        let found = violations(&folder.book());
        if !found.is_empty() {
            usable = false;
            complain(format!("{found:?}"));
        }
        let known: BTreeSet<String> = events(&folder.book()).into_iter().collect();
        if before.iter().filter(|event| !known.contains(*event)).count() > deed.may_lose {
            self.lost += 1;
            complain("events are lost for good".to_owned());
        }
        self.unusable += usize::from(!usable);
    }
}

/// Runs a line in the folder's book; `@` is the folder.
fn said(folder: &Folder, line: &str) -> Ended {
    let line = line.replace('@', &folder.path().to_string_lossy());
    let mut words: Vec<&str> = line.split_whitespace().collect();
    let book = match words.as_slice() {
        ["--book", book, ..] => PathBuf::from(*book),
        _ => folder.book(),
    };
    if words.first() == Some(&"--book") {
        words.drain(..2);
    }
    run(&book, &words)
}

/// The hashes of a book's events; none if no book can be read.
fn events(book: &Path) -> Vec<String> {
    let read = || {
        let store = Store::open(book, Access::Read).ok()?;
        let last = store.reader().last_seq().ok()?;
        let events = store.reader().events_between(1, last).ok()?;
        Some(events.into_iter().map(|event| event.hash).collect())
    };
    read().unwrap_or_default()
}

/// The same files in another folder; the index of a log is rebuilt.
pub fn copied(from: &Folder) -> Folder {
    let folder = Folder::empty();
    for file in fs::read_dir(from.path()).expect("a folder") {
        let file = file.expect("a file");
        let name = file.file_name();
        if name != "trace" && !name.to_string_lossy().ends_with("-shm") {
            fs::copy(file.path(), folder.path().join(&name)).expect("room");
        }
    }
    folder
}
