//! Two writers and a reader that are killed again and again: nothing acknowledged is lost, nothing is half written.

use crate::durability::folder::{Folder, violations};
use crate::luck::times;
use std::collections::BTreeMap;
use std::fs;
use std::os::unix::process::ExitStatusExt;
use std::process::Stdio;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

/// Kills of the normal run.
const KILLS: u64 = 30;

/// How many kills of writers come between two audits that run at the same time.
const KILLS_PER_AUDIT: u64 = 50;

/// How many purchases a script holds.
const LINES: u64 = 12;

/// An event whose `recorded #N hash` line reached the harness.
#[derive(Clone, Debug)]
pub struct Acknowledged {
    pub request: String,
    pub seq: u64,
    /// The first digits of the hash.
    pub hash: String,
}

#[test]
fn killed_writers_lose_nothing_they_acknowledged() {
    let wanted = times(KILLS);
    let folder = Folder::with_night();
    let fight = Fight::default();
    std::thread::scope(|scope| {
        scope.spawn(|| fight.write(&folder, "a", wanted));
        scope.spawn(|| fight.write(&folder, "b", wanted));
        scope.spawn(|| fight.read(&folder, wanted));
        let mut audits = 0;
        while fight.kills.load(Ordering::Relaxed) < wanted {
            std::thread::sleep(Duration::from_millis(20));
            if fight.kills.load(Ordering::Relaxed) / KILLS_PER_AUDIT > audits {
                audits += 1;
                fight.audit(&folder);
            }
        }
    });
    fight.judge(&folder);
}

/// What was seen so far.
#[derive(Default)]
struct Fight {
    kills: AtomicU64,
    audits: AtomicU64,
    reads: AtomicU64,
    acknowledged: Mutex<Vec<Acknowledged>>,
    /// The purchase each killed process was busy with.
    in_flight: Mutex<Vec<String>>,
    /// Purchases that no process got to.
    never_begun: Mutex<Vec<String>>,
    wrong: Mutex<Vec<String>>,
}

impl Fight {
    /// Starts a script of purchases, kills it at some moment, and notes what it acknowledged; again and again.
    fn write(&self, folder: &Folder, name: &str, wanted: u64) {
        let mut chance = Chance::of(name);
        let mut round = 0;
        while self.kills.load(Ordering::Relaxed) < wanted {
            round += 1;
            let lines = if round % 3 == 0 { 1 } else { LINES };
            let requests: Vec<String> = (0..lines).map(|line| format!("{name}-{round}-{line}")).collect();
            let script: String = requests.iter().map(|request| format!("{}\n", purchase(request))).collect();
            let path = folder.aside(&format!("script-{name}"));
            fs::write(&path, script).expect("a script");
            let line = format!("run {}", path.display());
            let mut command = folder.command(&line);
            let mut child =
                command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("the program starts");
            // On a slow machine a program takes longer to write.
            let patience = (1 + round / 8).min(8);
            std::thread::sleep(Duration::from_micros(chance.below(lines * 12_000 * patience)));
            let _ = child.kill();
            let output = child.wait_with_output().expect("a child of ours");
            let killed = output.status.signal() == Some(9);
            if killed {
                self.kills.fetch_add(1, Ordering::Relaxed);
            } else if !output.status.success() {
                self.complain(format!(
                    "{line}: {} {}",
                    output.status,
                    String::from_utf8_lossy(&output.stderr)
                ));
            }
            self.note(&requests, &acknowledgements(&String::from_utf8_lossy(&output.stdout)));
        }
    }

    fn note(&self, requests: &[String], acknowledged: &[Acknowledged]) {
        let mut rest = requests.iter().skip(acknowledged.len()).cloned();
        self.in_flight.lock().expect("no panic").extend(rest.next());
        self.never_begun.lock().expect("no panic").extend(rest);
        self.acknowledged.lock().expect("no panic").extend_from_slice(acknowledged);
    }

    /// Looks at the book all the time; every third look is cut short.
    fn read(&self, folder: &Folder, wanted: u64) {
        let mut chance = Chance::of("reader");
        while self.kills.load(Ordering::Relaxed) < wanted {
            let mut child = folder
                .command("status --json")
                .stdout(Stdio::piped())
                .stderr(Stdio::piped())
                .spawn()
                .expect("the program starts");
            if chance.below(3) == 0 {
                std::thread::sleep(Duration::from_micros(chance.below(10_000)));
                let _ = child.kill();
            }
            let output = child.wait_with_output().expect("a child of ours");
            self.reads.fetch_add(1, Ordering::Relaxed);
            if output.status.signal() != Some(9) && !output.status.success() {
                self.complain(format!(
                    "status: {} {}",
                    output.status,
                    String::from_utf8_lossy(&output.stderr)
                ));
            }
        }
    }

