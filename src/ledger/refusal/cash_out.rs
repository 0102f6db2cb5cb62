//! Why chips are not turned in, and what is to be heard when they are.

use crate::refusal::Bears;
use engine::money::Amount;

/// What is wrong with turning chips in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CashOutRefused {
    /// Tournament chips aren't money while it's played.
    TournamentChips,
    /// A player takes only a part of his stack off the table.
    OnlyAPart { stays: StaysOnTable, name: String, stack: Amount, amount: Amount },
    /// A player has no chips.
    NoChips { name: String },
    /// The bank does not have so much out.
    MoreThanOut { stack: Amount, out: Amount },
    /// Every stack is counted, and the counts are over, or short below zero; these can cover it.
    CountsOff { off: Amount, bearers: Vec<Bears> },
}

/// What stays on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StaysOnTable {
    /// What a player won, while the others play for it.
    Winnings,
    /// All chips, until their owner cashes out.
    Chips,
}

/// What is to be heard when chips are turned in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CashOutNoticed {
    /// The house does not say whether a part of a stack is turned in.
    PartUnsaid,
    /// The drawer does not have all, and the bank owes the rest.
    DrawerShort { name: String, claim: Amount },
    /// Stacks should be whole dollars by now.
    NotWhole { name: String, stack: Amount },
    /// What is above the last whole dollar belongs in the last pot, which wasn't played: he's paid all the same.
    BelongsInPot { name: String, stack: Amount, above: Amount },
    /// Smaller stacks are paid first while the drawer has not enough for all.
    SmallerFirst { drawer: Amount, out: Amount, first: Vec<String>, name: String },
}
