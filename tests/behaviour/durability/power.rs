//! Power cuts: with `synchronous = FULL` they lose nothing acknowledged, with `NORMAL` they do.
//!
//! The normal run cuts the power of a simulated disk. `HOUSEBOOK_CAMPAIGN=power-cut` does it to real file systems,
//! mounted from a file and shut down while two programs write.

use crate::durability::folder::{Folder, Mount, PROGRAM, can_trace, is_root, skipped, violations};
use crate::durability::kills::{Acknowledged, Chance, acknowledgements, is_there, purchase};
use crate::durability::sync_model::{Call, Files, Keeps, after_a_cut, calls};
use crate::durability::syncs::with_normal_sync;
use crate::luck::times;
use ledger::store::{Access, Event, Store};
use std::collections::HashSet;
use std::fs;
use std::hash::{BuildHasher as _, RandomState};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

/// The results of the cuts.
#[derive(Debug, Default)]
struct Tally {
    cuts: usize,
    /// How many different states of the files the cuts left.
    states: usize,
    acknowledged: usize,
    lost: usize,
    violations: usize,
}

/// An evening that starts with an unfinished log, folds it back, and goes on.
const EVENING: &str = "buy Ann 5 --id a-1\nbuy Bob 5 --id b-1\nbuy Ann 1 --id a-2\ncount Ann 5 --id c-1\n\
    count Bob 6 --id c-2\nclose --id c-3\nplayer add Dan --id d-1\nopen --banker Ann --id o-1\nbuy Bob 2 --id b-2\n\
    buy Cat 3 --id b-3\n";

#[test]
fn a_power_cut_loses_nothing_acknowledged_and_would_with_normal_sync() {
    if !can_trace("a_power_cut_loses_nothing_acknowledged_and_would_with_normal_sync") {
        return;
    }
    let full = of_a_script(&logged());
    println!("power cuts of a modelled disk, a script, FULL: {full:?}");
    assert_eq!((full.lost, full.violations), (0, 0), "{full:?}");
    let single = of_single_lines(&logged());
    println!("power cuts of a modelled disk, line by line, FULL: {single:?}");
    assert_eq!((single.lost, single.violations), (0, 0), "{single:?}");
    let folder = Folder::empty();
    let normal = of_a_script(&Folder::of_program(&with_normal_sync(&folder.aside("normal"))));
    println!("power cuts of a modelled disk, a script, NORMAL: {normal:?}");
    assert!(normal.lost > 0, "the control loses nothing, so the test shows nothing: {normal:?}");
}

/// A book with an open night and a leftover log.
fn logged() -> Folder {
    let folder = Folder::with_night();
    let _onlooker = folder.onlooker();
    folder.done("player add Eve");
    folder
}

/// The book in a session that continues an evening.
fn of_a_script(folder: &Folder) -> Tally {
    let script = folder.aside("evening");
    fs::write(&script, EVENING).expect("a script");
    let mut tally = Tally::default();
    tally.modelled(folder, &format!("run {}", script.display()), &mut String::new(), "");
    assert!(tally.cuts > 100 && tally.acknowledged > 0, "{tally:?}");
    tally
}

/// The same lines, each run by its own program, which leaves one file.
fn of_single_lines(folder: &Folder) -> Tally {
    let mut tally = Tally::default();
    let mut said = String::new();
    for line in EVENING.lines() {
        tally.modelled(folder, line, &mut said, &format!("$ {line}\n"));
    }
    assert!(tally.cuts > 100 && tally.acknowledged > 0, "{tally:?}");
    tally
}

impl Tally {
    /// Traces a line and looks at the book after a cut behind each of its calls, in each of the ways a cut can go.
    fn modelled(&mut self, folder: &Folder, line: &str, said: &mut String, prompt: &str) {
        let files = ["night.book", "night.book-wal"].into_iter();
        let before: Files = files
            .filter_map(|name| Some((name.to_owned(), fs::read(folder.path().join(name)).ok()?)))
            .collect();
        let options = ["-xx", "-s", "70000", "-e", "trace=pwrite64,ftruncate,fsync,fdatasync,write,unlink"];
        let (seen, trace) = folder.traced(&options, line);
        assert_eq!(seen.code, 0, "{seen:?}");
        let calls = calls(&trace);
        let mut chance = Chance::of(line);
        said.push_str(prompt);
        let (state, mut judged) = (RandomState::new(), HashSet::new());
        for done in 0..=calls.len() {
            if let Some(Call::Said(text)) = done.checked_sub(1).and_then(|last| calls.get(last)) {
                said.push_str(text);
            }
            // Between two writes of one commit, a cut in one of the four ways is enough.
            let ways = [Keeps::Nothing, Keeps::Everything, Keeps::Some, Keeps::Torn];
            let quiet = matches!(calls.get(done), Some(Call::Write { .. })) && chance.below(8) != 0;
            let ways = if quiet { &ways[..0] } else { &ways[..] };
            for keeps in ways {
                let files = after_a_cut(&before, &calls, done, *keeps, &mut chance);
                let acknowledged = acknowledgements(said);
                self.cuts += 1;
                // Where nothing waits for the disk, every way leaves the same files.
                if judged.insert(state.hash_one((&files, acknowledged.len()))) {
                    self.judge(&files, &acknowledged);
                }
            }
        }
    }

