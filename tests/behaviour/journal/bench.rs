//! A book on disk with a short evening in it, the bank that writes to it, and a plain SQLite connection beside.

#![expect(clippy::disallowed_types, reason = "these tests come to the book from outside, as a shell would")]

use crate::in_memory;
use crate::told::Told;
use engine::money::{Currency, Money};
use ledger::accounts::Party;
use ledger::bank::begin::{self, NightWanted};
use ledger::bank::playing::{self};
use ledger::bank::{BankError, Desk, Done, Session, book, buying, people};
use ledger::finding::Finding;
use ledger::ids::PlayerId;
use ledger::journal::Means;
use ledger::night::buy_in::Purchase;
use ledger::night::count::Found;
use ledger::night::insists::Insists;
use ledger::people::{Name, Standing};
use ledger::store::{Access, RequestKey, Stamp, Store, StoreError};
use ledger::time::Instant;
use rusqlite::Connection;
use std::path::{Path, PathBuf};
use tempfile::TempDir;
use uuid::Uuid;

/// A book file in its own folder.
pub struct Bench {
    folder: TempDir,
    pub store: Store,
    ids: u128,
    requests: u32,
    pub ann: PlayerId,
    pub bob: PlayerId,
}

/// How a request ended: its value, or the remembered answer.
pub type Asked<T> = Result<Done<T>, BankError>;

impl Bench {
    /// Ann and Bob at Mike's, before the first purchase: events 1 to 5.
    pub fn new() -> Self {
        let folder = in_memory::folder();
        let store = Store::create(&folder.path().join("book.hb")).expect("a book");
        let nobody = PlayerId(Uuid::nil());
        // Their ids have letters, as those at a table do.
        let ids = 0xab << 120;
        let mut bench = Self { folder, store, ids, requests: 0, ann: nobody, bob: nobody };
        let mike = begin::choose_house("mike", |_| None).expect("a preset");
        bench.act(|session| begin::begin(session, Currency::USD, Some(&mike))).expect("begun");
        bench.ann = bench.add("Ann");
        bench.bob = bench.add("Bob");
        let wanted = NightWanted { house: None, banker: Some(bench.ann), stakes: None, float: usd(20) };
        bench.act(|session| begin::open(session, wanted)).expect("opened");
        bench
    }

    /// The same with four purchases, a fine, a count and a debt: events 1 to 12.
    pub fn played() -> Self {
        let mut bench = Self::new();
        let (ann, bob) = (bench.ann, bench.bob);
        bench.buy(ann, Means::Cash, 20).expect("bought");
        bench.buy(bob, Means::Book, 20).expect("bought");
        bench.buy(bob, Means::Note, 10).expect("bought");
        bench.act(|session| playing::fine(session, bob, None, false)).expect("warned");
        bench.act(|session| playing::fine(session, bob, None, false)).expect("fined");
        bench.count(ann, 2500).expect("counted");
        bench.act(|session| book::owe(session, bob.into(), ann.into(), usd(5), "")).expect("owed");
        bench
    }

    pub fn path(&self) -> PathBuf {
        self.folder.path().join("book.hb")
    }

    /// The request `id` that asks for `body`.
    pub fn ask<T>(
        &mut self,
        id: &str,
        body: &str,
        keep: bool,
        work: impl FnOnce(&mut Session<'_, '_>) -> Result<T, BankError>,
    ) -> Asked<T> {
        let at = Instant(1_000);
        let stamp = Stamp { request: id.to_owned(), at, recorded: at };
        let key = RequestKey::new(id.to_owned(), body);
        let ids = &mut self.ids;
        let mut fresh = || {
            *ids += 1;
            Uuid::from_u128(*ids)
        };
        let desk = Desk::new(&mut self.store, stamp, key, keep, &mut fresh)
            .insisting(Insists { all: true, ..Insists::default() });
        desk.act(work, |_, receipt| format!("{{\"events\":{:?}}}", receipt.events))
    }

    /// Skips global ids that something else drew.
    pub fn skip_ids(&mut self, count: u8) {
        self.ids += u128::from(count);
    }

    /// A request with its own id.
    pub fn act<T>(
        &mut self,
        work: impl FnOnce(&mut Session<'_, '_>) -> Result<T, BankError>,
    ) -> Result<T, BankError> {
        self.requests += 1;
        let id = format!("request {}", self.requests);
        match self.ask(&id, "", true, work)? {
            Done::Now { value, .. } => Ok(value),
            Done::Before(_) => panic!("`{id}` came twice"),
        }
    }

