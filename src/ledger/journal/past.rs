//! A past night, as somebody wrote it down: who won and lost what, and what was still owed for it.

use crate::accounts::Party;
use crate::ids::{NightId, PlayerId};
use crate::journal::debts::DebtLine;
use crate::refusal::PastWhen;
use engine::money::Money;
use serde::{Deserialize, Serialize};

/// The results of a night that nobody recorded hand by hand. They're play, paid in cash unless something else is said.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PastPlayed {
    pub night: NightId,
    pub when: PastKey,
    pub results: Vec<PastResult>,
}

/// Which past night it is: two on one day have different places or games, or are one below the other.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct PastKey {
    /// The day, like `2019-03-01`; nobody knows the hour.
    pub day: String,
    /// Which of several on one day, counted from 1.
    pub nth: u32,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub place: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub game: Option<String>,
}

impl PastKey {
    /// Which night it is, for a refusal.
    #[must_use]
    pub fn told(&self) -> PastWhen {
        PastWhen { day: self.day.clone(), place: self.place.clone(), game: self.game.clone() }
    }

    /// The same, whatever capitals place and game were written in.
    #[must_use]
    pub fn folded(&self) -> Self {
        let small = |text: &Option<String>| text.as_ref().map(|text| text.trim().to_lowercase());
        Self { day: self.day.clone(), nth: self.nth, place: small(&self.place), game: small(&self.game) }
    }
}

/// One player's result.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PastResult {
    pub player: PlayerId,
    /// What the player bought, if that was written down.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bought: Option<Money>,
    pub net: Money,
}

/// What wasn't paid in cash that night: who covers what the results are off by, and the debts left.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PastSettled {
    pub night: NightId,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub borne: Option<PastBorne>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub debts: Vec<DebtLine>,
}

/// Who covers what the results are off by.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PastBorne {
    pub by: Party,
    /// What this party pays; below zero, it's left over and this party gets it.
    pub amount: Money,
}
