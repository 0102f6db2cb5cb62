//! What says no by what another refusal says.

use crate::refusal::{WayApart, Why};

/// A reason with another in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Quoted {
    /// A line of moves is taken whole or not at all: how many of its moves could be made, and what stopped the next.
    NothingOfTheLine { moves: usize, why: Why },
    /// The move of a running game that cannot be made any more, counted from 1.
    MoveFell { number: usize, why: Why },
    /// A pot that nobody can be given here: other ways of entering the hand know what became of it.
    ToldOtherwise(Why),
    /// `hand new` would ask for it.
    AskedInTheHand(Why),
    /// These notes of one player stay out of THE BOOK.
    StaysOut { notes: Vec<String>, why: Why },
    /// A hand cannot be void: the event that stands on it, and what would be wrong there.
    HandStands { hand: u32, event: u64, on: u64, kind: String, why: Why },
    /// An event cannot be taken back: the event that stands on it, and what would be wrong there.
    StandsOn { event: u64, kind: String, on: u64, on_kind: String, why: Why },
    /// A log that came in by `event` cannot be booked again: a later event would not fit. None: debts would be others.
    LaterFell { ledger: bool, event: u64, later: u64, kind: String, why: Option<Why> },
    /// An event of the surrogate cannot be taken in.
    NotTakenIn { event: u64, why: Why },
    /// An event of the surrogate makes one person of two: the guest and his host, if that is what they are, else why they are two.
    MadeOne { event: u64, guest: Option<(String, String)>, why: Why, apart: WayApart },
    /// What the surrogate took back is needed here.
    NeededHere { event: u64, why: Why },
}

impl From<Quoted> for Why {
    fn from(quoted: Quoted) -> Self {
        Self::Quoted(Box::new(quoted))
    }
}
