//! The players in the book.

use crate::answer::Amount;
use ledger::people::{Person as Known, Roster};
use serde::Serialize;

/// Everybody.
#[derive(Clone, Debug, Serialize)]
pub struct Everybody {
    /// One after the other.
    pub players: Vec<Person>,
}

/// A person in the book.
#[derive(Clone, Debug, Serialize)]
pub struct Person {
    /// The name.
    pub name: String,
    /// The global id.
    pub id: String,
    /// `regular` or `guest`.
    pub standing: &'static str,
    /// Who invited them.
    pub guest_of: Option<String>,
    /// Their other names.
    pub aliases: Vec<String>,
}

impl Person {
    /// A person as the roster has them.
    #[must_use]
    pub fn of(people: &Roster, person: &Known) -> Self {
        let inviter = person.standing.inviter().and_then(|inviter| people.get(inviter));
        Self {
            name: person.name.to_string(),
            id: person.id.to_string(),
            standing: if person.standing.is_regular() { "regular" } else { "guest" },
            guest_of: inviter.map(|inviter| inviter.name.to_string()),
            aliases: person.aliases.iter().map(ToString::to_string).collect(),
        }
    }
}

/// One person, with what was agreed with them.
#[derive(Clone, Debug, Serialize)]
pub struct OnePerson {
    /// The person.
    #[serde(flatten)]
    pub person: Person,
    /// Where they are paid.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub paid_at: Option<String>,
    /// The most they may owe.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub limit: Option<Amount>,
    /// The houses they own.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub owner_of: Vec<String>,
    /// What each of these houses reserves for its owner, by the rules of the house being played at.
    #[serde(skip)]
    pub keeps: Vec<Keeps>,
}

/// What a house reserves for its owner, each with its rule.
#[derive(Clone, Debug, Default)]
pub struct Keeps {
    /// The identifier that only the owner writes on notes.
    pub marks: Option<(String, Option<String>)>,
    /// THE BOOK.
    pub book: Option<Option<String>>,
}

/// A player was added.
#[derive(Clone, Debug, Serialize)]
pub struct Added {
    /// Who.
    pub player: String,
    /// The global id.
    pub player_id: String,
    /// Who invited them.
    #[serde(skip)]
    pub guest_of: Option<String>,
    /// True for a guest.
    #[serde(skip)]
    pub is_guest: bool,
}

/// Several players were added.
#[derive(Clone, Debug, Serialize)]
pub struct AddedSeveral {
    /// All of them.
    pub players: Vec<Added>,
}

/// A player was renamed.
#[derive(Clone, Debug, Serialize)]
pub struct Renamed {
    /// The new name.
    pub player: String,
    /// The old name.
    pub was: String,
}

/// A player got another name.
#[derive(Clone, Debug, Serialize)]
pub struct Aliased {
    /// Who.
    pub player: String,
    /// The other name.
    pub alias: String,
}

/// Where somebody is paid.
#[derive(Clone, Debug, Serialize)]
pub struct PaidAt {
    /// Who.
    pub player: String,
    /// The handle; without one they are paid in person.
    pub paid_at: Option<String>,
}

/// The link to a player's page.
#[derive(Clone, Debug, Serialize)]
pub struct Linked {
    /// Who.
    pub player: String,
    /// The link; without one nothing opens it.
    pub link: Option<String>,
}

/// Two entries of one player were merged.
#[derive(Clone, Debug, Serialize)]
pub struct Merged {
    /// Whose entry stays.
    pub player: String,
    /// Whose entry went.
    pub merged: String,
}

/// Somebody is a regular or a guest.
#[derive(Clone, Debug, Serialize)]
pub struct Standing {
    /// Who.
    pub player: String,
    /// Who invited them; none for a regular.
    #[serde(skip)]
    pub guest_of: Option<String>,
}
