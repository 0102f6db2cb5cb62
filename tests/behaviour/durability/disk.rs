//! Full disks, read-only ones, a locked book, and a reader who stops reading.

use crate::durability::folder::{Folder, Mount, can_trace, outcome, skipped, violations};
use crate::program::Outcome;
use ledger::store::{Access, Stamp, Store, StoreError};
use ledger::time::Instant;
use std::fs::{self, File};
use std::path::Path;
use std::process::{Command, Stdio};

#[test]
fn a_disk_that_fills_up_keeps_everything_out() {
    if !can_trace("a_disk_that_fills_up_keeps_everything_out") {
        return;
    }
    let folder = Folder::with_log();
    let (full, trace) = folder.traced(
        &["-e", "trace=pwrite64", "-P", "night.book-wal", "-e", "inject=pwrite64:error=ENOSPC:when=1+"],
        "buy Ann 20 --id it",
    );
    assert!(trace.contains("INJECTED"), "{trace}");
    assert_eq!(full.code, 7, "{full:?}");
    assert!(full.stderr.contains("the disk is full"), "{full:?}");
    assert_eq!(folder.events_of("it"), 0);
    folder.done("buy Ann 20 --id it");
    folder.audit();
}

#[test]
fn a_book_on_a_full_disk_can_be_read() {
    let folder = Folder::with_log();
    let small = folder.aside("small");
    let Some(_mount) = Mount::new(&["-t", "tmpfs", "-o", "size=1m", "none"], &small) else {
        skipped("a_book_on_a_full_disk_can_be_read", "a small disk cannot be mounted here");
        return;
    };
    let disk = Elsewhere { folder: &folder, at: &small };
    // The shared index exists, or was never made.
    for index in [true, false] {
        carry(&folder, &small);
        let (laid, beside) = (folder.path().join("night.book-shm"), small.join("night.book-shm"));
        if index {
            fs::copy(laid, beside).expect("room for the index");
        } else {
            let _ = fs::remove_file(beside);
        }
        let filler = small.join("filler");
        assert!(fill(&filler) > 0);
        let looked = disk.run("status");
        assert_eq!(looked.code, 0, "{looked:?}");
        assert!(looked.stdout.contains("$20.00"), "{looked:?}");
        // Any look folds the log in, and frees its space.
        let second = small.join("second");
        fill(&second);
        let bought = disk.run("buy Ann 20 --id it");
        assert_eq!(bought.code, 7, "{bought:?}");
        assert!(bought.stderr.contains("the disk is full"), "{bought:?}");
        for filler in [filler, second] {
            fs::remove_file(filler).expect("a filler");
        }
    }
    let looked = disk.run("status --json");
    assert!(looked.stdout.contains("\"bought\":\"20.00\""), "nothing was written: {looked:?}");
    let bought = disk.run("buy Ann 20 --id it");
    assert_eq!(bought.code, 0, "with room again: {bought:?}");
    assert!(
        bought.stdout.contains("recorded #") && violations(&small.join("night.book")).is_empty(),
        "{bought:?}"
    );
}

#[test]
fn a_read_only_medium_with_a_leftover_log_is_never_stale() {
    let folder = Folder::with_log();
    let (source, medium) = (folder.aside("source"), folder.aside("medium"));
    fs::create_dir(&source).expect("a folder");
    carry(&folder, &source);
    let Some(_mount) = Mount::new(&["--bind", &source.to_string_lossy()], &medium) else {
        skipped("a_read_only_medium_with_a_leftover_log_is_never_stale", "nothing can be mounted here");
        return;
    };
    let frozen = Command::new("mount").args(["-o", "remount,ro,bind"]).arg(&medium).status();
    assert!(frozen.is_ok_and(|status| status.success()) && File::create(medium.join("x")).is_err());
    let disk = Elsewhere { folder: &folder, at: &medium };
    let looked = disk.run("status");
    assert_eq!(looked.code, 0, "{looked:?}");
    // The purchase is only in the log: the control shows that the file alone doesn't have it.
    assert!(looked.stdout.contains("$20.00"), "{looked:?}");
    let bare = fs::read(medium.join("night.book")).expect("the book");
    assert!(!bare.windows(9).any(|word| word == b"bought-in"));
    let bought = disk.run("buy Ann 20");
    assert_eq!(bought.code, 7, "{bought:?}");
}

/// Verbs that only look; all end with 0 in a book that is in order.
const LOOKS: [&str; 14] = [
    "audit",
    "audit --deep",
    "status",
    "night 1",
    "nights",
    "stats",
    "book show",
    "book statement Ann",
    "log",
    "show 2",
    "export balances",
    "export csv",
    "player list",
    "hand list",
];

