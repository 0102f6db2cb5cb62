//! The journals of random books for other programs: read back by a small reader of our own, and by those programs if
//! they are installed.

use super::check::same;
use super::model::Model;
use super::table::Table;
use super::written::{self, Read};
use super::{Game, check};
use crate::luck::times;
use ledger::accounts::{AccountKey, Party};
use ledger::formats::export::{self, AccountWords, ExportFormat, ExportedJournal, Letters, Sums, ToldEvent};
use ledger::store::Event;
use std::collections::{BTreeMap, BTreeSet};
use std::io::Write;
use std::process::{Command, Stdio};

/// Books by default.
const BOOKS: u64 = 50;

/// One book in this many is also read by hledger, and one in this many by beancount: they take their time.
const LEDGERS: u64 = 4;
const BEANS: u64 = 50;

/// Names that no account can have, and names that become the same word.
const NAMES: [&str; 16] = [
    "Ann",
    "ann",
    "Ann ",
    "Ann-2",
    "A:b",
    "=1+1",
    "דנה",
    "רות",
    "Bank",
    "x  y;z",
    "\"Q\\\"",
    "José",
    "Jose\u{301}",
    "…",
    "!",
    "-2",
];

/// How many journals each program read.
#[derive(Clone, Copy, Debug, Default)]
struct Heard {
    books: u64,
    hledger: u64,
    beancount: u64,
}

#[test]
fn journals_of_random_books_come_to_our_balances() {
    let wanted = times(BOOKS);
    let (hledger, beans) = (there("hledger"), there("bean-check"));
    let halves: Vec<Result<Heard, String>> = std::thread::scope(|scope| {
        let threads: Vec<_> =
            (0..2).map(|half| scope.spawn(move || write_half(half, wanted, hledger, beans))).collect();
        threads.into_iter().map(|thread| thread.join().expect("no panic")).collect()
    });
    let mut all = Heard::default();
    for half in halves {
        let half = half.unwrap_or_else(|failure| panic!("{failure}"));
        all.books += half.books;
        all.hledger += half.hledger;
        all.beancount += half.beancount;
    }
    let skipped = [("hledger", hledger), ("bean-check", beans)];
    let skipped: Vec<&str> = skipped.iter().filter(|(_, there)| !there).map(|(name, _)| *name).collect();
    let _ = writeln!(std::io::stderr(), "{all:?}; skipped: {} {skipped:?}", skipped.len());
    assert_eq!(all.books, wanted);
}

fn there(program: &str) -> bool {
    let asked = Command::new(program).arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status();
    asked.is_ok_and(|status| status.success())
}

fn write_half(half: u64, wanted: u64, hledger: bool, beans: bool) -> Result<Heard, String> {
    let mut heard = Heard::default();
    for seed in (half..wanted).step_by(2) {
        let mut game = Game::new(seed);
        let failed = |why: String| format!("book {seed}: {why}");
        game.play(seed).map_err(failed)?;
        book(&game.table, &game.model, seed, (hledger, beans), &mut heard).map_err(failed)?;
        heard.books += 1;
    }
    Ok(heard)
}

fn book(
    table: &Table,
    model: &Model,
    seed: u64,
    (hledger, beans): (bool, bool),
    heard: &mut Heard,
) -> Result<(), String> {
    let reader = table.store.reader();
    let last = reader.last_seq().map_err(|error| error.to_string())?;
    let events = reader.events_between(1, last).map_err(|error| error.to_string())?;
    let journal = journal(table, &events);
    let told: Vec<ToldEvent<'_>> = events.iter().map(told).collect();
    let text = whole(&export::Hledger::of(&journal), &journal, &told);
    let read = written::hledger(&text)?;
    compare((&journal, &told), &read, Letters::All, table, model)?;
    if hledger && (seed / 2).is_multiple_of(LEDGERS) {
        let balances = ask_hledger(&text)?;
        same("balances by hledger", &balances, &standing(&read))?;
        heard.hledger += 1;
    }
    let text = whole(&export::Beancount::of(&journal), &journal, &told);
    compare((&journal, &told), &written::beancount(&text)?, Letters::Plain, table, model)?;
    if beans && seed.is_multiple_of(BEANS) {
        ask_beancount(&text)?;
        heard.beancount += 1;
    }
    let postings = whole(&export::Postings, &journal, &told);
    let rows = csv::Reader::from_reader(postings.as_bytes()).records().count();
    same("rows of postings", &rows, &events.iter().map(|event| event.entry.postings().len()).sum())?;
    same("lines of JSON", &whole(&export::JournalLines, &journal, &told).lines().count(), &events.len())
}

