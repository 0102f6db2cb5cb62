//! Who can hold something: players, and places of the table that belong to nobody in particular.

use crate::ids::{NoteId, PlayerId, written};
use engine::as_text::as_text;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// A party to an entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum Party {
    /// A person.
    Player(PlayerId),
    /// The bank: its drawer, its case of chips, the notes it holds.
    Bank,
    /// The middle of the table: chips in a pot, and what's carried to the next hand.
    Pot,
    /// The other side of unrecorded play, which a count shows.
    Table,
    /// Cash that the drawer should hold and doesn't, or the other way round.
    Drawer,
    /// The house's own purse: puts the float into the drawer, and bears what's booked on it.
    House,
    /// The fund of a house that has one: nobody's pot, kept across nights (CAU-003).
    Fund,
    /// What the entrants of a tournament paid in, until it is paid out as prizes and bounties (PIG-15).
    Pool,
    /// Cash that one banker gave another, until both books have it.
    Transit,
    /// Everything outside this book.
    Outside,
}

const PLACES: &[(Party, &str)] = &[
    (Party::Bank, "bank"),
    (Party::Pot, "pot"),
    (Party::Table, "table"),
    (Party::Drawer, "drawer"),
    (Party::House, "house"),
    (Party::Fund, "fund"),
    (Party::Pool, "pool"),
    (Party::Transit, "transit"),
    (Party::Outside, "outside"),
];

impl Party {
    /// The person behind the party, if it is one.
    #[must_use]
    pub const fn player(self) -> Option<PlayerId> {
        match self {
            Self::Player(player) => Some(player),
            _ => None,
        }
    }

    /// The word of a place; none for a person.
    #[must_use]
    pub fn place(self) -> Option<&'static str> {
        PLACES.iter().find(|(party, _)| *party == self).map(|(_, word)| *word)
    }
}

impl From<PlayerId> for Party {
    fn from(player: PlayerId) -> Self {
        Self::Player(player)
    }
}

impl fmt::Display for Party {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Player(player) => player.fmt(f),
            other => f.write_str(other.place().unwrap_or_default()),
        }
    }
}

impl FromStr for Party {
    type Err = NoParty;

    fn from_str(text: &str) -> Result<Self, NoParty> {
        if let Some((party, _)) = PLACES.iter().find(|(_, word)| *word == text) {
            return Ok(*party);
        }
        written(text).map(|id| Self::Player(PlayerId(id))).ok_or(NoParty)
    }
}

as_text!(Party, NoParty);

/// Text that names no party.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no party")]
pub struct NoParty;

/// What a posting is about besides its party: the other side of a debt, or the note.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum Counter {
    /// Nothing: cash, chips, float.
    None,
    /// The other party of a debt.
    With(Party),
    /// The bank note.
    Note(NoteId),
}

impl fmt::Display for Counter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::None => Ok(()),
            Self::With(party) => party.fmt(f),
            Self::Note(note) => write!(f, "note:{note}"),
        }
    }
}

impl FromStr for Counter {
    type Err = NoParty;

    fn from_str(text: &str) -> Result<Self, NoParty> {
        if text.is_empty() {
            return Ok(Self::None);
        }
        match text.strip_prefix("note:") {
            Some(note) => written(note).map(|id| Self::Note(NoteId(id))).ok_or(NoParty),
            None => text.parse().map(Self::With),
        }
    }
}

as_text!(Counter, NoParty);