    fn judge(&mut self, files: &Files, acknowledged: &[Acknowledged]) {
        let folder = Folder::empty();
        for (name, bytes) in files {
            fs::write(folder.path().join(name), bytes).expect("room for a state");
        }
        self.look(&folder.book(), acknowledged);
    }

    /// Counts what a book has lost, and what is wrong with it; returns its events.
    fn look(&mut self, book: &Path, acknowledged: &[Acknowledged]) -> Vec<Event> {
        self.states += 1;
        self.acknowledged += acknowledged.len();
        self.violations += violations(book).len();
        let store = Store::open(book, Access::Read).expect("a book");
        let last = store.reader().last_seq().expect("a head");
        let events = store.reader().events_between(1, last).expect("readable events");
        self.lost += acknowledged.iter().filter(|ack| !is_there(ack, &events)).count();
        events
    }
}

/// The file systems whose power is cut.
const FILE_SYSTEMS: [&str; 2] = ["xfs", "ext4"];

/// Cuts of one file system and one program.
const CUTS: u64 = 30;

#[test]
#[expect(clippy::disallowed_methods, reason = "whoever runs the tests says so in the environment")]
fn campaign_power_cut() {
    if std::env::var("HOUSEBOOK_CAMPAIGN").as_deref() != Ok("power-cut") {
        skipped("campaign_power_cut", "run it with HOUSEBOOK_CAMPAIGN=power-cut");
        return;
    }
    let able = is_root() && Command::new("xfs_io").arg("-V").output().is_ok();
    assert!(able, "a power cut needs root and xfsprogs");
    let cuts = times(CUTS);
    for kind in FILE_SYSTEMS {
        let aside = Folder::empty();
        let full = real(kind, Path::new(PROGRAM), cuts);
        println!("power cuts of {kind}, FULL: {full:?}");
        let normal = real(kind, &with_normal_sync(&aside.aside("normal")), cuts);
        println!("power cuts of {kind}, NORMAL: {normal:?}");
        assert_eq!((full.lost, full.violations), (0, 0), "{full:?}");
        assert!(normal.lost > 0, "the control loses nothing: {normal:?}");
    }
}

/// Two programs writing on a file system that is shut down under them, again and again.
fn real(kind: &str, program: &Path, cuts: u64) -> Tally {
    let aside = Folder::empty();
    let (image, at) = (aside.aside("image"), aside.aside("disk"));
    fs::File::create(&image).and_then(|file| file.set_len(400 << 20)).expect("room for a disk");
    let made = Command::new(format!("mkfs.{kind}")).arg("-q").arg(&image).status();
    assert!(made.is_ok_and(|status| status.success()), "mkfs.{kind}");
    let arguments = ["-o", "loop", &image.to_string_lossy()].map(str::to_owned);
    let mount = || Mount::new(&arguments.each_ref().map(String::as_str), &at).expect("a mount");
    let mut mounted = Some(mount());
    let folder = Folder::at(&at, program);
    assert!(Command::new("sync").status().is_ok_and(|status| status.success()));
    let mut tally = Tally::default();
    let mut chance = Chance::of(kind);
    for cut in 0..cuts {
        let writers = ["a", "b"].map(|name| writer(&folder, name, cut));
        std::thread::sleep(Duration::from_millis(100 + chance.below(500)));
        writers.iter().for_each(|child| signal(child, "-STOP"));
        let shut = Command::new("xfs_io").args(["-x", "-c", "shutdown"]).arg(&at).status();
        assert!(shut.is_ok_and(|status| status.success()), "the shutdown");
        writers.iter().for_each(|child| signal(child, "-KILL"));
        let mut acknowledged = Vec::new();
        for child in writers {
            let output = child.wait_with_output().expect("a child of ours");
            acknowledged.extend(acknowledgements(&String::from_utf8_lossy(&output.stdout)));
        }
        drop(mounted.take());
        mounted = Some(mount());
        tally.cuts += 1;
        tally.look(&folder.book(), &acknowledged);
    }
    drop(mounted);
    tally
}

/// A process that buys until it is stopped; its answers fit into the pipe.
fn writer(folder: &Folder, name: &str, cut: u64) -> Child {
    let script: String =
        (0..500).map(|line| format!("{}\n", purchase(&format!("{name}-{cut}-{line}")))).collect();
    let path = folder.aside(&format!("script-{name}"));
    fs::write(&path, script).expect("a script");
    let mut command = folder.command(&format!("run {}", path.display()));
    command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().expect("the program starts")
}

fn signal(child: &Child, signal: &str) {
    let _ = Command::new("kill").arg(signal).arg(child.id().to_string()).status();
}
