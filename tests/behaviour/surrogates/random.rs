//! Random histories of THE BOOK and its stand-ins: merged in any order, in parts and repeatedly, they end alike.
//!
//! Every book is in one transaction that is rolled back at the end,
//! so that no history waits for a schema.

mod keeper;
mod seen;

use crate::luck::{first, times};
use crate::surrogates::random::keeper::Keeper;
use crate::surrogates::random::seen::{Seen, model};
use crate::surrogates::shelf::{read, signed};
use engine::money::Currency;
use ledger::bank::surrogate::{self, Checked, Decisions, SecretKey};
use ledger::bank::{BankError, Desk, Session};
use ledger::finding::Finding;
use ledger::formats::bundle::Head;
use ledger::journal::{HouseFact, KeyMade, SurrogateFact, Written};
use ledger::night::insists::Insists;
use ledger::store::{RequestKey, Stamp, Store, StoreError, VERSION};
use ledger::time::Instant;
use std::sync::atomic::{AtomicU64, Ordering};
use uuid::Uuid;

/// Histories of the normal run.
const HISTORIES: u64 = 200;

/// How many are worked on at once.
const WORKERS: usize = 2;

/// One history in this many is also merged into a book that is kept and audited.
const AUDITED: u64 = 100;

#[test]
fn surrogates_come_in_alike_in_any_order_in_parts_and_repeated() {
    let wanted = times(HISTORIES);
    let begun = std::time::Instant::now();
    let [next, events, books, doubts] = [first(), 0, 0, 0].map(AtomicU64::new);
    std::thread::scope(|scope| {
        for _ in 0..WORKERS {
            scope.spawn(|| {
                let mut desk = Store::memory().expect("a book");
                loop {
                    let history = next.fetch_add(1, Ordering::Relaxed);
                    if history >= first() + wanted {
                        return;
                    }
                    let told = tell(&mut desk, history);
                    let told = told.unwrap_or_else(|error| panic!("history {history}: {error}"));
                    events.fetch_add(told.events, Ordering::Relaxed);
                    books.fetch_add(told.others, Ordering::Relaxed);
                    doubts.fetch_add(u64::from(told.has_a_doubt), Ordering::Relaxed);
                }
            });
        }
    });
    println!(
        "merges: histories={wanted} surrogates={} events={} shared_aliases={} seconds={:.1?}",
        books.load(Ordering::Relaxed),
        events.load(Ordering::Relaxed),
        doubts.load(Ordering::Relaxed),
        begun.elapsed()
    );
    assert!(wanted < 100 || doubts.load(Ordering::Relaxed) > 0, "no two people ever had one alias");
}

/// A small stream of numbers.
pub struct Luck(u64);

impl Luck {
    pub fn below(&mut self, limit: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) % limit
    }
}

/// One request in a book that is blank before and after.
fn within<T>(
    store: &mut Store,
    number: u8,
    work: impl FnOnce(&mut Session<'_, '_>) -> Result<T, BankError>,
) -> Result<T, BankError> {
    request(store, number, false, work)
}

fn request<T>(
    store: &mut Store,
    number: u8,
    keep: bool,
    work: impl FnOnce(&mut Session<'_, '_>) -> Result<T, BankError>,
) -> Result<T, BankError> {
    let mut ids = 0_u128;
    let mut fresh = || {
        ids += 1;
        Uuid::from_u128(u128::from(number) << 64 | ids)
    };
    let at = Instant(1_000 + i64::from(number));
    let id = format!("request of {number}");
    let stamp = Stamp { request: id.clone(), at, recorded: at };
    let desk = Desk::new(store, stamp, RequestKey::new(id, ""), keep, &mut fresh)
        .insisting(Insists { all: true, ..Insists::default() });
    match desk.act(work, |_, _| "{}".to_owned())? {
        ledger::bank::Done::Now { value, .. } => Ok(value),
        ledger::bank::Done::Before(_) => Err(StoreError::Failed("asked twice".to_owned()).into()),
    }
}

fn written(session: &Session<'_, '_>, after: u64) -> Result<Vec<Written>, BankError> {
    let mut events = Vec::new();
    session.journal().reader().each_written::<BankError>(after, |event| {
        events.push(event);
        Ok(())
    })?;
    Ok(events)
}

/// THE BOOK's journal as a bundle that a surrogate can start with.
fn base(session: &Session<'_, '_>, key: &SecretKey) -> Result<Checked, BankError> {
    let events = written(session, 0)?;
    let last = events.last().map(|event| event.seq).unwrap_or_default();
    let head = Head::new(VERSION, session.journal().reader().book_id()?, key.public(), None, (1, last));
    read(&signed(&head, &events, key))
}

/// THE BOOK: its events, and what each surrogate starts with.
fn the_book(
    store: &mut Store,
    luck: &mut Luck,
    others: u64,
) -> Result<(Vec<Written>, Vec<Checked>), BankError> {
    let key = SecretKey::new(&[1; 32]);
    within(store, 1, |session| {
        let book = session.fresh_id();
        session.record(&HouseFact::BookBegun { book, currency: Currency::USD }.into())?;
        session.record(&SurrogateFact::KeyMade(KeyMade { key: key.public() }).into())?;
        let mut keeper = Keeper::new(1);
        for name in ["Ann", "Bob", "Cat"] {
            keeper.add(session, name)?;
        }
        let mut bases = Vec::new();
        for _ in 0..others {
            keeper.live(session, luck, 3)?;
            bases.push(base(session, &key)?);
        }
        keeper.live(session, luck, 5)?;
        Ok((written(session, 0)?, bases))
    })
}

