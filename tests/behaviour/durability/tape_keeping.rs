//! The tape beside the book: kills, full disks, torn lines, two writers, and anything else in its place.

use crate::durability::folder::{Folder, PROGRAM, can_trace, skipped};
use crate::durability::kills::{Chance, acknowledgements, purchase};
use crate::durability::syncs::SYNCS;
use crate::program::Outcome;
use ledger::bank::tape::reading::compared;
use ledger::finding::Finding;
use ledger::store::{Access, Store};
use std::fs::{self, OpenOptions};
use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::time::Duration;

/// Kills of the normal run.
const KILLS: u64 = 30;

fn taped() -> Folder {
    let folder = Folder::with_night();
    folder.done("tape on");
    folder
}

fn tape(folder: &Folder) -> PathBuf {
    folder.path().join("night.book.tape")
}

/// The tape holds exactly what the book holds, in its order.
#[track_caller]
fn whole(folder: &Folder) {
    let store = Store::open(&folder.book(), Access::Read).expect("a book");
    let found = compared(store.reader(), &tape(folder)).expect("a tape");
    assert!(matches!(found, Finding::Sound(_)), "{found:?}");
    folder.audit();
}

/// The event is in the book, and the program said that it is missing from the tape.
#[track_caller]
fn recorded_without_tape(folder: &Folder, seen: &Outcome, id: &str, why: &str) {
    assert_eq!(seen.code, 10, "{seen:?}");
    assert!(seen.stderr.contains("recorded, but not on the tape") && seen.stderr.contains(why), "{seen:?}");
    assert_eq!(folder.events_of(id), 1);
}

#[test]
fn a_kill_between_the_book_and_the_tape_is_caught_up() {
    if !can_trace("a_kill_between_the_book_and_the_tape_is_caught_up") {
        return;
    }
    let folder = taped();
    for (number, call) in ["write", "fdatasync"].into_iter().enumerate() {
        let line = format!("buy Ann 20 --id it-{number}");
        let inject = format!("inject={call}:signal=KILL:when=1");
        let trace = format!("trace={call}");
        let (seen, _) = folder.traced(&["-e", &trace, "-P", "night.book.tape", "-e", &inject], &line);
        assert_eq!(seen.code, -1, "{call}: {seen:?}");
        assert_eq!(folder.events_of(&format!("it-{number}")), 1, "it was in the book already");
        let again = folder.done(&line);
        assert!(again.stdout.contains("already recorded"), "{again:?}");
        whole(&folder);
    }
}

#[test]
fn a_tape_that_cannot_be_written_is_said_and_caught_up() {
    if !can_trace("a_tape_that_cannot_be_written_is_said_and_caught_up") {
        return;
    }
    let folder = taped();
    let faults =
        [("write", "ENOSPC", "the disk is full"), ("write", "EIO", "error"), ("fdatasync", "EIO", "error")];
    for (number, (call, error, why)) in faults.into_iter().enumerate() {
        let inject = format!("inject={call}:error={error}:when=1");
        let trace = format!("trace={call}");
        let line = format!("buy Ann 20 --id it-{number}");
        let (seen, trace) = folder.traced(&["-e", &trace, "-P", "night.book.tape", "-e", &inject], &line);
        assert!(trace.contains("INJECTED"), "{trace}");
        recorded_without_tape(&folder, &seen, &format!("it-{number}"), why);
        if call == "write" {
            let stands = folder.done("--json tape");
            let behind = format!("\"behind\":{}", number + 1);
            assert!(stands.stdout.contains(&behind), "{stands:?}");
        }
    }
    folder.done("buy Bob 5");
    whole(&folder);
}

#[test]
fn a_line_that_was_never_finished_is_written_anew() {
    let folder = taped();
    folder.done("buy Ann 20 --id first");
    let full = fs::read(tape(&folder)).expect("a tape");
    let last = full[..full.len() - 1].iter().rposition(|byte| *byte == b'\n').expect("a line before");
    for (number, keeps) in [full.len() - 1, full.len() - 40, last + 1, last + 2, last].into_iter().enumerate()
    {
        let now = fs::read(tape(&folder)).expect("a tape");
        let cut = now.len() - (full.len() - keeps);
        OpenOptions::new().write(true).open(tape(&folder)).expect("a tape").set_len(cut as u64).expect("cut");
        folder.done(&format!("buy Ann 20 --id again-{number}"));
        whole(&folder);
    }
    // Half a line after the last whole one, as a kill leaves it.
    OpenOptions::new().append(true).open(tape(&folder)).expect("a tape").write_all(b"{\"ev").expect("room");
    folder.done("buy Ann 20");
    whole(&folder);
}

#[test]
fn a_command_with_nothing_new_adds_what_the_tape_lacks() {
    let folder = taped();
    folder.done("close --yes");
    let before = fs::read(tape(&folder)).expect("a tape");
    let sheet = "date,player,net\n2025-12-01,Ann,5\n2025-12-01,Bob,-5\n";
    fs::write(folder.path().join("past.csv"), sheet).expect("room");
    folder.done("import results past.csv");
    folder.done("book export first.bundle");
    for line in ["import results past.csv", "book export second.bundle"] {
        // As the tape was when its disk was taken out.
        fs::write(tape(&folder), &before).expect("room");
        folder.done(line);
        whole(&folder);
    }
}

