//! Why an evening that was played elsewhere is not taken, and what the banker hears where it is.

use crate::refusal::recorded_hands::InAnotherUnit;
use engine::money::Amount;

/// What is wrong with the evening, or with a line of its files.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ImportRefused {
    /// Somebody has two places in a hand.
    SitsTwice { place: String, name: String },
    /// Each of two logs has hands of one evening that the other has not; `apart` if they may be two evenings.
    PartOfAnEvening { night: u32, event: u64, apart: bool },
    /// A hand of the log is the same as an earlier one there, but for its hour.
    HandTwice { place: String, first: String },
    /// A hand of the log is in the book, in another night.
    KnownHand { place: String, hand: u32, night: u32, event: u64 },
    /// A hand of the log is in the book in another unit.
    InAnotherUnit { place: String, found: InAnotherUnit },
    /// Some of its people were in a night of the book at the same hours; `apart` if they may be two evenings.
    SameTime { night: u32, names: Vec<String>, apart: bool },
    /// A night a few hours away has the same people with the same results: one of the clocks may be off.
    SameResults { night: u32, is_later: bool },
    /// A night of a spreadsheet has its day and some of its people; all their results, if it `is_same`.
    InASheet { night: u32, day: String, is_same: bool },
    /// Somebody is called as another is in the night of the same hours, which came in by that event.
    KnownAs { nickname: String, name: String, night: u32, event: u64 },
    /// What is wrong with the results of the past, all of it.
    PastFaults { faults: Vec<PastFault> },
    /// A hand of the log cannot be booked.
    BadHand { place: String, name: String, fault: LogFault },
}

/// Which night of the past is meant: two of one day differ by game or place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PastWhen {
    pub day: String,
    pub place: Option<String>,
    pub game: Option<String>,
}

/// What is wrong with a night of the past.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PastFault {
    /// It cannot be read, as the reader of the file says.
    Unread(String),
    /// A column of amounts that nobody reads: its heading, how it is called on the line, and the columns beside it of what was paid in,
    /// or out.
    ColumnUnsaid { spot: String, heading: Option<String>, called: String, is_out: bool, beside: Vec<String> },
    /// Headings nobody knows above columns that are needed, and what they may be, each way as it is said on the line.
    HeadingsUnknown { spot: String, headings: Vec<String>, maps: Vec<String> },
    /// Its results do not come to nothing; of results alone nothing says where the difference lies.
    Off { spot: String, when: PastWhen, by: Amount, are_results: bool },
    /// It came in before, with another result of somebody; none: he was not in it.
    Otherwise {
        spot: String,
        when: PastWhen,
        night: u32,
        name: String,
        was: Option<Amount>,
        is: Option<Amount>,
    },
    /// The book has a night that did not come out of a file like this: of that day with other results, or a few hours away with all of
    /// its results.
    PlayedHere { spot: String, when: PastWhen, night: u32, is_same: bool },
}

/// What is wrong with a hand of a log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LogFault {
    /// It cannot be read, as the reader of the file says.
    Unread(String),
    /// Something else lies in the middle than it is played for.
    OtherMiddle { played_for: Amount, lies: Amount },
    /// One of its acts cannot be done, counted from 1.
    Act { act: usize, why: Box<engine::refusal::Refusal> },
    /// The site paid neither all that was put in nor all but the pot that waits.
    PaidOtherwise { took: Amount, paid: Amount },
}

/// What the banker hears of an evening that was played elsewhere.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ImportNoticed {
    /// Ledger and log differ about somebody.
    LedgerCounts { name: String, ledger: Amount, log: Amount },
    /// The ledger, or a part of the log, came in before and is booked again; so are later events, each with its kind.
    BookedAgain { is_ledger: bool, event: u64, later: Vec<(u64, String)> },
}