/// A surrogate as others got it.
pub struct Whole {
    head: Head,
    key: SecretKey,
    pub events: Vec<Written>,
    bundle: Checked,
    /// Where the bundle may be cut.
    cuts: Vec<u64>,
}

/// A surrogate, with its bundle as it was written.
fn a_surrogate(store: &mut Store, luck: &mut Luck, number: u8, base: &Checked) -> Result<Whole, BankError> {
    let key = SecretKey::new(&[number; 32]);
    within(store, number, |session| {
        surrogate::begin(session, base, key.public())?;
        let mut keeper = Keeper::new(number);
        keeper.look(session)?;
        let mut cuts = Vec::new();
        for _ in 0..1 + luck.below(3) {
            keeper.live(session, luck, 2)?;
            cuts.push(session.journal().reader().last_seq()?);
        }
        let reader = session.journal().reader();
        let mut bundle = Vec::new();
        let head = surrogate::bundle(reader, &key, surrogate::range(reader, None, None)?, &mut bundle)?.head;
        let (events, bundle) = (written(session, head.first - 1)?, read(&bundle)?);
        Ok(Whole { head, key: SecretKey::new(&[number; 32]), events, bundle, cuts })
    })
}

/// A bundle of it, from one event to another.
fn part(whole: &Whole, first: u64, last: u64) -> Result<Checked, BankError> {
    let events: Vec<Written> =
        whole.events.iter().filter(|event| (first..=last).contains(&event.seq)).cloned().collect();
    let head = Head::new(VERSION, whole.head.book, whole.head.key, whole.head.anchor, (first, last));
    read(&signed(&head, &events, &whole.key))
}

/// Merges these bundles into THE BOOK, one after another, and looks at the result.
fn take_in(session: &mut Session<'_, '_>, main: &[Written], bundles: &[&Checked]) -> Result<Seen, BankError> {
    main.iter().try_for_each(|event| session.lay(event))?;
    session.rebuild()?;
    for bundle in bundles {
        surrogate::merge(session, bundle, &Decisions::default())?;
    }
    Seen::of(session)
}

/// What a history contained.
struct Told {
    /// Events of its surrogates.
    events: u64,
    /// Surrogates.
    others: u64,
    /// True if it ended with an alias of two people.
    has_a_doubt: bool,
}

/// Runs one history.
fn tell(store: &mut Store, history: u64) -> Result<Told, BankError> {
    let mut luck = Luck((history + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15));
    let others = 1 + luck.below(3);
    let (main, bases) = the_book(store, &mut luck, others)?;
    let mut wholes = Vec::new();
    for (number, base) in (2_u8..).zip(&bases) {
        wholes.push(a_surrogate(store, &mut luck, number, base)?);
    }
    let forward: Vec<&Checked> = wholes.iter().map(|whole| &whole.bundle).collect();
    let one = within(store, 1, |session| take_in(session, &main, &forward))?;
    let parts = shuffled(&mut luck, &wholes)?;
    let other = within(store, 1, |session| take_in(session, &main, &parts.iter().collect::<Vec<_>>()))?;
    assert_eq!(one, other, "history {history}: another order, in parts, repeated");
    assert_eq!(one.debts(), model(&main, &wholes), "history {history}: a second adder");
    if history.is_multiple_of(AUDITED) {
        audited(&main, &parts.iter().collect::<Vec<_>>())?;
    }
    let events = wholes.iter().map(|whole| whole.events.len() as u64).sum();
    Ok(Told { events, others, has_a_doubt: one.has_a_doubt() })
}

/// Every surrogate in parts, the parts of one in their order, those of several mixed, and some of them twice.
fn shuffled(luck: &mut Luck, wholes: &[Whole]) -> Result<Vec<Checked>, BankError> {
    let mut queues: Vec<Vec<Checked>> = Vec::new();
    for whole in wholes {
        let mut first = whole.head.first;
        let mut parts = Vec::new();
        for cut in &whole.cuts {
            parts.push(part(whole, first, *cut)?);
            // The next part starts a little early now and then.
            let back = luck.below(3).min(cut - whole.head.first);
            first = cut + 1 - back;
        }
        parts.push(part(whole, whole.head.first, whole.head.last)?);
        parts.reverse();
        queues.push(parts);
    }
    let mut mixed = Vec::new();
    while !queues.is_empty() {
        let at = usize::try_from(luck.below(queues.len() as u64)).expect("small");
        match queues[at].pop() {
            Some(part) => mixed.push(part),
            None => drop(queues.remove(at)),
        }
    }
    Ok(mixed)
}

/// The same in a book that is kept: a full audit finds nothing except that the main book came without its answers.
fn audited(main: &[Written], bundles: &[&Checked]) -> Result<(), BankError> {
    let mut store = Store::memory()?;
    request(&mut store, 1, true, |session| take_in(session, main, bundles))?;
    for check in store.audit(false)?.into_iter().filter(|check| check.name != "requests") {
        assert!(matches!(check.finding, Finding::Sound(_)), "{check:?}");
    }
    Ok(())
}