    fn audit(&self, folder: &Folder) {
        self.audits.fetch_add(1, Ordering::Relaxed);
        self.wrong.lock().expect("no panic").extend(violations(&folder.book()));
    }

    fn complain(&self, what: String) {
        self.wrong.lock().expect("no panic").push(what);
    }

    /// Every acknowledged event is there, every other at most once; after another run, each is there exactly once.
    fn judge(&self, folder: &Folder) {
        self.audit(folder);
        let events = folder.events();
        let mut count: BTreeMap<&str, u64> = BTreeMap::new();
        for event in &events {
            *count.entry(&event.request).or_default() += 1;
        }
        let acknowledged = self.acknowledged.lock().expect("no panic").clone();
        let lost = acknowledged.iter().filter(|ack| !is_there(ack, &events)).count();
        let in_flight = self.in_flight.lock().expect("no panic").clone();
        let kept = in_flight.iter().filter(|request| count.get(request.as_str()) == Some(&1)).count();
        for request in &in_flight {
            if count.get(request.as_str()).is_some_and(|times| *times > 1) {
                self.complain(format!("{request} is there more than once"));
            }
        }
        for request in self.never_begun.lock().expect("no panic").iter() {
            if count.contains_key(request.as_str()) {
                self.complain(format!("{request} is there before it was asked for"));
            }
        }
        let resolved = self.run_again(folder, &in_flight);
        folder.done("buy Cat 1 --id ordinary");
        self.audit(folder);
        let wrong = self.wrong.lock().expect("no panic");
        println!(
            "kills={} acked={} lost={lost} unknown={} kept={kept} resolved={resolved} reads={} audits={} violations={}",
            self.kills.load(Ordering::Relaxed),
            acknowledged.len(),
            in_flight.len(),
            self.reads.load(Ordering::Relaxed),
            self.audits.load(Ordering::Relaxed),
            wrong.len()
        );
        assert!(wrong.is_empty(), "{wrong:#?}");
        assert_eq!((lost, resolved), (0, in_flight.len()));
        assert!(!acknowledged.is_empty() && !in_flight.is_empty(), "the kills came at no interesting moment");
    }

    /// Runs again what was in flight; returns how many of those are in the book exactly once then.
    fn run_again(&self, folder: &Folder, requests: &[String]) -> usize {
        for request in requests {
            let seen = folder.run(&purchase(request));
            if seen.code != 0 {
                self.complain(format!("{request} run again: {seen:?}"));
            }
        }
        let events = folder.events();
        let once = |request: &&String| events.iter().filter(|event| event.request == **request).count() == 1;
        requests.iter().filter(once).count()
    }
}

/// The line that a request stands for.
pub fn purchase(request: &str) -> String {
    let player = if request.starts_with('a') { "Ann" } else { "Bob" };
    format!("buy {player} 1 --id {request}")
}

/// True if the event is in the book as it was acknowledged.
pub fn is_there(ack: &Acknowledged, events: &[ledger::store::Event]) -> bool {
    let place = usize::try_from(ack.seq).unwrap_or(0).wrapping_sub(1);
    events.get(place).is_some_and(|event| event.request == ack.request && event.hash.starts_with(&ack.hash))
}

/// The purchases of a script that were acknowledged by a whole line.
pub fn acknowledgements(transcript: &str) -> Vec<Acknowledged> {
    let mut request = "";
    let mut found = Vec::new();
    for line in transcript.split_inclusive('\n').filter_map(|line| line.strip_suffix('\n')) {
        if let Some((_, id)) = line.strip_prefix("$ ").and_then(|line| line.split_once("--id ")) {
            request = id;
        } else if let Some((seq, hash)) =
            line.strip_prefix("recorded #").and_then(|rest| rest.split_once(' '))
        {
            let seq = seq.parse().expect("a number");
            found.push(Acknowledged { request: request.to_owned(), seq, hash: hash.to_owned() });
        }
    }
    found
}

/// A stream of numbers, the same in every run.
pub struct Chance(u64);

impl Chance {
    pub fn of(name: &str) -> Self {
        Self(name.bytes().fold(0x9e37_79b9_7f4a_7c15, |state, byte| {
            (state ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3)
        }))
    }

    /// A number below `limit`.
    pub fn below(&mut self, limit: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0 % limit
    }
}

#[test]
fn a_line_cut_short_is_no_acknowledgement() {
    let transcript = "$ buy Ann 1 --id a-1-0\nAnn buys chips\nrecorded #7 12345678\n$ buy Ann 1 --id a-1-1\nrecorded #8 123";
    let found = acknowledgements(transcript);
    assert_eq!(found.len(), 1);
    assert_eq!((found[0].request.as_str(), found[0].seq, found[0].hash.as_str()), ("a-1-0", 7, "12345678"));
}
