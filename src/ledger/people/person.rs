//! One person in a book, and whether they answer for their own debts.

use crate::ids::PlayerId;
use crate::people::name::Name;
use serde::{Deserialize, Serialize};

/// A person, under today's name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Person {
    /// Who this is, whatever their name.
    pub id: PlayerId,
    /// The name.
    pub name: Name,
    /// Regular or guest.
    pub standing: Standing,
    /// Other names that find this person.
    pub aliases: Vec<Name>,
}

impl Person {
    /// The name, then the aliases.
    pub fn names(&self) -> impl Iterator<Item = &Name> {
        std::iter::once(&self.name).chain(&self.aliases)
    }
}

/// Whether a person may carry debts in THE BOOK (MIK-11) or somebody answers for them (MIK-12).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Standing {
    /// One of the circle.
    Regular,
    /// Somebody's guest.
    Guest {
        /// Who brought this guest, if that's on record.
        inviter: Option<PlayerId>,
    },
}

impl Standing {
    /// True for a regular.
    #[must_use]
    pub const fn is_regular(self) -> bool {
        matches!(self, Self::Regular)
    }

    /// Who brought this person; `None` for a regular, or if it's not on record.
    #[must_use]
    pub const fn inviter(self) -> Option<PlayerId> {
        match self {
            Self::Regular => None,
            Self::Guest { inviter } => inviter,
        }
    }
}
