//! Who it is about: a person, or a place like the bank.

use ledger::accounts::Party;
use serde::{Serialize, Serializer};

/// A party by the word the book has for it; a sentence may want an article.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Who {
    /// Which.
    pub party: Party,
    /// The stored name, or the word of the place.
    pub word: String,
    /// What the house calls it in a sentence, if it is its fund and has a name.
    pub called: Option<String>,
}

impl Who {
    /// A party under that word.
    #[must_use]
    pub fn new(party: impl Into<Party>, word: impl Into<String>) -> Self {
        Self { party: party.into(), word: word.into(), called: None }
    }
}

impl Serialize for Who {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.word)
    }
}
