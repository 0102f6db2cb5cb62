//! One person of a book, and whether he stands for his own debts.

use crate::ids::PlayerId;
use crate::people::name::Name;
use serde::{Deserialize, Serialize};

/// A person, under the name he goes by today.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Person {
    /// Who he is, whatever he is called.
    pub id: PlayerId,
    /// What he is called.
    pub name: Name,
    /// Regular or guest.
    pub standing: Standing,
    /// Other names that find him.
    pub aliases: Vec<Name>,
}

impl Person {
    /// His name, then his aliases.
    pub fn names(&self) -> impl Iterator<Item = &Name> {
        std::iter::once(&self.name).chain(&self.aliases)
    }
}

/// Whether a person may carry debts in THE BOOK himself (MIK-11) or somebody answers for him (MIK-12).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Standing {
    /// One of the circle.
    Regular,
    /// Somebody's guest.
    Guest {
        /// Who brought him, where that is on record.
        inviter: Option<PlayerId>,
    },
}

impl Standing {
    /// True for a regular.
    #[must_use]
    pub const fn is_regular(self) -> bool {
        matches!(self, Self::Regular)
    }

    /// Who brought him: none for a regular, or where it is not on record.
    #[must_use]
    pub const fn inviter(self) -> Option<PlayerId> {
        match self {
            Self::Regular => None,
            Self::Guest { inviter } => inviter,
        }
    }
}
