//! A merge that is killed, or whose disk fails, at any of its system calls: all of it is there, or none.

use crate::durability::folder::{Folder, can_trace, skipped, violations};
use crate::durability::kills::Chance;
use crate::luck::times;
use std::fs;
use std::os::unix::process::ExitStatusExt;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::time::Duration;

/// What is typed to make THE BOOK and the surrogate to merge.
const BEFORE: [&str; 14] = [
    "init --house mike",
    "player add Ann",
    "player add Bob",
    "book owe Ann Bob 5",
    "book export base.bundle",
    "--book sur.book init --surrogate-of base.bundle",
    "--book sur.book player add Cat",
    "--book sur.book open --banker Ann",
    "--book sur.book buy Bob 20",
    "--book sur.book cashout",
    "--book sur.book close",
    "--book sur.book book owe Cat Bob 3",
    "--book sur.book undo",
    "--book sur.book book export sur.bundle",
];

/// The calls that change the disk.
const CALLS: [&str; 4] = ["pwrite64", "fsync", "fdatasync", "ftruncate"];

/// What happens at a call instead.
const FAULTS: [&str; 3] = ["signal=KILL", "error=EIO", "error=ENOSPC"];

/// More calls than the merge makes.
const CALLS_MAX: usize = 400;

/// Kills of the normal run at random moments.
const KILLS: u64 = 40;

/// THE BOOK before a merge, to be restored as often as needed.
struct Before {
    folder: Folder,
    kept: Vec<(PathBuf, Vec<u8>)>,
    events: usize,
}

impl Before {
    fn new() -> Self {
        let folder = Folder::empty();
        for line in BEFORE {
            folder.done(line);
        }
        let events = folder.events().len();
        let files = ["night.book", "night.book-wal"].map(|name| folder.path().join(name));
        let kept = files.into_iter().filter_map(|path| Some((path.clone(), fs::read(path).ok()?))).collect();
        Self { folder, kept, events }
    }

    fn put_back(&self) {
        for suffix in ["-wal", "-shm"] {
            let _ = fs::remove_file(self.folder.path().join(format!("night.book{suffix}")));
        }
        for (path, bytes) in &self.kept {
            fs::write(path, bytes).expect("a file of ours");
        }
    }

    /// How many events came in; all or none, and the book is sound.
    #[track_caller]
    fn came_in(&self, what: &str) -> usize {
        let new = self.folder.events().len() - self.events;
        assert!(new == 0 || new == self.all(), "{what}: {new} events came in");
        let violations = violations(&self.folder.book());
        assert!(violations.is_empty(), "{what}: {violations:?}");
        new
    }

    /// The surrogate's own events, and the one that says that they were merged.
    fn all(&self) -> usize {
        let bundle = fs::read_to_string(self.folder.path().join("sur.bundle")).expect("the bundle");
        bundle.lines().count() - 2 + 1
    }

    /// Checks a merge against its exit code, then does it again.
    #[track_caller]
    fn judge(&self, what: &str, code: i32) {
        let new = self.came_in(what);
        match code {
            0 | 10 => assert_eq!(new, self.all(), "{what}: said to be taken in"),
            5..=7 => assert_eq!(new, 0, "{what}: said to be left out"),
            8 | -1 => {}
            _ => panic!("{what}: exit {code}"),
        }
        self.folder.done("book merge sur.bundle");
        assert_eq!(self.came_in(what), self.all(), "{what}: merged again");
    }
}

#[test]
fn every_call_of_a_merge_may_fail_or_be_its_last() {
    if !can_trace("every_call_of_a_merge_may_fail_or_be_its_last") {
        return;
    }
    let before = Before::new();
    let mut fired = 0;
    // Each call with one of the faults; a campaign tries every fault at every call.
    let step = if times(1) > 1 { 1 } else { FAULTS.len() };
    for call in CALLS {
        for (from, fault) in (1..).zip(FAULTS) {
            for when in (from..CALLS_MAX).step_by(step) {
                before.put_back();
                let (traced, inject) =
                    (format!("trace={call}"), format!("inject={call}:{fault}:when={when}"));
                let options = ["-e", &traced, "-e", &inject];
                let (seen, trace) = before.folder.traced(&options, "book merge sur.bundle");
                if !trace.contains("INJECTED") && !trace.contains("killed by SIGKILL") {
                    assert_eq!(seen.code, 0, "{inject}: {seen:?}");
                    break;
                }
                before.judge(&inject, seen.code);
                fired += 1;
            }
        }
    }
    assert!(fired > 15, "only {fired} faults fired");
    println!("merge interrupted: faults={fired} violations=0");
}

#[test]
fn a_killed_merge_is_whole_or_absent() {
    let before = Before::new();
    let mut chance = Chance::of("merge");
    let (mut killed, mut whole) = (0, 0);
    for _ in 0..times(KILLS) {
        before.put_back();
        let mut command = before.folder.command("book merge sur.bundle");
        let mut child =
            command.stdout(Stdio::null()).stderr(Stdio::null()).spawn().expect("the program starts");
        std::thread::sleep(Duration::from_micros(chance.below(25_000)));
        let _ = child.kill();
        let status = child.wait().expect("a child of ours");
        killed += i32::from(status.signal() == Some(9));
        whole += i32::from(before.came_in("killed") > 0);
    }
    println!("merge killed: kills={killed} whole={whole}");
    assert!(killed > 0, "no kill came in time");
    before.put_back();
    before.judge("the control", before.folder.run("book merge sur.bundle").code);
}

#[test]
fn a_merge_that_finds_no_room_is_absent() {
    if !Command::new("prlimit")
        .arg("--version")
        .stdout(Stdio::null())
        .status()
        .is_ok_and(|done| done.success())
    {
        skipped("a_merge_that_finds_no_room_is_absent", "prlimit is not here");
        return;
    }
    let before = Before::new();
    let mut refused = 0;
    for kilobytes in (0..400).step_by(40) {
        before.put_back();
        let mut command = Command::new("prlimit");
        command.arg(format!("--fsize={}", kilobytes * 1024)).arg(crate::durability::folder::PROGRAM);
        command.args(["book", "merge", "sur.bundle"]).current_dir(before.folder.path()).env_clear();
        command.envs([("HOUSEBOOK", "night.book"), ("HOME", "/"), ("PATH", "/usr/bin:/bin")]);
        let done = command.stdin(Stdio::null()).output().expect("prlimit starts");
        let code = done.status.code().unwrap_or(-1);
        refused += i32::from(code != 0);
        before.judge(&format!("{kilobytes} kB"), code);
    }
    assert!(refused > 0, "there was always room");
    println!("merge without room: refused={refused}");
}