#[test]
fn every_look_at_a_read_only_medium_ends_alike_whatever_lies_beside_the_book() {
    for sides in [&[][..], &["-wal"], &["-wal", "-shm"], &["-shm"]] {
        let folder = Folder::with_log();
        let (source, medium) = (folder.aside("source"), folder.aside("medium"));
        fs::create_dir(&source).expect("a folder");
        for side in sides {
            let name = format!("night.book{side}");
            fs::copy(folder.path().join(&name), source.join(&name)).expect("a copy");
        }
        if !sides.contains(&"-wal") {
            folder.done("status");
        }
        fs::copy(folder.book(), source.join("night.book")).expect("a copy");
        let Some(_mount) = Mount::new(&["--bind", &source.to_string_lossy()], &medium) else {
            skipped("every_look_at_a_read_only_medium_ends_alike", "nothing can be mounted here");
            return;
        };
        let frozen = Command::new("mount").args(["-o", "remount,ro,bind"]).arg(&medium).status();
        assert!(frozen.is_ok_and(|status| status.success()) && File::create(medium.join("x")).is_err());
        let disk = Elsewhere { folder: &folder, at: &medium };
        for line in LOOKS {
            let looked = disk.run(line);
            assert_eq!(looked.code, 0, "{sides:?} {line}: {looked:?}");
        }
        assert!(disk.run("status").stdout.contains("$20.00"), "{sides:?}");
        assert_eq!(disk.run("buy Ann 20").code, 7, "{sides:?}");
    }
}

#[test]
fn a_book_that_another_program_writes_is_busy() {
    let folder = Folder::with_night();
    let mut store = Store::open(&folder.book(), Access::Write).expect("a book");
    let stamp = Stamp { request: "long".to_owned(), at: Instant(0), recorded: Instant(0) };
    let held: Result<(Outcome, Outcome), StoreError> =
        store.write(&stamp, false, |_| Ok((folder.run("buy Ann 20 --id it"), folder.run("status"))));
    let (bought, looked) = held.expect("a rehearsal");
    assert_eq!(bought.code, 6, "{bought:?}");
    assert_eq!(looked.code, 0, "looking does not wait: {looked:?}");
    assert_eq!(folder.events_of("it"), 0);
    folder.done("buy Ann 20 --id it");
    assert_eq!(folder.events_of("it"), 1);
}

#[test]
fn an_answer_that_nobody_can_read_is_recorded_all_the_same() {
    let folder = Folder::with_night();
    for (id, stdout) in [("full", Sink::Full), ("closed", Sink::Closed)] {
        let seen = into(&folder, &format!("buy Ann 20 --id {id}"), &stdout);
        assert_eq!(seen.code, 10, "{id}: {seen:?}");
        assert!(!seen.stderr.contains("panicked"), "{seen:?}");
        assert_eq!(folder.events_of(id), 1);
    }
    for line in ["status", "nights", "player list", "house show mike", "--help", "status --json"] {
        for stdout in [Sink::Full, Sink::Closed] {
            let seen = into(&folder, line, &stdout);
            assert!(
                !seen.stderr.contains("panicked") && ![-1, 1, 101].contains(&seen.code),
                "`{line}`: {seen:?}"
            );
        }
    }
    folder.audit();
}

/// Where nobody reads.
enum Sink {
    /// A device that is always full.
    Full,
    /// A pipe whose reader is gone.
    Closed,
}

fn into(folder: &Folder, line: &str, sink: &Sink) -> Outcome {
    let stdout: Stdio = match sink {
        Sink::Full => File::create("/dev/full").expect("a full device").into(),
        Sink::Closed => {
            let (reader, writer) = std::io::pipe().expect("a pipe");
            drop(reader);
            writer.into()
        }
    };
    let child =
        folder.command(line).stdout(stdout).stderr(Stdio::piped()).spawn().expect("the program starts");
    outcome(&child.wait_with_output().expect("a child of ours"))
}

/// The book of one folder, copied to another place.
struct Elsewhere<'a> {
    folder: &'a Folder,
    at: &'a Path,
}

impl Elsewhere<'_> {
    fn run(&self, line: &str) -> Outcome {
        let output = self.folder.command(line).current_dir(self.at).output();
        outcome(&output.expect("the program starts"))
    }
}

/// Copies the book and its log, but not the index, as somebody would who doesn't know about it.
fn carry(folder: &Folder, to: &Path) {
    for name in ["night.book", "night.book-wal"] {
        fs::copy(folder.path().join(name), to.join(name)).expect("room for a copy");
    }
}

/// Fills a disk to its last byte; returns how much went in.
fn fill(filler: &Path) -> u64 {
    use std::io::Write;
    let mut file = File::create(filler).expect("a name at least");
    for size in [4096, 1] {
        while file.write_all(&vec![b'x'; size]).is_ok() {}
    }
    fs::metadata(filler).expect("the filler").len()
}
