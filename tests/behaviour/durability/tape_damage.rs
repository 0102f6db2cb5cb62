//! A book, its log or its tape deleted, cut or with a bit flipped, at a thousand random places: nothing goes unnoticed.

use crate::durability::folder::Folder;
use crate::durability::kills::Chance;
use crate::in_memory;
use crate::luck::times;
use ledger::bank::audit::audit;
use ledger::bank::restore::{RestoreSource, RestoreWish, restore};
use ledger::bank::tape::reading::compared;
use ledger::bank::{anchoring, backup::is_sound};
use ledger::finding::Finding;
use ledger::journal::{Digest, Receipt};
use ledger::store::{Access, Stamp, Store};
use ledger::time::Instant;
use std::fs;
use std::path::Path;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

/// Damages of the normal run.
const DAMAGES: u64 = 250;

/// The files that are damaged.
const FILES: [&str; 3] = ["night.book", "night.book-wal", "night.book.tape"];

/// The results of the damage.
#[derive(Debug, Default)]
struct Tally {
    /// How often something was damaged.
    done: AtomicU64,
    /// How often an audit noticed without tape or receipt.
    seen_alone: AtomicU64,
    /// Losses of acknowledged events that such an audit did not notice.
    silent_alone: AtomicU64,
    /// Books that were rebuilt.
    rebuilt: AtomicU64,
    wrong: Mutex<Vec<String>>,
}

/// The book before anything happened to it.
struct Whole {
    files: Vec<(String, Vec<u8>)>,
    head: (u64, Digest),
    receipt: Receipt,
    told: String,
}

/// Everything a reader is told: events, tonight, debts.
fn told(store: &Store) -> String {
    let reader = store.reader();
    let night = reader.open_night().expect("a night").expect("an open one");
    let debts = reader.debts(ledger::accounts::Asset::Book).expect("debts");
    let last = reader.last_seq().expect("a head");
    let events = reader.events_between(1, last).expect("events");
    format!("{events:?} {:?} {debts:?}", reader.evening(night).expect("tonight"))
}

impl Whole {
    fn new() -> Self {
        let folder = Folder::empty();
        for line in ["init --house mike", "tape on", "player add Ann", "player add Bob", "open --banker Ann"]
        {
            folder.done(line);
        }
        // Half of the journal is in the file and half in its log.
        let _onlooker = folder.onlooker();
        for line in ["buy Ann 20", "buy Bob 20 --debt", "count Ann 20", "buy Bob 5 --debt", "count Bob 25"] {
            folder.done(line);
        }
        let files = fs::read_dir(folder.path()).expect("a folder").map(|entry| {
            let path = entry.expect("a file").path();
            let name = path.file_name().expect("a name").to_string_lossy().into_owned();
            (name, fs::read(path).expect("a file"))
        });
        let store = Store::open(&folder.book(), Access::Read).expect("a book");
        Self {
            files: files.filter(|(name, _)| !name.ends_with("-shm")).collect(),
            head: store.reader().head().expect("a head"),
            receipt: anchoring::receipt(store.reader(), None).expect("a receipt"),
            told: told(&store),
        }
    }

    fn laid(&self, at: &Path) {
        for (name, bytes) in &self.files {
            fs::write(at.join(name), bytes).expect("room for a copy");
        }
    }
}

/// Damages one file; returns which, and what was done, in words.
fn damage(at: &Path, chance: &mut Chance) -> (&'static str, String) {
    let name = FILES[usize::try_from(chance.below(3)).expect("a small number")];
    let path = at.join(name);
    let mut bytes = fs::read(&path).expect("a file");
    let length = bytes.len() as u64;
    match chance.below(20) {
        0 => {
            fs::remove_file(&path).expect("a file of ours");
            (name, "deleted".to_owned())
        }
        1..=7 => {
            let cut = chance.below(length);
            bytes.truncate(usize::try_from(cut).expect("a small file"));
            fs::write(&path, bytes).expect("room");
            (name, format!("cut at {cut} of {length}"))
        }
        _ => {
            let place = chance.below(length * 8);
            bytes[usize::try_from(place / 8).expect("a small file")] ^= 1 << (place % 8);
            fs::write(&path, bytes).expect("room");
            (name, format!("bit {place} of {length} bytes turned"))
        }
    }
}

/// What an audit of the book finds: alone, with the receipt, with the tape.
struct Seen {
    alone: bool,
    by_receipt: bool,
    by_tape: bool,
    /// What a reader is told; none if the book cannot be opened or read.
    told: Option<String>,
}

