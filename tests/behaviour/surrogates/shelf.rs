//! Books in memory: THE BOOK and its stand-ins, with the bundles that go from one to the other.

use crate::told::Told;
use engine::money::{Currency, Money};
use ledger::accounts::{Asset, Party};
use ledger::bank::surrogate::{self, Checked, Decisions, MergedSurrogate, SecretKey};
use ledger::bank::{BankError, Desk, Done, Session, audit, begin, people, undo};
use ledger::finding::Finding;
use ledger::formats::bundle::{Foot, Head, Totals};
use ledger::formats::event_line;
use ledger::ids::PlayerId;
use ledger::journal::{DebtFact, Fact, KeyMade, SurrogateFact, Written};
use ledger::night::insists::Insists;
use ledger::people::{Name, Standing};
use ledger::store::{RequestKey, Stamp, Store, StoreError};
use ledger::time::Instant;
use sha2::{Digest as _, Sha256};
use std::io::{BufRead, Cursor};
use std::path::Path;
use uuid::Uuid;

/// A book and the key it signs with.
pub struct Book {
    pub store: Store,
    pub key: SecretKey,
    number: u8,
    ids: u128,
    requests: u32,
}

impl Book {
    pub fn blank(number: u8) -> Self {
        Self::of(Store::memory().expect("a book"), number)
    }

    /// A blank book in its own file.
    pub fn at(path: &Path, number: u8) -> Self {
        Self::of(Store::create(path).expect("a book"), number)
    }

    fn of(store: Store, number: u8) -> Self {
        Self { store, key: SecretKey::new(&[number; 32]), number, ids: 0, requests: 0 }
    }

    /// THE BOOK with Ann and Bob, a debt of Ann's, and its key: events 1 to 6.
    pub fn new(number: u8) -> Self {
        Self::blank(number).begun()
    }

    /// The same in a blank book.
    pub fn begun(self) -> Self {
        let mut book = self;
        let mike = begin::choose_house("mike", |_| None).expect("a preset");
        book.act(|session| begin::begin(session, Currency::USD, Some(&mike))).expect("begun");
        let (ann, bob) = (book.add("Ann"), book.add("Bob"));
        book.owe(ann, bob, 500);
        let key = book.key.public();
        book.fact(&SurrogateFact::KeyMade(KeyMade { key }).into());
        book
    }

    /// A surrogate of the book as it is.
    pub fn stand_in(&self, number: u8) -> Self {
        self.begin(Self::blank(number))
    }

    /// The same in a blank book.
    pub fn begin(&self, blank: Self) -> Self {
        let mut book = blank;
        let base = read(&self.export(None)).expect("a bundle");
        let key = book.key.public();
        book.act(|session| surrogate::begin(session, &base, key)).expect("begun");
        book
    }

    pub fn act<T>(
        &mut self,
        work: impl FnOnce(&mut Session<'_, '_>) -> Result<T, BankError>,
    ) -> Result<T, BankError> {
        self.requests += 1;
        let id = format!("request {}", self.requests);
        let at = Instant(1_000 * i64::from(self.requests) + i64::from(self.number));
        let (number, ids) = (u128::from(self.number), &mut self.ids);
        let mut fresh = || {
            *ids += 1;
            Uuid::from_u128(number << 64 | *ids)
        };
        let stamp = Stamp { request: id.clone(), at, recorded: at };
        let desk = Desk::new(&mut self.store, stamp, RequestKey::new(id, ""), true, &mut fresh)
            .insisting(Insists { all: true, ..Insists::default() });
        match desk.act(work, |_, _| "{}".to_owned())? {
            Done::Now { value, .. } => Ok(value),
            Done::Before(_) => panic!("a request came twice"),
        }
    }

    #[track_caller]
    pub fn fact(&mut self, fact: &Fact) -> u64 {
        self.act(|session| session.record(fact)).expect("recorded")
    }

    #[track_caller]
    pub fn add(&mut self, name: &str) -> PlayerId {
        self.add_as(name, Standing::Regular)
    }

    #[track_caller]
    pub fn add_as(&mut self, name: &str, standing: Standing) -> PlayerId {
        let name = Name::new(name).expect("a name");
        let newcomer = people::Newcomer { name, standing, aliases: Vec::new(), really_different: true };
        self.act(|session| people::add(session, newcomer)).expect("added")
    }

    /// The player who has this name now.
    #[track_caller]
    pub fn who(&self, name: &str) -> PlayerId {
        let people = self.store.reader().people().expect("people");
        people.iter().find(|person| person.name == name).expect("somebody of that name").id
    }

    #[track_caller]
    pub fn owe(&mut self, debtor: PlayerId, creditor: PlayerId, cents: i64) -> u64 {
        let reason = String::new();
        let amount = Money::from_minor(cents);
        self.fact(&DebtFact::DebtOwed { debtor, creditor: Party::from(creditor), amount, reason }.into())
    }

