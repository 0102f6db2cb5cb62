//! The facts of a tournament: each says which one, and what happened in it.

use crate::ids::{NightId, TournamentId};
use crate::journal::kinds::kinds;
use crate::tournament::did::Did;
use serde::{Deserialize, Serialize};

/// Something happened in a tournament.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename = "tournament")]
pub struct InTournament {
    pub night: NightId,
    pub tournament: TournamentId,
    pub did: Did,
}

kinds!(InTournament = "tournament");

impl InTournament {
    /// The night it belongs to.
    #[must_use]
    pub const fn night(&self) -> Option<NightId> {
        Some(self.night)
    }
}
