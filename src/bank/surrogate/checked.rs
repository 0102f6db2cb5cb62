//! A bundle held to what it says of itself: signature, numbers, chain, seals, and the entry of every fact.

use crate::bank::desk::BankError;
use crate::bank::surrogate::key::is_signed;
use crate::domain::journal::{Digest, Fact, Written, recipe};
use crate::domain::ledger::{Entry, Posting};
use crate::formats::bundle::{Bundle, Fault, Head, Kind, read};
use crate::store::{StoreError, VERSION, seal_of};
use sha2::{Digest as _, Sha256};
use std::collections::BTreeMap;
use std::io::BufRead;
use std::path::Path;

/// A bundle that holds together.
pub struct Checked {
    pub head: Head,
    /// Its events in order, each with its fact.
    pub events: Vec<(Written, Fact)>,
    /// The hash of the last event, or of the one before an empty bundle.
    pub last: Digest,
}

/// Reads a bundle and checks all that can be checked without a book.
pub fn check(path: &Path, source: impl BufRead) -> Result<Checked, BankError> {
    check_fault(source).map_err(|fault| match fault {
        Fault::Newer { found } => StoreError::Newer { path: path.to_owned(), found, known: VERSION }.into(),
        line @ Fault::Line { .. } => {
            BankError::BadFile(format!("{}:{line}", path.display().to_string().escape_debug()))
        }
    })
}

fn check_fault(source: impl BufRead) -> Result<Checked, Fault> {
    let mut hash = Sha256::new();
    let Bundle { head, events, foot } = read(source, VERSION, &mut |line| hash.update(line))?;
    let last_line = foot.totals.events.saturating_add(2);
    if !is_signed(head.key, Digest(hash.finalize().into()), &foot.signature) {
        return Err(Fault::at(last_line, "the signature is not that of these lines"));
    }
    let mut chain = Chain::of(&head);
    let events = (2..)
        .zip(events)
        .map(|(line, event)| {
            chain.link(&head, &event).map(|fact| (event, fact)).map_err(|what| Fault::at(line, what))
        })
        .collect::<Result<Vec<_>, Fault>>()?;
    if chain.before.is_some_and(|last| last != foot.head) {
        return Err(Fault::at(last_line, "the foot names another last event"));
    }
    Ok(Checked { head, events, last: foot.head })
}

/// The chain of a bundle so far.
struct Chain {
    next: u64,
    before: Option<Digest>,
    /// The postings of what may still be taken back in the bundle.
    postings: BTreeMap<u64, Vec<Posting>>,
}

impl Chain {
    fn of(head: &Head) -> Self {
        let before = (head.kind == Kind::Book).then_some(Digest::NONE);
        Self { next: head.first, before, postings: BTreeMap::new() }
    }

    /// Holds an event to its place and to its fact.
    fn link(&mut self, head: &Head, event: &Written) -> Result<Fact, String> {
        let seq = event.seq;
        if seq != self.next {
            return Err(format!("event {seq} stands where event {} should", self.next));
        }
        if self.before.is_some_and(|before| before != event.prev) {
            return Err(format!("event {seq} does not follow the event before it"));
        }
        if seal_of(event) != event.hash {
            return Err(format!("event {seq} does not carry its own seal"));
        }
        if head.kind == Kind::Surrogate && !is_its_own(head, event) {
            return Err(format!("event {seq} was first written in another book"));
        }
        let fact: Fact = serde_json::from_str(&event.body)
            .map_err(|error| format!("event {seq} cannot be read: {error}"))?;
        self.check_entry(event, &fact)?;
        self.next = seq.saturating_add(1);
        self.before = Some(event.hash);
        Ok(fact)
    }

    /// The postings of an event follow from its fact; those of an undo are the other way round.
    fn check_entry(&mut self, event: &Written, fact: &Fact) -> Result<(), String> {
        let otherwise = || format!("event {} does not have the postings of its fact", event.seq);
        let right = match fact {
            Fact::Undone { seq } if event.reverses == Some(*seq) => {
                self.postings.get(seq).is_none_or(|undone| reversed(undone) == event.postings)
            }
            Fact::Undone { .. } => false,
            fact => recipe::entry(fact).is_ok_and(|entry| is_written(&entry, event)),
        };
        if !right {
            return Err(otherwise());
        }
        if event.reverses.is_none() {
            self.postings.insert(event.seq, event.postings.clone());
        }
        Ok(())
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

fn reversed(postings: &[Posting]) -> Vec<Posting> {
    postings.iter().map(|line| Posting { amount: line.amount.negated(), ..*line }).collect()
}
