//! How often an ordinary command waits for the disk, and that it does so before it answers.

use crate::durability::folder::{Folder, PROGRAM, can_trace};
use std::fs;
use std::path::{Path, PathBuf};

/// The most syncs an ordinary command may cost.
const SYNCS_MAX: usize = 2;

#[test]
fn an_ordinary_command_syncs_at_most_twice() {
    if !can_trace("an_ordinary_command_syncs_at_most_twice") {
        return;
    }
    let folder = Folder::empty();
    folder.done("init --house casino");
    let mut seen = Vec::new();
    let mut check = |line: &str| {
        let (ended, trace) = folder.traced(&["-e", "trace=fsync,fdatasync"], line);
        assert_eq!(ended.code, 0, "`{line}`: {ended:?}");
        let syncs = trace.lines().filter(|line| line.contains("sync(")).count();
        seen.push((line.to_owned(), syncs));
    };
    check("player add Ann");
    check("player add Bob");
    check("open --banker Ann");
    for line in ["buy Ann 20", "buy Bob 20", "count Ann 15", "count Bob 25"] {
        check(line);
    }
    folder.done("close");
    for line in ["player add Cat", "open --banker Ann", "buy Cat 20"] {
        check(line);
    }
    let wrong: Vec<_> = seen.iter().filter(|(_, syncs)| *syncs == 0 || *syncs > SYNCS_MAX).collect();
    assert!(wrong.is_empty(), "{wrong:?}");
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

fn synced_before_the_answer(folder: &Folder) -> bool {
    let (ended, trace) = folder.traced(&["-e", "trace=fsync,fdatasync,pwrite64,write"], "buy Ann 20");
    assert_eq!(ended.code, 0, "{ended:?}");
    let lines: Vec<&str> = trace.lines().collect();
    let last = |wanted: &[&str]| lines.iter().rposition(|line| wanted.iter().all(|part| line.contains(part)));
    let logged = last(&["pwrite64(", "-wal>"]).expect("something was written to the log");
    let answered = last(&["write(1<", "recorded"]).or_else(|| last(&["write(1<"])).expect("an answer");
    let synced = last(&["sync(", "-wal>"]);
    assert!(logged < answered);
    synced.is_some_and(|synced| logged < synced && synced < answered)
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
    target.to_owned()
}
