//! A command that is killed, or whose disk fails, at any of its system calls: completely there or not at all.

use crate::durability::folder::{Folder, can_trace};

#[test]
fn killed_between_commit_and_answer_is_recorded_once() {
    if !can_trace("killed_between_commit_and_answer_is_recorded_once") {
        return;
    }
    let folder = Folder::with_night();
    let (killed, trace) = folder
        .traced(&["-e", "trace=write", "-e", "inject=write:signal=KILL:when=1"], "buy Ann 20 --id once");
    assert!(trace.contains("write(1<") && trace.contains("killed by SIGKILL"), "{trace}");
    assert_eq!(killed.stdout, "");
    assert_eq!(folder.events_of("once"), 1, "it was committed before it was killed");
    let again = folder.done("buy Ann 20 --id once");
    assert!(again.stdout.starts_with("already recorded #"), "{again:?}");
    assert_eq!(folder.events_of("once"), 1);
    // The control: another id is another purchase.
    folder.done("buy Ann 20 --id twice");
    assert_eq!(folder.events_of("twice"), 1);
    folder.audit();
}

#[test]
fn what_is_recorded_is_answered_again_while_somebody_looks() {
    let folder = Folder::with_night();
    let _onlooker = folder.onlooker();
    let first = folder.done("buy Cat 20 --id it");
    let begun = std::time::Instant::now();
    for line in ["buy Cat 20 --id it", "buy Cat 20 --id it --json"] {
        let again = folder.done(line);
        assert_eq!(again.stderr, "", "{line}: {again:?}");
    }
    assert!(folder.done("buy Cat 20 --id it").stdout.contains("already recorded #"), "{first:?}");
    assert_eq!(folder.done("backup copy.book").stderr, "");
    folder.done("count Cat 20");
    folder.done("close --yes");
    // Somebody who only looks doesn't block the command.
    assert!(begun.elapsed().as_secs() < 5, "{:?}", begun.elapsed());
    assert_eq!(folder.events_of("it"), 1);
    folder.audit();
}

#[test]
fn what_somebody_who_looks_keeps_in_the_log_is_written_again_before_the_answer() {
    if !can_trace("what_somebody_who_looks_keeps_in_the_log_is_written_again_before_the_answer") {
        return;
    }
    let folder = Folder::with_night();
    let _onlooker = folder.onlooker();
    // A failed sync may have left it in memory only.
    folder.done("buy Ann 20 --id it");
    let (again, trace) = folder.traced(&["-e", "trace=fsync,fdatasync,write,pwrite64"], "buy Ann 20 --id it");
    assert_eq!(again.code, 0, "{again:?}");
    let lines: Vec<&str> = trace.lines().collect();
    let at = |wanted: &[&str]| lines.iter().position(|line| wanted.iter().all(|part| line.contains(part)));
    let (written, answered) = (at(&["write(", "-wal>"]).expect("the log"), at(&["write(1<"]).expect("words"));
    let synced = lines.iter().rposition(|line| line.contains("sync(") && line.contains("-wal>"));
    assert!(synced.is_some_and(|synced| written < synced && synced < answered), "{trace}");
    assert_eq!(folder.events_of("it"), 1);
    folder.audit();
}

#[test]
fn a_failed_sync_of_the_commit_is_an_unknown_outcome() {
    if !can_trace("a_failed_sync_of_the_commit_is_an_unknown_outcome") {
        return;
    }
    let folder = Folder::with_night();
    let (failed, trace) = folder.traced(
        &["-e", "trace=fsync,fdatasync", "-e", "inject=fsync,fdatasync:error=EIO:when=1"],
        "buy Ann 20 --id it",
    );
    assert!(trace.contains("INJECTED"), "{trace}");
    assert_eq!(failed.code, 8, "{failed:?}");
    assert!(failed.stderr.contains("it may or may not be in the book"), "{failed:?}");
    assert!(failed.stderr.contains("--id it"), "{failed:?}");
    folder.done("buy Ann 20 --id it");
    assert_eq!(folder.events_of("it"), 1);
    folder.audit();
}

#[test]
fn an_id_made_up_by_the_program_is_named_when_the_outcome_is_unknown() {
    if !can_trace("an_id_made_up_by_the_program_is_named_when_the_outcome_is_unknown") {
        return;
    }
    let folder = Folder::with_night();
    let (failed, trace) = folder.traced(
        &["-e", "trace=fsync,fdatasync", "-e", "inject=fsync,fdatasync:error=EIO:when=1"],
        "buy Ann 20",
    );
    assert!(trace.contains("INJECTED"), "{trace}");
    let id = failed
        .stderr
        .split("--id ")
        .nth(1)
        .and_then(|rest| rest.split([':', ',', ' ']).next())
        .expect("an id");
    folder.done(&format!("buy Ann 20 --id {id}"));
    assert_eq!(folder.events_of(id), 1);
}

/// The calls that change the disk.
const CALLS: [&str; 4] = ["pwrite64", "fsync", "fdatasync", "ftruncate"];

/// What happens at a call instead.
const FAULTS: [&str; 3] = ["signal=KILL", "error=EIO", "error=ENOSPC"];

/// More calls than any command makes.
const CALLS_MAX: usize = 400;

#[test]
fn every_call_of_a_command_may_fail_or_be_its_last() {
    if !can_trace("every_call_of_a_command_may_fail_or_be_its_last") {
        return;
    }
    let folder = Folder::with_night();
    let mut fired = 0;
    for call in CALLS {
        for fault in FAULTS {
            fired += (1..CALLS_MAX).take_while(|when| fails_well(&folder, call, fault, *when)).count();
        }
    }
    assert!(fired > 60, "only {fired} faults fired");
    folder.audit();
    println!("interrupted: faults={fired} violations=0");
}

/// Makes one call of a purchase fail, and checks the program against its exit code; false if nothing was hit.
fn fails_well(folder: &Folder, call: &str, fault: &str, when: usize) -> bool {
    let id = format!("{call}-{}-{when}", fault.replace('=', "-"));
    let (traced, inject) = (format!("trace={call}"), format!("inject={call}:{fault}:when={when}"));
    let (seen, trace) = folder.traced(&["-e", &traced, "-e", &inject], &format!("buy Bob 1 --id {id}"));
    if !trace.contains("INJECTED") && !trace.contains("killed by SIGKILL") {
        assert_eq!(seen.code, 0, "{inject}: {seen:?}");
        return false;
    }
    let there = folder.events_of(&id);
    match seen.code {
        0 | 10 => assert_eq!(there, 1, "{inject}: said to be recorded: {seen:?}"),
        6 | 7 => assert_eq!(there, 0, "{inject}: said to be absent: {seen:?}"),
        8 | -1 => assert!(there <= 1, "{inject}: {seen:?}"),
        _ => panic!("{inject}: {seen:?}"),
    }
    folder.done(&format!("buy Bob 1 --id {id}"));
    assert_eq!(folder.events_of(&id), 1, "{inject}: run again");
    true
}
