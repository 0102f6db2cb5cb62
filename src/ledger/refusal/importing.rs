//! Why an evening that was played elsewhere isn't accepted, and what the banker hears when it is.

use crate::refusal::recorded_hands::InAnotherUnit;
use engine::money::Amount;

/// What's wrong with the evening, or with a line of its files.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ImportRefused {
    /// Somebody has two places in a hand.
    SitsTwice { place: String, name: String },
    /// By the ledger, this player wasn't at the table for the log's hands.
    TwoGames { name: String },
    /// The log was saved first, and this player ends the ledger with other chips.
    EarlyLog { name: String },
    /// This player still sat when the ledger was saved, and ends the log with other chips, or `joins` after it was saved; the ledger
    /// came in by that event.
    EarlyLedger { name: String, joins: bool, event: Option<u64> },
    /// The log has no hands, and there's no ledger.
    NoHands,
    /// Each of two logs has hands of one evening that the other doesn't have; `apart` if they may be two evenings.
    PartOfAnEvening { night: u32, event: u64, apart: bool },
    /// A hand of the log is the same as an earlier one in it, except for the time.
    HandTwice { place: String, first: String },
    /// A hand of the log is in the book, in another night; `apart` if it may be a different hand that looks the same.
    KnownHand { place: String, hand: u32, night: u32, event: u64, apart: bool },
    /// A hand of the log is in the book in another unit.
    InAnotherUnit { place: String, found: InAnotherUnit },
    /// Some of its people were in a night of the book at the same time; `apart` if they may be two evenings.
    SameTime { night: u32, names: Vec<String>, apart: bool },
    /// A night a few hours away has the same people with the same results: one of the clocks may be off.
    SameResults { night: u32, is_later: bool },
    /// A night from a spreadsheet has its day and some of its people; and all their results, if it `is_same`.
    InASheet { night: u32, day: String, is_same: bool },
    /// A nickname here is another player's in the night at the same time, which came in by that event.
    KnownAs { nickname: String, name: String, night: u32, event: u64 },
    /// Everything that's wrong with the results of past nights.
    PastFaults { faults: Vec<PastFault> },
    /// A hand of the log cannot be booked.
    BadHand { place: String, name: String, fault: LogFault },
}

/// Which past night is meant: two on one day differ by game or place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PastWhen {
    pub day: String,
    pub place: Option<String>,
    pub game: Option<String>,
}

/// What's wrong with a past night.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PastFault {
    /// It can't be read, the file's reader says.
    Unread(String),
    /// A column of amounts that isn't read: its heading, what to call it on the command line, and the columns beside it for what
    /// was paid in or out.
    ColumnUnsaid { spot: String, heading: Option<String>, called: String, is_out: bool, beside: Vec<String> },
    /// Headings nobody knows above columns that are needed, and what they may be, each possibility as it's written on the command
    /// line.
    HeadingsUnknown { spot: String, headings: Vec<String>, maps: Vec<String> },
    /// Its results don't add up to zero; if there are only results, nothing shows where the difference is.
    Off { spot: String, when: PastWhen, by: Amount, are_results: bool },
    /// It came in before, with another result for somebody; `None`: that player wasn't in it.
    Otherwise {
        spot: String,
        when: PastWhen,
        night: u32,
        name: String,
        was: Option<Amount>,
        is: Option<Amount>,
    },
    /// The book has a night that didn't come from a file like this: on that day with other results, or a few hours away with all
    /// the same results.
    PlayedHere { spot: String, when: PastWhen, night: u32, is_same: bool },
}

/// What's wrong with a hand of a log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LogFault {
    /// It can't be read, the file's reader says.
    Unread(String),
    /// What's in the middle isn't what it's played for.
    OtherMiddle { played_for: Amount, lies: Amount },
    /// One of its acts, counted from 1, isn't possible.
    Act { act: usize, why: Box<engine::refusal::Refusal> },
    /// The site paid neither everything that was put in nor everything except the waiting pot.
    PaidOtherwise { took: Amount, paid: Amount },
}

/// What the banker hears about an evening that was played elsewhere.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ImportNoticed {
    /// The ledger and the log differ about somebody.
    LedgerCounts { name: String, ledger: Amount, log: Amount },
    /// The ledger, or a part of the log, came in before and is booked again, and so are later events, each with its kind.
    BookedAgain { is_ledger: bool, event: u64, later: Vec<(u64, String)> },
    /// The log doesn't begin with the first hand, but with this one.
    LogStartsAt { hand: u64 },
    /// An import is undone that had replaced this one.
    StaysUndone { event: u64 },
}
