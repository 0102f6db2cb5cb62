//! Why chips aren't turned in, and what the table should hear when they are.

use crate::refusal::Bears;
use engine::money::Amount;

/// What is wrong with turning chips in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CashOutRefused {
    /// Tournament chips aren't money while it's played.
    TournamentChips,
    /// A player may not take only a part of their stack off the table.
    OnlyAPart { stays: StaysOnTable, name: String, stack: Amount, amount: Amount },
    /// A player has no chips.
    NoChips { name: String },
    /// The bank doesn't have that much out.
    MoreThanOut { stack: Amount, out: Amount },
    /// Every stack is counted, and the counts are over (below zero: short); these can cover it.
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

/// What the table should hear when chips are turned in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CashOutNoticed {
    /// The house doesn't say whether part of a stack can be turned in.
    PartUnsaid,
    /// The drawer doesn't have all of it, and the bank owes the rest.
    DrawerShort { name: String, claim: Amount },
    /// Stacks should be whole dollars by now.
    NotWhole { name: String, stack: Amount },
    /// The odd change belongs in the last pot, which wasn't played: the player is paid anyway.
    BelongsInPot { name: String, stack: Amount, above: Amount },
    /// Smaller stacks are paid first while the drawer doesn't have enough for all.
    SmallerFirst { drawer: Amount, out: Amount, first: Vec<String>, name: String },
}