    pub fn undo(&mut self, seq: u64) -> Result<usize, BankError> {
        self.act(|session| undo::undo(session, Some(seq), false)).map(|undone| undone.0.len())
    }

    pub fn head(&self) -> u64 {
        self.store.reader().last_seq().expect("a head")
    }

    /// The bundle of a range of events, or of all events to export.
    pub fn export(&self, range: Option<(u64, u64)>) -> Vec<u8> {
        let reader = self.store.reader();
        let range = range.unwrap_or_else(|| surrogate::range(reader, None, None).expect("a range"));
        let mut out = Vec::new();
        surrogate::bundle(reader, &self.key, range, &mut out).expect("a bundle");
        out
    }

    pub fn merge(&mut self, bundle: &[u8]) -> Result<MergedSurrogate, BankError> {
        self.merge_with(bundle, &Decisions::default())
    }

    pub fn merge_with(&mut self, bundle: &[u8], decisions: &Decisions) -> Result<MergedSurrogate, BankError> {
        let checked = read(bundle)?;
        self.act(|session| surrogate::merge(session, &checked, decisions))
    }

    /// Merges a bundle; payments that look alike count as two.
    pub fn merge_as_two(&mut self, bundle: &[u8]) -> Result<MergedSurrogate, BankError> {
        let refusal = match self.merge(bundle) {
            Err(BankError::Refused(refusal)) if refusal.told().code == "same-event" => refusal,
            done => return done,
        };
        let told = refusal.told();
        let there = told.message.split("in the stand-in (event ").skip(1);
        let two = there.filter_map(|rest| rest.split(')').next()?.parse().ok()).collect();
        self.merge_with(bundle, &Decisions { two, ..Decisions::default() })
    }

    /// Who owes whom, by name.
    pub fn debts(&self) -> Vec<(String, String, i64)> {
        let reader = self.store.reader();
        let people = reader.people().expect("people");
        let name = |party: Party| match party.player() {
            Some(player) => {
                people.iter().find(|one| one.id == player).map_or("?".to_owned(), |one| one.name.clone())
            }
            None => party.to_string(),
        };
        let lines = reader.debts(Asset::Book).expect("debts").into_iter();
        let mut debts: Vec<_> =
            lines.map(|line| (name(line.debtor), name(line.creditor), line.amount.minor())).collect();
        debts.sort();
        debts
    }

    /// The names of everybody with a record of their own.
    pub fn names(&self) -> Vec<String> {
        let people = self.store.reader().people().expect("people").into_iter();
        people.filter(|person| person.merged.is_none()).map(|person| person.name).collect()
    }

    pub fn written(&self, after: u64) -> Vec<Written> {
        let mut events = Vec::new();
        let walked: Result<(), StoreError> = self.store.reader().each_written(after, |event| {
            events.push(event);
            Ok(())
        });
        walked.expect("readable events");
        events
    }

    #[track_caller]
    pub fn audit(&self) {
        let checks = audit::audit(&self.store, false).expect("an audit");
        let wrong: Vec<_> =
            checks.into_iter().filter(|check| matches!(check.finding, Finding::Violated(_))).collect();
        assert!(wrong.is_empty(), "{wrong:?}");
    }
}

/// Reads a bundle as a program that got the file would.
pub fn read(bundle: &[u8]) -> Result<Checked, BankError> {
    let bundle = bundle.to_vec();
    let open = move || Ok(Box::new(Cursor::new(bundle.clone())) as Box<dyn BufRead>);
    surrogate::check(Path::new("it.bundle"), Box::new(open))
}

/// A bundle of these events, whatever they are, properly signed.
pub fn signed(head: &Head, events: &[Written], key: &SecretKey) -> Vec<u8> {
    let mut totals = Totals::default();
    let mut lines = vec![head.line().expect("a line")];
    for event in events {
        totals.add(event);
        lines.push(event_line::write(event).expect("a line"));
    }
    let mut bundle = lines.join("\n").into_bytes();
    bundle.push(b'\n');
    let hash = ledger::journal::Digest(Sha256::digest(&bundle).into());
    let last = events.last().map(|event| event.hash).unwrap_or_default();
    let foot = Foot { totals, head: last, signature: key.sign(hash) };
    bundle.extend(foot.line().expect("a line").into_bytes());
    bundle.push(b'\n');
    bundle
}

/// The refusal's code, or what else happened.
pub fn code<T>(done: Result<T, BankError>) -> String {
    match done {
        Ok(_) => "done".to_owned(),
        Err(BankError::Refused(refusal)) => refusal.told().code.to_owned(),
        Err(BankError::Store(StoreError::Newer { .. })) => "newer".to_owned(),
        Err(error) => error.to_string(),
    }
}

/// The refusal's sentence.
#[track_caller]
pub fn said<T>(done: Result<T, BankError>) -> String {
    match done {
        Ok(_) => panic!("it was done"),
        Err(BankError::Refused(refusal)) => refusal.told().message,
        Err(error) => error.to_string(),
    }
}
