//! The head line of a bundle: which book it is from, and which of its events.

use crate::formats::bundle::fault::BundleFault;
use crate::ids::BookId;
use crate::journal::{Anchor, PublicKey};
use serde::{Deserialize, Serialize};

/// The word every bundle begins with.
const FORMAT: &str = "housebook bundle";

/// The version of the lines this program writes.
const VERSION: i64 = 1;

/// What a bundle contains.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BundleKind {
    /// THE BOOK, from its first event.
    Book,
    /// Events of a surrogate, after those it began with.
    Surrogate,
}

/// The head of a bundle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Head {
    format: String,
    version: i64,
    /// The schema of the book it is from.
    pub schema: i64,
    pub kind: BundleKind,
    pub book: BookId,
    pub key: PublicKey,
    /// What a surrogate began after.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub anchor: Option<Anchor>,
    /// The number of the first event; one more than the last in an empty bundle.
    pub first: u64,
    pub last: u64,
}

/// The part of a head that every version has.
#[derive(Deserialize)]
struct Beginning {
    format: String,
    version: i64,
    schema: i64,
}

impl Head {
    /// The head of events `first` to `last` of a book; those of a surrogate name their anchor.
    #[must_use]
    pub fn new(schema: i64, book: BookId, key: PublicKey, anchor: Option<Anchor>, range: (u64, u64)) -> Self {
        let kind = if anchor.is_some() { BundleKind::Surrogate } else { BundleKind::Book };
        let (first, last) = range;
        Self { format: FORMAT.to_owned(), version: VERSION, schema, kind, book, key, anchor, first, last }
    }

    /// The line, without its end.
    pub fn line(&self) -> Result<String, String> {
        serde_json::to_string(self).map_err(|error| error.to_string())
    }

    /// Reads the head line; `schema` is what this program knows.
    pub fn read(line: &str, schema: i64) -> Result<Self, BundleFault> {
        let no_bundle = || BundleFault::at(1, "this isn't a bundle from a book");
        let beginning: Beginning = serde_json::from_str(line).map_err(|_| no_bundle())?;
        if beginning.format != FORMAT {
            return Err(no_bundle());
        }
        if beginning.version > VERSION {
            return Err(BundleFault::Newer { found: beginning.version.max(beginning.schema) });
        }
        if beginning.schema > schema {
            return Err(BundleFault::Newer { found: beginning.schema });
        }
        let head: Self = serde_json::from_str(line).map_err(|error| BundleFault::at(1, error.to_string()))?;
        let right = match (head.kind, head.anchor) {
            (BundleKind::Book, None) => head.first == 1,
            (BundleKind::Surrogate, Some(anchor)) => head.first > anchor.seq,
            _ => false,
        };
        if right && head.last.saturating_add(1) >= head.first {
            Ok(head)
        } else {
            Err(BundleFault::at(1, "the head contradicts itself"))
        }
    }
}
