//! The people of the book.

use crate::answer::Amount;
use ledger::people::{Person as Known, Roster};
use serde::Serialize;

/// Everybody.
#[derive(Clone, Debug, Serialize)]
pub struct Everybody {
    /// One after the other.
    pub players: Vec<Person>,
}

/// A person of the book.
#[derive(Clone, Debug, Serialize)]
pub struct Person {
    /// The name.
    pub name: String,
    /// The id in the world.
    pub id: String,
    /// `regular` or `guest`.
    pub standing: &'static str,
    /// Who invited him.
    pub guest_of: Option<String>,
    /// What he is called besides.
    pub aliases: Vec<String>,
}

impl Person {
    /// A person as the roster has him.
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

/// One person, with what is agreed with him.
#[derive(Clone, Debug, Serialize)]
pub struct OnePerson {
    /// The person.
    #[serde(flatten)]
    pub person: Person,
    /// Where he is paid.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub paid_at: Option<String>,
    /// The most he may owe.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub limit: Option<Amount>,
    /// The houses that are his.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub owner_of: Vec<String>,
    /// For each of them what it keeps for its owner, as the house played at says it.
    #[serde(skip)]
    pub keeps: Vec<Keeps>,
}

/// What a house keeps for its owner, each with its rule.
#[derive(Clone, Debug, Default)]
pub struct Keeps {
    /// The identifier that only he writes on notes.
    pub marks: Option<(String, Option<String>)>,
    /// THE BOOK.
    pub book: Option<Option<String>>,
}

/// Somebody came into the book.
#[derive(Clone, Debug, Serialize)]
pub struct Added {
    /// Who.
    pub player: String,
    /// The id in the world.
    pub player_id: String,
    /// Who invited him.
    #[serde(skip)]
    pub guest_of: Option<String>,
    /// True if he is a guest.
    #[serde(skip)]
    pub is_guest: bool,
}

/// Several players came into the book.
#[derive(Clone, Debug, Serialize)]
pub struct AddedSeveral {
    /// All of them.
    pub players: Vec<Added>,
}

/// Somebody is called otherwise.
#[derive(Clone, Debug, Serialize)]
pub struct Renamed {
    /// What he is called.
    pub player: String,
    /// What he was called.
    pub was: String,
}

/// Somebody is found by another name too.
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
    /// The handle; without one he is paid in person.
    pub paid_at: Option<String>,
}

/// The link to somebody's page.
#[derive(Clone, Debug, Serialize)]
pub struct Linked {
    /// Who.
    pub player: String,
    /// The link; without one nothing opens it.
    pub link: Option<String>,
}

/// Two records are one person.
#[derive(Clone, Debug, Serialize)]
pub struct Merged {
    /// Whose record stays.
    pub player: String,
    /// Whose record went.
    pub merged: String,
}

/// Somebody is a regular or a guest.
#[derive(Clone, Debug, Serialize)]
pub struct Standing {
    /// Who.
    pub player: String,
    /// Who invited him; he is a regular if nobody did.
    #[serde(skip)]
    pub guest_of: Option<String>,
}