    pub fn add(&mut self, name: &str) -> PlayerId {
        let name = Name::new(name).expect("a name");
        let standing = Standing::Regular;
        let newcomer = people::Newcomer { name, standing, aliases: Vec::new(), really_different: false };
        self.act(|session| people::add(session, newcomer)).expect("added")
    }

    pub fn buy(&mut self, player: PlayerId, by: Means, dollars: i64) -> Result<(), BankError> {
        let purchase = Purchase { player, seller: None, parts: vec![(by, usd(dollars))], chips: None };
        self.act(|session| buying::buy(session, &purchase, None)).map(|_| ())
    }

    pub fn count(&mut self, player: PlayerId, cents: i64) -> Result<(), BankError> {
        let found = Found::Amount(Money::from_minor(cents));
        self.act(|session| playing::count(session, player, found)).map(|_| ())
    }

    /// The number of the last event, and its hash.
    pub fn head(&self) -> (u64, String) {
        let reader = self.store.reader();
        let last = reader.last_seq().expect("a head");
        (last, reader.event(last).expect("an event").map_or_else(String::new, |event| event.hash))
    }

    pub fn chips(&self, player: PlayerId) -> i64 {
        let reader = self.store.reader();
        let night = reader.nights().expect("nights").last().expect("a night").id;
        reader.evening(night).expect("an evening").chips(Party::from(player)).minor()
    }

    /// A plain connection with the settings of SQLite's own shell.
    pub fn shell(&self) -> Connection {
        let shell = Connection::open(self.path()).expect("a connection");
        shell.execute_batch("PRAGMA foreign_keys = OFF; PRAGMA recursive_triggers = OFF;").expect("settings");
        shell
    }

    /// Closes the book, lets `work` change it without the triggers, and opens it again.
    pub fn tampered(self, work: impl FnOnce(&Connection)) -> Self {
        let Self { folder, store, ids, requests, ann, bob } = self;
        drop(store);
        let path = folder.path().join("book.hb");
        behind_the_triggers(&path, work);
        let store =
            Store::open(&path, Access::Write).expect("the book opens, as nothing of its shape changed");
        Self { folder, store, ids, requests, ann, bob }
    }

    /// The checks of the audit that found something.
    pub fn violations(&self) -> Vec<&'static str> {
        let checks = self.store.audit(true).expect("an audit");
        let violated = checks.into_iter().filter(|check| matches!(check.finding, Finding::Violated(_)));
        violated.map(|check| check.name).collect()
    }
}

/// Lets `work` change a book with its triggers off; they are back afterwards.
pub fn behind_the_triggers(book: &Path, work: impl FnOnce(&Connection)) {
    let shell = Connection::open(book).expect("a connection");
    shell.execute_batch("PRAGMA foreign_keys = OFF;").expect("a setting");
    let triggers: Vec<(String, String)> = shell
        .prepare("SELECT name, sql FROM sqlite_schema WHERE type = 'trigger'")
        .and_then(|mut found| found.query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?.collect())
        .expect("the triggers");
    for (name, _) in &triggers {
        shell.execute_batch(&format!("DROP TRIGGER {name}")).expect("dropped");
    }
    work(&shell);
    for (_, sql) in &triggers {
        shell.execute_batch(sql).expect("made again");
    }
}

pub fn usd(dollars: i64) -> Money {
    Money::from_minor(dollars * 100)
}

/// The refusal's code, or what else happened.
pub fn code<T>(done: Result<T, BankError>) -> String {
    match done {
        Ok(_) => "done".to_owned(),
        Err(BankError::Refused(refusal)) => refusal.told().code.to_owned(),
        Err(error) => error.to_string(),
    }
}

/// Which kind of failure it is.
pub fn kind<T>(opened: Result<T, StoreError>) -> &'static str {
    match opened {
        Ok(_) => "opened",
        Err(StoreError::NoBook(_)) => "no book",
        Err(StoreError::NotABook { .. }) => "not a book",
        Err(StoreError::Newer { .. }) => "newer",
        Err(StoreError::Damaged(_)) => "damaged",
        Err(StoreError::Exists(_)) => "exists",
        Err(_) => "something else",
    }
}
