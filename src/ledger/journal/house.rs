//! The facts of the book and its house: it began, whose rules are played, whose house it is, which chips there are.

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
    /// It was said whose house it is.
    OwnerNamed { house: String, owner: PlayerId },
    /// The case of chips: colours, values, how many exist.
    CaseSet { chips: Vec<ChipKind> },
    /// The next step is said after each command from now on, or not.
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
