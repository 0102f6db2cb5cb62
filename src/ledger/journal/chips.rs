//! The facts of the chips and the cash of a night: bought, swapped, counted.

use crate::chips::ChipCount;
use crate::ids::{NightId, PlayerId, TournamentId};
use crate::journal::kinds::kinds;
use crate::journal::means::Means;
use crate::journal::notes::NoteUse;
use engine::money::Money;
use serde::{Deserialize, Serialize};

/// A fact of the chips and the cash of a night.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum ChipFact {
    /// A player buys chips.
    BoughtIn(BoughtIn),
    /// A player changes chips for others of the same value.
    Swapped { night: NightId, player: PlayerId, gave: ChipCount, got: ChipCount },
    /// A player's whole stack was counted.
    Counted(Counted),
    /// One of the two people counting a stack said what's in it.
    CountSaid(CountSaid),
    /// The cash box was counted.
    DrawerCounted { night: NightId, found: Money, expected: Money },
    /// Something was taken back: that changes how much the drawer, as it was counted, is over (below zero: short).
    DrawerFollowed { night: NightId, over: Money },
}

kinds!(ChipFact {
    BoughtIn = "bought-in",
    Swapped = "swapped",
    Counted = "counted",
    CountSaid = "count-said",
    DrawerCounted = "drawer-counted",
    DrawerFollowed = "drawer-followed",
});

/// A purchase of chips, from the bank or from another player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BoughtIn {
    pub night: NightId,
    pub player: PlayerId,
    /// `None`: the bank.
    pub seller: Option<PlayerId>,
    pub parts: Vec<PaymentPart>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub chips: Option<ChipCount>,
}

/// A part of what a purchase was paid with.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PaymentPart {
    pub means: Means,
    pub amount: Money,
    /// The note written for it, when paid by note.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub note: Option<NoteUse>,
}

/// A count of a whole stack: it's final, and the difference is play nobody recorded.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Counted {
    pub night: NightId,
    pub player: PlayerId,
    pub found: Money,
    pub expected: Money,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub chips: Option<ChipCount>,
    /// The tournament whose chips they are; `None`: the chips of the night.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tournament: Option<TournamentId>,
}

/// Whose count it is, if the house wants two (DAV-20).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CountedBy {
    /// The player counted their own stack.
    Player,
    /// The banker counted it.
    Banker,
}

/// What one of the two counted: noted, and final only when the other says the same.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CountSaid {
    pub night: NightId,
    pub player: PlayerId,
    pub by: CountedBy,
    pub found: Money,
}

impl ChipFact {
    /// The night it belongs to.
    #[must_use]
    pub const fn night(&self) -> Option<NightId> {
        match self {
            Self::BoughtIn(BoughtIn { night, .. })
            | Self::Counted(Counted { night, .. })
            | Self::CountSaid(CountSaid { night, .. })
            | Self::Swapped { night, .. }
            | Self::DrawerCounted { night, .. }
            | Self::DrawerFollowed { night, .. } => Some(*night),
        }
    }
}
