//! A bundle checked against itself: signature, numbers, chain, seals, and the entry of every fact.

use crate::accounts::{Entry, Posting};
use crate::bank::desk::BankError;
use crate::bank::surrogate::key::is_signed;
use crate::formats::bundle::{BundleFault, BundleKind, BundleReader, Head, read};
use crate::journal::{Digest, Fact, HouseFact, NightFact, Undone, Written, recipe};
use crate::people::Name;
use crate::shown::shown;
use crate::store::{StoreError, VERSION, seal_of};
use engine::formats::house::check_entering;
use engine::money::Currency;
use engine::readable::{self, check_readable};
use serde_json::Value;
use sha2::{Digest as _, Sha256};
use std::io::BufRead;
use std::path::Path;

/// A bundle that passed the checks.
pub struct Checked {
    pub head: Head,
    pub events: Events,
    /// The hash of the last event, or of the one before an empty bundle.
    pub last: Digest,
}

/// Opens the bundle's data, each time it's read.
pub type BundleOpener = Box<dyn Fn() -> std::io::Result<Box<dyn BufRead>>>;

/// The events of a bundle in order, each with its fact. They're never all in memory, however many there are.
pub struct Events {
    name: String,
    open: BundleOpener,
    /// The hash of the lines that were checked.
    hash: Digest,
}

impl Events {
    /// Reads them once more and passes each on. The results are good only if this ends without an error.
    pub fn each(
        &self,
        mut each: impl FnMut(&Written, &Fact) -> Result<(), BankError>,
    ) -> Result<(), BankError> {
        let changed = || BankError::BadFile(format!("{}: it changed while it was being read", self.name));
        let source = (self.open)().map_err(|_| changed())?;
        let mut again = Again { hash: Sha256::new(), each: &mut each, done: Ok(()) };
        let read = read(source, VERSION, &mut again);
        let Again { hash, done, .. } = again;
        if read.is_err() || Digest(hash.finalize().into()) != self.hash {
            return Err(changed());
        }
        done
    }
}

/// A bundle being read once more.
struct Again<'e> {
    hash: Sha256,
    each: &'e mut dyn FnMut(&Written, &Fact) -> Result<(), BankError>,
    done: Result<(), BankError>,
}

impl BundleReader for Again<'_> {
    fn line(&mut self, line: &[u8]) {
        self.hash.update(line);
    }

    fn event(&mut self, _: &Head, event: Written) {
        if self.done.is_ok() {
            self.done = match fact_of(&event) {
                Ok(fact) => (self.each)(&event, &fact),
                Err(what) => Err(BankError::BadFile(what)),
            };
        }
    }
}

/// Reads a bundle and checks everything that can be checked without a book. It's read again when its events are wanted.
pub fn check(path: &Path, open: BundleOpener) -> Result<Checked, BankError> {
    let name = shown(path);
    let source = open().map_err(|error| BankError::BadFile(format!("`{name}`: {error}")))?;
    match check_source(source) {
        Ok((head, hash, last)) => Ok(Checked { head, events: Events { name, open, hash }, last }),
        Err(BundleFault::Newer { found }) => {
            Err(StoreError::Newer { path: path.to_owned(), found, known: VERSION }.into())
        }
        Err(line @ BundleFault::Line { .. }) => Err(BankError::BadFile(format!("{name}:{line}"))),
    }
}

fn check_source(source: impl BufRead) -> Result<(Head, Digest, Digest), BundleFault> {
    let mut checking = Checking { hash: Sha256::new(), line: 1, chain: None, fault: None };
    let (head, foot) = read(source, VERSION, &mut checking)?;
    let last_line = foot.totals.events.saturating_add(2);
    let hash = Digest(checking.hash.finalize().into());
    if !is_signed(head.key, hash, &foot.signature) {
        return Err(BundleFault::at(last_line, "the signature doesn't match these lines"));
    }
    if let Some(fault) = checking.fault {
        return Err(fault);
    }
    let before = checking.chain.map_or_else(|| Chain::of(&head).before, |chain| chain.before);
    if before.is_some_and(|last| last != foot.head) {
        return Err(BundleFault::at(last_line, "the last line names a different last event"));
    }
    Ok((head, hash, foot.head))
}

/// A bundle being read for the first time.
struct Checking {
    hash: Sha256,
    line: u64,
    chain: Option<Chain>,
    /// The first event that's wrong; reported only if its lines were signed.
    fault: Option<BundleFault>,
}

impl BundleReader for Checking {
    fn line(&mut self, line: &[u8]) {
        self.hash.update(line);
    }

    fn event(&mut self, head: &Head, event: Written) {
        self.line = self.line.saturating_add(1);
        if self.fault.is_none() {
            let linked = self.chain.get_or_insert_with(|| Chain::of(head)).link(head, &event);
            self.fault = linked.err().map(|what| BundleFault::at(self.line, what));
        }
    }
}

fn fact_of(event: &Written) -> Result<Fact, String> {
    serde_json::from_str(&event.body).map_err(|error| format!("can't read event {}: {error}", event.seq))
}

/// The chain of a bundle so far.
struct Chain {
    next: u64,
    before: Option<Digest>,
    first: u64,
    /// For every event in order, what its reversal would be, by its hash.
    reversals: Vec<Digest>,
    /// The last house that was read: its name and its profile.
    house: (String, String),
    /// The currency of the bundle's book, once it has said so; a surrogate's bundle doesn't say it.
    unit: Option<Currency>,
}

