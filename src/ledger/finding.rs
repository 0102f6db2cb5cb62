//! What an audit finds, as values: what was in order and what was not, each with its figures.

use crate::accounts::Party;
use crate::journal::Digest;
use crate::refusal::Refusal;
use std::path::PathBuf;

/// One thing the audit looks at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Check {
    pub name: &'static str,
    pub finding: Finding,
}

/// What it found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Finding {
    /// In order.
    Sound(Sound),
    /// The first thing that is wrong.
    Violated(Violation),
    /// The ledger refuses this event now.
    Refused { seq: u64, refusal: Refusal },
}

/// What is in order, with the figure worth saying.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Sound {
    /// Every page and every index.
    Pages,
    /// Every row that points at another.
    References,
    /// Nobody is in the book twice.
    People,
    /// This many events, each chained to the one before.
    Chain { events: u64 },
    /// This many postings, each from its fact.
    Entries { postings: u64 },
    /// This many tables, each equal to what the events add up to.
    Tables { tables: usize },
    /// Every answer belongs to its events.
    Answers,
    /// This many hands settle as they did, except those that today's engine settles differently.
    Hands { hands: u64, otherwise: u64 },
    /// Cash between bankers: halves of handovers in the book, and pairs of bankers with cash on its way.
    Transit { halves: usize, pairs: usize },
    /// This many events are on this tape too.
    Tape { events: u64, tape: PathBuf },
    /// An event is what its receipt says.
    Receipt { seq: u64 },
}

/// What is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Violation {
    /// SQLite's own list of faults.
    Pages(Vec<String>),
    /// A part of the book that cannot be read, and why.
    Unread(String),
    /// The chain says what is wrong already.
    SeeChain,
    ChainBreaks {
        seq: u64,
    },
    /// The postings of an event are not those of its fact.
    OtherPostings {
        seq: u64,
    },
    /// They are, but not numbered one after the other.
    Misnumbered {
        seq: u64,
    },
    /// A table is not what the events add up to.
    OtherTable {
        table: &'static str,
    },
    /// A row of a table points at nothing.
    PointsNowhere {
        table: String,
    },
    /// A record was merged into another and still holds something.
    MergedHolds {
        party: Party,
    },
    /// A request names events that are not its own.
    EventsOfOthers {
        request: String,
    },
    /// The answer of the request that wrote this event is gone.
    AnswerGone {
        request: String,
        seq: u64,
    },
    /// The debts of an old night don't match its results.
    PastOwedOtherwise {
        seq: u64,
    },
    /// More or less came out of a hand than went in.
    HandUneven {
        hand: u32,
        seq: u64,
    },
    /// A hand settles differently now.
    HandOtherwise {
        hand: u32,
        seq: u64,
    },
    /// The seed of a draw now deals different cards.
    OtherCards {
        draw: DrawnFor,
        seq: u64,
    },
    Transit(TransitWrong),
    Tape {
        tape: PathBuf,
        what: TapeWrong,
    },
    /// An event isn't the one on its receipt. Both hashes are as long as the receipt's.
    Rewritten {
        seq: u64,
        here: String,
        receipt: String,
    },
    /// The book ends this many events before the one on the receipt.
    EndsBefore {
        head: u64,
        lost: u64,
    },
}

/// What cards were drawn for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DrawnFor {
    FirstDealer,
    Places,
}

/// Cash between bankers that does not add up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TransitWrong {
    /// Given, but neither received nor on its way.
    Lost,
    /// On its way, but nobody gave or received it.
    FromNobody,
    /// The postings add up to a different amount.
    OtherSum,
}

/// Where a tape and the book differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TapeWrong {
    /// In the answer stored with this event.
    OtherAnswer { seq: u64 },
    /// In this event.
    OtherEvent { seq: u64 },
    /// A different event is in its place.
    InItsPlace { seq: u64, there: u64 },
    /// This event cannot be read.
    Damaged { seq: u64 },
    /// It ends inside this event; this many are missing.
    Torn { seq: u64, missing: u64 },
    /// It ends before this event; this many are missing.
    Short { seq: u64, missing: u64 },
    /// It goes on after the book ends.
    Longer { head: u64 },
}

impl Violation {
    /// An event compared with its receipt.
    #[must_use]
    pub fn rewritten(seq: u64, here: Digest, receipt: &str) -> Self {
        let here = here.to_string().chars().take(receipt.len()).collect();
        Self::Rewritten { seq, here, receipt: receipt.to_owned() }
    }
}
