//! How often a command waits for the disk, and that it does so before it answers.

use crate::durability::folder::{Folder, PROGRAM, can_trace};
use crate::program::Outcome;
use std::fs;
use std::io::ErrorKind::ExecutableFileBusy;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::thread;
use std::time::Duration;

/// What an ordinary command syncs: the log's head, its folder, the commit, and for the fold the log and the book.
pub const SYNCS: usize = 5;

fn syncs(trace: &str) -> usize {
    trace.lines().filter(|line| line.contains("sync(")).count()
}

#[test]
fn an_ordinary_command_syncs_five_times_and_leaves_one_file() {
    if !can_trace("an_ordinary_command_syncs_five_times_and_leaves_one_file") {
        return;
    }
    let folder = Folder::empty();
    folder.done("init --house casino");
    let mut wrong = Vec::new();
    for line in [
        "player add Ann",
        "player add Bob",
        "open --banker Ann",
        "buy Ann 20",
        "buy Bob 20",
        "count Ann 15",
        "count Bob 25",
        "close",
        "player add Cat",
        "open --banker Ann",
        "buy Cat 20",
    ] {
        let (ended, trace) = folder.traced(&["-e", "trace=fsync,fdatasync"], line);
        assert_eq!(ended.code, 0, "`{line}`: {ended:?}");
        let beside = fs::read_dir(folder.path()).expect("a folder").count() - 1;
        if (syncs(&trace), beside) != (SYNCS, 1) {
            // The trace of strace is there too.
            wrong.push(format!("{line}: {} syncs, {beside} files", syncs(&trace)));
        }
    }
    assert!(wrong.is_empty(), "{wrong:?}");
}

#[test]
fn a_book_copied_by_hand_is_whole() {
    let folder = Folder::with_night();
    let copy = folder.path().join("copy.book");
    for (number, line) in ["buy Ann 20", "status", "undo", "buy Bob 5", "player add Dan"].iter().enumerate() {
        folder.done(line);
        fs::copy(folder.book(), &copy).expect("room");
        let asked = |book: &str| folder.done(&format!("--book {book} log --json")).stdout;
        assert_eq!(asked("copy.book"), asked("night.book"), "{number}: {line}");
    }
    // An open look at the book postpones the fold, and that is not a failure.
    let onlooker = folder.onlooker();
    let bought = folder.done("buy Cat 20");
    assert_eq!(bought.stderr, "");
    drop(onlooker);
    folder.done("status");
    let names = fs::read_dir(folder.path()).expect("a folder");
    let beside = names.filter(|file| file.as_ref().unwrap().file_name().to_string_lossy().ends_with("-wal"));
    assert_eq!(beside.count(), 0);
    folder.audit();
}

#[test]
fn a_line_of_a_script_syncs_once() {
    if !can_trace("a_line_of_a_script_syncs_once") {
        return;
    }
    let folder = Folder::with_night();
    let lines = 40;
    let (ended, trace) = scripted(&folder, "run", lines, "trace=fsync,fdatasync");
    assert_eq!(ended.code, 0, "{ended:?}");
    assert_eq!(syncs(&trace), lines + SYNCS - 1, "{trace}");
    // If each line must leave a whole book: everything except the folder of the log, which is made once.
    let (ended, trace) = scripted(&folder, "run --fold", lines, "trace=fsync,fdatasync");
    assert_eq!(ended.code, 0, "{ended:?}");
    assert_eq!(syncs(&trace), lines * (SYNCS - 1) + 1, "{trace}");
}

/// A script of this many purchases, traced.
fn scripted(folder: &Folder, verb: &str, lines: usize, calls: &str) -> (Outcome, String) {
    let script = folder.aside("script");
    fs::write(&script, "buy Ann 20\n".repeat(lines)).expect("a script");
    folder.traced(&["-e", calls], &format!("{verb} {}", script.display()))
}

#[test]
fn the_log_is_on_the_disk_before_the_answer() {
    if !can_trace("the_log_is_on_the_disk_before_the_answer") {
        return;
    }
    let folder = Folder::with_night();
    assert!(synced_before_the_answer(&folder));
    // The control: the same program with `synchronous = NORMAL` answers without having waited.
    let program = with_normal_sync(&folder.aside("normal"));
    assert!(!synced_before_the_answer(&Folder::of_program(&program)));
}

/// Looks at the first line of a script: a command on its own folds the log before it answers, and syncs it for that anyway.
fn synced_before_the_answer(folder: &Folder) -> bool {
    let (ended, trace) = scripted(folder, "run", 3, "trace=fsync,fdatasync,pwrite64,write");
    assert_eq!(ended.code, 0, "{ended:?}");
    let lines: Vec<&str> = trace.lines().collect();
    let has = |line: &&str, wanted: &[&str]| wanted.iter().all(|part| line.contains(part));
    let answered = lines.iter().position(|line| has(line, &["write(1<", "recorded"])).expect("an answer");
    let last = |wanted: &[&str]| lines[..answered].iter().rposition(|line| has(line, wanted));
    let logged = last(&["pwrite64(", "-wal>"]).expect("something was written to the log");
    last(&["sync(", "-wal>"]).is_some_and(|synced| logged < synced)
}

/// A copy of the program whose connections run with `synchronous = NORMAL` (1): one word of it is changed.
pub fn with_normal_sync(target: &Path) -> PathBuf {
    const FULL: &[u8] = b"PRAGMA synchronous = FULL;";
    const NORMAL: &[u8] = b"PRAGMA synchronous = 1   ;";
    let mut bytes = fs::read(PROGRAM).expect("the program");
    let places: Vec<usize> = bytes
        .windows(FULL.len())
        .enumerate()
        .filter(|(_, window)| *window == FULL)
        .map(|(at, _)| at)
        .collect();
    assert_eq!(places.len(), 1, "the program sets the sync mode in one place");
    bytes[places[0]..places[0] + FULL.len()].copy_from_slice(NORMAL);
    fs::copy(PROGRAM, target).expect("room for a copy");
    fs::write(target, bytes).expect("room for a copy");
    // A program that another test starts at this moment holds the copy open until it runs.
    let busy =
        || Command::new(target).arg("--version").output().is_err_and(|no| no.kind() == ExecutableFileBusy);
    while busy() {
        thread::sleep(Duration::from_millis(5));
    }
    target.to_owned()
}
