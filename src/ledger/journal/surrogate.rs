//! The facts of two books: a key to sign with, a surrogate begun, its events merged, cash on its way between them.

use crate::ids::{BookId, NightId, PlayerId};
use crate::journal::digest::Digest;
use crate::journal::kinds::kinds;
use engine::money::Money;
use serde::{Deserialize, Serialize};
use std::fmt;

/// A fact of two books.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum SurrogateFact {
    /// The book got a key to sign with.
    KeyMade(KeyMade),
    /// From here on, the book stands in for another.
    SurrogateBegun(SurrogateBegun),
    /// Events of a surrogate were merged.
    BookMerged(BookMerged),
    /// An event of a surrogate that changes nothing here.
    Elsewhere(Elsewhere),
    /// A person of a surrogate is one of ours.
    PlayerMatched(PlayerMatched),
    /// One banker gave another cash, according to one of their books.
    CashHanded(CashHanded),
}

kinds!(SurrogateFact {
    KeyMade = "key-made",
    SurrogateBegun = "surrogate-begun",
    BookMerged = "book-merged",
    Elsewhere = "elsewhere",
    PlayerMatched = "player-matched",
    CashHanded = "cash-handed",
});

/// The key that checks a book's signatures; written like a hash.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PublicKey(pub Digest);

impl PublicKey {
    /// The beginning of the key in four groups, for two people to compare.
    #[must_use]
    pub fn fingerprint(self) -> String {
        let digits: Vec<char> = self.0.to_string().chars().take(16).collect();
        let groups = digits.chunks(4).map(|group| group.iter().collect::<String>());
        groups.collect::<Vec<String>>().join("-")
    }
}

impl fmt::Display for PublicKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// The event of THE BOOK that a surrogate was begun after.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Anchor {
    pub book: BookId,
    pub seq: u64,
    pub hash: Digest,
}

/// The book got a key.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct KeyMade {
    pub key: PublicKey,
}

/// From here on, the book is another one, which stands in for THE BOOK.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SurrogateBegun {
    pub book: BookId,
    pub key: PublicKey,
    pub anchor: Anchor,
    /// The key of THE BOOK.
    pub of_key: PublicKey,
}

/// Events of a surrogate were merged; they're right before this one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BookMerged {
    pub book: BookId,
    pub key: PublicKey,
    pub anchor: Anchor,
    /// The first event that was new, by its number there.
    pub first: u64,
    pub last: u64,
    /// The hash of the last.
    pub head: Digest,
}

/// An event of a surrogate that is kept, and changes nothing here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Elsewhere {
    /// Its kind word there.
    pub what: String,
    /// Its body, as it was written there.
    pub body: String,
    /// Why it changes nothing.
    pub why: String,
    /// The event here that says the same.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub same: Option<u64>,
}

/// Somebody who came into a surrogate is a person of this book.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlayerMatched {
    /// The player's id in the surrogate.
    pub foreign: PlayerId,
    pub player: PlayerId,
    /// The player's name in the surrogate.
    pub name: String,
    /// Who brought this player there, if they came as a guest: the two are never one person.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub host: Option<PlayerId>,
}

/// Which half of a handover a book has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum HandOverSide {
    /// The cash left the giver.
    Given,
    /// The cash reached the receiver.
    Taken,
}

/// One banker gave another cash: each writes one half into their own book.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CashHanded {
    pub from: PlayerId,
    pub to: PlayerId,
    pub amount: Money,
    pub side: HandOverSide,
}

impl SurrogateFact {
    /// The night it belongs to.
    #[must_use]
    pub const fn night(&self) -> Option<NightId> {
        match self {
            Self::KeyMade(_)
            | Self::SurrogateBegun(_)
            | Self::BookMerged(_)
            | Self::Elsewhere(_)
            | Self::PlayerMatched(_)
            | Self::CashHanded(_) => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fingerprint_is_the_beginning_of_the_key() {
        let key = PublicKey(Digest(std::array::from_fn(|place| u8::try_from(place).unwrap_or(0))));
        assert_eq!(key.fingerprint(), "0001-0203-0405-0607");
    }
}
