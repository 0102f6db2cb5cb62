//! The house's fund: why it doesn't pay or isn't paid, and what the table should hear about it.

use engine::money::Amount;

/// What's wrong with a payment into the fund, or out of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FundRefused {
    /// The house has no fund.
    NoFund { house: String },
    /// The house doesn't say what to pay into the fund.
    NoAmount,
    /// More entries would go back than the fund has in chips.
    CannotGiveBack { fund: String, chips: Amount, amount: Amount },
    /// The fund doesn't have that much, in chips or in cash.
    TooSmall { fund: String, chips: Amount, cash: Amount, amount: Amount },
}

/// What the table should hear about the fund.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FundNoticed {
    /// Nobody is charged for a hand with an unknown dealer.
    NotCharged { amount: Amount, fund: String },
    /// A result doesn't say who dealt the other holes.
    OtherHoles { amount: Amount },
    /// A player doesn't have everything that's due.
    CannotPay { name: String, left: Amount, fund: String, missing: Amount },
    /// A player pays.
    Pays { name: String, amount: Amount, fund: String, what: PaidFor },
}

/// What a payment into the fund is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PaidFor {
    /// Joining the table.
    Joining,
    /// Dealing.
    Dealing,
    /// Entering a tournament.
    Entering,
    /// Whatever was said.
    AsTold,
}
