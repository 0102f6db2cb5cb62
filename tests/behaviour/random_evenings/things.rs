//! The vocabulary of the naive ledger: who, what, why, and what else a step changes.

use std::collections::{BTreeMap, BTreeSet};

/// A player by the order of arrival in the book, or one of the places below.
pub type Who = usize;

// In the order in which the book lists them: people first, then the places by name.
pub const BANK: Who = 1000;
pub const DRAWER: Who = 1001;
pub const FUND: Who = 1002;
pub const HOUSE: Who = 1003;
pub const OUTSIDE: Who = 1004;
pub const POT: Who = 1005;
pub const TABLE: Who = 1006;

/// Something that can be had.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum What {
    Cash,
    Transfer,
    Chips,
    Float,
    Note(u128),
    Book(Who),
    Private(Who),
}

/// Why something moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Why {
    Trade,
    Play,
    Gift,
}

/// What else changes, besides who has what.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Turn {
    Nothing,
    Joins {
        who: Who,
        standing: Standing,
    },
    Becomes {
        who: Who,
        standing: Standing,
    },
    Merges {
        kept: Who,
        gone: Who,
    },
    Opens {
        banker: Option<Who>,
        house: usize,
    },
    Closes,
    HandsOver(Who),
    /// The drawer was counted.
    Drawer(i128),
    /// A figure written earlier is corrected.
    Follows,
    Sits(Vec<Who>),
    /// This player paid for a place at the table.
    Pays(Who),
    Leaves(Who),
    Seat(Who, u32),
    Warned(Who),
    /// This player is named and must be in the book.
    Names(Who),
    /// Who deals the next hand.
    Deals(Who),
    /// A hand, and what was in the middle before it.
    Played {
        seats: Vec<Who>,
        hand: u32,
        before: i128,
    },
    /// Cold hands: who tied, and what was in the middle before them.
    Tied(Vec<Who>, i128),
    Writes {
        note: u128,
        identifier: String,
        debtor: Who,
        amount: i128,
        to: Who,
    },
    /// A debt is paid or forgiven.
    Settles,
    /// Debts were rearranged: these pairs owe more than before, debtor first.
    Turns(Vec<(Who, Who)>),
    Uses {
        holder: Who,
        debtor: Option<Who>,
        uses: Vec<(u128, i128)>,
        becomes: &'static str,
    },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    Regular,
    Guest(Option<Who>),
    /// Merged into another record.
    Gone,
}

/// One step of a command: what one event of the journal should say.
#[derive(Clone, Debug)]
pub struct Step {
    /// The evening it is booked in.
    pub night: Option<usize>,
    /// It is about that evening, which must be open for it.
    pub of_night: bool,
    /// It was found out later: the evening must be closed.
    pub late: bool,
    pub why: Why,
    pub lines: Vec<(Who, What, i128)>,
    pub turn: Turn,
}

impl Step {
    /// The lines added up; zeros are left out.
    pub fn sums(&self) -> Vec<(Who, What, i128)> {
        let mut sums: BTreeMap<(Who, What), i128> = BTreeMap::new();
        for (who, what, amount) in &self.lines {
            *sums.entry((*who, *what)).or_default() += amount;
        }
        sums.into_iter().filter(|(_, sum)| *sum != 0).map(|((who, what), sum)| (who, what, sum)).collect()
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Note {
    pub id: u128,
    pub identifier: String,
    pub debtor: Who,
    pub amount: i128,
    pub night: Option<usize>,
    pub status: &'static str,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Night {
    pub closed: bool,
    pub house: usize,
    /// Who the bank has sold chips to.
    pub sold: BTreeSet<Who>,
    pub banker: Option<Who>,
    pub arrivals: Vec<Who>,
    /// Who bought chips and has not left since.
    pub joined: BTreeSet<Who>,
    /// Who left and did not come back: their chair is free.
    pub gone: BTreeSet<Who>,
    pub seats: BTreeMap<Who, u32>,
    pub warned: bool,
    /// What an inviter owes the bank for a guest's note, guest first.
    pub answered: BTreeMap<(Who, Who), i128>,
    /// By player: what the bank sent them by app; negative for what they sent it.
    pub sent: BTreeMap<Who, i128>,
    pub tied: Vec<Who>,
    pub hands: u32,
    /// Who deals the hand after this many, and whether they paid for it.
    pub noted: Option<(Who, u32)>,
}
