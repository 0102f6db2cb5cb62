//! Why a night does not end now, and what is to be heard when it does.

use crate::refusal::NoticeDue;
use crate::refusal::OpenNote;
use engine::money::Amount;

/// What stands against the end of a night.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ClosingRefused {
    /// A tournament is still on; `begun`: it was started, so it can be paid out; `called_off`: it can be, for no bounty was won.
    TournamentOpen { number: u32, pool: Amount },
    /// Cold hands tied: they are dealt again.
    ColdHandsTied { names: Vec<String> },
    /// Chips or cash are over, or short below zero, and nobody said who bears it. `colours`: the difference in chips of each kind,
    /// where it is known. `found_first`: nobody is paid before the difference is found.
    OverShort {
        chips: Amount,
        colours: Vec<(String, i64)>,
        cash: Amount,
        found_first: bool,
        bearers: Vec<Bears>,
    },
    /// Nobody is named as banker, who would bear it.
    NoBanker,
    /// Several players won most.
    SeveralWon { each: Amount, bearers: Vec<Bears> },
    /// Nobody won tonight.
    NobodyWon { bearers: Vec<Bears> },
    /// Bank notes are not in THE BOOK yet, and end with the night.
    NotesWouldLapse { notes: Vec<LapsingNote> },
}

/// Who may bear what is over or short.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bears {
    /// The house.
    House,
    /// Who won most.
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

/// What is to be heard when a night ends.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ClosingNoticed {
    /// Stacks that are taken as the ledger has them, and how they were counted.
    LedgersStack { counted: CountedHow, names: Vec<String> },
    /// Tournament chips go back for what they cost, because no prizes were worked out.
    WithoutPrizes,
    /// The last hand is another's to deal.
    NotTheLastDealer { last: String, dealer: String },
    /// The first dealer dealt more often than he who deals last.
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
