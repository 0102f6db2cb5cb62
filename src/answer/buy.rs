//! Chips were sold.

use crate::answer::Amount;
use crate::answer::fund::Payment;
use ledger::journal::Means;
use serde::Serialize;

/// A player bought chips.
#[derive(Clone, Debug, Serialize)]
pub struct Bought {
    /// Who bought.
    pub player: String,
    /// Who sold: a player, or the bank.
    pub from: String,
    /// What they paid, part by part.
    pub paid: Vec<Paid>,
    /// The bank note among that, if one was written.
    pub note: Option<String>,
    /// What they hold now.
    pub chips: Amount,
    /// What joining the table cost, at houses where it costs something (CAU-003).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fund: Option<Amount>,
    /// True if a player sold.
    #[serde(skip)]
    pub is_from_player: bool,
    /// The chips handed out by color, if that was said.
    #[serde(skip)]
    pub colours: Option<String>,
    /// What went into the fund.
    #[serde(skip)]
    pub payments: Vec<Payment>,
}

/// A part of what somebody gave.
#[derive(Clone, Debug, Serialize)]
pub struct Paid {
    /// What it was.
    pub means: Means,
    /// How much.
    pub amount: Amount,
    /// The note's identifier.
    #[serde(skip)]
    pub note: Option<String>,
}
