//! A night was closed.

use crate::answer::cashout::Cashed;
use crate::answer::results::Results;
use crate::answer::{Amount, ByName, Debt};
use serde::Serialize;

/// How a night ended.
#[derive(Clone, Debug, Serialize)]
pub struct Closed {
    /// Everybody's play added up.
    pub results: ByName<Amount>,
    /// What each was paid from the drawer.
    pub cash_paid: ByName<Amount>,
    /// What each was sent by app.
    pub app_paid: ByName<Amount>,
    /// What became of the fund's chips, if it had any.
    pub fund: Option<FundCashed>,
    /// THE BOOK before and after.
    pub consolidation: Consolidation,
    /// Guests' debts that stay out of THE BOOK.
    pub private: Vec<Debt>,
    /// The notes that lost their value.
    pub lapsed: Vec<String>,
    /// How much more in chips was found than expected.
    pub over_short: Amount,
    /// The same in cash.
    pub drawer_over_short: Amount,
    /// How it came to that.
    #[serde(skip)]
    pub details: Details,
}

/// What only people are told when a night ends.
#[derive(Clone, Debug)]
pub struct Details {
    /// The number of the night.
    pub number: u32,
    /// Who turned in chips at the close.
    pub cashed: Vec<Cashed>,
    /// Claims on the bank that it paid: whose, how much, and whether by app.
    pub claims: Vec<(String, Amount, bool)>,
    /// The rule by which they were paid in this order.
    pub order: Option<String>,
    /// What the house calls its fund.
    pub fund_name: Option<String>,
    /// Who covers the difference.
    pub bearer: Option<String>,
    /// Who gets what is in the drawer.
    pub drawer: Option<Drawer>,
    /// Everybody's result.
    pub results: Results,
    /// The rule for reducing the debts.
    pub consolidates_by: Option<String>,
    /// The reason of each group of new debts; none where nothing changed.
    pub reasons: Option<Vec<String>>,
    /// What to type next: payments the banker can make from the money that came by app.
    pub next: Vec<String>,
}

/// Who gets what is in the drawer at the end: the float goes back first.
#[derive(Clone, Debug)]
pub struct Drawer {
    /// The float that was put in.
    pub float: Amount,
    /// How much of it is still there in cash.
    pub back: Amount,
    /// How much of it is not.
    pub missing: Amount,
    /// Who gets it back.
    pub owner: String,
    /// Cash left after that.
    pub left: Amount,
    /// What came in by app; negative if more was sent out.
    pub by_app: Amount,
    /// Who keeps both.
    pub keeper: String,
}

/// The fund's chips were turned in.
#[derive(Clone, Debug, Serialize)]
pub struct FundCashed {
    /// What they were worth.
    pub stack: Amount,
    /// Paid from the drawer.
    pub cash: Amount,
    /// What the drawer could not pay.
    pub claim: Amount,
}

/// The debts, reduced to as few as possible.
#[derive(Clone, Debug, Serialize)]
pub struct Consolidation {
    /// As they were.
    pub before: Vec<Debt>,
    /// As they are.
    pub after: Vec<Debt>,
    /// True if fewer are impossible.
    pub proven: bool,
}
