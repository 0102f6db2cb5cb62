//! The seal of an event: a hash over every stored field and the hash before it.

use crate::accounts::Posting;
use crate::journal::{Asked, Digest, Written};
use sha2::{Digest as _, Sha256};

/// The fields of an event that its hash covers.
pub(crate) struct Sealed<'a> {
    pub prev: &'a [u8; 32],
    pub seq: u64,
    pub request: &'a str,
    pub at: i64,
    pub recorded: i64,
    pub kind: &'a str,
    pub version: u32,
    pub night: &'a str,
    pub nature: &'a str,
    pub body: &'a str,
    pub reverses: Option<u64>,
    pub origin_book: &'a str,
    pub origin_seq: u64,
    pub origin_hash: Option<&'a [u8]>,
    pub postings: &'a [Posting],
}

/// The hash of an event. Every field is preceded by its length, so that no two events read alike.
pub(crate) fn hash(event: &Sealed<'_>) -> [u8; 32] {
    let mut hash = Sha256::new();
    let mut field = |bytes: &[u8]| {
        hash.update((bytes.len() as u64).to_le_bytes());
        hash.update(bytes);
    };
    field(event.prev);
    field(&event.seq.to_le_bytes());
    field(event.request.as_bytes());
    field(&event.at.to_le_bytes());
    field(&event.recorded.to_le_bytes());
    field(event.kind.as_bytes());
    field(&event.version.to_le_bytes());
    field(event.night.as_bytes());
    field(event.nature.as_bytes());
    field(event.body.as_bytes());
    field(&event.reverses.unwrap_or(0).to_le_bytes());
    field(event.origin_book.as_bytes());
    field(&event.origin_seq.to_le_bytes());
    field(event.origin_hash.unwrap_or_default());
    for posting in event.postings {
        field(posting.party.to_string().as_bytes());
        field(posting.asset.word().as_bytes());
        field(posting.counter.to_string().as_bytes());
        field(&posting.amount.minor().to_le_bytes());
    }
    hash.finalize().into()
}

/// The hash that a written event should have.
#[must_use]
pub fn of(event: &Written) -> Digest {
    Digest(hash(&Sealed {
        prev: &event.prev.0,
        seq: event.seq,
        request: &event.request,
        at: event.at.0,
        recorded: event.recorded.0,
        kind: &event.kind,
        version: event.version,
        night: &event.night,
        nature: &event.nature,
        body: &event.body,
        reverses: event.reverses,
        origin_book: &event.origin.book,
        origin_seq: event.origin.seq,
        origin_hash: event.origin.hash.as_ref().map(|hash| hash.0.as_slice()),
        postings: &event.postings,
    }))
}

/// The hash that a remembered request should have; `event` is the hash of its last event.
#[must_use]
pub fn of_asked(asked: &Asked, event: Digest) -> Digest {
    let mut hash = Sha256::new();
    let numbers = [asked.first.to_le_bytes(), asked.last.to_le_bytes()];
    let fields =
        [&event.0, asked.origin.as_bytes(), asked.id.as_bytes(), &asked.body.0, asked.answer.as_bytes()];
    for bytes in fields.into_iter().chain(numbers.iter().map(<[u8; 8]>::as_slice)) {
        hash.update((bytes.len() as u64).to_le_bytes());
        hash.update(bytes);
    }
    Digest(hash.finalize().into())
}
