//! The classes of things that change hands.

use engine::money::Currency;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// A class of assets. Within each, the postings of an entry add up to zero.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Asset {
    /// Coins and bills.
    Cash,
    /// Money sent by an app.
    Transfer,
    /// The night's chips, at their face value.
    Chips,
    /// The chips of a tournament: counters without a money value, never exchanged for anything else.
    Stacks,
    /// Bank notes; the counter side of a posting names the note.
    Notes,
    /// Debts in THE BOOK; the counter side names the other party.
    Book,
    /// Debts between two people that aren't in THE BOOK (a guest to the inviter).
    Private,
    /// What the bank owes for the change that was put into its drawer.
    Float,
}

const WORDS: &[(Asset, &str)] = &[
    (Asset::Cash, "cash"),
    (Asset::Transfer, "transfer"),
    (Asset::Chips, "chips"),
    (Asset::Stacks, "stacks"),
    (Asset::Notes, "notes"),
    (Asset::Book, "book"),
    (Asset::Private, "private"),
    (Asset::Float, "float"),
];

impl Asset {
    /// Every class, in the order reports list them.
    pub fn all() -> impl Iterator<Item = Self> {
        WORDS.iter().map(|(asset, _)| *asset)
    }

    /// True for the classes in which somebody owes somebody.
    #[must_use]
    pub const fn is_debt(self) -> bool {
        matches!(self, Self::Notes | Self::Book | Self::Private)
    }

    /// True for all that is money or stands for it; chips of a tournament do not.
    #[must_use]
    pub const fn is_money(self) -> bool {
        !matches!(self, Self::Stacks)
    }

    /// What amounts of the class are counted in, in a book that counts in `book`.
    #[must_use]
    pub const fn counted_in(self, book: Currency) -> Currency {
        if self.is_money() { book } else { Currency::CHIPS }
    }

    /// The word of the class.
    #[must_use]
    pub fn word(self) -> &'static str {
        WORDS.iter().find(|(asset, _)| *asset == self).map_or("", |(_, word)| word)
    }
}

impl fmt::Display for Asset {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl FromStr for Asset {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        WORDS.iter().find(|(_, word)| *word == text).map(|(asset, _)| *asset).ok_or(())
    }
}
