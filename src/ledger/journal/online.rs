//! A session that was played elsewhere: the sittings that a night was made from.

use crate::ids::{NightId, PlayerId};
use crate::time::Instant;
use engine::money::Money;
use serde::{Deserialize, Serialize};

/// The sittings in another program's ledger, as a night of this book. It moves nothing: purchases and counts do.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SessionImported {
    pub night: NightId,
    /// The kind of the ledger.
    pub source: String,
    pub sittings: Vec<OnlineSitting>,
    /// True if the sittings are what the log tells: a log with more hands tells them anew.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub by_log: bool,
}

/// One sitting.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OnlineSitting {
    pub player: PlayerId,
    /// The player's id in the other program.
    pub foreign: String,
    pub nickname: String,
    pub began: Option<Instant>,
    pub ended: Option<Instant>,
    pub buy_in: Money,
    /// What the player left with.
    pub out: Money,
}

impl OnlineSitting {
    /// What identifies a sitting: who sat down when, or got up when.
    #[must_use]
    pub fn key(&self) -> (&str, Option<Instant>, Option<Instant>) {
        let ended = if self.began.is_some() { None } else { self.ended };
        (&self.foreign, self.began, ended)
    }
}
