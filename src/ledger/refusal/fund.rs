//! The fund of the house: why it does not pay or is not paid, and what is to be heard of it.

use engine::money::Amount;

/// What is wrong with a payment into the fund, or out of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FundRefused {
    /// The house has no fund.
    NoFund { house: String },
    /// The house does not say what is paid into the fund.
    NoAmount,
    /// More entries would go back than the fund has in chips.
    CannotGiveBack { fund: String, chips: Amount, amount: Amount },
    /// The fund does not have so much, in chips or in cash.
    TooSmall { fund: String, chips: Amount, cash: Amount, amount: Amount },
}

/// What is to be heard of the fund.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FundNoticed {
    /// Nobody is charged for a hand whose dealer is not known.
    NotCharged { amount: Amount, fund: String },
    /// A result doesn't say who dealt the other holes.
    OtherHoles { amount: Amount },
    /// A player does not have all that is due.
    CannotPay { name: String, left: Amount, fund: String, missing: Amount },
    /// A player pays.
    Pays { name: String, amount: Amount, fund: String, what: PaidFor },
}

/// What is paid into the fund for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PaidFor {
    /// Joining the table.
    Joining,
    /// Dealing.
    Dealing,
    /// Entering a tournament.
    Entering,
    /// Whatever was told.
    AsTold,
}