#[test]
fn a_tape_that_is_gone_or_broken_never_keeps_an_event_out() {
    let folder = taped();
    fs::remove_file(tape(&folder)).expect("a tape");
    let seen = folder.run("buy Ann 20 --id gone");
    recorded_without_tape(&folder, &seen, "gone", "there's no tape at");
    let looked = folder.done("status");
    assert!(looked.stderr.contains("there's no tape at"), "{looked:?}");
    fs::create_dir(tape(&folder)).expect("a folder");
    let seen = folder.run("buy Ann 20 --id folder");
    recorded_without_tape(&folder, &seen, "folder", "it's a folder");
    fs::remove_dir(tape(&folder)).expect("a folder");
    let elsewhere = folder.aside("elsewhere");
    fs::write(&elsewhere, "precious\n").expect("a file");
    std::os::unix::fs::symlink(&elsewhere, tape(&folder)).expect("a link");
    let seen = folder.run("buy Ann 20 --id link");
    recorded_without_tape(&folder, &seen, "link", "a symbolic link");
    assert_eq!(fs::read_to_string(&elsewhere).expect("a file"), "precious\n");
    fs::remove_file(tape(&folder)).expect("a link");
    folder.done("tape on");
    whole(&folder);
    let mut bytes = fs::read(tape(&folder)).expect("a tape");
    let place = bytes.len() - 30;
    bytes[place] ^= 1;
    fs::write(tape(&folder), &bytes).expect("room");
    let seen = folder.run("buy Ann 20 --id bit");
    recorded_without_tape(&folder, &seen, "bit", "last line");
    assert_eq!(fs::read(tape(&folder)).expect("a tape"), bytes, "what is damaged is not guessed at");
}

#[test]
fn a_tape_is_laid_over_nothing_else() {
    let folder = Folder::with_night();
    fs::create_dir(folder.path().join("deep")).expect("a folder");
    fs::write(folder.path().join("letter"), "Dear Ann,\n").expect("a file");
    std::os::unix::fs::symlink("letter", folder.path().join("link")).expect("a link");
    fs::hard_link(folder.path().join("letter"), folder.path().join("twin")).expect("a second name");
    let book = fs::read(folder.book()).expect("a book");
    let own = [
        "night.book",
        "night.book-wal",
        "night.book-shm",
        "deep/../night.book-journal",
        "night.book.tape-at",
    ];
    for name in own.into_iter().chain(["deep", "letter", "link", "twin", "nowhere/x", "/dev/full"]) {
        let seen = folder.run(&format!("tape on {name}"));
        assert_eq!(seen.code, 4, "{name}: {seen:?}");
    }
    assert_eq!(fs::read_to_string(folder.path().join("letter")).expect("a file"), "Dear Ann,\n");
    assert_eq!(fs::read(folder.book()).expect("a book"), book);
    assert_eq!(folder.done("tape").stdout, "this book has no tape\n");
}

#[test]
fn a_tape_with_a_broken_middle_is_not_called_whole() {
    let folder = taped();
    folder.done("buy Ann 20");
    folder.done("buy Bob 20");
    let tape = folder.path().join("night.book.tape");
    let whole = fs::read_to_string(&tape).expect("a tape");
    let without = |number: usize| {
        let lines = whole.lines().enumerate().filter(|(at, _)| *at != number);
        lines.map(|(_, line)| format!("{line}\n")).collect::<String>()
    };
    let changed = whole.replacen("2000", "2500", 1);
    for (broken, why) in [(without(5), ":6: event 6 doesn't follow event 4"), (changed, "")] {
        fs::write(&tape, broken).expect("room");
        let seen = folder.run("tape");
        assert!(
            seen.code == 3
                && seen.stdout.contains("can't use the tape: night.book.tape:")
                && seen.stdout.contains(why),
            "{seen:?}"
        );
        assert!(!seen.stdout.contains("up to date"), "{seen:?}");
        let on = folder.run("tape on");
        assert!(on.code == 4 && on.stderr.contains("tape on ANOTHER-FILE"), "{on:?}");
        assert_eq!(folder.run("audit").code, 3);
    }
    folder.done("tape on second.tape");
    assert_eq!(folder.run("audit").code, 0);
}

