//! The facts of the book and its house: it began, whose rules apply, who owns the house, which chips there are.

use crate::chips::ChipKind;
use crate::ids::{NightId, PlayerId};
use crate::journal::kinds::kinds;
use engine::money::Currency;
use serde::{Deserialize, Serialize};
use uuid::Uuid;

/// A fact of the book and its house.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum HouseFact {
    /// The book begins.
    BookBegun { book: Uuid, currency: Currency },
    /// A house profile is adopted for the nights to come; its text is stored whole.
    HouseAdopted { house: String, profile: String },
    /// The house's owner was named.
    OwnerNamed { house: String, owner: PlayerId },
    /// The case of chips: colors, values, how many exist.
    CaseSet { chips: Vec<ChipKind> },
    /// From now on the next step is mentioned after each command, or not.
    HintsTurned { on: bool },
}

kinds!(HouseFact {
    BookBegun = "book-begun",
    HouseAdopted = "house-adopted",
    OwnerNamed = "owner-named",
    CaseSet = "case-set",
    HintsTurned = "hints-turned",
});

impl HouseFact {
    /// The night it belongs to.
    #[must_use]
    pub const fn night(&self) -> Option<NightId> {
        match self {
            Self::BookBegun { .. }
            | Self::HouseAdopted { .. }
            | Self::OwnerNamed { .. }
            | Self::CaseSet { .. }
            | Self::HintsTurned { .. } => None,
        }
    }
}
