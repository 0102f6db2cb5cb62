//! The facts of a game that isn't poker: it began, moves were made, it was given up. Its end is a hand like any other.

use crate::ids::{HandId, NightId, PlayerId};
use crate::journal::dealing::Dealing;
use crate::journal::kinds::kinds;
use serde::{Deserialize, Serialize};

/// A fact of a game that isn't poker.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum PartyFact {
    /// A game that isn't poker began.
    PartyBegun(PartyBegun),
    /// Moves were made in it, or taken back.
    PartyMoved(PartyMoved),
    /// It was given up.
    PartyGivenUp(PartyGivenUp),
}

kinds!(PartyFact {
    PartyBegun = "party-begun",
    PartyMoved = "party-moved",
    PartyGivenUp = "party-given-up",
});

/// A game began: who plays, what was agreed. Money moves when it ends.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PartyBegun {
    pub night: NightId,
    pub hand: HandId,
    pub game: String,
    /// Who plays, clockwise.
    pub seats: Vec<PlayerId>,
    /// The seat of the dealer, from 0.
    pub dealer: usize,
    /// The seat that begins.
    pub first: usize,
    pub terms: Vec<PartyTerm>,
    /// How the program throws and deals; `None` if the table does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dealt: Option<Dealing>,
}

/// One thing that was agreed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PartyTerm {
    pub name: String,
    /// A number, a word, or an amount in minor units.
    pub value: String,
    /// `table`, `house` or `default`.
    pub by: String,
    /// The rule to cite.
    pub rule: String,
}

/// Moves were made. If `kept` is below the number of earlier moves, some were taken back first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PartyMoved {
    pub night: NightId,
    pub hand: HandId,
    /// How many of the earlier moves still stand.
    pub kept: usize,
    /// The new ones, each in the words it is typed with.
    pub moves: Vec<String>,
}

/// A game ends without a result: everybody gets back what they put in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PartyGivenUp {
    pub night: NightId,
    pub hand: HandId,
    pub game: String,
    pub why: String,
}

impl PartyFact {
    /// The night it belongs to.
    #[must_use]
    pub const fn night(&self) -> Option<NightId> {
        match self {
            Self::PartyBegun(PartyBegun { night, .. })
            | Self::PartyMoved(PartyMoved { night, .. })
            | Self::PartyGivenUp(PartyGivenUp { night, .. }) => Some(*night),
        }
    }
}
