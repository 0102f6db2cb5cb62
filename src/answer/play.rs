//! A game that isn't poker: how it stands, how it ended.

use crate::answer::hand::Hand;
use crate::answer::{Amount, ByName};
use engine::games::party::Cell;
use engine::refusal::Notice;
use serde::{Serialize, Serializer};

/// A game on the table, or just over.
#[derive(Clone, Debug, Serialize)]
pub struct Game {
    /// Whose turn it is, or how it was settled.
    #[serde(flatten)]
    pub stand: Stand,
    /// True while it goes on.
    pub running: bool,
    /// How many moves were made.
    pub moves: usize,
    /// The score sheet: what each has in each column.
    pub sheet: ByName<ByName<Mark>>,
    /// What each paid into the fund of the house, where anybody did.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fund: Option<ByName<Amount>>,
    /// Why it stands so; once a game is over, its hand has the reasons.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub why: Option<Vec<Notice>>,
    /// What else the sheet says.
    pub notes: Vec<String>,
}

/// Where a game is.
#[derive(Clone, Debug, Serialize)]
#[serde(untagged)]
pub enum Stand {
    /// It is over: its end is a hand like any other.
    Over(Hand),
    /// Somebody has to move.
    On {
        /// The game.
        game: String,
        /// What is in the middle.
        pot: Amount,
        /// Whose turn it is.
        turn: Option<String>,
        /// What is legal, in words.
        legal: String,
    },
}

/// One cell of a score sheet.
#[derive(Clone, Debug)]
pub struct Mark(pub Cell);

impl Serialize for Mark {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match &self.0 {
            Cell::Text(text) => serializer.serialize_str(text),
            Cell::Points(points) => points.serialize(serializer),
            Cell::Empty => serializer.serialize_none(),
        }
    }
}

/// A game that ended without a result.
#[derive(Clone, Debug, Serialize)]
pub struct Abandoned {
    /// The game.
    pub game: String,
    /// False.
    pub running: bool,
    /// Why.
    pub given_up: String,
    /// Who played it.
    pub players: Vec<String>,
}

/// A game that nobody wanted to start.
#[derive(Clone, Debug, Serialize)]
pub struct NotBegun {
    /// False.
    pub running: bool,
}
