//! Why a night doesn't end now, and what the table should hear when it does.

use crate::refusal::NoticeDue;
use crate::refusal::OpenNote;
use engine::money::Amount;

/// Why a night can't end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ClosingRefused {
    /// A tournament is still on; `begun`: it was started, so it can be paid out; `called_off`: it can be called off, because no
    /// bounty was won.
    TournamentOpen { number: u32, pool: Amount },
    /// Cold hands tied: they are dealt again.
    ColdHandsTied { names: Vec<String> },
    /// Chips or cash are over (below zero: short), and nobody said who covers it. `colours`: the difference in chips of each
    /// kind, if it's known. `found_first`: nobody is paid before the difference is found.
    OverShort {
        chips: Amount,
        colours: Vec<(String, i64)>,
        cash: Amount,
        found_first: bool,
        bearers: Vec<Bears>,
    },
    /// No banker is named who would cover it.
    NoBanker,
    /// Several players tied for the biggest win.
    SeveralWon { each: Amount, bearers: Vec<Bears> },
    /// Nobody won tonight.
    NobodyWon { bearers: Vec<Bears> },
    /// Bank notes are not in THE BOOK yet, and end with the night.
    NotesWouldLapse { notes: Vec<LapsingNote> },
}

/// Who may cover what's over or short.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bears {
    /// The house.
    House,
    /// The biggest winner.
    Winner,
    /// The banker.
    Banker,
}

/// A bank note that ends with the night.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LapsingNote {
    pub note: OpenNote,
    /// Who has it.
    pub holder: String,
}

/// What the table should hear when a night ends.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ClosingNoticed {
    /// Stacks that are taken from the ledger, and how they were counted.
    LedgersStack { counted: CountedHow, names: Vec<String> },
    /// Tournament chips are taken back at cost, because no prizes were worked out.
    WithoutPrizes,
    /// Somebody else has to deal the last hand.
    NotTheLastDealer { last: String, dealer: String },
    /// The first dealer dealt more often than the last one.
    NotLevel { first: String, most: usize, last: String, least: usize },
    /// Play stops when management says so.
    Management,
    /// The table breaks up, and nobody gave notice.
    NobodyGaveNotice { due: NoticeDue },
    /// Play goes on until one player has all the chips.
    SeveralHaveChips { names: Vec<String> },
}

/// How a stack was counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CountedHow {
    /// Not at all.
    Not,
    /// By the player only.
    ByPlayer,
    /// By the banker only.
    ByBanker,
    /// Differently by the two.
    Differently,
}
