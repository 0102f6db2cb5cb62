//! A stack was counted.

use crate::answer::Amount;
use ledger::journal::CountedBy;
use serde::Serialize;

/// A stack as it was counted, for people.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stack {
    /// What it is worth.
    pub worth: Amount,
    /// Its chips by color, highest first, and the house's rule on showing them, if colors were said (DAV-23, PIG-65).
    pub colours: Option<(String, Option<String>)>,
}

/// A seat that a round of counts asks about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatAsked {
    /// Its number, if it has one.
    pub seat: Option<u32>,
    /// Who sits there.
    pub player: String,
    /// Their chips by the book.
    pub stack: Amount,
    /// True if they were counted since they last changed.
    pub counted: bool,
}

/// How far a round of counts has come.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SoFar {
    /// What was counted.
    pub counted: Amount,
    /// What players should have together.
    pub out: Amount,
    /// `counted` less `out`.
    pub difference: Amount,
    /// Who has chips and was not counted.
    pub left: Vec<String>,
}

/// A whole stack was counted, and the count is final.
#[derive(Clone, Debug, Serialize)]
pub struct Counted {
    /// Whose stack it is.
    pub player: String,
    /// What was found.
    pub counted: Amount,
    /// What the book had.
    pub expected: Amount,
    /// More than expected if positive.
    pub difference: Amount,
    /// What the table is over by now; short if negative.
    pub over_short: Amount,
    #[serde(skip)]
    pub stack: Stack,
    /// The rule of a house that shows chips when asked.
    #[serde(skip)]
    pub on_request: Option<String>,
}

/// Several stacks were counted.
#[derive(Clone, Debug, Serialize)]
pub struct CountedSeveral<A> {
    /// All of them.
    pub counts: Vec<A>,
}

/// One of the two who count a stack said what is in it (DAV-20).
#[derive(Clone, Debug, Serialize)]
pub struct CountedByOne {
    /// Whose stack it is.
    pub player: String,
    /// Who counted.
    pub by: CountedBy,
    /// What they found.
    pub counted: Amount,
    /// What the book had.
    pub expected: Amount,
    /// True if both say the same.
    pub agreed: bool,
    #[serde(skip)]
    pub stack: Stack,
}