impl Chain {
    fn of(head: &Head) -> Self {
        let before = (head.kind == BundleKind::Book).then_some(Digest::NONE);
        let house = Default::default();
        Self { next: head.first, before, first: head.first, reversals: Vec::new(), house, unit: None }
    }

    /// Checks an event against its place and its fact.
    fn link(&mut self, head: &Head, event: &Written) -> Result<(), String> {
        let seq = event.seq;
        if seq != self.next {
            return Err(format!("event {seq} is where event {} should be", self.next));
        }
        if self.before.is_some_and(|before| before != event.prev) {
            return Err(format!("event {seq} doesn't follow the event before it"));
        }
        if seal_of(event) != event.hash {
            return Err(format!("event {seq} doesn't have its own seal"));
        }
        if head.kind == BundleKind::Surrogate && !is_its_own(head, event) {
            return Err(format!("event {seq} was first written in another book"));
        }
        let fact = fact_of(event)?;
        check_words(event, &fact)?;
        self.check_house(seq, &fact)?;
        self.check_entry(event, &fact)?;
        self.reversals.push(hash_of(event.postings.iter().map(reversed)));
        self.next = seq.saturating_add(1);
        self.before = Some(event.hash);
        Ok(())
    }

    /// A house in a bundle must be one that its book could adopt, under its own name.
    fn check_house(&mut self, seq: u64, fact: &Fact) -> Result<(), String> {
        if let Fact::House(HouseFact::BookBegun { currency, .. }) = fact {
            self.unit = Some(*currency);
        }
        let (name, profile) = if let Fact::House(HouseFact::HouseAdopted { house, profile }) = fact {
            (house, profile)
        } else if let Fact::Night(NightFact::NightOpened(opened)) = fact {
            (&opened.house, &opened.profile)
        } else {
            return Ok(());
        };
        if self.house.0 == *name && self.house.1 == *profile {
            return Ok(());
        }
        let read = check_entering(profile).map_err(|lines| {
            let first = lines.first().map(ToString::to_string).unwrap_or_default();
            format!("event {seq} has a house that can't be read: {first}")
        })?;
        if read.name() != name {
            let (name, own) = (readable::shown(name), readable::shown(read.name()));
            return Err(format!("event {seq} names a house `{name}` that calls itself `{own}`"));
        }
        if let Some(unit) = self.unit.filter(|unit| *unit != read.currency()) {
            let (name, theirs, ours) = (readable::shown(name), read.currency().code(), unit.code());
            return Err(format!(
                "event {seq} has the house `{name}`, which is in {theirs}; its book is in {ours}"
            ));
        }
        self.house = (name.clone(), profile.clone());
        Ok(())
    }

    /// The postings of an event must follow from its fact; those of an undo are reversed.
    fn check_entry(&self, event: &Written, fact: &Fact) -> Result<(), String> {
        let otherwise = || format!("event {} doesn't have the right postings", event.seq);
        let right = if let Fact::Undone(Undone { seq }) = fact {
            let is_turned = |undone| undone == hash_of(event.postings.iter().copied());
            event.reverses == Some(*seq) && self.reversal(*seq).is_none_or(is_turned)
        } else {
            recipe::entry(fact).is_ok_and(|entry| is_written(&entry, event))
        };
        if right { Ok(()) } else { Err(otherwise()) }
    }

    /// The reversal of an event of this bundle, by its hash; `None` for earlier events.
    fn reversal(&self, seq: u64) -> Option<Digest> {
        let at = usize::try_from(seq.checked_sub(self.first)?).ok()?;
        self.reversals.get(at).copied()
    }
}

/// Every word of an event must be one that could have been typed here: a name is a name, and nothing in a text is hidden.
fn check_words(event: &Written, fact: &Fact) -> Result<(), String> {
    let wrong = |what: &dyn std::fmt::Display| format!("event {} {what}", event.seq);
    if let Fact::Person(fact) = fact
        && let Some(name) = fact.name()
    {
        Name::new(name).map_err(|error| wrong(&format!("has a bad name: {error}")))?;
    }
    check_readable(&event.request).map_err(|hides| wrong(&hides))?;
    let body = serde_json::from_str(&event.body).unwrap_or_default();
    texts(&body)
        .iter()
        .flat_map(|text| text.split(['\n', '\r', '\t']))
        .try_for_each(|line| check_readable(line).map_err(|hides| wrong(&hides)))
}

/// Every text in a value.
fn texts(value: &Value) -> Vec<&str> {
    match value {
        Value::String(text) => vec![text.as_str()],
        Value::Array(values) => values.iter().flat_map(texts).collect(),
        Value::Object(fields) => fields.values().flat_map(texts).collect(),
        Value::Null | Value::Bool(_) | Value::Number(_) => Vec::new(),
    }
}

fn is_its_own(head: &Head, event: &Written) -> bool {
    event.origin.book == head.book.to_string() && event.origin.seq == event.seq && event.origin.hash.is_none()
}

fn is_written(entry: &Entry, event: &Written) -> bool {
    event.reverses.is_none()
        && entry.postings() == event.postings
        && entry.nature().to_string() == event.nature
}

fn hash_of(postings: impl Iterator<Item = Posting>) -> Digest {
    let mut hash = Sha256::new();
    for Posting { party, asset, counter, amount } in postings {
        hash.update(format!("{party} {asset} {counter} {}\n", amount.minor()));
    }
    Digest(hash.finalize().into())
}

fn reversed(posting: &Posting) -> Posting {
    Posting { amount: posting.amount.negated(), ..*posting }
}
