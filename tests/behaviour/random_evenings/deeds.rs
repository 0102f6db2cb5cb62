//! What can be asked of the bank in a random evening, in plain figures.

use super::things::{Standing, Who};

/// How something is paid for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum By {
    Cash,
    Transfer,
    Chips,
    Note,
    Book,
    Gift,
}

/// Who covers the difference.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bears {
    House,
    Winner,
    Banker,
}

/// How a player who goes home is paid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Paid {
    Usual,
    Cash,
    App,
}

/// One request to the bank; amounts in minor units, and not always sensible ones.
#[derive(Clone, Debug)]
pub enum Deed {
    Join(Standing),
    Become(Who, Standing),
    Merge {
        kept: Who,
        gone: Who,
    },
    Open {
        house: usize,
        banker: Option<Who>,
        float: i64,
        stakes: bool,
    },
    HandOver(Who),
    Seat(Who, u32),
    Dealer(Who),
    Leave(Who),
    Buy {
        who: Who,
        seller: Option<Who>,
        parts: Vec<(By, i64)>,
    },
    Fine {
        who: Who,
        amount: Option<i64>,
        folding: bool,
    },
    FundGive(Who, Option<i64>),
    FundPay(Who, i64),
    Count(Who, i64),
    Drawer(i64),
    Hand {
        ins: Vec<(Who, i64)>,
        wins: Vec<(Who, i64)>,
        carry: i64,
    },
    Issue {
        debtor: Who,
        holder: Who,
        amount: i64,
        by: By,
    },
    Give {
        note: String,
        to: Who,
        by: By,
    },
    PayNote(String, i64),
    Commit(String),
    CommitAll,
    Void(String),
    Owe {
        debtor: Who,
        creditor: Who,
        amount: i64,
    },
    Pay {
        from: Who,
        to: Who,
        amount: i64,
        app: bool,
    },
    Forgive {
        creditor: Who,
        debtor: Who,
        amount: i64,
    },
    Consolidate,
    Seed,
    /// Cold hands: by cards, or by naming the winner; tied if `tie`.
    Cold {
        tie: bool,
        by_cards: bool,
    },
    CashOut(Who, Paid),
    CashOutAll(Paid),
    Close(Option<Bears>),
    Adjust {
        night: usize,
        who: Who,
        against: Option<Who>,
        amount: i64,
        cash: bool,
    },
    Undo {
        seq: Option<u64>,
        with_dependents: bool,
    },
}

/// What only the bank's answer tells: names it picked, cards it drew, plans it made.
#[derive(Clone, Debug, Default)]
pub struct Answer {
    pub identifier: String,
    /// Who has the best cold hand.
    pub best: Vec<Who>,
    /// The debts after a consolidation.
    pub after: Option<Vec<(Who, Who, i128)>>,
    /// The events that were undone.
    pub undone: Vec<u64>,
}
