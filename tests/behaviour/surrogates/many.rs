//! A bundle of many events: how long it takes, and how much memory. `HOUSEBOOK_EVENTS=1000000` makes a long one, which
//! is then checked against what a bundle may cost.

use crate::durability::folder::Folder;
use crate::luck::setting;
use crate::surrogates::shelf::Book;
use engine::money::Money;
use ledger::bank::surrogate;
use ledger::journal::DebtFact;
use std::fs::{self, File};
use std::io::{BufRead, BufReader, BufWriter, Write};
use std::time::Instant;

/// Events of the normal run.
const EVENTS: u64 = 2_000;

/// The most memory that checking and merging may take apart from the events, and what each event may need, in kB and bytes.
const MEMORY: (u64, u64) = (128 * 1024, 200);

/// The memory of this process, and its peak since the last reset, in kB; nothing if the system doesn't say.
fn memory() -> Option<(u64, u64)> {
    let status = fs::read_to_string("/proc/self/status").ok()?;
    let line = |word: &str| status.lines().find_map(|line| line.strip_prefix(word));
    let figure = |word| line(word)?.trim().trim_end_matches(" kB").parse().ok();
    Some((figure("VmRSS:")?, figure("VmHWM:")?))
}

#[test]
fn a_bundle_of_many_events_is_taken_in_whole() {
    let asked = setting("HOUSEBOOK_EVENTS");
    let events = asked.unwrap_or(EVENTS);
    let folder = Folder::empty();
    let path = |name: &str| folder.path().join(name);
    let mut main = Book::at(&path("main.book"), 1).begun();
    let mut other = main.begin(Book::at(&path("other.book"), 2));
    let (ann, bob) = (other.who("Ann"), other.who("Bob"));
    let reason = "a side bet".to_owned();
    let fact =
        DebtFact::DebtOwed { debtor: bob, creditor: ann.into(), amount: Money::from_minor(1), reason }.into();
    other.act(|session| (0..events).try_for_each(|_| session.record(&fact).map(|_| ()))).expect("recorded");
    let file = path("other.bundle");
    let begun = Instant::now();
    let mut out = BufWriter::new(File::create(&file).expect("a file of ours"));
    let reader = other.store.reader();
    let range = surrogate::range(reader, None, None).expect("a range");
    surrogate::bundle(reader, &other.key, range, &mut out).expect("a bundle");
    out.flush().expect("room");
    let exported = begun.elapsed();
    drop((out, other));
    // The peak from now on, not since the book was written.
    let _ = fs::write("/proc/self/clear_refs", "5");
    let before = memory();
    let begun = Instant::now();
    let again = file.clone();
    let open = move || Ok(Box::new(BufReader::new(File::open(&again)?)) as Box<dyn BufRead>);
    let bundle = surrogate::check(&file, Box::new(open)).expect("a bundle");
    let checked = begun.elapsed();
    let begun = Instant::now();
    let done = main.act(|session| surrogate::merge(session, &bundle, &surrogate::Decisions::default()));
    assert_eq!(done.expect("taken in").new, Some((7, events + 7)));
    let merged = begun.elapsed();
    let took = memory().zip(before).map(|(after, before)| after.1.saturating_sub(before.0));
    println!(
        "bundle: events={events} bytes={} export={exported:?} check={checked:?} merge={merged:?} memory_kb={took:?}",
        fs::metadata(&file).expect("the bundle").len()
    );
    let net = i64::try_from(events).expect("a number") - 500;
    let debts = main.debts();
    let sum: i64 = debts.iter().map(|(debtor, _, cents)| if debtor == "Bob" { *cents } else { -cents }).sum();
    assert_eq!(sum, net);
    if let (Some(events), Some(took)) = (asked, took) {
        assert!(took < MEMORY.0 + events * MEMORY.1 / 1024, "{took} kB");
    }
    main.audit();
}