#[test]
fn an_older_book_is_told_by_its_tape_and_not_written() {
    let folder = taped();
    let older = fs::read(folder.book()).expect("a book");
    folder.done("buy Ann 20");
    folder.done("buy Bob 20");
    fs::write(folder.book(), older).expect("room");
    let before = folder.events().len();
    let seen = folder.run("buy Cat 20");
    assert_eq!(seen.code, 9, "{seen:?}");
    assert!(seen.stderr.contains("the book is 2 entries behind its tape (the book ends at #6"), "{seen:?}");
    assert!(seen.stderr.contains("at #8") && seen.stderr.contains("restore --from-tape"), "{seen:?}");
    assert_eq!(folder.events().len(), before);
    let looked = folder.done("status");
    assert!(looked.stderr.contains("you're not seeing everything"), "{looked:?}");
    assert_eq!(folder.run("audit").code, 3);
    // The control: without its tape, the older book is accepted as whole.
    folder.done("tape off --yes-lose 2");
    assert_eq!(folder.run("audit").code, 0);
    folder.done("buy Cat 20");
    folder.done("--book other.book init");
    let parted = folder.run("tape on");
    assert!(parted.code == 0 || parted.code == 9, "{parted:?}");
    let again = folder.run("tape on night.book.tape");
    assert_eq!(again.code, 9, "{again:?}");
    assert!(again.stderr.contains("the book is 1 entry behind its tape"), "{again:?}");
    folder.done("buy Cat 20");
    let again = folder.run("tape on night.book.tape");
    assert!(again.code == 9 && again.stderr.contains("disagree: event 8"), "{again:?}");
    let foreign = folder.run("--book other.book tape on night.book.tape");
    assert!(foreign.code == 9 && foreign.stderr.contains("another book's tape"), "{foreign:?}");
}

#[test]
fn two_writers_and_kills_leave_a_tape_in_the_order_of_the_journal() {
    let folder = taped();
    let mut acknowledged = Vec::new();
    let mut chance = Chance::of("tape");
    for round in 0..KILLS {
        let children = ["a", "b"].map(|name| {
            let lines: String =
                (0..8).map(|line| format!("{}\n", purchase(&format!("{name}-{round}-{line}")))).collect();
            let path = folder.aside(&format!("script-{name}"));
            fs::write(&path, lines).expect("a script");
            let mut command = folder.command(&format!("run {}", path.display()));
            command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("the program starts")
        });
        std::thread::sleep(Duration::from_micros(chance.below(120_000)));
        for mut child in children {
            if round % 3 > 0 {
                let _ = child.kill();
            }
            let output = child.wait_with_output().expect("a child of ours");
            acknowledged.extend(acknowledgements(&String::from_utf8_lossy(&output.stdout)));
        }
        let text = fs::read_to_string(tape(&folder)).expect("a tape");
        for ack in &acknowledged {
            let number = format!("{{\"event\":{{\"seq\":{},", ack.seq);
            let line = text.lines().find(|line| line.starts_with(&number));
            assert!(
                line.is_some_and(|line| line.contains(&format!("\"request\":\"{}\"", ack.request))),
                "{ack:?} was acknowledged and is not on the tape"
            );
        }
    }
    assert!(acknowledged.len() > 20, "{}", acknowledged.len());
    folder.done("buy Ann 20");
    whole(&folder);
}

#[test]
fn the_tape_is_on_its_disk_before_the_answer_and_costs_one_sync() {
    if !can_trace("the_tape_is_on_its_disk_before_the_answer_and_costs_one_sync") {
        return;
    }
    let folder = taped();
    folder.done("buy Ann 20");
    let (ended, trace) = folder.traced(&["-e", "trace=fsync,fdatasync,write"], "buy Ann 20");
    assert_eq!(ended.code, 0, "{ended:?}");
    let lines: Vec<&str> = trace.lines().collect();
    let last =
        |call: &str, file: &str| lines.iter().rposition(|line| line.contains(call) && line.contains(file));
    let appended = last("write(", "night.book.tape>").expect("a line on the tape");
    let is_commit = |line: &&str| line.contains("sync(") && line.contains("night.book-wal>");
    let committed = lines[..appended].iter().rposition(is_commit).expect("a sync of the log before it");
    let synced = last("sync(", "night.book.tape>").expect("a sync of the tape");
    let answered = last("write(1<", "").expect("an answer");
    assert!(committed < appended && appended < synced && synced < answered, "{trace}");
    assert_eq!(lines.iter().filter(|line| line.contains("sync(")).count(), SYNCS + 1, "{trace}");
}

#[test]
fn a_tape_is_offered_to_somebody_at_a_terminal() {
    let folder = Folder::empty();
    let offered = "housebook tape on ";
    let piped = folder.done("--book piped.book init");
    assert!(!piped.stderr.contains(offered), "{piped:?}");
    let mut terminal = Command::new("script");
    terminal
        .args(["-qec", &format!("{PROGRAM} --book new.book init"), "/dev/null"])
        .current_dir(folder.path());
    let Ok(seen) = terminal.env("SHELL", "/bin/sh").stdin(Stdio::null()).output() else {
        skipped("a_tape_is_offered_to_somebody_at_a_terminal", "no terminal can be made here");
        return;
    };
    let seen = String::from_utf8_lossy(&seen.stdout).into_owned();
    assert!(
        seen.contains("a new book")
            && seen.split_whitespace().collect::<Vec<_>>().join(" ").contains(offered),
        "{seen}"
    );
}
