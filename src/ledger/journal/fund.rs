//! The facts of a fund: a player paid into it, its chips became money, somebody got something from it.

use crate::ids::{HandId, NightId, PlayerId};
use crate::journal::kinds::kinds;
use engine::money::Money;
use serde::{Deserialize, Serialize};

/// A fact of the fund.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum FundFact {
    /// A player paid into the fund.
    FundPaid(FundPaid),
    /// The fund turned its chips in.
    FundCashedOut(FundCashedOut),
    /// Somebody got something from the fund.
    FundSpent(FundSpent),
}

kinds!(FundFact {
    FundPaid = "fund-paid",
    FundCashedOut = "fund-cashed-out",
    FundSpent = "fund-spent",
});

/// Why a player paid into the fund.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FundWhy {
    /// The player joined the table.
    Joined,
    /// The player dealt.
    Dealt,
    /// The player entered a tournament, and the house keeps a part of the entry.
    Entered,
    /// It was booked by hand.
    Given,
}

/// A player's chips went into the fund: not pot money, and not a result of play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FundPaid {
    pub night: NightId,
    pub player: PlayerId,
    /// Below zero in an older book: it came back, because another player dealt.
    pub amount: Money,
    pub why: FundWhy,
    /// The hand or game that was dealt; `None` if nobody wrote it down.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hand: Option<HandId>,
}

/// The fund turned its chips in when the night ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FundCashedOut {
    pub night: NightId,
    pub stack: Money,
    /// Paid by the drawer.
    pub cash: Money,
    /// What the drawer couldn't pay: the fund's claim on the bank.
    pub claim: Money,
}

/// Somebody got something from the fund.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FundSpent {
    /// The night the chips are from; `None` if it was paid in cash.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub night: Option<NightId>,
    pub player: PlayerId,
    pub amount: Money,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub why: String,
}

impl FundPaid {
    /// True if what it paid for is still valid: a place at the table.
    #[must_use]
    pub fn is_open(&self) -> bool {
        self.why == FundWhy::Joined
    }
}

impl FundSpent {
    /// How it was paid: `chips` or `cash`.
    #[must_use]
    pub const fn means(&self) -> &'static str {
        if self.night.is_some() { "chips" } else { "cash" }
    }
}

impl FundWhy {
    /// The word in the tables.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Joined => "joined",
            Self::Dealt => "dealt",
            Self::Entered => "entered",
            Self::Given => "given",
        }
    }
}

impl FundFact {
    /// The night it belongs to.
    #[must_use]
    pub const fn night(&self) -> Option<NightId> {
        match self {
            Self::FundPaid(FundPaid { night, .. }) | Self::FundCashedOut(FundCashedOut { night, .. }) => {
                Some(*night)
            }
            Self::FundSpent(FundSpent { night, .. }) => *night,
        }
    }
}
