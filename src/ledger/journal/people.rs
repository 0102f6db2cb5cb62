//! The facts of people: who is in the book, their names, and their standing.

use crate::ids::{NightId, PlayerId};
use crate::journal::holding::MergedHolding;
use crate::journal::kinds::kinds;
use crate::people::Standing;
use serde::{Deserialize, Serialize};

/// A fact of the people in the book.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum PersonFact {
    /// A person enters the book.
    PlayerAdded { player: PlayerId, name: String, standing: Standing },
    /// A person is renamed.
    PlayerRenamed { player: PlayerId, name: String },
    /// A person gets another name to be found by.
    PlayerAliased { player: PlayerId, alias: String },
    /// A guest becomes a regular, or gets an inviter.
    PlayerStanding { player: PlayerId, standing: Standing },
    /// Where a person is paid: the handle of an app, an account; `None`: nowhere anymore.
    PlayerPaidAt { player: PlayerId, handle: Option<String> },
    /// The link that opens a person's page, by its token; `None`: no link opens it anymore.
    PlayerLinked { player: PlayerId, token: Option<String> },
    /// Two records of one person become one; `holdings` is everything the gone one held.
    PlayersMerged { kept: PlayerId, gone: PlayerId, holdings: Vec<MergedHolding> },
}

kinds!(PersonFact {
    PlayerAdded = "player-added",
    PlayerRenamed = "player-renamed",
    PlayerAliased = "player-aliased",
    PlayerStanding = "player-standing",
    PlayerPaidAt = "player-paid-at",
    PlayerLinked = "player-linked",
    PlayersMerged = "players-merged",
});

impl PersonFact {
    /// The name that it gives somebody.
    #[must_use]
    pub fn name(&self) -> Option<&str> {
        match self {
            Self::PlayerAdded { name, .. }
            | Self::PlayerRenamed { name, .. }
            | Self::PlayerAliased { alias: name, .. } => Some(name),
            Self::PlayerStanding { .. }
            | Self::PlayerPaidAt { .. }
            | Self::PlayerLinked { .. }
            | Self::PlayersMerged { .. } => None,
        }
    }

    /// The night it belongs to.
    #[must_use]
    pub const fn night(&self) -> Option<NightId> {
        match self {
            Self::PlayerAdded { .. }
            | Self::PlayerRenamed { .. }
            | Self::PlayerAliased { .. }
            | Self::PlayerStanding { .. }
            | Self::PlayerPaidAt { .. }
            | Self::PlayerLinked { .. }
            | Self::PlayersMerged { .. } => None,
        }
    }
}
