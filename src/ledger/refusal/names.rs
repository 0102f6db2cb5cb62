//! Why somebody can't have a name.

use crate::refusal::not_a_name::NotAName;

/// What is wrong with a name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NameRefused {
    /// The text can't be anybody's name.
    NotAName(NotAName),
    /// The player already has this alias.
    AliasAlready { name: String, alias: String },
    /// The player has that name already.
    NameAlready { name: String },
    /// Somebody else has the name.
    Taken {
        name: String,
        /// Who has it as an alias.
        alias_of: Option<String>,
    },
    /// The name looks like somebody else's.
    Lookalike {
        name: String,
        taken: String,
        /// Who has that as an alias.
        alias_of: Option<String>,
        /// The first letter in which they differ, if readers can't tell it apart.
        strange: Option<char>,
        wanted: NameWanted,
    },
}

/// What a name is for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NameWanted {
    /// A newcomer.
    Newcomer,
    /// One more name of this player.
    AliasOf(String),
    /// Another name for this player.
    RenameOf(String),
}
