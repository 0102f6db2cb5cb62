//! What was fixed before the first card: price, stack, prizes, ways back, levels, and who rules (PIG-02, PIG-08).

use crate::ids::PlayerId;
use crate::tournament::levels::BlindStructure;
use crate::tournament::prize_table::PrizeTable;
use engine::money::{Money, Overflow};
use serde::{Deserialize, Serialize};

/// The terms of a tournament. Money is in the book's unit, stacks are chips without money value.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TournamentTerms {
    /// What an entry adds to the prizes.
    pub price: Money,
    /// The bounty an entry pays for.
    pub bounty: Money,
    /// What the house keeps of an entry.
    pub fee: Money,
    /// What everybody begins with.
    pub stack: Money,
    /// The smallest chip in play.
    pub unit: Money,
    /// The way back for players who are out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub again: Option<WayBack>,
    /// More chips for players who are in.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub addon: Option<Addon>,
    /// The last level during which players can still enter; `None`: only before the first card.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub late: Option<u32>,
    /// How the pool is shared; must be said before the first card (PIG-16).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub prizes: Option<PrizeTable>,
    /// What prizes are rounded to (PIG-17).
    pub step: Money,
    pub levels: BlindStructure,
    /// Who rules, and who does if the host is involved (PIG-02).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub host: Option<PlayerId>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deputy: Option<PlayerId>,
    /// Where these terms differ from the house's: everybody who enters agrees to it (PIG-01).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub agreed: Vec<Departure>,
}

/// A term that differs from the house's, with the rule it breaks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Departure {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
    pub text: String,
}

/// How a player who is out comes back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct WayBack {
    pub way: ComeBack,
    /// What it adds to the prizes.
    pub price: Money,
    /// The new bounty it pays for.
    pub bounty: Money,
    /// What the house keeps of it.
    pub fee: Money,
    pub stack: Money,
    /// How often each player may.
    pub most: u32,
    /// The last level during which they can; `None`: to the end.
    pub until: Option<u32>,
}

/// Who may come back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ComeBack {
    /// The first player out, once (PIG-09).
    FirstOut,
    /// Anybody who is out, with chips of a size of their own.
    Rebuy,
    /// Anybody who is out, as if they were new.
    Reentry,
}

/// More chips for money, once for each player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Addon {
    pub price: Money,
    pub stack: Money,
    /// The last level during which they can; `None`: to the end.
    pub until: Option<u32>,
}

impl WayBack {
    /// Everything that's paid for it: the price, the bounty, and what the house keeps.
    ///
    /// # Errors
    ///
    /// A sum too large for a book.
    pub fn cost(&self) -> Result<Money, Overflow> {
        self.price.plus(self.bounty)?.plus(self.fee)
    }
}

impl ComeBack {
    /// What the table calls it.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::FirstOut | Self::Rebuy => "rebuy",
            Self::Reentry => "re-entry",
        }
    }
}