/// A whole file, from start to end.
fn whole(kind: &dyn ExportFormat, journal: &ExportedJournal, told: &[ToldEvent<'_>]) -> String {
    let mut events: Vec<&ToldEvent<'_>> = told.iter().collect();
    if kind.is_by_day() {
        events.retain(|told| !told.entry.postings().is_empty());
        events.sort_by_key(|told| (&told.day, told.event));
    }
    let mut text = kind.head(journal);
    events.iter().for_each(|told| text.push_str(&kind.event(journal, told)));
    text + &kind.tail(journal)
}

/// The journal of a book whose people have the worst names, with the days out of order.
fn journal(table: &Table, events: &[Event]) -> ExportedJournal {
    let reader = table.store.reader();
    let (notes, people) = (reader.notes().expect("notes"), reader.people().expect("people"));
    // A player whose entry was undone has no name at all.
    let players =
        people.iter().map(|person| (Party::from(person.id), NAMES[table.who(person.id.into())].to_owned()));
    let mut sums = Sums::default();
    events.iter().for_each(|event| sums.add(&event.entry).expect("a sum"));
    let moving = events.iter().filter(|event| !event.entry.postings().is_empty());
    ExportedJournal {
        currency: table.currency,
        players: players.collect(),
        notes: notes.into_iter().map(|note| (note.id, note.identifier)).collect(),
        sums,
        first: moving.map(|event| told(event).day).min(),
        after: "2026-02-01".to_owned(),
    }
}

fn told(event: &Event) -> ToldEvent<'_> {
    ToldEvent {
        event: event.seq,
        day: format!("2026-01-{:02}", 1 + event.seq * 11 % 28),
        at: String::new(),
        recorded: String::new(),
        night: None,
        kind: &event.kind,
        request: &event.request,
        hash: &event.hash,
        reverses: event.reverses,
        text: format!("{} ; | \" \\ \u{1b}\n2026-01-01 * x", event.kind),
        fact: &event.fact,
        entry: &event.entry,
    }
}

/// Every account is one of ours with its own name, and has the balance of the naive ledger.
fn compare(
    (journal, told): (&ExportedJournal, &[ToldEvent<'_>]),
    read: &Read,
    letters: Letters,
    table: &Table,
    model: &Model,
) -> Result<(), String> {
    let accounts = AccountWords::of(journal, letters);
    let mut expected: BTreeMap<String, i128> = BTreeMap::new();
    let mut keys: BTreeSet<AccountKey> = BTreeSet::new();
    for posting in told.iter().flat_map(|told| told.entry.postings()) {
        let key = (posting.party, posting.asset, posting.counter);
        if !keys.insert(key) {
            continue;
        }
        let stands = model.state.total(table.who(posting.party), check::what(table, posting));
        let name = accounts.account(key);
        if expected.insert(name.clone(), stands).is_some() {
            return Err(format!("two accounts are called {name}"));
        }
    }
    same("accounts and what they come to", &read.balances, &expected)?;
    let moving = told.iter().filter(|told| !told.entry.postings().is_empty());
    let mut codes: Vec<String> = moving.map(|told| told.event.to_string()).collect();
    codes.sort();
    let mut found = read.codes.clone();
    found.sort();
    same("one transaction an event", &found, &codes)
}

/// The accounts whose balance isn't zero.
fn standing(read: &Read) -> BTreeMap<String, i128> {
    read.balances.iter().filter(|(_, sum)| **sum != 0).map(|(name, sum)| (name.clone(), *sum)).collect()
}

/// The balances by hledger, in strict mode: accounts and units declared, every transaction and assertion true.
fn ask_hledger(text: &str) -> Result<BTreeMap<String, i128>, String> {
    let words = ["-f", "-", "-s", "balance", "--flat", "-N", "-O", "csv"];
    let mut child = Command::new("hledger")
        .args(words)
        .env("LC_ALL", "C.UTF-8")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .map_err(|error| error.to_string())?;
    let mut input = child.stdin.take().expect("a pipe");
    input.write_all(text.as_bytes()).map_err(|error| error.to_string())?;
    drop(input);
    let done = child.wait_with_output().map_err(|error| error.to_string())?;
    if !done.status.success() {
        return Err(format!("hledger: {}", String::from_utf8_lossy(&done.stderr)));
    }
    let mut balances = BTreeMap::new();
    for row in csv::Reader::from_reader(done.stdout.as_slice()).records() {
        let row = row.map_err(|error| error.to_string())?;
        balances.insert(row[0].to_owned(), written::amount(row[1].split(' ').next().unwrap_or_default())?);
    }
    Ok(balances)
}

/// Beancount accepts every transaction and every balance that the file asserts.
fn ask_beancount(text: &str) -> Result<(), String> {
    let mut file = tempfile::NamedTempFile::with_suffix(".beancount").map_err(|error| error.to_string())?;
    file.write_all(text.as_bytes()).map_err(|error| error.to_string())?;
    let done = Command::new("bean-check").arg(file.path()).output().map_err(|error| error.to_string())?;
    let said = String::from_utf8_lossy(&done.stderr);
    if done.status.success() { Ok(()) } else { Err(format!("bean-check: {said}")) }
}