fn look(at: &Path, receipt: &Receipt) -> Seen {
    let Ok(store) = Store::open(&at.join("night.book"), Access::Read) else {
        return Seen { alone: true, by_receipt: true, by_tape: true, told: None };
    };
    let alone = audit(&store, false).map_or(true, |checks| !is_sound(&checks));
    let violated = |finding: Finding| matches!(finding, Finding::Violated(_));
    let by_receipt = anchoring::held(store.reader(), receipt).map_or(true, violated);
    let by_tape = compared(store.reader(), &at.join("night.book.tape")).map_or(true, violated);
    let told = (!alone).then(|| told(&store));
    Seen { alone, by_receipt: alone || by_receipt, by_tape: alone || by_tape, told }
}

impl Tally {
    fn complain(&self, what: String) {
        self.wrong.lock().expect("no panic").push(what);
    }

    /// One damage: noticed by anybody who has a receipt or the tape, and repaired from the tape.
    fn one(&self, whole: &Whole, seed: u64) {
        let folder = in_memory::folder();
        let at = folder.path();
        whole.laid(at);
        let mut chance = Chance::of(&format!("damage-{seed}"));
        let (name, what) = damage(at, &mut chance);
        let what = format!("seed {seed}: {name} {what}");
        self.done.fetch_add(1, Ordering::Relaxed);
        let seen = look(at, &whole.receipt);
        self.seen_alone.fetch_add(u64::from(seen.alone), Ordering::Relaxed);
        let intact = seen.told.as_ref() == Some(&whole.told);
        self.silent_alone.fetch_add(u64::from(!seen.alone && !intact), Ordering::Relaxed);
        if !intact && !seen.by_receipt {
            self.complain(format!("{what}: not seen with a receipt at hand"));
        }
        if !intact && !seen.by_tape {
            self.complain(format!("{what}: not seen with the tape at hand"));
        }
        match name {
            "night.book.tape" => self.tape_damaged(whole, at, &what, &seen),
            _ if intact => {}
            _ => self.rebuild(whole, at, &what),
        }
    }

    /// A damaged tape is noticed beside the whole book, and nothing but the truth can be rebuilt from it.
    fn tape_damaged(&self, whole: &Whole, at: &Path, what: &str, seen: &Seen) {
        if !seen.by_tape || seen.alone {
            self.complain(format!("{what}: the damage of the tape is not seen"));
        }
        let target = at.join("again.book");
        if restored(at, &target).is_err() {
            return;
        }
        let store = Store::open(&target, Access::Read).expect("a book");
        let (seq, hash) = store.reader().head().expect("a head");
        let book = Store::open(&at.join("night.book"), Access::Read).expect("a book");
        if book.reader().hash_of(seq).expect("a journal") != Some(hash) || seq > whole.head.0 {
            self.complain(format!("{what}: another history was built from it"));
        }
    }

    fn rebuild(&self, whole: &Whole, at: &Path, what: &str) {
        let target = at.join("night.book");
        if let Err(error) = restored(at, &target) {
            return self.complain(format!("{what}: {error}"));
        }
        self.rebuilt.fetch_add(1, Ordering::Relaxed);
        let store = Store::open(&target, Access::Read).expect("a book");
        let same = store.reader().head().expect("a head") == whole.head && told(&store) == whole.told;
        if !same {
            self.complain(format!("{what}: rebuilt otherwise"));
        }
    }
}

fn restored(at: &Path, target: &Path) -> Result<(), String> {
    let source = RestoreSource::Tape(at.join("night.book.tape"));
    let stamp = Stamp { request: "restore".to_owned(), at: Instant(0), recorded: Instant(0) };
    let wish = RestoreWish { source: &source, target, may_lose: None, rehearse: false };
    restore(&wish, &stamp).map(drop).map_err(|error| error.to_string())
}

#[test]
fn damages_are_seen_and_mended_with_the_tape_or_one_receipt() {
    let whole = Whole::new();
    let tally = Tally::default();
    let (next, damages) = (AtomicU64::new(0), times(DAMAGES));
    std::thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| {
                loop {
                    let seed = next.fetch_add(1, Ordering::Relaxed);
                    if seed >= damages {
                        return;
                    }
                    tally.one(&whole, seed);
                }
            });
        }
    });
    let wrong = tally.wrong.lock().expect("no panic");
    assert!(wrong.is_empty(), "{} wrong:\n{}", wrong.len(), wrong.join("\n"));
    let count = |number: &AtomicU64| number.load(Ordering::Relaxed);
    println!("{tally:?}");
    assert!(count(&tally.done) == damages && count(&tally.rebuilt) > damages / 5, "{tally:?}");
    // The control: without tape and receipt, an audit accepts a book that lost its last events.
    assert!(count(&tally.silent_alone) > damages / 20, "{tally:?}");
}
